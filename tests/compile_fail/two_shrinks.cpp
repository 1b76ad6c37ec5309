// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: two shrink policies; keep one of them
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::shrink_to_inline, handful::shrink_never> c;
#else
handful::collection<int, handful::shrink_to_inline> c;
#endif
