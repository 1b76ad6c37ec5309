// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: relocated may throw; declare it noexcept
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
struct listener {
    void relocated(auto const&) {}
};
void change(handful::collection<int, handful::notify<listener>>& c) { c.reserve(9); }
#else
struct listener {
    void relocated(auto const&) noexcept {}
};
void change(handful::collection<int, handful::notify<listener>>& c) { c.reserve(9); }
#endif
