// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace http {

/// What is wrong with a text, and where.
struct fault {
    std::size_t position = 0; ///< index into the text
    char const* reason = "";  ///< a string literal
};

/// Thrown where a text does not have the form that it must have. A missing text (an empty name) is a
/// `std::invalid_argument` instead, as null is for a collection that keeps null out.
class format_error : public std::runtime_error {
public:
    explicit format_error(fault why)
        : std::runtime_error("position " + std::to_string(why.position) + ": " + why.reason), fault_(why) {}

    /// Returns: the index of the first character that is wrong.
    [[nodiscard]] std::size_t position() const noexcept { return fault_.position; }

    /// Returns: what is wrong there.
    [[nodiscard]] char const* reason() const noexcept { return fault_.reason; }

private:
    fault fault_;
};

} // namespace http
