// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: replaced cannot be called; write void replaced(auto const& c
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
struct listener {
    void replaced(auto const&, std::size_t) noexcept {}
};
handful::collection<int, handful::notify<listener>> c;
#else
struct listener {
    void replaced(auto const&, std::size_t, auto const&) noexcept {}
};
handful::collection<int, handful::notify<listener>> c;
#endif
