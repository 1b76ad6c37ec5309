// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: replaced may throw; declare it noexcept
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
struct listener {
    void replaced(auto const&, std::size_t, auto const&) {}
};
handful::collection<int, handful::notify<listener>> c;
#else
struct listener {
    void replaced(auto const&, std::size_t, auto const&) noexcept {}
};
handful::collection<int, handful::notify<listener>> c;
#endif
