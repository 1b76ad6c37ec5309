// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <string_view>

namespace http {

/// What a line is that may begin a header block.
enum class start_line_kind {
    none,
    request, ///< `GET /index.html HTTP/1.1` (RFC 9112 3)
    status,  ///< `HTTP/1.1 200 OK`, also as curl writes it for later versions: `HTTP/2 200` (RFC 9112 4)
};

/// A start line; `code` is the status code, 0 in a request.
struct start_line {
    start_line_kind kind = start_line_kind::none;
    int code = 0;
};

/// Returns: what start line `line` is.
[[nodiscard]] start_line read_start_line(std::string_view line) noexcept;

/// Returns: whether a line that is no start line was probably meant to be one: it has `HTTP/` in it or begins with a
/// method.
[[nodiscard]] bool resembles_start_line(std::string_view line) noexcept;

} // namespace http
