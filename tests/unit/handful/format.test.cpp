// SPDX-License-Identifier: BSL-1.0
#include <handful/format.hpp>

#include "matrix.hpp"

#include <iomanip>
#include <sstream>

using namespace test;

namespace {

struct not_printable {};

template <class T>
concept printed = requires(std::ostream& out, T const& value) { out << value; };

template <class C>
std::string text_of(C const& c) {
    std::ostringstream out;
    out << c;
    return out.str();
}

} // namespace

TEST_CASE("a collection is written as std::format writes ranges") {
    for_each_storage([]<class S>() {
        using C = handful::collection<int, S>;
        CHECK(text_of(C{}) == "[]");
        CHECK(text_of(C{1}) == "[1]");
        CHECK(text_of(C{1, 2, 3}) == "[1, 2, 3]");
    });
    CHECK(text_of(handful::collection<handful::collection<int>>{{1, 2}, {}}) == "[[1, 2], []]");
}

TEST_CASE("a width and a base count for each element") {
    std::ostringstream out;
    out << std::hex << std::setw(4) << handful::collection<int>{10, 255} << 16;
    CHECK(out.str() == "[   a,   ff]10");
}

TEST_CASE("what cannot be printed makes no collection printable") {
    static_assert(printed<handful::collection<int>>);
    static_assert(!printed<handful::collection<not_printable>>);
}

#if defined(__cpp_lib_format)
TEST_CASE("std::format takes collections") {
    CHECK(std::format("{}", handful::collection<int>{1, 2}) == "[1, 2]");
#if !defined(__cpp_lib_format_ranges)
    CHECK(std::format("{:02}", handful::collection<int>{1, 2}) == "[01, 02]");
#endif
}
#endif
