// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>
#include <handful/errors.hpp>

namespace handful {

/// Access: a bad index or position, and an element asked of an empty collection, stop the program in every build.
struct checked {
    static constexpr auto policy_category = category::access;

    static constexpr void verify(bool condition, char const* message) noexcept {
        if (!condition) [[unlikely]]
            stop(message);
    }
};

} // namespace handful
