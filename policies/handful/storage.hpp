// SPDX-License-Identifier: BSL-1.0
#pragma once

// Storage policies: where the elements are.
//
// inline_one         None or one element inside, more in a block; one machine word for owners and pointers that are never null.
//                    For what nearly always holds one element. The default.
// small_buffer<N>    Up to N elements inside, more in a block. For a size that is mostly known and small.
// heap_vector        All elements in a block. For sizes that vary, and where moves must keep iterators valid.
// fixed_capacity<N>  At most N elements, never a block. For a hard bound, or where no memory may be obtained
//                    (erase_if of more than 256 elements obtains some for the time of the call).
//
// Not offered: a pointer to the first element beside an inline buffer, as some libraries have it. It is one word larger,
// and the object can no longer be moved by copying its bytes.
#include <handful/storage/fixed_capacity.hpp>
#include <handful/storage/heap_vector.hpp>
#include <handful/storage/inline_one.hpp>
#include <handful/storage/small_buffer.hpp>
