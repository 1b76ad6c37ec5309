// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Returns: the part of `text` round `position` in quotes, fit for one line of a report: what is not printable ASCII is
/// shown as `\xNN`, and `...` stands for what was left out.
[[nodiscard]] std::string quote(std::string_view text, std::size_t position);
