// SPDX-License-Identifier: BSL-1.0
#include "observe.hpp"

namespace conformance {

std::optional<observation> observe(row const& of) {
    std::string_view const type = of.note("type");
    if (type.empty()) {
        return observe_lexical(of);
    }
    if (type == "NameValue") {
        return observe_name_value(of);
    }
    if (type == "MediaType" || type == "MediaTypeWithQuality") {
        return observe_media_type(of);
    }
    return std::nullopt;
}

namespace {

/// How many units a character has; none is counted for the bytes that follow its first one.
std::size_t units_of(char c) {
    auto const byte = static_cast<unsigned char>(c);
    bool const is_first = (byte & 0xC0U) != 0x80U;
    return is_first ? (byte >= 0xF0U ? 2U : 1U) : 0U;
}

} // namespace

std::size_t bytes_of_units(std::string_view text, std::size_t units) {
    std::size_t bytes = 0;
    std::size_t seen = 0;
    while (bytes < text.size() && (seen < units || units_of(text[bytes]) == 0)) {
        seen += units_of(text[bytes++]);
    }
    return bytes;
}

std::size_t units_of_bytes(std::string_view text, std::size_t bytes) {
    std::size_t units = 0;
    for (char c : text.substr(0, bytes)) {
        units += units_of(c);
    }
    return units;
}

std::string text_or_null(std::string_view text) { return std::string(text.empty() ? "<null>" : text); }

std::size_t number_note(row const& of, std::string_view key) {
    std::string_view const text = of.note(key);
    if (text.empty()) {
        throw std::runtime_error("the note " + std::string(key) + " is missing");
    }
    return std::stoul(std::string(text));
}

} // namespace conformance
