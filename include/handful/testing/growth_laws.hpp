// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <concepts>
#include <cstddef>

namespace handful::testing {

/// Effects: tries what a growth policy promises: an answer for every capacity and every need, without overflow, and never a capacity
/// that does not grow. An answer below the need counts as the need. `check(bool ok, char const* law)` is called for each law,
/// any number of times. It may be called at compile time.
template <growth_policy Growth, std::invocable<bool, char const*> Check>
constexpr void growth_laws(Check check) {
    constexpr std::size_t most = static_cast<std::size_t>(-1);
    auto const next = [](std::size_t capacity, std::size_t needed) {
        std::size_t const wanted = Growth::next_capacity(capacity, needed);
        return wanted < needed ? needed : wanted;
    };
    for (std::size_t capacity = 0; capacity != 100; ++capacity)
        check(next(capacity, capacity + 1) > capacity, "the next capacity is above the one that is full");
    for (std::size_t capacity = 1; capacity < most / 2; capacity *= 2) {
        check(next(capacity, capacity + 1) > capacity, "large capacities grow without overflow");
        check(next(capacity, most) == most, "the largest need is met");
    }
    check(next(most - 1, most) == most, "the largest capacity grows");
    check(next(0, 1) >= 1, "nothing grows to something");
}

/// Effects: tries that appending is amortised constant time: that few blocks lead to a million elements, at most `blocks`.
template <growth_policy Growth, std::invocable<bool, char const*> Check>
constexpr void amortized_growth_laws(Check check, int blocks = 128) {
    int used = 0;
    for (std::size_t capacity = 0; capacity < 1'000'000 && used <= blocks; ++used) {
        std::size_t const wanted = Growth::next_capacity(capacity, capacity + 1);
        capacity = wanted > capacity ? wanted : capacity + 1;
    }
    check(used <= blocks, "a million elements, one by one, need few blocks");
}

} // namespace handful::testing
