// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: a default policy is only declared; include <handful/handful.hpp>, or the headers of inline_one
#ifdef HANDFUL_BAD
#include <handful/collection.hpp>
#include <handful/storage/heap_vector.hpp>
#else
#include <handful/access/unchecked.hpp>
#include <handful/allocation/standard_allocation.hpp>
#include <handful/collection.hpp>
#include <handful/growth/grow_amortized.hpp>
#include <handful/null/allow_null.hpp>
#include <handful/shrink/shrink_never.hpp>
#include <handful/storage/heap_vector.hpp>
#endif

handful::collection<int, handful::heap_vector> c;
