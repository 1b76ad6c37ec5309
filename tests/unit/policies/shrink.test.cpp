// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

using namespace test;

namespace {

template <std::size_t N, class... P>
using shrinking = handful::collection<counted, handful::small_buffer<N>, handful::shrink_to_inline, P...>;

// Where the elements are after `remove` was called on so many.
template <class C, class Remove>
bool goes_inside(std::size_t size, Remove remove) {
    C c = filled<C>(counting(size));
    remove(c);
    return c.is_inline();
}

// Goes inside as soon as that is possible.
struct eager {
    static constexpr auto policy_category = handful::category::shrink;
    static constexpr bool goes_inside(std::size_t, std::size_t) noexcept { return true; }
};

} // namespace

TEST_CASE("shrink_to_inline goes inside at half of what fits, and not before") {
    shrinking<4> c = filled<shrinking<4>>(counting(5));
    for (std::size_t const left : {4U, 3U}) {
        c.pop_back();
        CHECK(c.size() == left);
        CHECK_FALSE(c.is_inline());
    }
    c.pop_back();
    CHECK(c.is_inline());
    CHECK(c.capacity() == 4);
    HOLDS(c, ({1, 2}));

    shrinking<1> one = filled<shrinking<1>>(counting(2));
    one.pop_back();
    CHECK_FALSE(one.is_inline());
    one.pop_back();
    CHECK(one.is_inline());
}

TEST_CASE("every removal asks whether to go inside") {
    using C = shrinking<4>;
    CHECK(goes_inside<C>(6, [](C& c) { c.clear(); }));
    CHECK(goes_inside<C>(6, [](C& c) { c.resize(2); }));
    CHECK_FALSE(goes_inside<C>(6, [](C& c) { c.resize(3); }));
    CHECK(goes_inside<C>(6, [](C& c) { c.erase(c.begin(), c.begin() + 4); }));
    CHECK(goes_inside<C>(6, [](C& c) {
        c.resize(3);
        c.erase(c.begin());
    }));
    CHECK(goes_inside<C>(6, [](C& c) {
        c.resize(3);
        static_cast<void>(c.take(c.begin()));
    }));
    CHECK(goes_inside<C>(6, [](C& c) {
        c.resize(3);
        c.unordered_erase(c.begin());
    }));
    CHECK(goes_inside<C>(6, [](C& c) {
        c.resize(3);
        static_cast<void>(c.remove(counted(1)));
    }));
    CHECK(
        goes_inside<C>(6, [](C& c) { erase_if(c, [](counted const& each) { return value_of(each) > 1; }); }));
    CHECK(goes_inside<C>(6, [](C& c) { c.assign(2, counted(1)); }));
    CHECK(goes_inside<C>(6, [](C& c) { c = C(1); }));
    CHECK(goes_inside<C>(6, [](C& c) {
        C const other = filled<C>({1});
        c = other;
    }));
    CHECK_FALSE(goes_inside<C>(6, [](C& c) { c.erase(c.begin(), c.begin()); }));
}

TEST_CASE("what was inside stays there, and adding does not go inside") {
    shrinking<4> c = filled<shrinking<4>>({1, 2});
    counted const* const place = c.data();
    c.pop_back();
    CHECK(c.data() == place);
    c.reserve(9);
    c.push_back(counted(2));
    CHECK_FALSE(c.is_inline());
    HOLDS(c, ({1, 2}));
}

TEST_CASE("Where a removal makes elements go back inside (a shrink policy), `relocated` is told behind it") {
    shrinking<4, handful::notify<mirror>> c = filled<shrinking<4, handful::notify<mirror>>>(counting(5));
    c.listener().forget();
    c.erase(c.begin() + 1, c.begin() + 4);
    CHECK(c.listener().log() == event_log{{told::removing, 1, 3}, {told::relocated}});
    HOLDS(c, ({1, 5}));
    c.append_range(elements<counted>({6, 7, 8}));
    c.listener().forget();
    std::vector<counted> const none_at_all;
    c.assign(none_at_all.begin(), none_at_all.end());
    CHECK(c.listener().log() == event_log{{told::removing, 0, 5}, {told::relocated}});
}

TEST_CASE("going to and fro over the edge keeps the block") {
    shrinking<4> c = filled<shrinking<4>>(counting(5));
    long const before = allocations::made;
    for (int i = 0; i != 100; ++i) {
        c.pop_back();
        c.pop_back();
        c.emplace_back(1);
        c.emplace_back(2);
    }
    CHECK(allocations::made == before);
    // A policy without hysteresis does not.
    using C = handful::collection<counted, handful::small_buffer<4>, eager>;
    C d = filled<C>(counting(5));
    long const made = allocations::made;
    for (int i = 0; i != 100; ++i) {
        d.pop_back();
        d.emplace_back(1);
    }
    CHECK(allocations::made == made + 100);
}

TEST_CASE("a word that was a block is an element again") {
    using C = handful::collection<item*, handful::reject_null, handful::shrink_to_inline>;
    static_assert(sizeof(C) == sizeof(void*));
    C c = filled<C>({1, 2, 3});
    c.clear();
    CHECK(c.is_inline());
    long const before = allocations::made;
    c.push_back(item_at(4));
    CHECK(allocations::made == before);
    HOLDS(c, ({4}));
}

TEST_CASE("shrink_never keeps the block") {
    handful::collection<counted, handful::small_buffer<4>> c =
        filled<handful::collection<counted, handful::small_buffer<4>>>(counting(9));
    std::size_t const capacity = c.capacity();
    c.clear();
    CHECK(c.capacity() == capacity);
}
