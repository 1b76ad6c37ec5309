// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <ranges>

using namespace test;

namespace {

constexpr std::size_t sizes[] = {0, 1, 2, 3, 12};

// Held in blocks and then shrunk in place: the states that a size alone does not reach.
template <class C>
constexpr C spilled(std::span<int const> values) {
    C c;
    if constexpr (!is_fixed<C>) c.reserve(values.size() + 9);
    for (int const value : values) c.push_back(make<typename C::value_type>(value));
    return c;
}

template <class C>
constexpr C in_state(std::size_t n, bool block) {
    if (block) return spilled<C>(counting(n));
    return filled<C>(counting(n));
}

} // namespace

CONSTEXPR_BEHAVIOUR(copies_are_equal_and_independent, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t const n : sizes) {
            for (bool const block : {false, true}) {
                C c = in_state<C>(n, block);
                C const copy(c);
                HOLDS_VALUES(copy, counting(n));
                HOLDS_VALUES(c, counting(n));
                c.clear();
                HOLDS_VALUES(copy, counting(n));
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(moves_empty_the_source_which_stays_usable, every_kind) {
    for (std::size_t const n : sizes) {
        for (bool const block : {false, true}) {
            C source = in_state<C>(n, block);
            C c(std::move(source));
            HOLDS_VALUES(c, counting(n));
            if constexpr (empty_after_move<C>) {
                HOLDS_VALUES(source, std::vector<int>{});
                source.push_back(make<T>(5));
                source.push_back(make<T>(6));
                source.push_back(make<T>(7));
                HOLDS(source, ({5, 6, 7}));
            }
            HOLDS_VALUES(c, counting(n));
        }
    }
}

CONSTEXPR_BEHAVIOUR(moving_a_block_allocates_nothing, every_kind) {
    if constexpr (!is_fixed<C> && !has_listener<C>) {
        C source = in_state<C>(12, true);
        C target = in_state<C>(12, true);
        T const* const data = source.data();
        reading const before = allocations::so_far();
        C c(std::move(source));
        EXPECT(c.data() == data);
        target = std::move(c);
        EXPECT(target.data() == data);
        swap(target, c);
        EXPECT(c.data() == data);
        EXPECT(allocations::so_far() == before);
    }
}

CONSTEXPR_BEHAVIOUR(copy_assignment_between_all_sizes, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t const n : sizes) {
            for (std::size_t const m : sizes) {
                for (bool const block : {false, true}) {
                    C const source = in_state<C>(n, block);
                    C c = in_state<C>(m, !block);
                    C& result = c = source;
                    EXPECT(&result == &c);
                    HOLDS_VALUES(c, counting(n));
                    HOLDS_VALUES(source, counting(n));
                }
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(move_assignment_between_all_sizes, every_kind) {
    for (std::size_t const n : sizes) {
        for (std::size_t const m : sizes) {
            for (bool const block : {false, true}) {
                C source = in_state<C>(n, block);
                C c = in_state<C>(m, !block);
                C& result = c = std::move(source);
                EXPECT(&result == &c);
                HOLDS_VALUES(c, counting(n));
                if constexpr (empty_after_move<C>) {
                    HOLDS_VALUES(source, std::vector<int>{});
                    source.push_back(make<T>(5));
                    HOLDS(source, ({5}));
                }
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(assignment_tells_both_listeners, every_kind) {
    if constexpr (has_listener<C>) {
        C source = filled<C>({1, 2, 3});
        C c = filled<C>({4, 5});
        forget_events(source);
        forget_events(c);
        c = std::move(source);
        EXPECT(c.listener().events() == event_log{{told::removing, 0, 2}, {told::inserted, 0, 3}});
        EXPECT(source.listener().events() == event_log{{told::removing, 0, 3}});
        C empty;
        forget_events(c);
        c = std::move(empty);
        EXPECT(c.listener().events() == event_log{{told::removing, 0, 3}});
        EXPECT(empty.listener().events().empty());
        HOLDS(c, ({}));
    }
}

CONSTEXPR_BEHAVIOUR(self_assignment_and_self_swap_keep_the_value_silently, every_kind) {
    for (std::size_t const n : sizes) {
        for (bool const block : {false, true}) {
            C c = in_state<C>(n, block);
            C& same = c;
            forget_events(c);
            if constexpr (std::copy_constructible<T>) {
                c = same;
                HOLDS_VALUES(c, counting(n));
            }
            c = std::move(same);
            HOLDS_VALUES(c, counting(n));
            c.swap(same);
            HOLDS_VALUES(c, counting(n));
            swap(c, same);
            HOLDS_VALUES(c, counting(n));
            std::ranges::swap(c, same);
            HOLDS_VALUES(c, counting(n));
            EXPECT(silent(c));
        }
    }
}

CONSTEXPR_BEHAVIOUR(swap_between_all_sizes, every_kind) {
    for (std::size_t const n : sizes) {
        for (std::size_t const m : sizes) {
            for (bool const block : {false, true}) {
                C a = in_state<C>(n, block);
                C b = in_state<C>(m, !block);
                a.swap(b);
                HOLDS_VALUES(a, counting(m));
                HOLDS_VALUES(b, counting(n));
                swap(a, b);
                HOLDS_VALUES(a, counting(n));
                HOLDS_VALUES(b, counting(m));
                std::swap(a, b);
                HOLDS_VALUES(a, counting(m));
                HOLDS_VALUES(b, counting(n));
                std::ranges::swap(a, b);
                HOLDS_VALUES(a, counting(n));
                HOLDS_VALUES(b, counting(m));
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(swap_tells_removals_on_both_sides_first, every_kind) {
    if constexpr (has_listener<C>) {
        C a = filled<C>({1, 2, 3});
        C b = filled<C>({4});
        forget_events(a);
        forget_events(b);
        a.swap(b);
        EXPECT(a.listener().events() == event_log{{told::removing, 0, 3}, {told::inserted, 0, 1}});
        EXPECT(b.listener().events() == event_log{{told::removing, 0, 1}, {told::inserted, 0, 3}});
        C empty;
        forget_events(a);
        swap(empty, a);
        EXPECT(a.listener().events() == event_log{{told::removing, 0, 1}});
        EXPECT(empty.listener().events() == event_log{{told::inserted, 0, 1}});
    }
}

CONSTEXPR_BEHAVIOUR(a_vector_of_collections_grows, every_kind) {
    std::vector<C> many;
    for (std::size_t n = 0; n != 9; ++n) {
        many.push_back(filled<C>(counting(n % 4)));
        many.emplace(many.begin(), filled<C>(counting(n % 3)));
    }
    for (std::size_t n = 0; n != 9; ++n) HOLDS_VALUES(many[9 + n], counting(n % 4));
}
