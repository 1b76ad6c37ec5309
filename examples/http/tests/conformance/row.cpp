// SPDX-License-Identifier: BSL-1.0
#include "row.hpp"

#include <fstream>
#include <stdexcept>

namespace conformance {
namespace {

std::vector<std::string> split(std::string_view text, std::string_view separator) {
    std::vector<std::string> parts;
    for (;;) {
        std::size_t const end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(end + separator.size());
    }
}

unsigned number(std::string_view digits, int base) {
    return static_cast<unsigned>(std::stoul(std::string(digits), nullptr, base));
}

void append_utf8(std::string& out, unsigned code) {
    auto const add = [&](unsigned byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (code < 0x80) {
        add(code);
    } else if (code < 0x800) {
        add(0xC0 | (code >> 6U));
        add(0x80 | (code & 0x3FU));
    } else {
        add(0xE0 | (code >> 12U));
        add(0x80 | ((code >> 6U) & 0x3FU));
        add(0x80 | (code & 0x3FU));
    }
}

notes read_notes(std::string_view text) {
    notes keys;
    for (std::string const& note : split(text, " | ")) {
        std::size_t const equals = note.find('=');
        // A remark in prose counts as a key of its own, so that it has to be known as well.
        keys[note.substr(0, equals)] = equals == std::string::npos ? "" : note.substr(equals + 1);
    }
    return keys;
}

} // namespace

std::string_view row::note(std::string_view key) const {
    auto const found = keys.find(key);
    return found == keys.end() ? std::string_view() : std::string_view(found->second);
}

std::string decode(std::string_view field) {
    if (field == "<empty>") {
        return {};
    }
    std::string text;
    for (std::size_t i = 0; i < field.size(); ++i) {
        if (field[i] != '\\' || i + 1 == field.size()) {
            text += field[i];
            continue;
        }
        switch (char const escape = field[++i]) {
        case 'r':
            text += '\r';
            break;
        case 'n':
            text += '\n';
            break;
        case 't':
            text += '\t';
            break;
        case 'u':
            append_utf8(text, number(field.substr(i + 1, 4), 16));
            i += 4;
            break;
        default:
            if (escape >= '0' && escape <= '3') {
                append_utf8(text, number(field.substr(i, 3), 8));
                i += 2;
            } else {
                text += escape;
            }
        }
    }
    return text;
}

std::vector<std::vector<std::string>> read_fields(std::string const& path, std::size_t columns) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        throw std::runtime_error(path + ": cannot be read");
    }
    std::vector<std::vector<std::string>> lines;
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
        lines.push_back(split(line, "\t"));
        if (lines.back().size() != columns) {
            throw std::runtime_error(path + ':' + std::to_string(lines.size() + 1) +
                                     ": not as many columns as the table has");
        }
    }
    return lines;
}

std::vector<row> read_rows(std::string const& path) {
    std::vector<row> rows;
    for (std::vector<std::string> const& fields : read_fields(path, 4)) {
        row next;
        next.line = rows.size() + 2;
        if (fields[0] != "<null>") {
            next.input = decode(fields[0]);
        }
        if (fields[1] != "accept" && fields[1] != "reject") {
            throw std::runtime_error(path + ':' + std::to_string(next.line) + ": neither accept nor reject");
        }
        next.is_accepted = fields[1] == "accept";
        next.output = decode(fields[2]);
        next.keys = read_notes(fields[3]);
        rows.push_back(next);
    }
    return rows;
}

std::vector<operation> read_operations(std::string const& path) {
    std::vector<operation> rows;
    for (std::vector<std::string> const& fields : read_fields(path, 5)) {
        rows.push_back({rows.size() + 2, fields[0], decode(fields[1]), decode(fields[2]), decode(fields[3])});
    }
    return rows;
}

} // namespace conformance
