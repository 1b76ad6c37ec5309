// SPDX-License-Identifier: BSL-1.0
// expect: assign
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
void write(handful::collection<int*, handful::reject_null>& c) { c[0] = nullptr; }
#else
void write(handful::collection<int*>& c) { c[0] = nullptr; }
#endif
