// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <memory>

namespace odr {

/// Complete in one translation unit only; a layout does not depend on that.
struct node;

using pointers = handful::collection<node*, handful::reject_null>;
using loose_pointers = handful::collection<node*>;
using owners = handful::collection<std::unique_ptr<int>, handful::reject_null>;
using buffered = handful::collection<int, handful::small_buffer<3>>;

struct sizes {
    std::size_t pointers, loose_pointers, owners, buffered;
    bool operator==(sizes const&) const = default;
};

/// One of its own in each translation unit, so that the linker cannot make two differing answers one.
static constexpr sizes local_sizes() {
    return {sizeof(pointers), sizeof(loose_pointers), sizeof(owners), sizeof(buffered)};
}

sizes second_sizes();
node* second_make(int value);
void second_fill(pointers&, owners&);
int second_sum(pointers const&, owners const&);
void second_drop(pointers&);

} // namespace odr
