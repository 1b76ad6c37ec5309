// SPDX-License-Identifier: BSL-1.0
// expect: assign
#include <handful/handful.hpp>

#include <cstddef>

struct listener {
    void inserted(auto const&, std::size_t, std::size_t) noexcept {}
};

#ifdef HANDFUL_BAD
void write(handful::collection<int, handful::notify<listener>>& c) { c.emplace_back(1) = 3; }
#else
void write(handful::collection<int>& c) { c.emplace_back(1) = 3; }
#endif
