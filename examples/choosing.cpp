// SPDX-License-Identifier: BSL-1.0
// The code of docs/choosing.md and docs/coming_from.md, and what they claim of sizes.
#include <handful/handful.hpp>
#include <handful/pmr.hpp>
#include <handful/sort.hpp>

#include <array>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <memory_resource>
#include <span>
#include <string>
#include <utility>

namespace {

using handful::collection;
using handful::fixed_capacity;
using handful::heap_vector;
using handful::inline_one;
using handful::reject_null;
using handful::small_buffer;

struct node;

// [storage]
using attachments =
    collection<std::unique_ptr<node>, inline_one, reject_null>; // nearly always one, never null
using tags = collection<std::string, small_buffer<4>>;          // a few, mostly
using samples = collection<double, heap_vector>;                // any number
using axes = collection<float, fixed_capacity<3>>;              // never more than three
// [/storage]

// [memory]
using long_lived = collection<std::string, small_buffer<4>, handful::shrink_to_inline>;
using filled_once = collection<std::string, heap_vector, handful::grow_exact>;
using pooled = collection<std::string, small_buffer<4>, handful::pmr>;
// [/memory]

struct node {
    std::string name;
    attachments children;
};

using block = std::array<std::byte, 32>;

// The table of sizes, on 64 bits.
#define SIZES(T, one, two, four, heap, fixed)                                                           \
    static_assert(sizeof(void*) != 8 ||                                                                 \
                  (sizeof(collection<T>) == (one) && sizeof(collection<T, small_buffer<2>>) == (two) && \
                   sizeof(collection<T, small_buffer<4>>) == (four) &&                                  \
                   sizeof(collection<T, heap_vector>) == (heap) &&                                      \
                   sizeof(collection<T, fixed_capacity<4>>) == (fixed)))
SIZES(char, 16, 16, 16, 24, 5);
SIZES(int, 16, 16, 24, 16, 20);
SIZES(node*, 16, 24, 40, 16, 40);
SIZES(std::unique_ptr<node>, 16, 24, 40, 16, 40);
SIZES(block, 40, 72, 136, 16, 129);
static_assert(sizeof(void*) != 8 || sizeof(std::string) != 32 ||
              (sizeof(collection<std::string>) == 40 &&
               sizeof(collection<std::string, small_buffer<2>>) == 72 &&
               sizeof(collection<std::string, small_buffer<4>>) == 136 &&
               sizeof(collection<std::string, heap_vector>) == 16 &&
               sizeof(collection<std::string, fixed_capacity<4>>) == 136));
static_assert(sizeof(collection<node*, reject_null>) == sizeof(void*) &&
              sizeof(attachments) == sizeof(void*));
static_assert(sizeof(pooled) == sizeof(tags) + sizeof(void*) && sizeof(long_lived) == sizeof(tags) &&
              sizeof(filled_once) == sizeof(collection<std::string, heap_vector>));

// [any]
// Reads any contiguous range of strings.
std::size_t letters(std::span<std::string const> all) {
    std::size_t n = 0;
    for (std::string const& each : all) n += each.size();
    return n;
}

// Changes a collection of strings, whatever its policies.
void add_default(handful::collection_of<std::string> auto& all) {
    if (all.empty()) all.push_back("default");
}
// [/any]

bool vector_code_works() {
    // [vector]
    collection<int, heap_vector> v{3, 1, 2};
    v.reserve(8);
    v.insert(v.begin() + 1, {7, 8});
    v.erase(v.begin());
    erase_if(v, [](int value) { return value > 7; }); // without std::
    std::span<int> const all(v);
    // [/vector]
    return all.size() == 3 && v[0] == 7;
}

} // namespace

int main() {
    tags t;
    add_default(t);
    node root{"root", {}};
    root.children.push_back(std::make_unique<node>(node{"leaf", {}}));
    std::pmr::monotonic_buffer_resource arena;
    pooled p({"a", "b"}, &arena);
    bool const good = letters(t) == 7 && letters(p) == 2 && root.children.size() == 1 &&
                      vector_code_works() && samples{1.5}.size() == 1 && axes{1, 2, 3}.size() == 3;
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
