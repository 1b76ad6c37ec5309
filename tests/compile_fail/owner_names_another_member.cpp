// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify_owner: member() does not give the member that this collection is; write static constexpr auto member()
#include <handful/handful.hpp>

#include <cstddef>

class text {
    struct on_lines {
        using owner = text;
#ifdef HANDFUL_BAD
        static constexpr auto member() { return &text::number_; }
#else
        static constexpr auto member() { return &text::lines_; }
#endif
        static void inserted(text&, auto const&, std::size_t, std::size_t) noexcept {}
    };

public:
    void add() { lines_.push_back(1); }

private:
    int number_ = 0;
    handful::collection<int, handful::notify_owner<on_lines>> lines_;
};
