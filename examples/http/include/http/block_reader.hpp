// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http/format_error.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace http {

/// What one or more lines of a header block are.
enum class entry_kind {
    start_line, ///< a request line or a status line
    field,      ///< a header, with the lines that continue it
    body,       ///< a line of a message's body, behind the blank line that ends its headers
    malformed,  ///< a line that cannot be read, with the lines that continue it
};

/// One thing that a reader found. The texts are valid until the reader's next step.
struct entry {
    entry_kind kind;
    std::size_t line;       ///< the number of its first line, from 1
    std::size_t line_count; ///< how many lines it takes that are not blank
    std::string_view text;  ///< the first line, or the one with the fault, without the end of line
    std::string_view name;  ///< of a field
    std::string_view value; ///< of a field, its lines joined by one space each (RFC 9112 5.2)
    fault why;              ///< of a malformed one
    std::size_t fault_line; ///< the number of the line that `why.position` is in
};

/// Reads raw header blocks, as `curl -sI`, `curl -i` and proxies write them: lines that end in CR LF or LF alone,
/// blocks with blank lines between them, with or without a start line. Nothing is lost: every line that is not blank
/// belongs to exactly one entry. A line of nothing but spaces, tabs and CRs is blank.
///
/// What follows a block is the body of its message if a message with that start line may have one (RFC 9112 6.3) and
/// the text up to the next blank line does not look like another block. It looks like one if it begins with a start
/// line, or if all its lines are headers, where the first may be a damaged start line. A body ends at the next start
/// line with a header or a blank line behind it; that start line may stand on the same line as the body's last
/// character, since a body need not end with a line break.
class block_reader {
public:
    /// Preconditions: `text` outlives the reader.
    explicit block_reader(std::string_view text) noexcept : text_(text) {}

    /// Returns: the next entry, or nothing at the end.
    [[nodiscard]] std::optional<entry> next();

private:
    struct line;
    enum class place { block_begin, fields, body };

    [[nodiscard]] line peek(std::size_t offset) const noexcept;
    void advance(line const& current) noexcept;
    [[nodiscard]] bool begins_block(line const& first) const noexcept;
    [[nodiscard]] bool is_block_of_fields(line const& first) const noexcept;
    [[nodiscard]] std::string_view start_behind_body(line const& last) const noexcept;

    [[nodiscard]] entry read_body_line(line const& current);
    [[nodiscard]] entry read_start(line const& current, std::string_view start);
    [[nodiscard]] entry read_field(line const& first);
    void read_continuation(line const& current, entry& field);
    void note_framing(entry const& field) noexcept;

    std::string_view text_;
    std::size_t offset_ = 0;
    std::size_t line_number_ = 1;
    place place_ = place::block_begin;
    bool is_first_of_block_ = true;
    bool body_is_barred_ = true; ///< nothing that the headers say gives this message a body
    bool body_may_follow_ = false;
    std::string unfolded_;
};

} // namespace http
