// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: elements are objects that are not const, volatile or arrays
#include <handful/handful.hpp>

#include <array>

#ifdef HANDFUL_BAD
handful::collection<int[2]> c;
#else
handful::collection<std::array<int, 2>> c;
#endif
