// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify_owner: the trait names no owner, or is not complete here; define it before the member
#include <handful/handful.hpp>

class text {
#ifdef HANDFUL_BAD
    struct on_lines;
#else
    struct on_lines {
        using owner = text;
        static constexpr auto member() { return &text::lines_; }
    };
#endif
    handful::collection<int, handful::notify_owner<on_lines>> lines_;
};
