// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: elements are objects that are not const, volatile or arrays
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int&> c;
#else
handful::collection<int*> c;
#endif
