// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: inserted may throw; declare it noexcept
#include <handful/handful.hpp>

#include <cstddef>

class text {
    struct on_lines {
        using owner = text;
        static constexpr auto member() { return &text::lines_; }
#ifdef HANDFUL_BAD
        static void inserted(text&, auto const&, std::size_t, std::size_t) {}
#else
        static void inserted(text&, auto const&, std::size_t, std::size_t) noexcept {}
#endif
    };

public:
    void add() { lines_.push_back(1); }

private:
    handful::collection<int, handful::notify_owner<on_lines>> lines_;
};
