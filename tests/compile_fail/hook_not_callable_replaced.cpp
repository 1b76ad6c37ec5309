// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: replaced cannot be called; write void replaced(auto const& c
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
struct listener {
    void replaced(auto const&, std::size_t) noexcept {}
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
