// SPDX-License-Identifier: BSL-1.0
// Functions whose machine code is looked at, for each kind of collection: those that most programs call often.
#include "collections.hpp"

#include <handful/handful.hpp>

#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <utility>

// What emplace_back makes an element from.
int source_of(int);
char const* source_of(std::string);
int* source_of(std::unique_ptr<int>);

template <class C>
using source = decltype(source_of(std::declval<value<C>>()));

// `name` is the type, and the first part of the functions' names. What is returned is an address: its type
// depends on the policies, the code does not.
#define OPERATIONS(name, ...)                                                                               \
    using name = collection<__VA_ARGS__>;                                                                   \
    extern "C" void name##_push_back_move(name& c, value<name>& v) { c.push_back(std::move(v)); }           \
    extern "C" void const* name##_emplace_back(name& c, source<name> from) {                                \
        return std::addressof(c.emplace_back(from));                                                        \
    }                                                                                                       \
    extern "C" void const* name##_insert_move(name& c, value<name> const* at, value<name>& v) {             \
        return c.insert(at, std::move(v));                                                                  \
    }                                                                                                       \
    extern "C" void const* name##_insert_range_move(name& c, value<name> const* at, value<name>* first,     \
                                                    value<name>* last) {                                    \
        return c.insert(at, std::move_iterator(first), std::move_iterator(last));                           \
    }                                                                                                       \
    extern "C" void const* name##_erase(name& c, value<name> const* at) { return c.erase(at); }             \
    extern "C" void const* name##_erase_range(name& c, value<name> const* first, value<name> const* last) { \
        return c.erase(first, last);                                                                        \
    }                                                                                                       \
    extern "C" void name##_pop_back(name& c) { c.pop_back(); }                                              \
    extern "C" void name##_clear(name& c) { c.clear(); }

#define OPERATIONS_OF_COPIES(name)                                                                       \
    extern "C" void name##_push_back_copy(name& c, value<name> const& v) { c.push_back(v); }             \
    extern "C" void const* name##_insert_copy(name& c, value<name> const* at, value<name> const& v) {    \
        return c.insert(at, v);                                                                          \
    }                                                                                                    \
    extern "C" void const* name##_insert_in_the_middle(name& c, value<name> const& v) {                  \
        return c.insert(c.begin() + c.size() / 2, v);                                                    \
    }                                                                                                    \
    extern "C" void const* name##_insert_range(name& c, value<name> const* at, value<name> const* first, \
                                               value<name> const* last) {                                \
        return c.insert(at, first, last);                                                                \
    }

#define ALL_OPERATIONS(name, ...) \
    OPERATIONS(name, __VA_ARGS__) \
    OPERATIONS_OF_COPIES(name)

// One word; without reject_null it has two parts.
OPERATIONS(inline_one_of_owners, std::unique_ptr<int>, handful::inline_one, handful::reject_null)
ALL_OPERATIONS(inline_one_of_ints, int, handful::inline_one)
ALL_OPERATIONS(inline_one_of_strings, std::string, handful::inline_one)
ALL_OPERATIONS(small_buffer_of_ints, int, handful::small_buffer<4>)
ALL_OPERATIONS(small_buffer_of_strings, std::string, handful::small_buffer<4>)
ALL_OPERATIONS(heap_vector_of_ints, int, handful::heap_vector)
ALL_OPERATIONS(heap_vector_of_strings, std::string, handful::heap_vector)
ALL_OPERATIONS(fixed_capacity_of_ints, int, handful::fixed_capacity<8>)
ALL_OPERATIONS(fixed_capacity_of_strings, std::string, handful::fixed_capacity<8>)
