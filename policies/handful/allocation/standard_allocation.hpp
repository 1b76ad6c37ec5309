// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/allocator_traits.hpp>
#include <handful/concepts.hpp>

namespace handful {

/// Allocation: blocks come from global `operator new`, as those of `std::allocator`. No byte in the collection. The default.
struct standard_allocation {
    static constexpr auto policy_category = category::allocation;

    template <class T>
    using allocator_type = std::allocator<T>;
};

} // namespace handful
