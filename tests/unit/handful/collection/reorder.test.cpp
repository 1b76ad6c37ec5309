// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <handful/sort.hpp>

#include <algorithm>

using namespace test;

namespace {

struct by_value {
    template <class T>
    constexpr bool operator()(T const& a, T const& b) const {
        return value_of(a) < value_of(b);
    }
};

struct throwing_comparison {
    template <class T>
    bool operator()(T const& a, T const& b) const {
        if ((*calls)++ == limit) throw budget_spent{};
        return value_of(a) < value_of(b);
    }
    int* calls;
    int limit;
};

struct to_value {
    template <class T>
    constexpr int operator()(T const& element) const {
        return value_of(element);
    }
};

template <class C>
constexpr void check_reordered(C const& c, std::vector<int> const& expected) {
    HOLDS_VALUES(c, expected);
    if constexpr (has_listener<C>)
        EXPECT(c.listener().log() == events_if(expected.size() >= 2, {{told::reordered}}));
}

} // namespace

CONSTEXPR_BEHAVIOUR(reverse_any_size, every_kind) {
    for (std::size_t size = 0; size != 7; ++size) {
        C c = filled<C>(counting(size));
        forget_events(c);
        c.reverse();
        std::vector<int> expected = counting(size);
        std::reverse(expected.begin(), expected.end());
        check_reordered(c, expected);
    }
}

CONSTEXPR_BEHAVIOUR(rotate_to_any_position, every_kind) {
    for (std::size_t size = 1; size != 6; ++size) {
        for (std::size_t middle = 1; middle < size; ++middle) {
            C c = filled<C>(counting(size));
            forget_events(c);
            c.rotate(at(c, middle));
            std::vector<int> expected = counting(size);
            std::rotate(expected.begin(), expected.begin() + static_cast<std::ptrdiff_t>(middle),
                        expected.end());
            check_reordered(c, expected);
        }
    }
    // to where they are
    for (std::size_t size = 0; size != 4; ++size) {
        C c = filled<C>(counting(size));
        c.rotate(c.begin());
        HOLDS_VALUES(c, counting(size));
        c.rotate(c.end());
        HOLDS_VALUES(c, counting(size));
    }
}

CONSTEXPR_BEHAVIOUR(swap_any_two_elements, every_kind) {
    for (std::size_t i = 0; i != 4; ++i) {
        for (std::size_t j = 0; j != 4; ++j) {
            C c = filled<C>({1, 2, 3, 4});
            forget_events(c);
            c.swap_elements(i, j);
            std::vector<int> expected{1, 2, 3, 4};
            std::swap(expected[i], expected[j]);
            HOLDS_VALUES(c, expected);
            if constexpr (has_listener<C>)
                if (i != j) EXPECT(c.listener().log() == event_log{{told::reordered}});
        }
    }
}

CONSTEXPR_BEHAVIOUR(sort_by_comparison_and_projection, every_kind) {
    for (std::size_t size = 0; size != 7; ++size) {
        std::vector<int> order = counting(size);
        do {
            C c = filled<C>(order);
            forget_events(c);
            c.sort(by_value{});
            check_reordered(c, counting(size));
        } while (size < 5 && std::next_permutation(order.begin(), order.end()));
    }
    C c = filled<C>({3, 1, 2});
    forget_events(c);
    c.sort(std::ranges::greater{}, to_value{});
    check_reordered(c, {3, 2, 1});
    if constexpr (!std::same_as<T, std::unique_ptr<item>> && !std::same_as<T, std::shared_ptr<item>> &&
                  !std::same_as<T, std::string>) {
        forget_events(c);
        c.sort();
        check_reordered(c, {1, 2, 3});
    }
}

BEHAVIOUR(sort_with_a_comparison_that_throws_tells_once_and_loses_nothing, every_kind) {
    for (int limit = 0; limit != 7; ++limit) {
        C c = filled<C>({5, 4, 3, 2, 1});
        forget_events(c);
        int calls = 0;
        bool thrown = false;
        try {
            c.sort(throwing_comparison{&calls, limit});
        } catch (budget_spent const&) {
            thrown = true;
        }
        EXPECT(c.size() == 5);
        if (!thrown) {
            HOLDS(c, ({1, 2, 3, 4, 5}));
        } else if constexpr (is_const_access<C>) {
            // in some order, but all of them: what was moved from would be null or break a rule
            std::vector<int> const left = values_in(c);
            std::vector<int> const all = counting(5);
            EXPECT(std::is_permutation(left.begin(), left.end(), all.begin(), all.end()));
            HOLDS_VALUES(c, left);
            if constexpr (has_listener<C>) EXPECT(c.listener().log() == event_log{{told::reordered}});
        }
    }
}
