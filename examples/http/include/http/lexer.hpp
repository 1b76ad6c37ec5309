// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

/// The lexical rules that HTTP's header fields share (RFC 9110 5.6). Each function looks at one place of a text and
/// says how many characters the rule takes from there; none of them unquotes, unescapes or allocates.
namespace http {

namespace detail {

/// For each character, whether it may stand in a token. Every name and most values that are read or set pass through
/// here, one character at a time.
inline constexpr std::array<bool, 256> token_chars = [] {
    std::array<bool, 256> allowed{};
    for (char c :
         std::string_view("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&'*+-.^_`|~")) {
        allowed[static_cast<unsigned char>(c)] = true;
    }
    return allowed;
}();

} // namespace detail

/// Returns: whether `c` may stand in a token: a letter, a digit or one of ``!#$%&'*+-.^_`|~`` (RFC 9110 5.6.2).
[[nodiscard]] constexpr bool is_token_char(char c) noexcept {
    return detail::token_chars[static_cast<unsigned char>(c)];
}

/// Returns: whether `c` is a space or a tab (RFC 9110 5.6.3). A line break never is: folded lines are joined before
/// a value is read.
[[nodiscard]] constexpr bool is_whitespace(char c) noexcept { return c == ' ' || c == '\t'; }

/// Returns: whether `c` is a decimal digit.
[[nodiscard]] constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

/// Returns: the length of the longest token that begins at `start`; 0 if none does.
[[nodiscard]] constexpr std::size_t token_length(std::string_view text, std::size_t start = 0) noexcept {
    std::size_t end = start;
    while (end < text.size() && is_token_char(text[end])) {
        ++end;
    }
    return end - start;
}

/// Returns: whether all of `text` is one token.
[[nodiscard]] constexpr bool is_token(std::string_view text) noexcept {
    bool all = !text.empty();
    // No way out early: nearly every text that is asked about is one.
    for (char c : text) {
        all = all & is_token_char(c);
    }
    return all;
}

/// Returns: the number of spaces and tabs from `start` on.
[[nodiscard]] constexpr std::size_t whitespace_length(std::string_view text, std::size_t start = 0) noexcept {
    std::size_t end = start;
    while (end < text.size() && is_whitespace(text[end])) {
        ++end;
    }
    return end - start;
}

/// Returns: `text` without spaces and tabs at its ends.
[[nodiscard]] constexpr std::string_view trim(std::string_view text) noexcept {
    text.remove_prefix(whitespace_length(text));
    while (!text.empty() && is_whitespace(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

/// Whether a number may have a decimal point.
enum class decimal_point { refused, allowed };

/// Returns: the length of the number that begins at `start`: digits and, where allowed, one point among or after
/// them. There is no sign and no exponent.
[[nodiscard]] constexpr std::size_t number_length(std::string_view text, std::size_t start,
                                                  decimal_point point) noexcept {
    std::size_t end = start;
    while (end < text.size()) {
        if (text[end] == '.' && end > start && point == decimal_point::allowed) {
            point = decimal_point::refused;
        } else if (!is_digit(text[end])) {
            break;
        }
        ++end;
    }
    return end - start;
}

/// What a rule found that is recognised by its first character.
enum class lexeme {
    parsed,  ///< it is there and complete
    absent,  ///< something else begins at this place
    invalid, ///< it begins, but it is not complete or holds what it may not
};

/// What such a rule found and how much of the text it takes; the length is 0 unless the lexeme was parsed.
struct lexed {
    lexeme result;
    std::size_t length;
};

/// Returns: the quoted pair at `start` (RFC 9110 5.6.4): a backslash and an ASCII character other than CR, LF, NUL.
[[nodiscard]] lexed quoted_pair(std::string_view text, std::size_t start = 0) noexcept;

/// Returns: the quoted string at `start`, quotes included (RFC 9110 5.6.4). Any byte may stand in it but CR, LF and
/// NUL (RFC 9110 5.5); a backslash takes the next character with it, so a quote behind one does not close.
[[nodiscard]] lexed quoted_string(std::string_view text, std::size_t start = 0) noexcept;

/// Returns: the comment at `start`, parentheses included (RFC 9110 5.6.5). Comments nest up to six deep, so that
/// hostile input cannot exhaust the stack of a reader that recurses.
[[nodiscard]] lexed comment(std::string_view text, std::size_t start = 0) noexcept;

/// Effects: none.
/// Throws: `std::invalid_argument` if `text` is empty, `format_error` if it is not one token.
void check_token(std::string_view text);

/// Effects: none.
/// Throws: `std::invalid_argument` if `text` is empty, `format_error` if it is not one quoted string.
void check_quoted_string(std::string_view text);

} // namespace http
