// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/allocator_traits.hpp>
#include <handful/concepts.hpp>

namespace handful {

/// Allocation: blocks come from an allocator of type `A`, rebound to what is allocated.
///
/// `A` is as the standard containers want it, with plain pointers. It is in front of the elements, unless it is empty and all its
/// objects are equal: then it takes no byte. Its `construct` and `destroy`, where it has them, make and destroy the elements.
/// `propagate_on_container_copy_assignment`, `…_move_assignment`, `…_swap` and `select_on_container_copy_construction` mean
/// what they mean for the standard containers. Elements inside the collection need no memory of it.
template <class A>
struct use_allocator {
    static constexpr auto policy_category = category::allocation;

    static_assert(detail::complete<A>,
                  "handful::use_allocator: the allocator is only declared here; include the "
                  "header that defines it before the collection type");

    template <class T>
    using allocator_type = typename std::allocator_traits<A>::template rebind_alloc<T>;
};

} // namespace handful
