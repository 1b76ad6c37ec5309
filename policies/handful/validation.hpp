// SPDX-License-Identifier: BSL-1.0
#pragma once

// Validation policies: which values may be elements. Any number of them, asked in the order listed.
//
// require<Predicate>   Values that do not meet the predicate are refused with an exception.
//
// Not offered: a predicate with state. It would make two collections of one type obey different rules, and a copy or a swap
// would have to decide whose rules hold.
#include <handful/validation/require.hpp>
