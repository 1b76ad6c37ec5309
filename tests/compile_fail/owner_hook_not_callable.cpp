// SPDX-License-Identifier: BSL-1.0
// expect: noexcept; for notify_owner static, with the owner& first
#include <handful/handful.hpp>

#include <cstddef>

class text {
    struct on_lines {
        using owner = text;
        static constexpr auto member() { return &text::lines_; }
#ifdef HANDFUL_BAD
        static void inserted(auto const&, std::size_t, std::size_t) noexcept {}
#else
        static void inserted(text&, auto const&, std::size_t, std::size_t) noexcept {}
#endif
    };

public:
    void add() { lines_.push_back(1); }

private:
    handful::collection<int, handful::notify_owner<on_lines>> lines_;
};
