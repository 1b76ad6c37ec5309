// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/collection.hpp>

#include <algorithm>
#include <cstddef>
#include <functional>

// Defines the member `sort`. It is apart because <algorithm> is a large part of what the rest of the library costs to compile.
namespace handful::detail {

/// Heap sort by exchanges alone: at every moment, also when `less` throws, each element is in the collection, once.
template <class Maker, class T, class Less>
constexpr void sort_by_exchanges(Maker make, T* first, std::size_t n, Less less) {
    auto const sift_down = [&](std::size_t root, std::size_t size) {
        for (std::size_t child = 2 * root + 1; child < size; child = 2 * root + 1) {
            if (child + 1 < size && less(first[child], first[child + 1])) ++child;
            if (!less(first[root], first[child])) return;
            detail::exchange(make, first[root], first[child]);
            root = child;
        }
    };
    for (std::size_t i = n / 2; i != 0; --i) sift_down(i - 1, n);
    for (std::size_t i = n; i > 1; --i) {
        detail::exchange(make, first[0], first[i - 1]);
        sift_down(0, i - 1);
    }
}

template <class Compare>
struct sorting {
    /// `Holds`: no element may be missing at any moment, because rules hold for the collection.
    template <bool Holds, class Maker, class T, class Projection>
    static constexpr void sort(Maker make, T* first, T* last, Compare& compare, Projection& projection) {
        auto const less = [&](T const& a, T const& b) {
            return static_cast<bool>(
                std::invoke(compare, std::invoke(projection, a), std::invoke(projection, b)));
        };
        if constexpr (Holds) sort_by_exchanges(make, first, static_cast<std::size_t>(last - first), less);
        else std::ranges::sort(first, last, less);
    }
};

} // namespace handful::detail
