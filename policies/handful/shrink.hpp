// SPDX-License-Identifier: BSL-1.0
#pragma once

// Shrink policies: when elements that once needed a block go back inside the collection. They do not go with heap_vector, which
// has no inside, nor with fixed_capacity, which has nothing else.
//
// shrink_never        Only shrink_to_fit() moves them, as in std::vector. The default.
// shrink_to_inline    A removal that leaves half of what fits inside, or less, gives the block back: for collections that live
//                     long and were large once.
//
// Not offered: blocks that get smaller. That moves elements as growing does, and the next growth undoes it.
#include <handful/shrink/shrink_never.hpp>
#include <handful/shrink/shrink_to_inline.hpp>
