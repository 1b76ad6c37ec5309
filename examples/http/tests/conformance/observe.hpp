// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "row.hpp"

#include <optional>
#include <string>

namespace conformance {

/// What this library does with an input, in a table's own words.
struct observation {
    bool is_accepted = false;
    std::string output;
    notes keys; ///< what can be compared with a row's notes
};

/// Returns: what happens to the row's input; nothing where the row is about a type that this library does not have.
/// Throws: `std::runtime_error` where the row says something that is not known here.
[[nodiscard]] std::optional<observation> observe(row const& of);

/// Returns: what kind of exception `action` throws, in a table's words; empty if none.
template <class Action>
[[nodiscard]] std::string thrown_by(Action action);

/// The parts of `observe`.
[[nodiscard]] std::optional<observation> observe_lexical(row const& of);
[[nodiscard]] std::optional<observation> observe_name_value(row const& of);
[[nodiscard]] std::optional<observation> observe_media_type(row const& of);

/// Tables count positions in UTF-16 units, this library in bytes of UTF-8.
/// Returns: where in `text` the unit with that number is; where the byte with that number is.
[[nodiscard]] std::size_t bytes_of_units(std::string_view text, std::size_t units);
[[nodiscard]] std::size_t units_of_bytes(std::string_view text, std::size_t bytes);

/// Returns: the text, or a table's mark for one that is not there.
[[nodiscard]] std::string text_or_null(std::string_view text);

/// Returns: the row's note as a number.
[[nodiscard]] std::size_t number_note(row const& of, std::string_view key);

} // namespace conformance

#include <http/format_error.hpp>

#include <stdexcept>

template <class Action>
std::string conformance::thrown_by(Action action) {
    try {
        action();
    } catch (http::format_error const&) {
        return "FormatException";
    } catch (std::out_of_range const&) {
        return "ArgumentOutOfRangeException";
    } catch (std::invalid_argument const&) {
        return "ArgumentException";
    }
    return {};
}
