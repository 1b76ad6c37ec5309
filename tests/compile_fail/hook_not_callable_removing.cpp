// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: removing cannot be called; write void removing(auto const& c
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
struct listener {
    void removing(std::size_t, std::size_t) noexcept {}
};
void change(handful::collection<int, handful::notify<listener>>& c) { c.clear(); }
#else
struct listener {
    void removing(auto const&, std::size_t, std::size_t) noexcept {}
};
void change(handful::collection<int, handful::notify<listener>>& c) { c.clear(); }
#endif
