// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

using namespace test;

CONSTEXPR_BEHAVIOUR(unchecked_additions_take_what_there_is_room_for, every_kind) {
    for (std::size_t size = 0; size != 4; ++size) {
        C c = filled<C>(counting(size));
        c.reserve(6);
        T const* const place = c.data();
        std::vector<T> more = elements<T>({11, 12});
        reading const before = allocations::so_far();
        c.unchecked_push_back(std::move(more[0]));
        static_assert(
            std::same_as<decltype(c.unchecked_emplace_back(std::move(more[1]))), typename C::reference>);
        EXPECT(value_of(c.unchecked_emplace_back(std::move(more[1]))) == 12);
        if constexpr (!has_listener<C>) EXPECT(allocations::so_far() == before);
        std::vector<int> expected = counting(size);
        expected.insert(expected.end(), {11, 12});
        HOLDS_VALUES(c, expected);
        EXPECT(c.data() == place);
        if constexpr (rejects_null<C> && nullable<T>)
            EXPECT_THROWS(handful::null_element, c.unchecked_emplace_back());
        HOLDS_VALUES(c, expected);
    }
}

CONSTEXPR_BEHAVIOUR(an_unordered_erasure_puts_the_last_element_in_the_gap, every_kind) {
    for (std::size_t size = 1; size != 6; ++size) {
        for (std::size_t i = 0; i != size; ++i) {
            C c = filled<C>(counting(size));
            forget_events(c);
            auto const after = c.unordered_erase(at(c, i));
            EXPECT(index_of(c, after) == i);
            std::vector<int> expected = counting(size);
            expected[i] = expected.back();
            expected.pop_back();
            HOLDS_VALUES(c, expected);
            if constexpr (has_listener<C>) {
                event_log expected_events = events_if(i + 1 != size, {{told::reordered}});
                expected_events.push_back({told::removing, size - 1, 1});
                EXPECT(c.listener().events() == expected_events);
            }
        }
    }
}

#if !defined(NDEBUG)
TEST_CASE("an unchecked addition without room is asserted, and stops a checked collection in every build") {
    CHECK(dies([] {
        handful::collection<int> c{1};
        c.unchecked_push_back(2);
    }));
    CHECK(dies([] {
        handful::collection<int> c{1};
        c.resize_and_overwrite(3, [](int*, std::size_t n) { return n + 1; });
    }));
}
#endif

TEST_CASE("resize_and_overwrite gives the old values, room, and takes the size") {
    for_each_storage([]<class S>() {
        using C = handful::collection<int, S>;
        C c{1, 2};
        c.resize_and_overwrite(6, [](int* first, std::size_t n) {
            CHECK(n == 6);
            CHECK(first[1] == 2);
            for (std::size_t i = 2; i != n; ++i) first[i] = static_cast<int>(i) + 1;
            return n - 1;
        });
        HOLDS(c, ({1, 2, 3, 4, 5}));
        c.resize_and_overwrite(3, [](int* first, std::size_t n) {
            first[0] = 9;
            return n;
        });
        HOLDS(c, ({9, 2, 3}));
        CHECK_THROWS_AS(
            c.resize_and_overwrite(8, [](int*, std::size_t) -> std::size_t { throw budget_spent(); }),
            budget_spent);
        HOLDS(c, ({9, 2, 3}));
        c.resize_and_overwrite(0, [](int*, std::size_t n) { return n; });
        HOLDS(c, ({}));
    });
    handful::collection<int, handful::fixed_capacity<4>> full;
    CHECK_THROWS_AS(full.resize_and_overwrite(5, [](int*, std::size_t n) { return n; }), std::bad_alloc);
}

namespace {

template <class C>
concept overwritten = requires(C& c) { c.resize_and_overwrite(1, [](auto*, std::size_t n) { return n; }); };

} // namespace

TEST_CASE("resize_and_overwrite is for trivial elements that nobody judges or watches") {
    static_assert(overwritten<handful::collection<int>>);
    static_assert(overwritten<handful::collection<int*>>);
    static_assert(!overwritten<handful::collection<int*, handful::reject_null>>);
    static_assert(!overwritten<handful::collection<int, handful::notify<mirror>>>);
    static_assert(!overwritten<handful::collection<std::string>>);
}
