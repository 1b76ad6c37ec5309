// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/shapes.hpp>

#include <optional>
#include <type_traits>

namespace handful {

/// Says what null is for `T`, and whether null can stand for 'no element'.
///
/// A specialisation has
/// - `static bool is_null(T const&) noexcept`: whether the value is null. Without it `T` has no null, and the policies
///   that keep null out do not fit `T`.
/// - `static constexpr bool one_word` (false if absent): promises that `sizeof(T)` is a pointer's, that null is the
///   word of zeros, that the lowest bit of every value is zero, and that `T` is trivially relocatable. Where null is
///   kept out, `inline_one` of such a `T` is one machine word.
/// - `using pointee` (optional): the class whose alignment leaves the lowest bit free; it is checked when an element
///   is stored.
///
/// The library knows pointers, pointers to members, `std::unique_ptr`, `std::shared_ptr` and other classes that are
/// made from and compared with `nullptr` (`std::function`), `std::optional` and `std::string_view`.
/// Specialise it for a type of your own beside the type, so that all translation units agree.
/// To keep pointers to a class of alignment 1 out of the one-word layout, specialise it beside the class's first
/// declaration with `one_word = false`.
template <class T>
struct null_traits {};

template <class T>
struct null_traits<T*> {
    using pointee = T;
    static constexpr bool one_word = detail::low_bit_is_free<T>();
    static constexpr bool is_null(T* const& value) noexcept { return value == nullptr; }
};

template <class T>
    requires std::is_member_pointer_v<T>
struct null_traits<T> {
    static constexpr bool one_word = false;
    static constexpr bool is_null(T const& value) noexcept { return value == nullptr; }
};

template <class T>
    requires detail::null_pointer_like<T>
struct null_traits<T> {
    static constexpr bool one_word = false;
    static constexpr bool is_null(T const& value) noexcept { return static_cast<bool>(value == nullptr); }
};

template <class T>
    requires detail::null_pointer_like<T> && detail::is_sole_owner<T>
struct null_traits<T> {
    using pointee = typename T::element_type;
    static constexpr bool one_word = detail::low_bit_is_free<pointee>();
    static constexpr bool is_null(T const& value) noexcept { return value.get() == nullptr; }
};

template <class T>
struct null_traits<std::optional<T>> {
    static constexpr bool one_word = false;
    static constexpr bool is_null(std::optional<T> const& value) noexcept { return !value.has_value(); }
};

template <class T>
    requires detail::string_view_like<T>
struct null_traits<T> {
    static constexpr bool one_word = false;
    static constexpr bool is_null(T const& value) noexcept { return value.data() == nullptr; }
};

/// Whether `T` has a null.
template <class T>
concept nullable = requires(T const& value) {
    { null_traits<T>::is_null(value) } -> std::convertible_to<bool>;
};

/// Whether `null_traits<T>` promises what the one-word layout needs.
template <class T>
inline constexpr bool is_one_word_v = false;

template <class T>
    requires nullable<T> && requires { requires null_traits<T>::one_word; }
inline constexpr bool is_one_word_v<T> = true;

} // namespace handful
