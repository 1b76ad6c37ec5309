// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <cstddef>

namespace handful {

/// Growth: `Num / Den` times the capacity, rounded down, and always at least the elements needed.
/// Appending is amortised constant time.
template <std::size_t Num, std::size_t Den = 1>
struct growth {
    static constexpr auto policy_category = category::growth;

    static_assert(Den != 0, "handful::growth: the denominator is 0; write growth<3, 2> for one and a half");
    static_assert(Num > Den,
                  "handful::growth: a factor of at most 1 does not grow; use a larger one, or grow_exact");

    static constexpr std::size_t next_capacity(std::size_t capacity, std::size_t needed) noexcept {
        // Beyond this the product could wrap; the capacity is then near the address space's end anyway.
        return capacity > static_cast<std::size_t>(-1) / Num ? needed : capacity * Num / Den;
    }
};

} // namespace handful
