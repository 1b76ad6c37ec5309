// SPDX-License-Identifier: BSL-1.0
#include "candidates.hpp"
#include "layouts/peers.hpp"

#include <handful/handful.hpp>

#include <cstddef>
#include <vector>

/// Calls push_back within the capacity, a thousand times on each layout, for callgrind to count the instructions of;
/// bench/report/run turns that into a table.
namespace {

using bench::node;
using bench::nodes;

template <class... Policies>
using of_pointers = handful::collection<node*, Policies...>;

constexpr int calls = 1000;

/// Effects: pushes to a collection that holds `before` elements and has room for more, each time anew.
template <class C>
bool repeat(void (*push)(C&, node*), std::size_t before) {
    C collection;
    if constexpr (requires { collection.reserve(8); }) {
        if (before != 0) collection.reserve(8);
    }
    for (std::size_t i = 0; i != before; ++i) collection.push_back(&nodes[i]);
    for (int i = 0; i != calls; ++i) {
        push(collection, &nodes[8]);
        collection.pop_back();
    }
    return true;
}

} // namespace

// The name is the row's in the table. Its calls are made before main, so that a row is one line here.
#define ROW(name, before, ...)                                                                \
    extern "C" [[gnu::noinline]] void row_##name(__VA_ARGS__& c, node* x) { c.push_back(x); } \
    [[maybe_unused]] static bool const called_##name = repeat<__VA_ARGS__>(&row_##name, before);

ROW(handful_one_word_inside, 0, of_pointers<handful::inline_one, handful::reject_null>)
ROW(handful_one_word_in_a_block, 2, of_pointers<handful::inline_one, handful::reject_null>)
ROW(handful_inline_one_inside, 0, of_pointers<handful::inline_one>)
ROW(handful_inline_one_in_a_block, 2, of_pointers<handful::inline_one>)
ROW(handful_small_buffer_4_inside, 1, of_pointers<handful::small_buffer<4>>)
ROW(handful_small_buffer_4_reject_null, 1, of_pointers<handful::small_buffer<4>, handful::reject_null>)
ROW(handful_heap_vector, 2, of_pointers<handful::heap_vector>)
ROW(handful_heap_vector_reject_null, 2, of_pointers<handful::heap_vector, handful::reject_null>)
ROW(handful_fixed_capacity_8, 2, of_pointers<handful::fixed_capacity<8>>)
ROW(candidate_two_parts, 2, of_pointers<candidates::two_parts>)
ROW(candidate_direct_pointer, 2, of_pointers<candidates::direct_buffer<4>>)
ROW(candidate_three_words, 2, of_pointers<candidates::three_words>)
ROW(candidate_count_of_a_word, 2, of_pointers<candidates::word_count<8>>)
ROW(std_vector, 2, std::vector<node*>)
#if HANDFUL_BENCH_ABSL
ROW(absl_InlinedVector_4, 1, absl::InlinedVector<node*, 4>)
#endif
#if HANDFUL_BENCH_BOOST
ROW(boost_small_vector_4, 1, boost::container::small_vector<node*, 4>)
ROW(boost_static_vector_8, 2, boost::container::static_vector<node*, 8>)
#endif
#if HANDFUL_BENCH_LLVM
ROW(llvm_SmallVector_4, 1, llvm::SmallVector<node*, 4>)
ROW(llvm_TinyPtrVector_inside, 0, llvm::TinyPtrVector<node*>)
ROW(llvm_TinyPtrVector_in_a_block, 2, llvm::TinyPtrVector<node*>)
#endif

int main() {}
