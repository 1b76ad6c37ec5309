// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Tables of cases: TAB-separated, a header line, the columns input, accept/reject, canonical output and notes. Tables
/// of operations have type, given, action, expected and notes instead.
namespace conformance {

using notes = std::map<std::string, std::string, std::less<>>;

/// One case of a table of inputs.
struct row {
    std::size_t line = 0;
    std::optional<std::string> input; ///< nothing for the mark <null>
    bool is_accepted = false;
    std::string output;
    notes keys;

    /// Returns: the note of that key; empty if there is none.
    [[nodiscard]] std::string_view note(std::string_view key) const;
};

/// One case of a table of operations.
struct operation {
    std::size_t line = 0;
    std::string type;
    std::string given;
    std::string action;
    std::string expected;
};

/// Throws: `std::runtime_error` if the file cannot be read or is not such a table.
[[nodiscard]] std::vector<row> read_rows(std::string const& path);
[[nodiscard]] std::vector<operation> read_operations(std::string const& path);

/// Returns: the fields of each line but the first, which must have that many.
[[nodiscard]] std::vector<std::vector<std::string>> read_fields(std::string const& path, std::size_t columns);

/// Returns: the text that the escapes of a table stand for; `<empty>` is the empty text.
[[nodiscard]] std::string decode(std::string_view field);

} // namespace conformance
