// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "differences.hpp"

#include <cstddef>
#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace conformance {

/// How the rows of one table came out.
struct tally {
    std::size_t rows = 0;
    std::size_t passed = 0;
    std::size_t different = 0;      ///< on purpose
    std::size_t not_applicable = 0; ///< about what C++ does not have
    std::map<std::string, std::size_t, std::less<>>
        other_types; ///< rows about types that are not part of this example
    std::vector<std::string> failures;

    [[nodiscard]] std::size_t other() const;
    [[nodiscard]] bool adds_up() const;
};

/// Effects: runs all rows of the table of inputs, or of operations, in that file.
[[nodiscard]] tally run_rows(std::string const& path, differences& known);
[[nodiscard]] tally run_operations(std::string const& path, differences& known);

/// Effects: writes one line with the figures, and one for each failure.
void print(std::ostream& out, std::string const& table, tally const& result);

} // namespace conformance
