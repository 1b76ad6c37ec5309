// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: the same predicate or listener is listed twice; list it once
#include <handful/handful.hpp>

struct even {
    bool operator()(int value) const { return value % 2 == 0; }
};

#ifdef HANDFUL_BAD
handful::collection<int, handful::require<even>, handful::require<even>> c;
#else
handful::collection<int, handful::require<even>> c;
#endif
