// SPDX-License-Identifier: BSL-1.0
// expect: handful::require: the predicate is only declared here; define it before the collection type
#include <handful/handful.hpp>

struct is_even;

#ifdef HANDFUL_BAD
handful::collection<int, handful::require<is_even>> c;
#else
struct is_even {
    bool operator()(int value) const { return value % 2 == 0; }
};
handful::collection<int, handful::require<is_even>> c;
#endif
