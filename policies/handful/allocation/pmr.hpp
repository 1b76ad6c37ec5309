// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <memory_resource>

namespace handful {

/// Allocation: blocks come from a `std::pmr::memory_resource`, the default resource where none is given. One pointer in the
/// collection. A copy has the default resource; assignment and swap leave resources where they are. Elements that take a
/// polymorphic allocator get this one.
struct pmr {
    static constexpr auto policy_category = category::allocation;

    template <class T>
    using allocator_type = std::pmr::polymorphic_allocator<T>;
};

} // namespace handful
