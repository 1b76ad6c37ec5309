// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: a policy is only declared; include the header that defines it
#include <handful/handful.hpp>

struct my_access;

#ifdef HANDFUL_BAD
handful::collection<int, my_access> c;
#else
struct my_access : handful::checked {};
handful::collection<int, my_access> c;
#endif
