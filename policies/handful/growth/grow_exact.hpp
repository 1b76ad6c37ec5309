// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <cstddef>

namespace handful {

/// Growth: exactly the elements needed. No memory is wasted, and each append that does not fit moves all elements:
/// for collections that are filled once by a range or after `reserve`.
struct grow_exact {
    static constexpr auto policy_category = category::growth;

    static constexpr std::size_t next_capacity(std::size_t, std::size_t needed) noexcept { return needed; }
};

} // namespace handful
