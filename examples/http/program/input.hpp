// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <optional>
#include <string>

/// Returns: all that the file holds, or standard input for `-`; nothing where it cannot be read or is larger than a
/// header capture can sensibly be, and then `problem` says why.
[[nodiscard]] std::optional<std::string> read_input(char const* path, std::string& problem);
