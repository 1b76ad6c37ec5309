// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: an allocation policy has no effect on a storage that never holds a block; leave it away, or use another storage
#include <handful/handful.hpp>

#include <memory>

#ifdef HANDFUL_BAD
handful::collection<int, handful::fixed_capacity<4>, handful::use_allocator<std::allocator<int>>> c;
#else
handful::collection<int, handful::small_buffer<4>, handful::use_allocator<std::allocator<int>>> c;
#endif
