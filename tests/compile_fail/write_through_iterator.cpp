// SPDX-License-Identifier: BSL-1.0
// expect: assign
#include <handful/handful.hpp>

struct even {
    bool operator()(int value) const { return value % 2 == 0; }
};

#ifdef HANDFUL_BAD
void write(handful::collection<int, handful::require<even>>& c) { *c.begin() = 3; }
#else
void write(handful::collection<int>& c) { *c.begin() = 3; }
#endif
