// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

using namespace test;

namespace {

constexpr std::vector<int> without(std::vector<int> values, std::size_t first, std::size_t n) {
    auto const from = values.begin() + static_cast<std::ptrdiff_t>(first);
    values.erase(from, from + static_cast<std::ptrdiff_t>(n));
    return values;
}

} // namespace

CONSTEXPR_BEHAVIOUR(erase_one_anywhere, every_kind) {
    for (std::size_t size = 1; size != 6; ++size) {
        for (std::size_t index = 0; index != size; ++index) {
            C c = filled<C>(counting(size));
            forget_events(c);
            auto const next = c.erase(at(c, index));
            EXPECT(index_of(c, next) == index);
            HOLDS_VALUES(c, without(counting(size), index, 1));
            if constexpr (has_listener<C>) EXPECT(told_to(c) == event_log{{told::removing, index, 1}});
        }
    }
}

CONSTEXPR_BEHAVIOUR(erase_every_range, every_kind) {
    for (std::size_t size = 0; size != 6; ++size) {
        for (std::size_t first = 0; first <= size; ++first) {
            for (std::size_t n = 0; first + n <= size; ++n) {
                C c = filled<C>(counting(size));
                forget_events(c);
                auto const next = c.erase(at(c, first), at(c, first + n));
                EXPECT(index_of(c, next) == first);
                HOLDS_VALUES(c, without(counting(size), first, n));
                if constexpr (has_listener<C>) {
                    if (n == 0) EXPECT(c.listener().log().empty());
                    else EXPECT(told_to(c) == event_log{{told::removing, first, n}});
                }
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(clear_keeps_the_capacity, every_kind) {
    for (std::size_t size = 0; size != 12; ++size) {
        C c = filled<C>(counting(size));
        std::size_t const capacity = c.capacity();
        forget_events(c);
        c.clear();
        HOLDS(c, ({}));
        EXPECT(shrinks<C> || c.capacity() == capacity);
        if constexpr (has_listener<C>)
            EXPECT(told_to(c) == events_if(size != 0, {{told::removing, 0, size}}));
        std::vector<T> again = elements<T>(counting(size));
        if constexpr (!has_listener<C>) {
            reading const before = allocations::so_far();
            for (T& value : again) c.push_back(std::move(value));
            EXPECT(shrinks<C> || allocations::so_far() == before);
        }
    }
}

CONSTEXPR_BEHAVIOUR(erase_if_removes_what_the_predicate_names, every_kind) {
    // each subset of five elements
    for (unsigned subset = 0; subset != 32; ++subset) {
        C c = filled<C>({1, 2, 3, 4, 5});
        forget_events(c);
        std::vector<int> kept;
        event_log expected;
        for (int value = 1; value != 6; ++value)
            if ((subset >> (value - 1) & 1u) == 0) kept.push_back(value);
        for (std::size_t end = 5; end != 0; --end) {
            if ((subset >> (end - 1) & 1u) == 0) continue;
            std::size_t first = end - 1;
            while (first != 0 && (subset >> (first - 1) & 1u) != 0) --first;
            expected.push_back({told::removing, first, end - first});
            end = first + 1;
        }
        std::size_t const erased =
            erase_if(c, [&](T const& element) { return (subset >> (value_of(element) - 1) & 1u) != 0; });
        EXPECT(erased == 5 - kept.size());
        HOLDS_VALUES(c, kept);
        if constexpr (has_listener<C>) EXPECT(told_to(c) == expected);
    }
}

TEST_CASE("erase_if of many elements, at and beyond what its flags hold") {
    for (int const size : {63, 64, 65, 127, 128, 129, 255, 256, 257, 300}) {
        for (int const kept_each : {2, 3, 64, 1000}) {
            handful::collection<int, handful::heap_vector, handful::notify<mirror>> c;
            std::vector<int> expected;
            for (int i = 0; i != size; ++i) {
                c.push_back(i);
                if (i % kept_each == 0) expected.push_back(i);
            }
            erase_if(c, [&](int value) { return value % kept_each != 0; });
            HOLDS_VALUES(c, expected);
        }
    }
}

CONSTEXPR_BEHAVIOUR(erase_if_asks_about_each_element_once_while_all_are_there, every_kind) {
    C c = filled<C>({1, 2, 3, 4, 5});
    std::vector<int> asked;
    erase_if(c, [&](T const& element) {
        EXPECT(c.size() == 5);
        asked.push_back(value_of(element));
        return value_of(element) != 3;
    });
    EXPECT(asked == std::vector{1, 2, 3, 4, 5});
    HOLDS(c, ({3}));
}

CONSTEXPR_BEHAVIOUR(erase_if_with_a_predicate_that_throws_changes_nothing, every_kind) {
    for (int thrower = 1; thrower != 6; ++thrower) {
        C c = filled<C>({1, 2, 3, 4, 5});
        forget_events(c);
        EXPECT_THROWS(budget_spent, erase_if(c, [&](T const& element) {
                          if (value_of(element) == thrower) throw budget_spent{};
                          return true;
                      }));
        HOLDS(c, ({1, 2, 3, 4, 5}));
        EXPECT(silent(c));
    }
}

CONSTEXPR_BEHAVIOUR(erase_by_value, every_kind) {
    C c;
    EXPECT(erase(c, make<T>(1)) == 0);
    if constexpr (!std::same_as<T, std::unique_ptr<item>> && !std::same_as<T, std::shared_ptr<item>>) {
        c = filled<C>({1, 2, 1, 1, 3});
        forget_events(c);
        T const one = make<T>(1);
        EXPECT(erase(c, one) == 3);
        HOLDS(c, ({2, 3}));
        if constexpr (has_listener<C>)
            EXPECT(told_to(c) == event_log{{told::removing, 2, 2}, {told::removing, 0, 1}});
        forget_events(c);
        EXPECT(erase(c, make<T>(9)) == 0);
        HOLDS(c, ({2, 3}));
        EXPECT(silent(c));
        // the value is one of those erased
        c = filled<C>({5, 5, 6, 5});
        EXPECT(erase(c, c[1]) == 3);
        HOLDS(c, ({6}));
    }
}

CONSTEXPR_BEHAVIOUR(what_is_kept_by_erase_if_is_moved_at_most_once, value_kinds) {
    if constexpr (instrumented<T>) {
        C c = filled<C>({1, 2, 3, 4, 5, 6});
        reading before = census::transfers_so_far();
        erase_if(c, [](T const&) { return false; });
        EXPECT(census::transfers_so_far() == before);
        erase_if(c, [](T const& element) { return element.value() == 3; });
        EXPECT(census::transfers_so_far() - before <= 3);
        before = census::transfers_so_far();
        erase_if(c, [](T const&) { return true; });
        EXPECT(census::transfers_so_far() == before);
        HOLDS(c, ({}));
    }
}
