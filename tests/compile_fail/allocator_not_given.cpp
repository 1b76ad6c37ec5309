// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: the allocator cannot be default constructed; give one as the last argument
#include <handful/handful.hpp>

#include <cstddef>

template <class T>
struct arena {
    using value_type = T;
    explicit arena(int);
    template <class U>
    arena(arena<U> const&);
    T* allocate(std::size_t n);
    void deallocate(T*, std::size_t);
    bool operator==(arena const&) const;
    int number;
};

using all = handful::collection<int, handful::use_allocator<arena<int>>>;

#ifdef HANDFUL_BAD
void make() { all made{1, 2}; }
#else
void make() { all made({1, 2}, arena<int>(1)); }
#endif
