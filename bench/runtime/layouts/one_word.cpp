// SPDX-License-Identifier: BSL-1.0
#include "../candidates.hpp"
#include "peers.hpp"

#include <handful/handful.hpp>

namespace bench {

group one_word(session& to) {
    group all(to, "one_word", "inline_one in one word, where null is kept out");
    auto const add = [&]<class T>() {
        all.add_ours<T, handful::collection<T, handful::inline_one, handful::reject_null>>();
        all.add<T, handful::collection<T, candidates::two_parts, handful::reject_null>>("two parts");
    };
    add.operator()<node*>();
    add.operator()<owner>();
#if HANDFUL_BENCH_LLVM
    all.add<node*, llvm::TinyPtrVector<node*>>("llvm::TinyPtrVector");
#endif
    add_inline_peers<node*, 1>(all);
    add_inline_peers<owner, 1>(all);
    return all;
}

} // namespace bench
