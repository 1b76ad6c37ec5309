// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/collection.hpp>

#include <concepts>
#include <ostream>
#include <version>

#if defined(__cpp_lib_format)
#include <format>
#endif

// Text of a collection: `[1, 2, 3]`, as std::format writes ranges. On streams, and for std::format where the library has
// that: from C++23 on it formats ranges by itself.
namespace handful {

namespace detail {

template <class T>
concept printable = requires(std::ostream& out, T const& value) {
    { out << value } -> std::convertible_to<std::ostream&>;
};

} // namespace detail

/// Effects: writes the elements in brackets, separated by `, `. A field width counts for each element.
template <detail::printable T, class Set>
std::ostream& operator<<(std::ostream& out, basic_collection<T, Set> const& c) {
    auto const width = out.width(0);
    out << '[';
    char const* separator = "";
    for (T const& element : c) {
        out << separator;
        out.width(width);
        out << element;
        separator = ", ";
    }
    return out << ']';
}

} // namespace handful

#if defined(__cpp_lib_format) && !defined(__cpp_lib_format_ranges)
/// The format specification is that of the elements.
template <class T, class Set>
    requires requires(std::formatter<T> f, std::format_parse_context& context) { f.parse(context); }
struct std::formatter<handful::basic_collection<T, Set>> : std::formatter<T> {
    template <class Context>
    auto format(handful::basic_collection<T, Set> const& c, Context& context) const {
        auto out = context.out();
        *out++ = '[';
        bool is_first = true;
        for (T const& element : c) {
            if (!is_first) {
                *out++ = ',';
                *out++ = ' ';
            }
            is_first = false;
            context.advance_to(out);
            out = std::formatter<T>::format(element, context);
        }
        *out++ = ']';
        return out;
    }
};
#endif
