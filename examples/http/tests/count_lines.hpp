// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string_view>

/// Returns: how many lines are not blank, counted in another way than the reader's.
[[nodiscard]] inline std::size_t count_lines(std::string_view text) {
    std::size_t lines = 0;
    bool has_text = false;
    for (char c : text) {
        if (c == '\n') {
            lines += has_text ? 1U : 0U;
            has_text = false;
        } else if (c != ' ' && c != '\t' && c != '\r') {
            has_text = true;
        }
    }
    return lines + (has_text ? 1U : 0U);
}
