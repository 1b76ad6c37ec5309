// SPDX-License-Identifier: BSL-1.0
// expect: a trait of notify_owner, is a class that is not final; wrap it in one
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
#define FINAL final
#else
#define FINAL
#endif

class text {
    struct on_lines FINAL {
        using owner = text;
        static constexpr auto member() { return &text::lines_; }
    };

public:
    void add() { lines_.push_back(1); }

private:
    handful::collection<int, handful::notify_owner<on_lines>> lines_;
};
