// SPDX-License-Identifier: BSL-1.0
#include <http/block_reader.hpp>

#include <http/ascii.hpp>
#include <http/field_line.hpp>
#include <http/lexer.hpp>
#include <http/start_line.hpp>

namespace http {
namespace {

bool is_blank(std::string_view text) noexcept {
    return text.find_first_not_of(" \t\r") == std::string_view::npos;
}

bool is_continuation(std::string_view text) noexcept { return !text.empty() && is_whitespace(text.front()); }

bool is_field(std::string_view text) noexcept {
    fault ignored;
    return read_field_line(text, ignored).has_value();
}

} // namespace

/// A line without its end, and where the next one begins.
struct block_reader::line {
    std::string_view text;
    std::size_t next;
};

block_reader::line block_reader::peek(std::size_t offset) const noexcept {
    std::size_t const newline = text_.find('\n', offset);
    std::size_t const end = newline == std::string_view::npos ? text_.size() : newline;
    std::string_view text = text_.substr(offset, end - offset);
    if (!text.empty() && text.back() == '\r') {
        text.remove_suffix(1);
    }
    return {text, newline == std::string_view::npos ? end : end + 1};
}

void block_reader::advance(line const& current) noexcept {
    offset_ = current.next;
    ++line_number_;
}

std::optional<entry> block_reader::next() {
    while (offset_ < text_.size()) {
        line const current = peek(offset_);
        if (is_blank(current.text)) {
            if (place_ == place::fields && !is_continuation(current.text)) {
                place_ = place::block_begin;
            }
            advance(current);
            continue;
        }
        if (place_ == place::block_begin) {
            bool const is_body = body_may_follow_ && !begins_block(current);
            place_ = is_body ? place::body : place::fields;
            is_first_of_block_ = true;
            body_is_barred_ = true;
            body_may_follow_ = false;
        }
        if (place_ == place::body) {
            return read_body_line(current);
        }
        if (read_start_line(current.text).kind != start_line_kind::none) {
            return read_start(current, current.text);
        }
        return read_field(current);
    }
    return std::nullopt;
}

bool block_reader::begins_block(line const& first) const noexcept {
    return read_start_line(first.text).kind != start_line_kind::none ||
           (start_behind_body(first).empty() && is_block_of_fields(first));
}

bool block_reader::is_block_of_fields(line const& first) const noexcept {
    bool const begins_with_field = is_field(first.text);
    if (!begins_with_field && !resembles_start_line(first.text)) {
        return false;
    }
    std::size_t fields = begins_with_field ? 1 : 0;
    for (std::size_t offset = first.next; offset < text_.size(); ++fields) {
        line const other = peek(offset);
        if (is_blank(other.text)) {
            break;
        }
        if (!is_continuation(other.text) && !is_field(other.text)) {
            return false;
        }
        offset = other.next;
    }
    return fields != 0;
}

std::string_view block_reader::start_behind_body(line const& last) const noexcept {
    std::string_view const following = peek(last.next).text;
    if (!is_blank(following) && !is_field(following)) {
        return {};
    }
    if (read_start_line(last.text).kind != start_line_kind::none) {
        return last.text;
    }
    std::size_t const begin = last.text.rfind("HTTP/");
    std::string_view const start =
        begin == std::string_view::npos ? std::string_view() : last.text.substr(begin);
    return read_start_line(start).kind == start_line_kind::status ? start : std::string_view();
}

entry block_reader::read_body_line(line const& current) {
    std::string_view const start = start_behind_body(current);
    if (!start.empty()) {
        return read_start(current, start);
    }
    entry const found{entry_kind::body, line_number_, 1, current.text, {}, {}, {}, line_number_};
    advance(current);
    return found;
}

entry block_reader::read_start(line const& current, std::string_view start) {
    int const code = read_start_line(start).code;
    body_is_barred_ = (code >= 100 && code < 200) || code == 204 || code == 304;
    // A request has no body unless its headers announce one; a response may last until the connection is closed.
    body_may_follow_ = code != 0 && !body_is_barred_;
    place_ = place::fields;
    is_first_of_block_ = false;
    entry const found{entry_kind::start_line, line_number_, 1, start, {}, {}, {}, line_number_};
    advance(current);
    return found;
}

entry block_reader::read_field(line const& first) {
    entry found{entry_kind::field, line_number_, 1, first.text, {}, {}, {}, line_number_};
    if (!check_line(first.text, found.why)) {
        found.kind = entry_kind::malformed;
    } else if (is_continuation(first.text)) {
        found.kind = entry_kind::malformed;
        found.why = {0, "a continued line, but no header before it that it continues"};
    } else if (auto const field = read_field_line(first.text, found.why)) {
        found.name = field->name;
        found.value = field->value;
    } else {
        found.kind = entry_kind::malformed;
        if (is_first_of_block_ && resembles_start_line(first.text)) {
            found.why = {0, "a start line should be 'METHOD target HTTP/n.n' or 'HTTP/n.n code text'"};
        }
    }
    is_first_of_block_ = false;
    advance(first);
    while (offset_ < text_.size()) {
        line const current = peek(offset_);
        if (!is_continuation(current.text)) {
            break;
        }
        if (!is_blank(current.text)) {
            read_continuation(current, found);
        }
        advance(current);
    }
    if (found.kind == entry_kind::field) {
        note_framing(found);
    }
    return found;
}

void block_reader::read_continuation(line const& current, entry& field) {
    ++field.line_count;
    if (field.kind == entry_kind::malformed) {
        return;
    }
    field.fault_line = line_number_;
    if (!check_line(current.text, field.why)) {
        field.kind = entry_kind::malformed;
        field.text = current.text;
        return;
    }
    if (field.value.data() != unfolded_.data()) {
        unfolded_ = field.value;
    }
    if (!unfolded_.empty()) {
        unfolded_ += ' ';
    }
    unfolded_ += trim(current.text);
    field.value = unfolded_;
    if (unfolded_.size() > max_line_length) {
        field.kind = entry_kind::malformed;
        field.text = current.text;
        field.why = {0, "the header is too long with this line"};
    }
}

void block_reader::note_framing(entry const& field) noexcept {
    if (body_is_barred_) {
        return;
    }
    if (equal_ignoring_case(field.name, "Transfer-Encoding")) {
        body_may_follow_ = true;
    } else if (equal_ignoring_case(field.name, "Content-Length")) {
        body_may_follow_ = field.value.find_first_not_of('0') != std::string_view::npos;
    }
}

} // namespace http
