// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/standard_parts.hpp>

#include <concepts>
#include <span>
#include <version>

#if defined(__cpp_lib_containers_ranges)
#if defined(__GLIBCXX__)
#include <bits/ranges_base.h>
#elif __has_include(<__ranges/from_range.h>)
#include <__ranges/from_range.h>
#else
#include <ranges>
#endif
#endif

namespace handful {

#if defined(__cpp_lib_containers_ranges)
using std::from_range;
using std::from_range_t;
#else
/// Says that the next constructor argument is a range; an alias of the standard library's where that has it.
struct from_range_t {
    explicit from_range_t() = default;
};
inline constexpr from_range_t from_range{};
#endif

namespace detail {

/// A range of which elements of type `T` can be made.
template <class R, class T>
concept range_of =
    std::ranges::input_range<R> && std::constructible_from<T, std::ranges::range_reference_t<R>>;

} // namespace detail

} // namespace handful
