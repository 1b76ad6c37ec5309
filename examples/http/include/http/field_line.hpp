// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http/format_error.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace http {

/// A longer line is malformed, and so is a header that grows longer by folding; servers' own limits are lower.
inline constexpr std::size_t max_line_length = std::size_t{64} * 1024;

/// The two parts of a header line, `name: value` (RFC 9112 5), without the whitespace round the value.
struct field_line {
    std::string_view name;
    std::string_view value;
};

/// Returns: the parts of the line; nothing if it is malformed, and then `why` says why.
[[nodiscard]] std::optional<field_line> read_field_line(std::string_view line, fault& why) noexcept;

/// Returns: whether the line holds no character that no header may hold and is not too long; else `why` says why.
[[nodiscard]] bool check_line(std::string_view line, fault& why) noexcept;

} // namespace http
