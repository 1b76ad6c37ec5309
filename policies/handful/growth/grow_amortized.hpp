// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <cstddef>

namespace handful {

/// Growth: twice the capacity, and at least four elements, so that a collection that leaves its inline part does not move again
/// soon. Appending is amortised constant time. The default.
struct grow_amortized {
    static constexpr auto policy_category = category::growth;

    static constexpr std::size_t next_capacity(std::size_t capacity, std::size_t) noexcept {
        return capacity < 2 ? 4 : capacity * 2;
    }
};

} // namespace handful
