// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>

// Standard owners and views are recognised by their members, so that no header of theirs is needed and every
// translation unit comes to the same answer, whatever else it includes.
namespace handful::detail {

template <class T>
concept complete = requires { sizeof(T); };

/// True where a pointer to `E` has its lowest bit free because of the kind of `E` alone. A class counts as free
/// whether or not it is complete; its alignment is looked at when an element is stored.
template <class E>
consteval bool low_bit_is_free() {
    using pointee = std::remove_cv_t<std::remove_all_extents_t<E>>;
    if constexpr (std::is_class_v<pointee> || std::is_union_v<pointee>) {
        return true;
    } else if constexpr (std::is_scalar_v<pointee>) {
        return alignof(pointee) >= 2;
    } else {
        return false;
    }
}

/// A sole owner of the size of a pointer: `std::unique_ptr` with a deleter without state.
template <class T>
inline constexpr bool is_sole_owner = false;

template <template <class, class> class Owner, class E, class D>
    requires std::same_as<typename Owner<E, D>::deleter_type, D> &&
                 std::same_as<typename Owner<E, D>::pointer, typename Owner<E, D>::element_type*> &&
                 (sizeof(Owner<E, D>) == sizeof(void*)) && std::is_empty_v<D> &&
                 requires(Owner<E, D>& owner) {
                     // Its own member: a class derived from an owner may do more when it moves.
                     {
                         &Owner<E, D>::release
                     } -> std::same_as<typename Owner<E, D>::pointer (Owner<E, D>::*)() noexcept>;
                     { owner.get_deleter() } -> std::same_as<D&>;
                 }
inline constexpr bool is_sole_owner<Owner<E, D>> = true;

/// `std::shared_ptr` and `std::weak_ptr`.
template <class T>
inline constexpr bool is_shared_owner = false;

template <template <class> class Owner, class E>
    requires(sizeof(Owner<E>) == 2 * sizeof(void*)) && requires(Owner<E> const& owner) {
        typename Owner<E>::element_type;
        { owner.use_count() } -> std::same_as<long>;
        owner.owner_before(owner);
    }
inline constexpr bool is_shared_owner<Owner<E>> = true;

/// `std::basic_string_view`: a view of characters whose null is the view of nothing.
template <class T>
concept string_view_like = std::is_class_v<T> && requires(T view) {
    typename T::traits_type;
    { view.data() } -> std::same_as<typename T::const_pointer>;
    view.remove_prefix(std::size_t{});
};

/// A class that is made from characters, and would read them through a null pointer to compare itself with one.
template <class T>
concept string_like = requires(char const* characters) { T(characters); } && !requires(T const& value) {
    { value == nullptr } noexcept;
} && !requires(T const& value) { static_cast<bool>(value); };

/// A class whose null compares equal to `nullptr` and is made from it: `std::function`, owners. An owner whose deleter has
/// to be given cannot be made from `nullptr` alone.
template <class T>
concept null_pointer_like = std::is_class_v<T> && !string_view_like<T> && requires(T const& value) {
    { value == nullptr } -> std::convertible_to<bool>;
} && (requires { T(nullptr); } || requires { typename T::deleter_type; }) && !string_like<T>;

} // namespace handful::detail
