// SPDX-License-Identifier: BSL-1.0
// expect: handful::require: a predicate is a class; wrap the function in one
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::require<bool(int)>> c;
#else
struct judge {
    bool operator()(int value) const { return value > 0; }
};
handful::collection<int, handful::require<judge>> c;
#endif
