// SPDX-License-Identifier: BSL-1.0
// push_back of pointers, with and without a null policy; hot_path.cpp looks at their machine code.
#include <handful/handful.hpp>

#include <utility>

#define PUSH_BACK(name, ...)                                                          \
    using name = handful::collection<int*, __VA_ARGS__>;                              \
    extern "C" void name##_push_back_copy(name& c, int* const& v) { c.push_back(v); } \
    extern "C" void name##_push_back_move(name& c, int*& v) { c.push_back(std::move(v)); }

PUSH_BACK(heap_vector, handful::heap_vector)
PUSH_BACK(heap_vector_without_null, handful::heap_vector, handful::reject_null)
PUSH_BACK(small_buffer, handful::small_buffer<4>)
PUSH_BACK(small_buffer_without_null, handful::small_buffer<4>, handful::reject_null)
