// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: a predicate cannot be called with a value, nor with a collection and a value
#include <handful/handful.hpp>

#include <string>

struct even {
    bool operator()(int value) const { return value % 2 == 0; }
};

#ifdef HANDFUL_BAD
void add(handful::collection<std::string, handful::require<even>>& c) { c.push_back("text"); }
#else
void add(handful::collection<int, handful::require<even>>& c) { c.push_back(2); }
#endif
