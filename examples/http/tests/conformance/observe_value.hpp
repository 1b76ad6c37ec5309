// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "observe.hpp"

#include <http/header_value.hpp>

#include <stdexcept>
#include <string>

namespace conformance {

/// Sees what reading gives, for the entries that are the same for all types of values. `List` is a collection of the
/// values; `describe(value, seen)` adds a value's properties.
template <class List, class Describe>
class reading {
public:
    using value = http::value_of<List>;

    reading(row const& of, Describe describe) : of_(of), text_(*of.input), describe_(describe) {}

    /// Throws: `std::runtime_error` for an entry that is not one of these.
    [[nodiscard]] observation observe() {
        std::string_view const entry = of_.note("entry");
        if (entry == "parse") {
            parse_all();
        } else if (entry == "prefix") {
            read_prefix();
        } else if (entry == "step" && number_note(of_, "multi") != 0) {
            read_from_list();
        } else if (entry == "step") {
            read_rest();
        } else if (entry == "header") {
            read_header();
        } else {
            throw std::runtime_error("unknown entry: " + std::string(entry));
        }
        return seen_;
    }

private:
    void parse_all() {
        note_value(http::try_parse<value>(text_));
        seen_.keys["throws"] = thrown_by([&] { static_cast<void>(http::parse<value>(text_)); });
        if (seen_.is_accepted != seen_.keys["throws"].empty()) {
            throw std::runtime_error("parse and try_parse do not agree");
        }
    }

    void read_prefix() {
        std::size_t const start = bytes_of_units(text_, number_note(of_, "start"));
        http::scanner place(text_, start);
        note_value(value::read(place));
        std::size_t const taken = seen_.is_accepted ? place.position() - start : 0;
        seen_.keys["len"] = std::to_string(units_of_bytes(text_.substr(start), taken));
    }

    void read_from_list() {
        http::scanner place(text_, bytes_of_units(text_, number_note(of_, "start")));
        List list;
        seen_.is_accepted = http::read_element(place, list);
        seen_.keys["index"] = std::to_string(units_of_bytes(text_, place.position()));
        note_list(list);
    }

    void read_rest() {
        std::size_t const start = bytes_of_units(text_, number_note(of_, "start"));
        note_value(http::try_parse<value>(text_.substr(start)));
        std::size_t const end = seen_.is_accepted ? text_.size() : start;
        seen_.keys["index"] = std::to_string(units_of_bytes(text_, end));
    }

    void read_header() {
        std::string_view const header = of_.note("header").substr(0, of_.note("header").find(' '));
        if (!http::visit_header_type(header, [](auto) {})) {
            throw std::runtime_error("unknown header: " + std::string(header));
        }
        std::optional<List> const list = http::try_parse_list<List>(text_);
        seen_.is_accepted = list.has_value();
        seen_.keys["count"] = std::to_string(list ? list->size() : 0);
        if (list) {
            note_list(*list);
            seen_.output = http::format_list(*list);
        }
    }

    /// The one value of a list, or the mark for none.
    void note_list(List const& list) {
        if (list.size() == 1) {
            note_value(http::get_value(*list.begin()));
        } else if (list.size() == 0 && seen_.is_accepted) {
            seen_.output = text_or_null({});
        }
    }

    void note_value(std::optional<value> const& read) {
        if (read) {
            seen_.is_accepted = true;
            seen_.output = read->format();
            describe_(*read, seen_);
        }
    }

    row const& of_;
    std::string_view text_;
    Describe describe_;
    observation seen_;
};

/// Returns: what reading the row's input gives.
template <class List, class Describe>
[[nodiscard]] observation observe_reading(row const& of, Describe describe) {
    return reading<List, Describe>(of, describe).observe();
}

} // namespace conformance
