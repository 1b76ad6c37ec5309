// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: two storage policies; keep one of them
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::small_buffer<2>, handful::small_buffer<2>> c;
#else
handful::collection<int, handful::small_buffer<2>> c;
#endif
