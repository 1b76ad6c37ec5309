// SPDX-License-Identifier: BSL-1.0
// expect: handful::with: two values for one listener, or two allocators; give one
#include <handful/pmr.hpp>

#include <handful/handful.hpp>

#include <memory_resource>

using all = handful::collection<int, handful::pmr>;

#ifdef HANDFUL_BAD
void make(std::pmr::memory_resource* a, std::pmr::synchronized_pool_resource* b) {
    all made(handful::with(a, b));
}
#else
void make(std::pmr::memory_resource* a) { all made(handful::with(a)); }
#endif
