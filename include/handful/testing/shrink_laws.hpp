// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <concepts>
#include <cstddef>

namespace handful::testing {

/// Effects: tries what a shrink policy promises: that it can be asked at compile time, says no for more elements than it does for
/// fewer, and yes for none if it ever does. `check(bool ok, char const* law)` is called for each law, any number of times.
template <shrink_policy Shrink, std::invocable<bool, char const*> Check>
constexpr void shrink_laws(Check check) {
    constexpr bool ever = Shrink::goes_inside(0, 1);
    for (std::size_t room = 1; room != 40; ++room) {
        bool const at_none = Shrink::goes_inside(0, room);
        check(at_none == ever, "the answer for no elements is the same for every inline capacity");
        for (std::size_t size = 1; size <= room; ++size) {
            check(!Shrink::goes_inside(size, room) || Shrink::goes_inside(size - 1, room),
                  "where elements go inside, fewer do");
        }
    }
}

/// Effects: tries that a collection which goes to and fro between `inline_capacity` and one more keeps its block.
template <shrink_policy Shrink, std::invocable<bool, char const*> Check>
constexpr void hysteresis_laws(Check check) {
    for (std::size_t room = 1; room != 40; ++room)
        check(!Shrink::goes_inside(room, room),
              "a removal that leaves as many as fit inside keeps the block");
}

} // namespace handful::testing
