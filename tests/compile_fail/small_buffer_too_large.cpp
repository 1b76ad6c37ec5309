// SPDX-License-Identifier: BSL-1.0
// expect: handful::small_buffer: too many inline elements; use fewer than 2^31
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<char, handful::small_buffer<0x8000'0000>>* c =
    new handful::collection<char, handful::small_buffer<0x8000'0000>>;
#else
handful::collection<char, handful::small_buffer<0x800>>* c =
    new handful::collection<char, handful::small_buffer<0x800>>;
#endif
