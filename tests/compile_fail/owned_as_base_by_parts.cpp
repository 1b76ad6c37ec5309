// SPDX-License-Identifier: BSL-1.0
// expect(GNU): deleted
// expect(Clang): deleted
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
struct thief : text::lines_type::constructors {
    thief() = default;
};
void make() { thief made; }
#else
struct reader : text {
    reader() = default;
};
void make() { reader made; }
#endif
