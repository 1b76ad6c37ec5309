// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: inserted may throw; declare it noexcept
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
struct listener {
    void inserted(auto const&, std::size_t, std::size_t) {}
};
void change(handful::collection<int, handful::notify<listener>>& c) { c.push_back(1); }
#else
struct listener {
    void inserted(auto const&, std::size_t, std::size_t) noexcept {}
};
void change(handful::collection<int, handful::notify<listener>>& c) { c.push_back(1); }
#endif
