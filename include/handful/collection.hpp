// SPDX-License-Identifier: BSL-1.0
#pragma once

// A collection and what the standard containers have beside their members.
#include <handful/basic_collection.hpp>
#include <handful/comparison.hpp>
#include <handful/erasure.hpp>

namespace handful {

template <class T, class Set>
constexpr void swap(basic_collection<T, Set>& a, basic_collection<T, Set>& b) noexcept(noexcept(a.swap(b))) {
    a.swap(b);
}

// A collection with the default policies from values.
template <class I, class S>
basic_collection(I, S) -> basic_collection<std::iter_value_t<I>>;
template <class T>
basic_collection(std::initializer_list<T>) -> basic_collection<T>;
template <class R>
basic_collection(from_range_t, R&&) -> basic_collection<std::ranges::range_value_t<R>>;

} // namespace handful
