// SPDX-License-Identifier: BSL-1.0
// Functions whose machine code is looked at, for each kind of collection: those that change many elements, or none.
#include "collections.hpp"

#include <cstddef>
#include <string>

#define OPERATIONS(name, ...)                                                                   \
    using name = collection<__VA_ARGS__>;                                                       \
    extern "C" void name##_assign(name& c, value<name> const* first, value<name> const* last) { \
        c.assign(first, last);                                                                  \
    }                                                                                           \
    extern "C" void name##_resize(name& c, std::size_t n) { c.resize(n); }

#define OPERATIONS_OF_BLOCKS(name)                                           \
    extern "C" void name##_reserve(name& c, std::size_t n) { c.reserve(n); } \
    extern "C" void name##_shrink_to_fit(name& c) { c.shrink_to_fit(); }

#define ALL_OPERATIONS(name, ...) \
    OPERATIONS(name, __VA_ARGS__) \
    OPERATIONS_OF_BLOCKS(name)

ALL_OPERATIONS(inline_one_of_ints, int, handful::inline_one)
ALL_OPERATIONS(inline_one_of_strings, std::string, handful::inline_one)
ALL_OPERATIONS(small_buffer_of_ints, int, handful::small_buffer<4>)
ALL_OPERATIONS(small_buffer_of_strings, std::string, handful::small_buffer<4>)
ALL_OPERATIONS(heap_vector_of_ints, int, handful::heap_vector)
ALL_OPERATIONS(heap_vector_of_strings, std::string, handful::heap_vector)
OPERATIONS(fixed_capacity_of_ints, int, handful::fixed_capacity<8>)
OPERATIONS(fixed_capacity_of_strings, std::string, handful::fixed_capacity<8>)
