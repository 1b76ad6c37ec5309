// SPDX-License-Identifier: BSL-1.0
#include <http/lexer.hpp>

#include <http/format_error.hpp>

#include <stdexcept>

namespace http {
namespace {

constexpr std::size_t max_comment_depth = 6;

/// A line break would end the field and NUL ends texts elsewhere: neither may hide in any construct.
constexpr bool is_forbidden(char c) noexcept { return c == '\r' || c == '\n' || c == '\0'; }

constexpr lexed absent{lexeme::absent, 0};
constexpr lexed invalid{lexeme::invalid, 0};

} // namespace

lexed quoted_pair(std::string_view text, std::size_t start) noexcept {
    if (start >= text.size() || text[start] != '\\') {
        return absent;
    }
    if (start + 1 == text.size()) {
        return invalid;
    }
    char const escaped = text[start + 1];
    bool const is_ascii = static_cast<unsigned char>(escaped) < 128;
    return is_ascii && !is_forbidden(escaped) ? lexed{lexeme::parsed, 2} : invalid;
}

lexed quoted_string(std::string_view text, std::size_t start) noexcept {
    if (start >= text.size() || text[start] != '"') {
        return absent;
    }
    for (std::size_t i = start + 1; i < text.size() && !is_forbidden(text[i]); ++i) {
        if (text[i] == '"') {
            return {lexeme::parsed, i + 1 - start};
        }
        if (quoted_pair(text, i).result == lexeme::parsed) {
            ++i;
        }
    }
    return invalid;
}

lexed comment(std::string_view text, std::size_t start) noexcept {
    if (start >= text.size() || text[start] != '(') {
        return absent;
    }
    std::size_t depth = 1;
    for (std::size_t i = start + 1; i < text.size() && !is_forbidden(text[i]); ++i) {
        if (text[i] == '(') {
            if (++depth > max_comment_depth) {
                return invalid;
            }
        } else if (text[i] == ')') {
            if (--depth == 0) {
                return {lexeme::parsed, i + 1 - start};
            }
        } else if (quoted_pair(text, i).result == lexeme::parsed) {
            ++i;
        }
    }
    return invalid;
}

void check_token(std::string_view text) {
    if (text.empty()) {
        throw std::invalid_argument("http: a token is missing");
    }
    if (std::size_t const length = token_length(text); length != text.size()) {
        throw format_error({length, "this character cannot stand in a token"});
    }
}

void check_quoted_string(std::string_view text) {
    if (text.empty()) {
        throw std::invalid_argument("http: a quoted string is missing");
    }
    auto const [result, length] = quoted_string(text);
    if (result == lexeme::absent) {
        throw format_error({0, "a quoted string begins with a quote"});
    }
    if (result == lexeme::invalid) {
        throw format_error({text.size(), "the quoted string is not closed, or holds CR, LF or NUL"});
    }
    if (length != text.size()) {
        throw format_error({length, "nothing may follow the quoted string"});
    }
}

} // namespace http
