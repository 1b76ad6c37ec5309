// SPDX-License-Identifier: BSL-1.0
// A libFuzzer target: the first byte chooses a collection type, the others the operations on it, which a std::vector follows.
#include "model_run.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>

using namespace test;

namespace {

class bytes {
public:
    bytes(std::uint8_t const* first, std::size_t n) : next_(first), end_(first + n) {}
    std::size_t below(std::size_t n) { return next_ == end_ ? 0 : *next_++ % n; }
    bool is_over() const { return next_ == end_; }

private:
    std::uint8_t const* next_;
    std::uint8_t const* end_;
};

using rule = handful::require<not_unlucky>;
using listener = handful::notify<mirror>;
using blocks = handful::use_allocator<tracking_allocator<int>>;

bytes* current = nullptr;

template <class C>
void follow() {
    model_run<C, bytes>(*current, true).run();
}

template <class... C>
constexpr std::array<run_entry, sizeof...(C)> entries{run_entry{&follow<C>, &type_name<C>}...};

constexpr auto all = entries<
    handful::collection<std::unique_ptr<item>, handful::reject_null, listener>,
    handful::collection<item*, handful::reject_null, handful::shrink_to_inline, listener>,
    handful::collection<counted, handful::inline_one, listener>,
    handful::collection<counted, handful::small_buffer<2>, handful::shrink_to_inline, listener, blocks>,
    handful::collection<fragile, handful::small_buffer<4>, listener>,
    handful::collection<fragile, handful::heap_vector, rule, listener>,
    handful::collection<fragile, handful::fixed_capacity<16>, listener>,
    handful::collection<std::string, handful::small_buffer<2>>,
    handful::collection<counted, handful::heap_vector, blocks>>;

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    bytes input(data, size);
    current = &input;
    // Leaks count as failures there.
    if (run_all("fuzz", std::span(&all[input.below(all.size())], 1)) != 0) std::abort();
    return 0;
}
