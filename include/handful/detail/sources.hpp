// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/elements.hpp>
#include <handful/detail/standard_parts.hpp>

#include <concepts>
#include <cstddef>
#include <utility>

// Where new elements come from, in the two forms that the algorithms tell apart.
namespace handful::detail {

/// A forward iterator that yields one value again and again.
template <class T>
struct repeated {
    using value_type = T;
    using difference_type = std::ptrdiff_t;

    T const* value = nullptr;

    constexpr T const& operator*() const noexcept { return *value; }
    constexpr repeated& operator++() noexcept { return *this; }
    constexpr repeated operator++(int) noexcept { return *this; }
    friend constexpr bool operator==(repeated, repeated) noexcept { return false; }
};

/// As `repeated`, for elements made from nothing.
struct repeated_default {
    using value_type = value_initialized;
    using difference_type = std::ptrdiff_t;

    constexpr value_initialized operator*() const noexcept { return {}; }
    constexpr repeated_default& operator++() noexcept { return *this; }
    constexpr repeated_default operator++(int) noexcept { return *this; }
    friend constexpr bool operator==(repeated_default, repeated_default) noexcept { return false; }
};

/// Elements to come: `k` of them, made from what `first` and its successors yield.
template <class I>
struct counted_source {
    I first;
    std::size_t k;
};

/// Elements to come from a range that can be read once.
template <class I, class S>
struct single_pass_source {
    I first;
    S last;
};

template <class I, class S>
constexpr auto source_of(I first, S last) {
    if constexpr (std::forward_iterator<I>) {
        std::size_t k = 0;
        if constexpr (std::sized_sentinel_for<S, I>) {
            k = static_cast<std::size_t>(last - first);
        } else {
            for (I i = first; i != last; ++i) ++k;
        }
        return counted_source<I>{std::move(first), k};
    } else {
        return single_pass_source<I, S>{std::move(first), std::move(last)};
    }
}

/// Whether the iterator walks over `T` objects that lie one behind the other.
template <class I, class T>
concept element_pointer =
    std::contiguous_iterator<I> &&
    std::same_as<std::remove_const_t<std::remove_reference_t<std::iter_reference_t<I>>>, T>;

/// Whether the iterator yields elements that are there already, and does not offer them to be moved from: one that
/// names the same object twice then still yields what was looked at before.
template <class I, class T>
concept element_reference =
    std::is_lvalue_reference_v<std::iter_reference_t<I>> &&
    std::same_as<std::remove_const_t<std::remove_reference_t<std::iter_reference_t<I>>>, T>;

/// Whether the source is one value, many times.
template <class Source, class T>
concept copies_of_one = std::same_as<Source, counted_source<repeated<T>>>;

} // namespace handful::detail
