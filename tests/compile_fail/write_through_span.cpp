// SPDX-License-Identifier: BSL-1.0
// expect: span
#include <handful/handful.hpp>

#include <span>

struct even {
    bool operator()(int value) const { return value % 2 == 0; }
};

#ifdef HANDFUL_BAD
std::span<int> all(handful::collection<int, handful::require<even>>& c) { return c; }
#else
std::span<int const> all(handful::collection<int, handful::require<even>>& c) { return c; }
#endif
