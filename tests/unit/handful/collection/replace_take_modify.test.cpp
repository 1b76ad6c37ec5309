// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

using namespace test;

CONSTEXPR_BEHAVIOUR(replace_returns_the_old_element, every_kind) {
    for (std::size_t size = 1; size != 5; ++size) {
        for (std::size_t i = 0; i != size; ++i) {
            C c = filled<C>(counting(size));
            forget_events(c);
            T const old = c.replace(at(c, i), make<T>(9));
            EXPECT(value_of(old) == static_cast<int>(i) + 1);
            std::vector<int> expected = counting(size);
            expected[i] = 9;
            HOLDS_VALUES(c, expected);
            if constexpr (has_listener<C>) EXPECT(c.listener().log() == event_log{{told::replaced, i, 1}});
        }
    }
}

CONSTEXPR_BEHAVIOUR(replace_by_an_equal_value_is_a_change, every_kind) {
    C c = filled<C>({1, 2});
    forget_events(c);
    static_cast<void>(c.replace(c.begin(), make<T>(1)));
    HOLDS(c, ({1, 2}));
    if constexpr (has_listener<C>) EXPECT(c.listener().log() == event_log{{told::replaced, 0, 1}});
    if constexpr (std::copy_constructible<T>) {
        static_cast<void>(c.replace(c.begin(), c[1]));
        HOLDS(c, ({2, 2}));
        static_cast<void>(c.replace(c.begin(), c[0]));
        HOLDS(c, ({2, 2}));
    }
}

CONSTEXPR_BEHAVIOUR(take_moves_the_element_out_and_erases, every_kind) {
    for (std::size_t size = 1; size != 5; ++size) {
        for (std::size_t i = 0; i != size; ++i) {
            C c = filled<C>(counting(size));
            forget_events(c);
            T const taken = c.take(at(c, i));
            EXPECT(value_of(taken) == static_cast<int>(i) + 1);
            std::vector<int> expected = counting(size);
            expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(i));
            HOLDS_VALUES(c, expected);
            if constexpr (has_listener<C>) EXPECT(c.listener().log() == event_log{{told::removing, i, 1}});
        }
    }
}

CONSTEXPR_BEHAVIOUR(modify_works_on_a_copy_which_then_replaces, every_kind) {
    if constexpr (std::copyable<T>) {
        for (std::size_t i = 0; i != 3; ++i) {
            C c = filled<C>({1, 2, 3});
            forget_events(c);
            c.modify(at(c, i), [&](T& element) {
                EXPECT(&element != c.data() + i);
                EXPECT(value_of(element) == static_cast<int>(i) + 1);
                element = make<T>(9);
            });
            std::vector<int> expected{1, 2, 3};
            expected[i] = 9;
            HOLDS_VALUES(c, expected);
            if constexpr (has_listener<C>) EXPECT(c.listener().log() == event_log{{told::replaced, i, 1}});
        }
    }
}

CONSTEXPR_BEHAVIOUR(modify_that_throws_changes_nothing, every_kind) {
    if constexpr (std::copyable<T>) {
        C c = filled<C>({1, 2, 3});
        forget_events(c);
        EXPECT_THROWS(budget_spent, c.modify(at(c, 1), [](T& element) {
            element = make<T>(9);
            throw budget_spent{};
        }));
        HOLDS(c, ({1, 2, 3}));
        EXPECT(silent(c));
    }
}
