// SPDX-License-Identifier: BSL-1.0
// expect: handful::use_allocator: the allocator is only declared here; include the header that defines it
#include <handful/handful.hpp>

template <class T>
struct arena_allocator;

#ifdef HANDFUL_BAD
handful::collection<int, handful::use_allocator<arena_allocator<int>>> c;
#else
template <class T>
struct arena_allocator : std::allocator<T> {
    template <class U>
    struct rebind {
        using other = arena_allocator<U>;
    };
};
handful::collection<int, handful::use_allocator<arena_allocator<int>>> c;
#endif
