// SPDX-License-Identifier: BSL-1.0
#pragma once

// Null policies: whether null may be an element. What null is for a type, null_traits says.
//
// allow_null        Any value may be an element. The default.
// reject_null       Null is refused with an exception: for values that come from outside.
// assert_not_null   Null stops the program, in every build: for values that the program itself makes.
//
// Not offered: a check in debug builds only. The one-word layout would lose an element to a null that was let in.
#include <handful/null/allow_null.hpp>
#include <handful/null/assert_not_null.hpp>
#include <handful/null/reject_null.hpp>
