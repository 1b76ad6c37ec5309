// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

using namespace test;

CONSTEXPR_BEHAVIOUR(resize_with_a_value, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t size = 0; size != 6; ++size) {
            for (std::size_t wanted = 0; wanted != 9; ++wanted) {
                C c = filled<C>(counting(size));
                forget_events(c);
                c.resize(wanted, make<T>(9));
                std::vector<int> expected = counting(size);
                expected.resize(wanted, 9);
                HOLDS_VALUES(c, expected);
                if constexpr (has_listener<C>) {
                    event_log told;
                    if (wanted > size) told.push_back({told::inserted, size, wanted - size});
                    else if (wanted < size) told.push_back({told::removing, wanted, size - wanted});
                    EXPECT(c.listener().events() == told);
                }
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(resize_with_blank_elements, every_kind) {
    if constexpr (std::default_initializable<T>) {
        for (std::size_t size = 0; size != 6; ++size) {
            for (std::size_t wanted = 0; wanted != 9; ++wanted) {
                C c = filled<C>(counting(size));
                forget_events(c);
                std::vector<int> expected = counting(size);
                if constexpr (keeps_null_out<C> && nullable<T>) {
                    if (wanted > size) {
                        if constexpr (rejects_null<C>) {
                            EXPECT_THROWS(handful::null_element, c.resize(wanted));
                            HOLDS_VALUES(c, expected);
                            EXPECT(silent(c));
                        }
                        continue;
                    }
                }
                c.resize(wanted);
                expected.resize(wanted, blank<T>());
                HOLDS_VALUES(c, expected);
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(reserve_makes_room_and_keeps_elements_silently, every_kind) {
    for (std::size_t size = 0; size != 5; ++size) {
        for (std::size_t const wanted : counts{0, 1, 2, 3, 4, 5, 9, 16}) {
            C c = filled<C>(counting(size));
            std::size_t const capacity = c.capacity();
            T const* const data = c.data();
            forget_events(c);
            c.reserve(wanted);
            EXPECT(c.capacity() >= wanted);
            if (wanted <= capacity) EXPECT(c.capacity() == capacity && c.data() == data);
            HOLDS_VALUES(c, counting(size));
            EXPECT(silent(c));
            if constexpr (!has_listener<C>) {
                std::vector<T> more = elements<T>(counting(c.capacity() < 20 ? c.capacity() - size : 0));
                reading const before = allocations::so_far();
                for (T& value : more) c.push_back(std::move(value));
                EXPECT(allocations::so_far() == before);
            }
        }
    }
}

BEHAVIOUR(shrink_to_fit_gives_the_block_back_where_the_elements_fit_inline, every_kind) {
    for (std::size_t size = 0; size != 6; ++size) {
        C c = filled<C>(counting(size));
        if constexpr (!is_fixed<C>) c.reserve(14);
        forget_events(c);
        c.shrink_to_fit();
        HOLDS_VALUES(c, counting(size));
        EXPECT(silent(c));
        if (size <= C::inline_capacity) {
            EXPECT(c.is_inline());
            EXPECT(c.capacity() == C::inline_capacity);
        } else {
            EXPECT(c.capacity() < 14);
        }
        T const* const data = c.data();
        c.shrink_to_fit();
        EXPECT(c.data() == data);
        c.push_back(make<T>(9));
        std::vector<int> expected = counting(size);
        expected.push_back(9);
        HOLDS_VALUES(c, expected);
    }
}

BEHAVIOUR(is_inline_says_whether_a_block_is_held, every_kind) {
    C c;
    for (int n = 0; n != 8; ++n) {
        EXPECT(c.is_inline() || c.capacity() > C::inline_capacity || C::inline_capacity == 0);
        if (static_cast<std::size_t>(n) <= C::inline_capacity) EXPECT(c.is_inline());
        else EXPECT(!c.is_inline());
        c.push_back(make<T>(n + 1));
    }
    [[maybe_unused]] C const moved(std::move(c));
    if constexpr (empty_after_move<C>) EXPECT(c.is_inline());
}

// Down over the edge between inline and block and up again, many times; the default never goes back by itself.
CONSTEXPR_BEHAVIOUR(elements_survive_crossing_the_inline_edge, every_kind) {
    C c;
    std::size_t const edge = C::inline_capacity < 12 ? C::inline_capacity : 4;
    std::vector<int> expected;
    for (int round = 0; round != 6; ++round) {
        while (c.size() < edge + 2) {
            c.push_back(make<T>(round + 1));
            expected.push_back(round + 1);
            HOLDS_VALUES(c, expected);
        }
        std::size_t const capacity = c.capacity();
        while (c.size() + 1 > edge && !c.empty()) {
            c.pop_back();
            expected.pop_back();
            HOLDS_VALUES(c, expected);
        }
        EXPECT(shrinks<C> || c.capacity() == capacity);
        if (round % 2 == 1) {
            c.shrink_to_fit();
            HOLDS_VALUES(c, expected);
        }
    }
}

CONSTEXPR_BEHAVIOUR(each_move_of_data_is_told_before_the_event_of_the_operation, every_kind) {
    if constexpr (has_listener<C>) {
        C c;
        for (int n = 1; n != 15; ++n) {
            T const* const data = c.data();
            bool const held = !c.empty();
            c.listener().forget();
            c.push_back(make<T>(n));
            std::size_t const index = static_cast<std::size_t>(n) - 1;
            event_log const plain{{told::inserted, index, 1}};
            event_log const moved{{told::relocated}, {told::inserted, index, 1}};
            if (held) EXPECT(c.listener().log() == (c.data() == data ? plain : moved));
            else EXPECT(c.listener().events() == plain);
        }
        C one = filled<C>({1});
        one.listener().forget();
        T const* data = one.data();
        one.reserve(14);
        EXPECT(one.listener().log() == events_if(one.data() != data, {{told::relocated}}));
        one.listener().forget();
        data = one.data();
        one.shrink_to_fit();
        EXPECT(one.listener().log() == events_if(one.data() != data, {{told::relocated}}));
    }
}
