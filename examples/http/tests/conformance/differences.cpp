// SPDX-License-Identifier: BSL-1.0
#include "differences.hpp"

#include "row.hpp"

#include <stdexcept>

namespace conformance {
namespace {

/// Whether what `open` begins is not ended by `close` when the text ends; a backslash hides the character behind it.
bool ends_inside(std::string_view text, char open, char close) {
    bool is_inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_inside && text[i] == '\\') {
            ++i;
        } else if (text[i] == (is_inside ? close : open)) {
            is_inside = !is_inside;
        }
    }
    return is_inside;
}

/// Whether a semicolon has another one, a comma or nothing behind it.
bool misses_parameter(std::string_view text) {
    for (std::size_t i = text.find(';'); i != std::string_view::npos; i = text.find(';', i + 1)) {
        std::size_t const next = text.find_first_not_of(" \t", i + 1);
        if (next == std::string_view::npos || text[next] == ';' || text[next] == ',') {
            return true;
        }
    }
    return false;
}

} // namespace

bool is_such(std::string_view what, std::string_view input) {
    if (what == "open-quote") {
        return ends_inside(input, '"', '"');
    }
    if (what == "open-comment") {
        return ends_inside(input, '(', ')');
    }
    if (what == "nul") {
        return input.find('\0') != std::string_view::npos;
    }
    if (what == "separator") {
        return input.find_first_of(",;") != std::string_view::npos;
    }
    if (what == "missing-parameter") {
        return misses_parameter(input);
    }
    throw std::runtime_error("no such difference: " + std::string(what));
}

differences::differences(std::string const& path) {
    for (std::vector<std::string> const& fields : read_fields(path, 5)) {
        all_.push_back({fields[0], fields[1], fields[2], fields[3], fields[4], 0});
    }
}

difference* differences::find(std::string_view table, std::string_view entry, std::string_view input) {
    for (difference& each : all_) {
        bool const is_about =
            (each.table == "*" || each.table == table) && (each.entry == "*" || each.entry == entry);
        bool const is_operation = each.what.find(" | ") != std::string::npos;
        if (is_about && (is_operation ? each.what == input : is_such(each.what, input))) {
            return &each;
        }
    }
    return nullptr;
}

} // namespace conformance
