// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http/ascii.hpp>
#include <http/scanner.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace http {

/// A name, with or without a value: `no-cache`, `max-age=60`, `charset="utf-8"`. It is a parameter (RFC 9110 5.6.6)
/// and a directive of lists such as Cache-Control (RFC 9111 5.2). A value is kept as it was written, with its quotes.
class name_value {
public:
    /// Effects: a name without a value.
    /// Throws: as `check_token`: `std::invalid_argument` if `name` is empty, `format_error` if it is not a token.
    explicit name_value(std::string_view name);

    /// Effects: a name with a value; an empty `value` is none.
    /// Throws: as the constructor from a name, else as `set_value`.
    name_value(std::string_view name, std::string_view value);

    [[nodiscard]] std::string const& name() const noexcept { return name_; }

    /// Returns: the value as it was written; empty if there is none.
    [[nodiscard]] std::string const& value() const noexcept { return value_; }

    /// Effects: replaces the value; an empty one removes it. Nothing changes if it throws.
    /// Throws: `format_error` if a reader could not take `value` for one value again. It may be a quoted string, or
    /// any text without whitespace at its ends in which no line break or NUL (RFC 9110 5.5), no separator `,` or `;`
    /// (RFC 9110 5.6.1, 5.6.6) and no open quote stands. Characters that no token has, as in `host:80`, may.
    void set_value(std::string_view value);

    /// Returns: the next name and value of a longer text: a token and perhaps `=` and a token or quoted string,
    /// with whitespace between and behind them.
    [[nodiscard]] static std::optional<name_value> read(scanner& place);

    /// Effects: appends `name` or `name=value`.
    void append_to(std::string& out) const;

    /// Returns: `name` or `name=value`.
    [[nodiscard]] std::string format() const;

    /// Returns: whether names are equal ignoring case, and values too; quoted values are compared exactly.
    [[nodiscard]] friend bool operator==(name_value const& a, name_value const& b) noexcept {
        return equal_ignoring_case(a.name_, b.name_) &&
               (a.is_quoted() ? a.value_ == b.value_ : equal_ignoring_case(a.value_, b.value_));
    }

    /// Returns: a hash that agrees with `==`.
    [[nodiscard]] std::size_t hash() const noexcept {
        return hash_combine(hash_ignoring_case(name_),
                            is_quoted() ? hash_exact(value_) : hash_ignoring_case(value_));
    }

private:
    struct unchecked {};
    name_value(unchecked, std::string_view name, std::string_view value) : name_(name), value_(value) {}

    [[nodiscard]] bool is_quoted() const noexcept { return !value_.empty() && value_.front() == '"'; }

    std::string name_;
    std::string value_;
};

} // namespace http

/// Lets a name and value be a key of unordered containers.
template <>
struct std::hash<http::name_value> {
    [[nodiscard]] std::size_t operator()(http::name_value const& x) const noexcept { return x.hash(); }
};
