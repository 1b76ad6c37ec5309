// SPDX-License-Identifier: BSL-1.0
#include <http/field_line.hpp>

#include <http/lexer.hpp>

namespace http {

bool check_line(std::string_view line, fault& why) noexcept {
    if (line.size() > max_line_length) {
        why = {max_line_length, "the line is too long"};
        return false;
    }
    for (std::size_t i = 0; i < line.size(); ++i) {
        auto const c = static_cast<unsigned char>(line[i]);
        if (c == '\0') {
            why = {i, "NUL cannot stand in a header"};
            return false;
        }
        if (c == '\r') {
            why = {i, "a carriage return stands where no line ends"};
            return false;
        }
        if ((c < ' ' && c != '\t') || c == 0x7f) {
            why = {i, "a control character cannot stand in a header"};
            return false;
        }
    }
    return true;
}

std::optional<field_line> read_field_line(std::string_view line, fault& why) noexcept {
    if (!check_line(line, why)) {
        return std::nullopt;
    }
    std::size_t const colon = line.find(':');
    if (colon == std::string_view::npos) {
        why = {line.size(), "not a header: there is no colon"};
        return std::nullopt;
    }
    std::string_view const name = line.substr(0, colon);
    if (name.empty()) {
        why = {0, "the name before the colon is missing"};
        return std::nullopt;
    }
    std::size_t const length = token_length(name);
    if (length != name.size()) {
        bool const only_whitespace_follows = length + whitespace_length(name, length) == name.size();
        why = {length, only_whitespace_follows && length != 0
                           ? "whitespace stands between the name and the colon"
                           : "the name before the colon holds a character that no name may hold"};
        return std::nullopt;
    }
    return field_line{name, trim(line.substr(colon + 1))};
}

} // namespace http
