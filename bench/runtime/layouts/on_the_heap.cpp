// SPDX-License-Identifier: BSL-1.0
#include "../candidates.hpp"
#include "group.hpp"

#include <handful/handful.hpp>

#include <vector>

namespace bench {

group on_the_heap(session& to) {
    group all(to, "on_the_heap", "heap_vector");
    auto const add = [&]<class T>() {
        all.add_ours<T, handful::collection<T, handful::heap_vector>>();
        all.add<T, handful::collection<T, candidates::three_words>>("three words");
        all.add<T, std::vector<T>>("std::vector");
    };
    add.operator()<node*>();
    add.operator()<owner>();
    add.operator()<value32>();
    add.operator()<std::string>();
    return all;
}

} // namespace bench
