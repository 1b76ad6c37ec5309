// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

namespace handful {

/// Null: any value of `T` may be an element. The default.
struct allow_null {
    static constexpr auto policy_category = category::null;
    static constexpr bool keeps_null_out = false;
};

} // namespace handful
