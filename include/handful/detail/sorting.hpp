// SPDX-License-Identifier: BSL-1.0
#pragma once

// What the declaration of the member `sort` needs.
namespace handful::detail {

/// Defined by <handful/sort.hpp>.
template <class Compare>
struct sorting;

struct less_than {
    template <class A, class B>
    constexpr bool operator()(A const& a, B const& b) const {
        return static_cast<bool>(a < b);
    }
};

struct itself {
    template <class A>
    constexpr A const& operator()(A const& a) const noexcept {
        return a;
    }
};

} // namespace handful::detail
