// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: two storage policies; keep one of them
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::inline_one, handful::heap_vector> c;
#else
handful::collection<int, handful::heap_vector> c;
#endif
