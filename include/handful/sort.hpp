// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/collection.hpp>

#include <algorithm>
#include <functional>

// Defines the member `sort`. It is apart because <algorithm> is a large part of what the rest of the library costs to compile.
namespace handful::detail {

template <class Compare>
struct sorting {
    template <class T, class Projection>
    static constexpr void sort(T* first, T* last, Compare& compare, Projection& projection) {
        std::ranges::sort(first, last, std::ref(compare), std::ref(projection));
    }
};

} // namespace handful::detail
