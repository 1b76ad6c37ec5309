// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: replaced may throw; declare it noexcept
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
struct listener {
    void replaced(auto const&, std::size_t, auto const&) {}
};
void change(handful::collection<int, handful::notify<listener>>& c) {
    static_cast<void>(c.replace(c.begin(), 1));
}
#else
struct listener {
    void replaced(auto const&, std::size_t, auto const&) noexcept {}
};
void change(handful::collection<int, handful::notify<listener>>& c) {
    static_cast<void>(c.replace(c.begin(), 1));
}
#endif
