// SPDX-License-Identifier: BSL-1.0
// The standard headers first, then all of the library; `node` is complete.
#include <algorithm>
#include <functional>
#include <memory>
#include <string_view>

#include "all_headers.hpp"
#include "shared.hpp"

namespace odr {

struct node {
    int value;
};

sizes second_sizes() { return local_sizes(); }

node* second_make(int value) { return new node{value}; }

void second_fill(pointers& p, owners& o) {
    for (int value : {1, 2}) {
        p.push_back(second_make(value));
        o.push_back(std::make_unique<int>(10 * value));
    }
}

int second_sum(pointers const& p, owners const& o) {
    int sum = 0;
    for (node const* n : p) {
        sum += n->value;
    }
    for (auto const& owner : o) {
        sum += *owner;
    }
    return sum;
}

void second_drop(pointers& p) {
    while (!p.empty()) {
        delete p.take(p.begin());
    }
}

} // namespace odr
