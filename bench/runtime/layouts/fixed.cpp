// SPDX-License-Identifier: BSL-1.0
#include "../candidates.hpp"
#include "peers.hpp"

#include <handful/handful.hpp>

namespace bench {

group fixed(session& to) {
    group all(to, "fixed", "fixed_capacity<8>");
    auto const add = [&]<class T>() {
        all.add_ours<T, handful::collection<T, handful::fixed_capacity<8>>>();
        all.add<T, handful::collection<T, candidates::word_count<8>>>("count of a word");
#if HANDFUL_BENCH_BOOST
        all.add<T, boost::container::static_vector<T, 8>>("boost::static_vector");
#endif
    };
    add.operator()<node*>();
    add.operator()<owner>();
    add.operator()<value32>();
    add.operator()<std::string>();
    return all;
}

} // namespace bench
