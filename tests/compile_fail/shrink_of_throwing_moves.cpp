// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: a shrink policy moves elements where nothing may throw, and the move of T may; leave it away, or declare
#include <handful/handful.hpp>

struct value {
    value() = default;
#ifdef HANDFUL_BAD
    value(value&&) {}
#else
    value(value&&) noexcept {}
#endif
};

handful::collection<value, handful::shrink_to_inline> c;
