// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: a shrink policy has no effect where elements are always inside or never; leave it away, or use another storage
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::heap_vector, handful::shrink_to_inline> c;
#else
handful::collection<int, handful::heap_vector> c;
#endif
