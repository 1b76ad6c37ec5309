// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/standard_parts.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace handful {

/// Whether an allocator is not stored but made for each call: an empty one whose objects are all equal.
template <class A>
inline constexpr bool is_stateless_allocator_v =
    std::is_empty_v<A> && std::allocator_traits<A>::is_always_equal::value &&
    std::is_nothrow_default_constructible_v<A>;

namespace detail {

/// An allocator that has a part in making elements or destroying them.
template <class A, class T>
concept has_construct_or_destroy =
    requires(A& a, T* p) { a.construct(p, std::declval<T>()); } || requires(A& a, T* p, T const& value) {
        a.construct(p, value);
    } || requires(A& a, T* p) { a.construct(p); } || requires(A& a, T* p) { a.destroy(p); };

/// `std::pmr::polymorphic_allocator`, which makes an element as anybody would, unless the element wants an allocator.
template <class A>
concept polymorphic_allocator_like = requires(A const& a) {
    { a.resource()->is_equal(*a.resource()) } -> std::same_as<bool>;
    { a.select_on_container_copy_construction() } -> std::same_as<A>;
};

template <class T, class A>
concept wants_allocator =
    requires { typename T::allocator_type; } && std::is_convertible_v<A, typename T::allocator_type>;

} // namespace detail

/// Whether the elements of type `T` of a collection with the allocator `A` are made and destroyed by its `construct` and
/// `destroy`. They are then never moved as bytes.
template <class A, class T>
inline constexpr bool allocator_makes_elements_v = [] {
    if constexpr (!detail::has_construct_or_destroy<A, T>) return false;
    else if constexpr (detail::polymorphic_allocator_like<A>) return detail::wants_allocator<T, A>;
    else return true;
}();

} // namespace handful
