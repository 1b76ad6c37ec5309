// SPDX-License-Identifier: BSL-1.0
// expect(GNU): is private within this context
// expect(Clang): private
#include <handful/handful.hpp>

#include <cstddef>

class text {
    struct on_lines {
        using owner = text;
        static constexpr auto member() { return &text::lines_; }
        static void inserted(text&, auto const&, std::size_t, std::size_t) noexcept {}
    };

public:
    using lines_type = handful::collection<int, handful::heap_vector, handful::notify_owner<on_lines>>;
    lines_type& lines() { return lines_; }

private:
    lines_type lines_;
};

#ifdef HANDFUL_BAD
void copy(text& t) { text::lines_type copied(t.lines()); }
#else
void copy(text& t) { text copied(t); }
#endif
