// SPDX-License-Identifier: BSL-1.0
#include "quote.hpp"

std::string quote(std::string_view text, std::size_t position) {
    constexpr std::size_t shown = 60;
    std::size_t const begin = position < shown * 2 / 3 || text.size() <= shown ? 0 : position - shown / 2;
    std::string_view const part = text.substr(begin < text.size() ? begin : text.size(), shown);
    constexpr std::string_view digits = "0123456789abcdef";
    std::string quoted = begin == 0 ? "'" : "'...";
    for (char c : part) {
        auto const byte = static_cast<unsigned char>(c);
        if (byte >= ' ' && byte < 0x7f) {
            quoted += c;
        } else {
            quoted += "\\x";
            quoted += digits[byte >> 4U];
            quoted += digits[byte & 15U];
        }
    }
    quoted += begin + part.size() < text.size() ? "...'" : "'";
    return quoted;
}
