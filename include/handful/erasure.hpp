// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/basic_collection.hpp>

#include <cstddef>

namespace handful {

namespace detail {

struct bulk_erasure {
    template <class C, class Predicate>
    static constexpr std::size_t where(C& c, Predicate goes) {
        return c.erase_where(goes);
    }
    template <class C, class X>
    static constexpr std::size_t equal_to(C& c, X const& x) {
        if (C::is_kept_out(x)) return 0;
        return c.erase_where([&](auto const& element) { return static_cast<bool>(element == x); });
    }
};

} // namespace detail

/// Effects: erases all elements for which `goes` is true, after it was asked about each. Listeners are told of each run of
/// neighbours, the last run first. Returns: the number of erased elements. Complexity: linear.
/// Throws: what `goes` throws, and `std::bad_alloc` for more than 256 elements, for which a flag each is kept in memory;
/// nothing has changed then.
template <class T, class Set, class Predicate>
constexpr std::size_t erase_if(basic_collection<T, Set>& c, Predicate goes) {
    return detail::bulk_erasure::where(c, [&](T const& element) { return static_cast<bool>(goes(element)); });
}

/// Effects: erases all elements equal to `x`. Otherwise as `erase_if`.
template <class T, class Set, class X = T>
constexpr std::size_t erase(basic_collection<T, Set>& c, X const& x) {
    return detail::bulk_erasure::equal_to(c, x);
}

} // namespace handful
