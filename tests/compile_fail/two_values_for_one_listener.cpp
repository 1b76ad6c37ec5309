// SPDX-License-Identifier: BSL-1.0
// expect: handful::with: two values for one listener, or two allocators; give one
#include <handful/handful.hpp>

#include <cstddef>

struct log : handful::sink<int> {};
log first;
struct other_log : handful::sink<int> {};
other_log second;

#ifdef HANDFUL_BAD
handful::collection<int, handful::notify_sink> c(handful::with(&first, &second));
#else
handful::collection<int, handful::notify_sink> c(handful::with(&first));
#endif
