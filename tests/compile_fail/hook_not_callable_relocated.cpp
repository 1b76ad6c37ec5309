// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: relocated cannot be called; write void relocated(auto const& c
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
struct listener {
    void relocated(auto const&, void const*) noexcept {}
};
void change(handful::collection<int, handful::notify<listener>>& c) { c.reserve(9); }
#else
struct listener {
    void relocated(auto const&) noexcept {}
};
void change(handful::collection<int, handful::notify<listener>>& c) { c.reserve(9); }
#endif
