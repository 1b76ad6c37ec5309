// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: reordered cannot be called; write void reordered(auto const& c
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
struct listener {
    void reordered() noexcept {}
};
handful::collection<int, handful::notify<listener>> c;
#else
struct listener {
    void reordered(auto const&) noexcept {}
};
handful::collection<int, handful::notify<listener>> c;
#endif
