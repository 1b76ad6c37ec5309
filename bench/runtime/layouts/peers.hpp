// SPDX-License-Identifier: BSL-1.0
#pragma once

// The peers whose packages were found, under names of their own, since a peer that is missing has none.
#if HANDFUL_BENCH_ABSL
#include <absl/container/inlined_vector.h>
#endif
#if HANDFUL_BENCH_BOOST
#include <boost/container/small_vector.hpp>
#include <boost/container/static_vector.hpp>
#endif
#if HANDFUL_BENCH_LLVM
#include <llvm/ADT/SmallVector.h>
#include <llvm/ADT/TinyPtrVector.h>
#endif

#include "group.hpp"

#include <cstddef>

namespace bench {

/// Effects: adds every peer that holds `N` elements inside.
template <class T, std::size_t N>
void add_inline_peers([[maybe_unused]] group& to) {
#if HANDFUL_BENCH_ABSL
    to.add<T, absl::InlinedVector<T, N>>("absl::InlinedVector");
#endif
#if HANDFUL_BENCH_BOOST
    to.add<T, boost::container::small_vector<T, N>>("boost::small_vector");
#endif
#if HANDFUL_BENCH_LLVM
    to.add<T, llvm::SmallVector<T, N>>("llvm::SmallVector");
#endif
}

} // namespace bench
