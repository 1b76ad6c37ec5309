// SPDX-License-Identifier: BSL-1.0
#include "../candidates.hpp"
#include "peers.hpp"

#include <handful/handful.hpp>

namespace bench {

group one_inside(session& to) {
    group all(to, "one_inside", "inline_one in two parts, one element inside");
    auto const add = [&]<class T>() {
        all.add_ours<T, handful::collection<T, handful::inline_one>>();
        all.add<T, handful::collection<T, candidates::direct_buffer<1>>>("direct pointer");
        add_inline_peers<T, 1>(all);
    };
    add.operator()<node*>();
    add.operator()<owner>();
    add.operator()<value32>();
    add.operator()<std::string>();
    return all;
}

} // namespace bench
