// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/basic_collection.hpp>

#include <compare>
#include <concepts>
#include <cstddef>

namespace handful {

namespace detail {

// The three-way comparison of the standard containers: by <=> where the elements have it, else by <.
struct three_way {
    template <class T>
    constexpr auto operator()(T const& a, T const& b) const {
        if constexpr (std::three_way_comparable<T>) {
            return a <=> b;
        } else {
            if (a < b) return std::weak_ordering::less;
            if (b < a) return std::weak_ordering::greater;
            return std::weak_ordering::equivalent;
        }
    }
};

template <class T>
concept ordered = std::three_way_comparable<T> || requires(T const& a, T const& b) {
    { a < b } -> std::convertible_to<bool>;
};

} // namespace detail

/// Returns: whether both hold equal elements in the same order, whatever their policies. Complexity: linear.
template <class T, class A, class B>
    requires requires(T const& x) {
        { x == x } -> std::convertible_to<bool>;
    }
constexpr bool operator==(basic_collection<T, A> const& a, basic_collection<T, B> const& b) {
    std::size_t const n = a.size();
    if (n != b.size()) return false;
    T const* const first = a.data();
    T const* const other = b.data();
    for (std::size_t i = 0; i != n; ++i) {
        if (!(first[i] == other[i])) return false;
    }
    return true;
}

/// Returns: the lexicographical order of the elements, whatever the policies. Complexity: linear.
template <detail::ordered T, class A, class B>
constexpr auto operator<=>(basic_collection<T, A> const& a, basic_collection<T, B> const& b)
    -> decltype(detail::three_way{}(*a.data(), *b.data())) {
    std::size_t const n = a.size() < b.size() ? a.size() : b.size();
    for (std::size_t i = 0; i != n; ++i) {
        if (auto const order = detail::three_way{}(a.data()[i], b.data()[i]); order != 0) return order;
    }
    return a.size() <=> b.size();
}

} // namespace handful
