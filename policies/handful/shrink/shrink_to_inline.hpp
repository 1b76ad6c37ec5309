// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <cstddef>

namespace handful {

/// Shrink: a removal that leaves at most half the elements that fit inside moves them there and gives the block back. With room
/// for one that is a removal that leaves none; with room for four, one that leaves two.
///
/// The half between is hysteresis: a collection that goes to and fro between `inline_capacity` and one more keeps its block.
/// A removal that moves elements inside invalidates all iterators; `relocated` is told behind the removal. It obtains no
/// memory. Elements must not throw when they are moved.
struct shrink_to_inline {
    static constexpr auto policy_category = category::shrink;

    static constexpr bool goes_inside(std::size_t size, std::size_t inline_capacity) noexcept {
        return size <= inline_capacity / 2;
    }
};

} // namespace handful
