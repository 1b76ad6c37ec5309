// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http/element.hpp>
#include <http/name_value.hpp>
#include <http/scanner.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// Lists of parameters (RFC 9110 5.6.6), in any collection of names and values or of owners of them.
namespace http {

/// Returns: the position of the first parameter of that name, ignoring case, or the end.
template <class Parameters>
[[nodiscard]] auto find_parameter(Parameters const& parameters, std::string_view name) noexcept {
    auto position = parameters.begin();
    while (position != parameters.end() && !equal_ignoring_case(get_value(*position).name(), name)) {
        ++position;
    }
    return position;
}

/// Returns: the value of the first parameter of that name as it was written; empty if there is none.
template <class Parameters>
[[nodiscard]] std::string_view parameter_value(Parameters const& parameters, std::string_view name) noexcept {
    auto const position = find_parameter(parameters, name);
    return position == parameters.end() ? std::string_view() : get_value(*position).value();
}

/// Effects: gives the first parameter of that name, whose spelling stays, this value; where there is none, appends one.
/// An empty value removes the parameter instead. Nothing changes if it throws.
/// Throws: as `name_value::set_value`.
template <class Parameters>
void set_parameter(Parameters& parameters, std::string_view name, std::string_view value) {
    auto const position = find_parameter(std::as_const(parameters), name);
    bool const found = position != std::as_const(parameters).end();
    if (value.empty()) {
        if (found) {
            parameters.erase(position);
        }
    } else if (found) {
        change_value(parameters, position, [&](name_value& parameter) { parameter.set_value(value); });
    } else {
        emplace_value(parameters, name, value);
    }
}

/// Returns: the weight `q` (RFC 9110 12.4.2) among the parameters; nothing if there is none or it is not a plain
/// decimal number. Its range is not looked at.
template <class Parameters>
[[nodiscard]] std::optional<double> quality(Parameters const& parameters) noexcept {
    std::string_view const text = parameter_value(parameters, "q");
    if (text.empty() || number_length(text, 0, decimal_point::allowed) != text.size()) {
        return std::nullopt;
    }
    // Not std::from_chars: libc++ has it for integers only.
    std::string_view const whole = text.substr(0, text.find('.'));
    double value = 0;
    double unit = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_digit(text[i])) {
            value = value * 10 + (text[i] - '0');
            unit *= i > whole.size() ? 10 : 1;
        }
    }
    return value / unit;
}

/// Effects: appends the parameters at `place`, each behind a `;`, to `parameters`. A parameter may be missing between
/// two semicolons or at the end: recipients have to put up with that (RFC 9110 5.6.6).
/// Returns: whether all was well; else `place` says what was wrong.
template <class Parameters>
[[nodiscard]] bool read_parameters(scanner& place, Parameters& parameters) {
    while (place.accept(';')) {
        place.skip_whitespace();
        if (place.at_end() || place.at(';') || place.at(',')) {
            continue;
        }
        std::optional<name_value> parameter = name_value::read(place);
        if (!parameter) {
            return false;
        }
        emplace_value(parameters, *std::move(parameter));
    }
    return true;
}

/// Effects: appends `; name` or `; name=value` for each parameter.
template <class Parameters>
void append_parameters(Parameters const& parameters, std::string& out) {
    for (auto const& parameter : parameters) {
        out += "; ";
        get_value(parameter).append_to(out);
    }
}

} // namespace http
