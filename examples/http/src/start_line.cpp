// SPDX-License-Identifier: BSL-1.0
#include <http/start_line.hpp>

#include <http/ascii.hpp>
#include <http/lexer.hpp>

#include <cstddef>

namespace http {
namespace {

constexpr std::string_view protocol = "HTTP/";

/// The length of `HTTP/n` or `HTTP/n.n` at the beginning of the text.
std::size_t version_length(std::string_view text) noexcept {
    if (text.substr(0, protocol.size()) != protocol) {
        return 0;
    }
    std::size_t const first = protocol.size();
    if (first == text.size() || !is_digit(text[first])) {
        return 0;
    }
    bool const has_minor = first + 2 < text.size() && text[first + 1] == '.' && is_digit(text[first + 2]);
    return has_minor ? first + 3 : first + 1;
}

bool is_printable(std::string_view text) noexcept {
    for (char c : text) {
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') {
            return false;
        }
    }
    return true;
}

start_line read_status_line(std::string_view line) noexcept {
    std::size_t const version = version_length(line);
    if (version == 0 || version + 4 > line.size() || line[version] != ' ') {
        return {};
    }
    std::string_view const code = line.substr(version + 1, 3);
    bool const ends = version + 4 == line.size() || line[version + 4] == ' ';
    if (!ends || number_length(code, 0, decimal_point::refused) != 3) {
        return {};
    }
    return {start_line_kind::status, (code[0] - '0') * 100 + (code[1] - '0') * 10 + (code[2] - '0')};
}

bool is_request_line(std::string_view line) noexcept {
    std::size_t const method = token_length(line);
    std::size_t const last_space = line.rfind(' ');
    if (method == 0 || method == line.size() || line[method] != ' ' || last_space <= method + 1) {
        return false;
    }
    std::string_view const target = line.substr(method + 1, last_space - method - 1);
    std::string_view const version = line.substr(last_space + 1);
    return target.find(' ') == std::string_view::npos && version_length(version) == version.size() &&
           !version.empty();
}

} // namespace

start_line read_start_line(std::string_view line) noexcept {
    if (!is_printable(line)) {
        return {};
    }
    if (is_request_line(line)) {
        return {start_line_kind::request, 0};
    }
    return read_status_line(line);
}

bool resembles_start_line(std::string_view line) noexcept {
    constexpr std::string_view methods[] = {"GET",     "HEAD",    "POST",  "PUT",  "DELETE",
                                            "OPTIONS", "CONNECT", "TRACE", "PATCH"};
    std::string_view const first = line.substr(0, line.find(' '));
    for (std::string_view method : methods) {
        if (first == method) {
            return true;
        }
    }
    for (std::size_t i = 0; i + protocol.size() <= line.size(); ++i) {
        if (equal_ignoring_case(line.substr(i, protocol.size()), protocol)) {
            return true;
        }
    }
    return false;
}

} // namespace http
