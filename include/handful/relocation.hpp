// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/shapes.hpp>
#include <handful/null_traits.hpp>

#include <optional>
#include <type_traits>

namespace handful {

/// Whether moving a `T` to another address and destroying the original is the same as copying its bytes. Such
/// elements are moved in bulk.
///
/// True for trivially copyable types, for `std::unique_ptr` with a deleter without state, `std::shared_ptr`, `std::weak_ptr`,
/// for `std::optional` of such a type, and for what `null_traits` declares to be one word. Specialise it
/// for a type of your own beside the type. It must be false for a type that holds a pointer into itself.
template <class T>
struct is_trivially_relocatable
    : std::bool_constant<std::is_trivially_copyable_v<T> || detail::is_sole_owner<T> ||
                         detail::is_shared_owner<T> || is_one_word_v<T>> {};

template <class T>
struct is_trivially_relocatable<T const> : is_trivially_relocatable<T> {};

template <class T>
struct is_trivially_relocatable<std::optional<T>> : is_trivially_relocatable<T> {};

template <class T>
inline constexpr bool is_trivially_relocatable_v = is_trivially_relocatable<T>::value;

} // namespace handful
