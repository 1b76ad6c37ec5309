// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <handful/detail/spare_room.hpp>

// With the address sanitizer the room behind the elements of a block is not to be touched.
#if HANDFUL_MARKS_SPARE_ROOM

using namespace test;

namespace {

template <class C>
bool is_marked(C const& c) {
    auto* const first = const_cast<typename C::value_type*>(c.data());
    for (std::size_t i = 0; i != c.size(); ++i)
        if (__asan_region_is_poisoned(first + i, sizeof *first) != nullptr) return false;
    for (std::size_t i = c.size(); i != c.capacity(); ++i)
        if (__asan_address_is_poisoned(first + i) == 0) return false;
    return true;
}

template <class T, class S, class... P>
void stays_marked() {
    using C = handful::collection<T, S, P...>;
    C c;
    c.reserve(9);
    CHECK(is_marked(c));
    for (int i = 0; i != 12; ++i) {
        c.push_back(make<T>(i));
        CHECK(is_marked(c));
    }
    c.erase(c.begin() + 1, c.begin() + 9);
    CHECK(is_marked(c));
    c.insert(c.begin(), make<T>(1));
    CHECK(is_marked(c));
    C moved(std::move(c));
    CHECK(is_marked(moved));
    c = std::move(moved);
    CHECK(is_marked(c));
    C other;
    for (int i = 0; i != 4; ++i) other.push_back(make<T>(i));
    swap(c, other);
    CHECK(is_marked(c));
    CHECK(is_marked(other));
    c.pop_back();
    CHECK(is_marked(c));
    c.reverse();
    static_cast<void>(c.take(c.begin()));
    CHECK(is_marked(c));
    c.clear();
    CHECK(is_marked(c));
    c.append_range(elements<T>({1, 2, 3}));
    CHECK(is_marked(c));
}

} // namespace

TEST_CASE("the room behind the elements of a block is marked, after every change") {
    stays_marked<std::string, handful::heap_vector>();
    stays_marked<counted, handful::heap_vector, handful::notify<mirror>>();
    stays_marked<item*, handful::inline_one, handful::reject_null>();
    stays_marked<long, handful::small_buffer<0>>();
}

TEST_CASE("memory of another allocator is not marked") {
    handful::collection<long, handful::heap_vector, handful::use_allocator<tracking_allocator<int>>> c;
    c.reserve(9);
    c.push_back(1);
    CHECK(__asan_address_is_poisoned(c.data() + 1) == 0);
}

#endif
