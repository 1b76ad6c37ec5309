// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>
#include <handful/errors.hpp>

#include <cstddef>

namespace handful {

/// Null: that no null value is offered is a precondition, checked in every build: the program is stopped with a message.
/// Otherwise as `reject_null`; for code in which null is a bug and nobody could handle an exception.
struct assert_not_null {
    static constexpr auto policy_category = category::null;
    static constexpr bool keeps_null_out = true;

    /// Effects: stops the program.
    [[noreturn]] static void refuse_null(std::size_t) noexcept {
        stop("handful::assert_not_null: null was offered to a collection that keeps null out");
    }
};

} // namespace handful
