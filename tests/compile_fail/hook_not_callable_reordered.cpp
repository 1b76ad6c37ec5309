// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: reordered cannot be called; write void reordered(auto const& c
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
struct listener {
    void reordered() noexcept {}
};
void change(handful::collection<int, handful::notify<listener>>& c) { c.reverse(); }
#else
struct listener {
    void reordered(auto const&) noexcept {}
};
void change(handful::collection<int, handful::notify<listener>>& c) { c.reverse(); }
#endif
