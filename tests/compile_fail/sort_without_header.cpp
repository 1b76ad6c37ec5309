// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: sort is defined elsewhere; include <handful/sort.hpp>
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
void order(handful::collection<int>& c) { c.sort(); }
#else
#include <handful/sort.hpp>

void order(handful::collection<int>& c) { c.sort(); }
#endif
