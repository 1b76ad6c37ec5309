// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <string_view>

using namespace test;

namespace {
template <class T>
inline constexpr bool found_by_value =
    !std::same_as<T, std::unique_ptr<item>> && !std::same_as<T, std::shared_ptr<item>>;
}

CONSTEXPR_BEHAVIOUR(contains_and_index_of_find_the_first_equal_element, every_kind) {
    C const empty;
    EXPECT(!empty.contains(make<T>(1)));
    EXPECT(!empty.index_of(make<T>(1)).has_value());
    C const c = filled<C>({4, 5, 6, 5});
    if constexpr (found_by_value<T>) {
        EXPECT(c.contains(make<T>(5)));
        EXPECT(c.index_of(make<T>(5)) == std::optional<std::size_t>(1));
        EXPECT(c.index_of(make<T>(6)) == std::optional<std::size_t>(2));
    }
    for (std::size_t i = 0; i != 3; ++i) {
        EXPECT(c.contains(c[i]));
        EXPECT(c.index_of(c[i]) == std::optional<std::size_t>(i));
    }
    EXPECT(!c.contains(make<T>(7)));
    EXPECT(!c.index_of(make<T>(7)).has_value());
}

CONSTEXPR_BEHAVIOUR(lookup_by_another_type, every_kind) {
    C c = filled<C>({4, 5, 6});
    if constexpr (std::same_as<T, int> || instrumented<T> || std::same_as<T, std::optional<int>>) {
        EXPECT(c.contains(5) && !c.contains(7));
        EXPECT(c.index_of(6) == std::optional<std::size_t>(2));
        EXPECT(c.remove(5) && !c.remove(5));
        HOLDS(c, ({4, 6}));
    } else if constexpr (std::same_as<T, std::string>) {
        EXPECT(c.contains("5") && !c.contains(std::string_view("7")));
        EXPECT(c.index_of(std::string_view("5")) == std::optional<std::size_t>(1));
        EXPECT(c.remove("5") && !c.remove("5"));
        HOLDS(c, ({4, 6}));
    }
}

CONSTEXPR_BEHAVIOUR(remove_takes_the_first_equal_element_out, every_kind) {
    C c = filled<C>({4, 5, 6, 5});
    forget_events(c);
    EXPECT(!c.remove(make<T>(7)));
    HOLDS(c, ({4, 5, 6, 5}));
    EXPECT(silent(c));
    if constexpr (found_by_value<T>) {
        EXPECT(c.remove(make<T>(5)));
        HOLDS(c, ({4, 6, 5}));
        if constexpr (has_listener<C>) EXPECT(c.listener().log() == event_log{{told::removing, 1, 1}});
    } else {
        EXPECT(c.remove(c[1]));
        HOLDS(c, ({4, 6, 5}));
    }
    // the argument is the element that goes
    EXPECT(c.remove(c[0]));
    HOLDS(c, ({6, 5}));
    EXPECT(c.remove(c[1]));
    EXPECT(c.remove(c[0]));
    HOLDS(c, ({}));
}

// Null of the element type is looked for in operations.test.cpp; this is null of another type.
CONSTEXPR_BEHAVIOUR(null_is_not_there_where_it_is_kept_out, every_kind) {
    if constexpr (nullable<T>) {
        for (std::size_t const held : counts{0, 1, 3}) {
            C c = filled<C>(counting(held));
            forget_events(c);
            if constexpr (!std::same_as<T, std::optional<int>>) {
                EXPECT(!c.contains(nullptr));
                EXPECT(!c.index_of(nullptr).has_value());
                EXPECT(!c.remove(nullptr));
                EXPECT(erase(c, nullptr) == 0);
            } else {
                EXPECT(!c.contains(std::nullopt));
                EXPECT(!c.remove(std::nullopt));
            }
            HOLDS_VALUES(c, counting(held));
            EXPECT(silent(c));
        }
    }
}

CONSTEXPR_BEHAVIOUR(null_is_found_where_it_is_allowed, every_kind) {
    if constexpr (nullable<T> && !keeps_null_out<C>) {
        C c = filled<C>({4, none, 6});
        EXPECT(c.contains(T{}));
        EXPECT(c.index_of(T{}) == std::optional<std::size_t>(1));
        if constexpr (!std::same_as<T, std::optional<int>>) EXPECT(c.contains(nullptr));
        EXPECT(c.remove(T{}));
        HOLDS(c, ({4, 6}));
        c.push_back(T{});
        c.insert(c.begin(), T{});
        HOLDS(c, ({none, 4, 6, none}));
        EXPECT(erase(c, T{}) == 2);
        HOLDS(c, ({4, 6}));
    }
}
