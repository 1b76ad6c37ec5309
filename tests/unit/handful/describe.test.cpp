// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include "catch.hpp"

#include <string>
#include <string_view>

namespace {

struct even {
    bool operator()(int value) const { return value % 2 == 0; }
};
struct listener {
    void reordered(auto const&) noexcept {}
};

template <class C>
bool says(std::string_view text) {
    std::string_view const all = handful::describe<C>();
    return all.find(text) != std::string_view::npos;
}

} // namespace

TEST_CASE("describe names every policy of a composition") {
    using C = handful::collection<int, handful::require<even>, handful::checked, handful::small_buffer<3>,
                                  handful::notify<listener>, handful::growth<3, 2>>;
    CHECK(says<C>("small_buffer<3>"));
    CHECK(says<C>("require<"));
    CHECK(says<C>("even"));
    CHECK(says<C>("notify<"));
    CHECK(says<C>("listener"));
    CHECK(says<C>("checked"));
    CHECK(says<C>("growth<3, 2>"));
    using D = handful::collection<int*, handful::reject_null>;
    CHECK(says<D>("inline_one"));
    CHECK(says<D>("reject_null"));
}

TEST_CASE("describe is the same for every order, and differs between compositions") {
    using handful::describe;
    using A = handful::collection<int*, handful::heap_vector, handful::reject_null>;
    using B = handful::collection<int*, handful::reject_null, handful::heap_vector>;
    CHECK(std::string_view(describe<A>()) == std::string_view(describe<B>()));
    using D = handful::collection<int*, handful::reject_null>;
    CHECK(std::string_view(describe<A>()) != std::string_view(describe<D>()));
}

TEST_CASE("describe is a constant") {
    constexpr std::string_view text = handful::describe<handful::collection<int>>();
    static_assert(!text.empty());
    CHECK(!text.empty());
}
