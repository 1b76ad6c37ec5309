// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: a growth policy has no effect on a storage that never grows; leave it away, or use another storage
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::fixed_capacity<4>, handful::grow_exact> c;
#else
handful::collection<int, handful::small_buffer<4>, handful::grow_exact> c;
#endif
