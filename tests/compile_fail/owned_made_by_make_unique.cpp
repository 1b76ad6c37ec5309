// SPDX-License-Identifier: BSL-1.0
// expect(GNU): is private within this context
// expect(Clang): private
#include <handful/handful.hpp>

#include <cstddef>
#include <memory>

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
auto make() { return std::make_unique<text::lines_type>(); }
#else
auto make() { return std::make_unique<text>(); }
#endif
