// SPDX-License-Identifier: BSL-1.0
// expect(GNU): no match
// expect(Clang): no matching
#include <handful/handful.hpp>

#include <cstddef>
#include <optional>

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
void keep(text& t) {
    std::optional<text::lines_type> kept;
    kept.emplace(t.lines());
}
#else
void keep(text& t) {
    std::optional<text> kept;
    kept.emplace(t);
}
#endif
