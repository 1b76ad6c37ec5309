// SPDX-License-Identifier: BSL-1.0
// expect(GNU): protected within this context
// expect(Clang): protected
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
template <class T, class Set>
void slice(handful::detail::constructors<T, Set> const& base) {
    handful::detail::constructors<T, Set> sliced(base);
}
void copy(text& t) { slice(t.lines()); }
#else
template <class T, class Set>
void read(handful::basic_collection<T, Set> const& all) {
    static_cast<void>(all.size());
}
void copy(text& t) { read(t.lines()); }
#endif
