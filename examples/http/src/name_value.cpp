// SPDX-License-Identifier: BSL-1.0
#include <http/name_value.hpp>

#include <http/format_error.hpp>

namespace http {
namespace {

std::string_view checked_name(std::string_view name) {
    if (!is_token(name)) {
        check_token(name); // says why
    }
    return name;
}

std::string_view checked_value(std::string_view value) {
    // Nothing, or one token, as most values are: there is nothing to look for.
    if (value.empty() || is_token(value)) {
        return value;
    }
    if (value.front() == '"') {
        check_quoted_string(value);
        return value;
    }
    if (is_whitespace(value.front())) {
        throw format_error({0, "a value cannot begin with whitespace"});
    }
    if (is_whitespace(value.back())) {
        throw format_error({value.size() - 1, "a value cannot end with whitespace"});
    }
    for (std::size_t i = token_length(value); i < value.size();) {
        lexed const quoted = quoted_string(value, i);
        if (quoted.result == lexeme::invalid) {
            throw format_error({i, "the quoted string that begins here is not closed"});
        }
        std::size_t const end = i + (quoted.result == lexeme::parsed ? quoted.length : 1);
        constexpr std::string_view forbidden(",;\r\n\0", 5);
        std::size_t const bad = value.substr(i, end - i).find_first_of(forbidden);
        if (bad != std::string_view::npos) {
            throw format_error(
                {i + bad, "a separator, a line break or NUL would make this more than one value"});
        }
        i = end;
    }
    return value;
}

} // namespace

name_value::name_value(std::string_view name) : name_(checked_name(name)) {}

name_value::name_value(std::string_view name, std::string_view value)
    : name_(checked_name(name)), value_(checked_value(value)) {}

void name_value::set_value(std::string_view value) { value_ = checked_value(value); }

std::optional<name_value> name_value::read(scanner& place) {
    std::string_view const name = place.token();
    if (name.empty()) {
        place.fail("a name should begin here");
        return std::nullopt;
    }
    std::string_view value;
    place.skip_whitespace();
    if (place.accept('=')) {
        place.skip_whitespace();
        value = place.token_or_quoted_string("a value should begin here");
        if (value.empty()) {
            return std::nullopt;
        }
        place.skip_whitespace();
    }
    return name_value(unchecked(), name, value);
}

void name_value::append_to(std::string& out) const {
    out += name_;
    if (!value_.empty()) {
        out += '=';
        out += value_;
    }
}

std::string name_value::format() const {
    std::string text;
    append_to(text);
    return text;
}

} // namespace http
