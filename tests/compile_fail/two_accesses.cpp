// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: two access policies; keep one of them
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::checked, handful::unchecked> c;
#else
handful::collection<int, handful::checked> c;
#endif
