// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: the allocator does not give T* for elements of type T; use one whose pointers are plain
#include <handful/handful.hpp>

#include <cstddef>
#include <memory>

template <class T>
struct pointer_to {
    using element_type = T;
    T* address;
};

template <class T>
struct fancy {
    using value_type = T;
#ifdef HANDFUL_BAD
    pointer_to<T> allocate(std::size_t n);
    void deallocate(pointer_to<T>, std::size_t);
#else
    T* allocate(std::size_t n);
    void deallocate(T*, std::size_t);
#endif
};

using all = handful::collection<int, handful::use_allocator<fancy<int>>>;
static_assert(sizeof(all) != 0);
