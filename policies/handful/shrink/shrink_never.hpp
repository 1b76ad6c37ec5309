// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <cstddef>

namespace handful {

/// Shrink: a block is kept until `shrink_to_fit`, a move or destruction. Removing elements in front of the end invalidates only
/// what is behind them. The default.
struct shrink_never {
    static constexpr auto policy_category = category::shrink;

    static constexpr bool goes_inside(std::size_t, std::size_t) noexcept { return false; }
};

} // namespace handful
