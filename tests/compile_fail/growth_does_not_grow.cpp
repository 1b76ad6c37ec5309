// SPDX-License-Identifier: BSL-1.0
// expect: handful::growth: a factor of at most 1 does not grow
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::growth<2, 2>> c;
#else
handful::collection<int, handful::growth<3, 2>> c;
#endif
