// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http/format_error.hpp>
#include <http/lexer.hpp>

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace http {

/// A place in a text that is being read and, after a failure, what was wrong and where. The text must outlive it.
///
/// Types that can be read have a static member `std::optional<T> read(scanner&)`, which takes one `T` from the place
/// on, with the whitespace behind it; when it returns nothing, it has called `fail`.
class scanner {
public:
    explicit scanner(std::string_view text, std::size_t position = 0) noexcept
        : text_(text), position_(position < text.size() ? position : text.size()) {}

    [[nodiscard]] std::size_t position() const noexcept { return position_; }
    [[nodiscard]] bool at_end() const noexcept { return position_ == text_.size(); }

    /// Returns: whether the next character is `c`.
    [[nodiscard]] bool at(char c) const noexcept { return !at_end() && text_[position_] == c; }

    /// Effects: takes the next character if it is `c`. Returns: whether it did.
    bool accept(char c) noexcept {
        bool const found = at(c);
        position_ += found ? 1U : 0U;
        return found;
    }

    /// Effects: takes spaces and tabs.
    void skip_whitespace() noexcept { position_ += whitespace_length(text_, position_); }

    /// Effects: takes a token. Returns: it; empty if none begins here.
    std::string_view token() noexcept { return take(token_length(text_, position_)); }

    /// Effects: takes a token or a quoted string, quotes included.
    /// Returns: it; empty after a failure, which is then recorded with `reason` if neither begins here.
    std::string_view token_or_quoted_string(char const* reason) noexcept {
        if (!at('"')) {
            std::string_view const found = token();
            if (found.empty()) {
                fail(reason);
            }
            return found;
        }
        lexed const quoted = quoted_string(text_, position_);
        if (quoted.result != lexeme::parsed) {
            fail("the quoted string that begins here is not closed, or holds CR, LF or NUL");
        }
        return take(quoted.length);
    }

    /// Effects: goes back to a place where it was before. What `why` says stays.
    void go_back(std::size_t position) noexcept { position_ = position; }

    /// Effects: records that `reason` is what is wrong at this place.
    void fail(char const* reason) noexcept { why_ = {position_, reason}; }

    /// Returns: what the last `fail` recorded.
    [[nodiscard]] fault why() const noexcept { return why_; }

private:
    std::string_view take(std::size_t length) noexcept {
        std::string_view const taken = text_.substr(position_, length);
        position_ += length;
        return taken;
    }

    std::string_view text_;
    std::size_t position_;
    fault why_;
};

/// Returns: the `T` that is all of `text`, but for whitespace at its ends; nothing if there is none, and then
/// `*why` says why, if it is asked.
template <class T>
[[nodiscard]] std::optional<T> try_parse(std::string_view text, fault* why = nullptr) {
    scanner place(text);
    place.skip_whitespace();
    std::optional<T> value = T::read(place);
    if (value && !place.at_end()) {
        place.fail("the value should end here");
        value.reset();
    }
    if (!value && why != nullptr) {
        *why = place.why();
    }
    return value;
}

/// Returns: as `try_parse`.
/// Throws: `format_error` where that returns nothing.
template <class T>
[[nodiscard]] T parse(std::string_view text) {
    fault why;
    std::optional<T> value = try_parse<T>(text, &why);
    if (!value) {
        throw format_error(why);
    }
    return *std::move(value);
}

} // namespace http
