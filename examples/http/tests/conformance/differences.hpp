// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace conformance {

/// Where this library differs from a table on purpose.
struct difference {
    std::string table; ///< a file name, or `*` for any
    std::string entry; ///< a row's `entry`, or `*` for any; for operations their type
    std::string
        what; ///< what such inputs have in common, by one of the names below; for operations `given | action`
    std::string ours;   ///< accept or reject; for operations what holds here
    std::string reason; ///< with the section of the RFC, where there is one
    std::size_t uses = 0;
};

/// Returns: whether the input is one of those that `what` names: `open-quote` (a quoted string is not closed, because
/// the quote at its end stands behind a backslash), `open-comment` (the same for a comment), `nul`, `separator`,
/// `missing-parameter`. These are found here without the library's help.
/// Throws: `std::runtime_error` for another name.
[[nodiscard]] bool is_such(std::string_view what, std::string_view input);

class differences {
public:
    differences() = default;
    explicit differences(std::string const& path);

    /// Returns: the difference that covers this input, or null.
    [[nodiscard]] difference* find(std::string_view table, std::string_view entry, std::string_view input);
    [[nodiscard]] std::vector<difference> const& all() const noexcept { return all_; }

private:
    std::vector<difference> all_;
};

} // namespace conformance
