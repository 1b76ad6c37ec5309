// SPDX-License-Identifier: BSL-1.0
#include "input.hpp"

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string_view>

namespace {

constexpr std::size_t max_size = std::size_t{256} * 1024 * 1024;

struct closer {
    void operator()(std::FILE* file) const noexcept {
        if (file != stdin) {
            std::fclose(file);
        }
    }
};

} // namespace

std::optional<std::string> read_input(char const* path, std::string& problem) {
    bool const is_standard_input = std::string_view(path) == "-";
    std::unique_ptr<std::FILE, closer> const file(is_standard_input ? stdin : std::fopen(path, "rb"));
    if (!file) {
        problem = std::strerror(errno);
        return std::nullopt;
    }
    std::string text;
    std::array<char, 65536> buffer;
    for (;;) {
        std::size_t const got = std::fread(buffer.data(), 1, buffer.size(), file.get());
        text.append(buffer.data(), got);
        if (text.size() > max_size) {
            problem = "larger than 256 MiB";
            return std::nullopt;
        }
        if (got < buffer.size()) {
            break;
        }
    }
    if (std::ferror(file.get()) != 0) {
        problem = std::strerror(errno);
        return std::nullopt;
    }
    return text;
}
