// SPDX-License-Identifier: BSL-1.0
#include "../candidates.hpp"
#include "peers.hpp"

#include <handful/handful.hpp>

namespace bench {

group four_inside(session& to) {
    group all(to, "four_inside", "small_buffer<4>, four elements inside");
    auto const add = [&]<class T>() {
        all.add_ours<T, handful::collection<T, handful::small_buffer<4>>>();
        all.add<T, handful::collection<T, candidates::direct_buffer<4>>>("direct pointer");
        add_inline_peers<T, 4>(all);
    };
    add.operator()<node*>();
    add.operator()<owner>();
    add.operator()<value32>();
    add.operator()<std::string>();
    return all;
}

} // namespace bench
