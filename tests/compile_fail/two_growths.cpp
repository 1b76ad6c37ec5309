// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: two growth policies; keep one of them
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::growth<2>, handful::grow_exact> c;
#else
handful::collection<int, handful::growth<2>> c;
#endif
