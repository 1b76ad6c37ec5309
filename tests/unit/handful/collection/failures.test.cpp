// SPDX-License-Identifier: BSL-1.0
#include "operation_laws.hpp"

#include <cstdio>

// Every operation of the table, with every element operation and every allocation that can fail in it.

using namespace test;

namespace {

using rule = handful::require<not_unlucky>;
using listener = handful::notify<mirror>;
using blocks = handful::use_allocator<tracking_allocator<int>>;

// Elements whose copies and moves throw.
using fragile_kinds = types<handful::collection<fragile, handful::inline_one>,
                            handful::collection<fragile, handful::small_buffer<2>, listener>,
                            handful::collection<fragile, handful::heap_vector, rule, blocks>,
                            handful::collection<fragile, handful::fixed_capacity<16>>>;
// Elements whose copies throw.
using counted_kinds =
    types<handful::collection<counted, handful::inline_one, rule, listener>,
          handful::collection<counted, handful::small_buffer<2>, handful::shrink_to_inline, blocks>,
          handful::collection<counted, handful::heap_vector, listener>,
          handful::collection<counted, handful::fixed_capacity<16>, rule, listener>>;

failures injected;

void add(std::vector<failures> const& rows) {
    for (failures const& each : rows) {
        injected.elements += each.elements;
        injected.blocks += each.blocks;
    }
}

} // namespace

BEHAVIOUR(every_operation_survives_each_failure, fragile_kinds) { add(every_operation_fails<C>()); }

BEHAVIOUR(every_operation_survives_each_failure_of_a_copy, counted_kinds) { add(every_operation_fails<C>()); }

TEST_CASE("the failures brought about are many") {
    std::printf("REPORT: %ld failures of elements and %ld of allocations in the rows of %zu operations\n",
                injected.elements, injected.blocks, operations<handful::collection<fragile>>().size());
    CHECK(injected.elements > 10000);
    CHECK(injected.blocks > 1000);
}
