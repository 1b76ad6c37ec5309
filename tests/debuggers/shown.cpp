// SPDX-License-Identifier: BSL-1.0
// What gdb shows of collections. The test prints each variable that a line `// shown(name): …` names, and compares; an address is ADDRESS there.
#include <handful/handful.hpp>
#include <handful/pmr.hpp>

#include <memory>
#include <memory_resource>
#include <string>

namespace {

struct counts {
    int calls = 7;
    void inserted(auto const&, std::size_t, std::size_t) noexcept { ++calls; }
};

// Stops here, where every variable has its value.
[[gnu::noinline]] void stop() { asm volatile(""); }

} // namespace

int main() {
    using handful::collection;
    int a = 1;
    int b = 2;

    // shown(none): handful::collection of length 0, capacity 1, inline
    collection<int> none;
    // shown(one): handful::collection of length 1, capacity 1, inline = {11}
    collection<int> one{11};
    // shown(two): handful::collection of length 2, capacity 4, in a block = {11, 12}
    collection<int> two{11, 12};
    // shown(buffered): handful::collection of length 3, capacity 4, inline = {1, 2, 3}
    collection<int, handful::small_buffer<4>> buffered{1, 2, 3};
    // shown(spilled): handful::collection of length 3, capacity 4, in a block = {1, 2, 3}
    collection<int, handful::small_buffer<2>> spilled{1, 2, 3};
    // shown(words): handful::collection of length 2, capacity 4, in a block = {"one", "two"}
    collection<std::string, handful::heap_vector> words{"one", "two"};
    // shown(nothing): handful::collection of length 0, capacity 0, inline
    collection<int, handful::heap_vector> nothing;
    // shown(fixed): handful::collection of length 2, capacity 3, inline = {5, 6}
    collection<int, handful::fixed_capacity<3>> fixed{5, 6};
    // shown(names): handful::collection of length 1, capacity 2, inline = {"x"}
    collection<std::string, handful::fixed_capacity<2>> names{"x"};

    // shown(no_pointer): handful::collection of length 0, capacity 1, inline
    collection<int*, handful::reject_null> no_pointer;
    // shown(pointers): handful::collection of length 2, capacity 4, in a block = {ADDRESS, ADDRESS}
    collection<int*, handful::reject_null> pointers{&a, &b};
    // shown(owners): handful::collection of length 1, capacity 1, inline = {std::unique_ptr<int> = {get() = ADDRESS}}
    collection<std::unique_ptr<int>, handful::reject_null> owners;
    owners.push_back(std::make_unique<int>(4));

    // shown(heard): handful::collection of length 2, capacity 4, in a block = {1, 2}
    collection<int, handful::notify<counts>, handful::heap_vector> heard{1, 2};
    std::pmr::monotonic_buffer_resource resource;
    // shown(pooled): handful::collection of length 2, capacity 4, in a block = {3, 4}
    collection<int, handful::pmr> pooled({3, 4}, &resource);
    // shown(nested): handful::collection of length 2, capacity 4, in a block = {handful::collection of length 1, capacity 1, inline = {1}, handful::collection of length 0, capacity 1, inline}
    collection<collection<int>, handful::heap_vector> nested{{1}, {}};
    // shown(reference): handful::collection of length 1, capacity 1, inline = {11}
    collection<int> const& reference = one;

    // shown(*never_made): handful::collection <not initialised>
    alignas(collection<int>) unsigned char bytes[sizeof(collection<int>)];
    for (unsigned char& each : bytes) each = 0x7f;
    bytes[8] = 0xff; // a size above the capacity
    auto const* never_made = reinterpret_cast<collection<int> const*>(bytes);

    stop();
    static_cast<void>(never_made);
    return none.size() + one.size() + two.size() + buffered.size() + spilled.size() + words.size() +
                       nothing.size() + fixed.size() + names.size() + no_pointer.size() + pointers.size() +
                       owners.size() + heard.size() + pooled.size() + nested.size() + reference.size() ==
                   24
               ? 0
               : 1;
}
