// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>
#include <handful/config.hpp>
#include <handful/errors.hpp>

namespace handful {

/// Access: a bad index or position is a precondition violation, asserted where `NDEBUG` is off. The default.
struct unchecked {
    static constexpr auto policy_category = category::access;

    static constexpr void verify([[maybe_unused]] bool condition,
                                 [[maybe_unused]] char const* message) noexcept {
        HANDFUL_ASSERT(condition, message);
    }
};

} // namespace handful
