// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "allocations.hpp"

#include <http/block_reader.hpp>

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What was seen of one header type.
struct usage {
    std::string_view name;
    std::string_view policies; ///< of its collections
    std::size_t headers = 0;
    std::size_t collections_with_none = 0; ///< collections without an element
    std::size_t collections_with_one = 0;
    std::size_t collections_with_more = 0;
    allocations ours;     ///< bytes: of the values with all that they allocate
    allocations baseline; ///< the same values in collections that wrap a list
};

/// A line that could not be read.
struct malformed_line {
    std::string file;
    std::size_t line;
    std::string message;
};

/// Lines that are not blank, by what they are. A folded header counts as many lines as it has.
struct line_counts {
    std::size_t start = 0;
    std::size_t typed = 0;
    std::size_t text = 0; ///< headers kept as text, and `body`
    std::size_t body = 0;
    std::size_t malformed = 0;

    [[nodiscard]] std::size_t all() const noexcept { return start + typed + text + malformed; }
};

/// Reads header blocks, measures what it can type and keeps count of the rest.
class survey {
public:
    survey();

    /// Effects: adds what `text` holds. `file` is its name, for the lines that cannot be read.
    void add(std::string_view file, std::string_view text);

    [[nodiscard]] std::vector<usage> const& usages() const noexcept { return usages_; }
    [[nodiscard]] std::vector<malformed_line> const& malformed() const noexcept { return malformed_; }
    [[nodiscard]] line_counts const& lines() const noexcept { return lines_; }

    /// Returns: how many lines of each name were kept as text; names are in lower case.
    [[nodiscard]] std::map<std::string, std::size_t, std::less<>> const& text_headers() const noexcept {
        return text_headers_;
    }

private:
    void add_field(std::string_view file, http::entry const& field);
    template <class Header>
    void add_typed(std::string_view file, http::entry const& field);
    template <class Header>
    [[nodiscard]] usage& usage_of() noexcept;

    std::vector<usage> usages_;
    std::vector<malformed_line> malformed_;
    line_counts lines_;
    std::map<std::string, std::size_t, std::less<>> text_headers_;
};
