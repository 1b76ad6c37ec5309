// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: T has no null to keep out; leave the null policy away, or specialise handful::null_traits for T
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::reject_null> c;
#else
handful::collection<int*, handful::reject_null> c;
#endif
