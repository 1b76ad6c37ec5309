// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>
#include <handful/errors.hpp>

#include <cstddef>

namespace handful {

/// Null: a null value (by `null_traits<T>`) is refused with `null_element`. Element access is const, so that null cannot be
/// written past the collection. With `inline_one`, a pointer-like `T` takes one machine word.
struct reject_null {
    static constexpr auto policy_category = category::null;
    static constexpr bool keeps_null_out = true;

    /// Throws: `null_element` with `position`, the index of the null value among the values offered.
    [[noreturn]] static void refuse_null(std::size_t position) { throw_null_element(position); }
};

} // namespace handful
