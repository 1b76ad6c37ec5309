// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "catch.hpp"

namespace laws {

/// How many laws were tried.
inline long tried = 0;

/// Tells Catch2 of a law that does not hold.
inline void report(bool ok, char const* law) {
    ++tried;
    if (!ok) FAIL_CHECK(law);
}

} // namespace laws
