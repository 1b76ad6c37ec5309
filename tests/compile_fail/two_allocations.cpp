// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: two allocation policies; keep one of them
#include <handful/pmr.hpp>

#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int, handful::pmr, handful::standard_allocation> c;
#else
handful::collection<int, handful::pmr> c;
#endif
