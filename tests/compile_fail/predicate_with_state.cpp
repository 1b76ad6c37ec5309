// SPDX-License-Identifier: BSL-1.0
// expect: handful::require: a predicate has no state and is default constructible
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
struct judge {
    int least;
    bool operator()(int value) const { return value > least; }
};
handful::collection<int, handful::require<judge>> c;
#else
struct judge {
    bool operator()(int value) const { return value > 0; }
};
handful::collection<int, handful::require<judge>> c;
#endif
