// SPDX-License-Identifier: BSL-1.0
// expect: handful::inline_one: the lowest bit of a pointer to a class of alignment 1 is not free
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
struct tiny {
    char letter;
};
void store(handful::collection<tiny*, handful::reject_null>& c, tiny* one) { c.push_back(one); }
#else
struct alignas(2) tiny {
    char letter;
};
void store(handful::collection<tiny*, handful::reject_null>& c, tiny* one) { c.push_back(one); }
#endif
