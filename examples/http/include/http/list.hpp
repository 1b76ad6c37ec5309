// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http/element.hpp>
#include <http/scanner.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// Lists of values with commas between them (RFC 9110 5.6.1). Recipients have to put up with empty elements.
namespace http {

/// Effects: takes whitespace, at most one comma, and whitespace again. Returns: whether there was a comma.
inline bool skip_separator(scanner& place) noexcept {
    place.skip_whitespace();
    bool const found = place.accept(',');
    place.skip_whitespace();
    return found;
}

/// Effects: takes whitespace and commas, and empty elements with them. Returns: whether there was a comma.
inline bool skip_separators(scanner& place) noexcept {
    bool found = false;
    while (skip_separator(place)) {
        found = true;
    }
    return found;
}

/// Effects: takes the next element of a list and the separators round it, and appends it to `out`; does nothing at the
/// end of the text. After a failure the place is what it was, and `place.why()` says what was wrong.
/// Returns: whether all was well.
template <class Collection>
[[nodiscard]] bool read_element(scanner& place, Collection& out) {
    std::size_t const start = place.position();
    skip_separators(place);
    if (place.at_end()) {
        return true;
    }
    std::optional<value_of<Collection>> value = value_of<Collection>::read(place);
    if (value && !skip_separators(place) && !place.at_end()) {
        place.fail("a comma should separate this from what stands before it");
        value.reset();
    }
    if (!value) {
        place.go_back(start);
        return false;
    }
    emplace_value(out, *std::move(value));
    return true;
}

/// Returns: the values of a list; nothing if one of them is malformed, and then `*why` says why, if it is asked.
template <class Collection>
[[nodiscard]] std::optional<Collection> try_parse_list(std::string_view text, fault* why = nullptr) {
    std::optional<Collection> list(std::in_place);
    scanner place(text);
    while (!place.at_end()) {
        if (!read_element(place, *list)) {
            if (why != nullptr) {
                *why = place.why();
            }
            list.reset();
            break;
        }
    }
    return list;
}

/// Returns: as `try_parse_list`.
/// Throws: `format_error` where that returns nothing.
template <class Collection>
[[nodiscard]] Collection parse_list(std::string_view text) {
    fault why;
    std::optional<Collection> list = try_parse_list<Collection>(text, &why);
    if (!list) {
        throw format_error(why);
    }
    return *std::move(list);
}

/// Returns: the values with a comma and a space between them.
template <class Collection>
[[nodiscard]] std::string format_list(Collection const& list) {
    std::string text;
    for (auto const& element : list) {
        if (!text.empty()) {
            text += ", ";
        }
        get_value(element).append_to(text);
    }
    return text;
}

} // namespace http
