// SPDX-License-Identifier: BSL-1.0
// expect: attach
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
void attach(handful::collection<int>& c) { c.attach(nullptr); }
#else
void attach(handful::collection<int, handful::notify_sink>& c) { c.attach(nullptr); }
#endif
