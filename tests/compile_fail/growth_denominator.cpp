// SPDX-License-Identifier: BSL-1.0
// expect: handful::growth: the denominator is 0
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::growth<2, 0>> c;
#else
handful::collection<int, handful::growth<2, 1>> c;
#endif
