// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "observe.hpp"

#include <http/header_value.hpp>

#include <stdexcept>
#include <type_traits>

namespace conformance {

/// Returns: what reading gives, for the entries that are the same for all types of values: the whole text, its
/// beginning, one attempt at a list, a list header. `Describe(value, seen)` adds the value's properties.
/// Throws: `std::runtime_error` for another entry.
template <class List, class Describe>
observation observe_reading(row const& of, Describe describe) {
    using value = http::value_of<List>;
    std::string_view const entry = of.note("entry");
    std::string_view const text = *of.input;
    observation seen;
    auto const note_value = [&](value const& read) {
        seen.is_accepted = true;
        seen.output = read.format();
        describe(read, seen);
    };

    if (entry == "parse") {
        std::optional<value> const read = http::try_parse<value>(text);
        std::string const thrown = thrown_by([&] { static_cast<void>(http::parse<value>(text)); });
        if (read.has_value() != thrown.empty()) {
            throw std::runtime_error("parse and try_parse do not agree");
        }
        seen.keys["throws"] = thrown;
        if (read) {
            note_value(*read);
        }
    } else if (entry == "prefix") {
        std::size_t const start = bytes_of_units(text, number_note(of, "start"));
        http::scanner place(text, start);
        std::optional<value> const read = value::read(place);
        std::size_t const taken = read ? place.position() - start : 0;
        seen.keys["len"] = std::to_string(units_of_bytes(text.substr(start), taken));
        if (read) {
            note_value(*read);
        }
    } else if (entry == "step" && number_note(of, "multi") != 0) {
        http::scanner place(text, bytes_of_units(text, number_note(of, "start")));
        List list;
        seen.is_accepted = http::read_element(place, list);
        seen.keys["index"] = std::to_string(units_of_bytes(text, place.position()));
        if (seen.is_accepted && list.size() == 0) {
            seen.output = "<null>";
        } else if (seen.is_accepted) {
            note_value(http::get_value(*list.begin()));
        }
    } else if (entry == "step") {
        std::size_t const start = bytes_of_units(text, number_note(of, "start"));
        std::optional<value> const read = http::try_parse<value>(text.substr(start));
        seen.keys["index"] = std::to_string(units_of_bytes(text, read ? text.size() : start));
        if (read) {
            note_value(*read);
        }
    } else if (entry == "header") {
        std::string_view const header = of.note("header").substr(0, of.note("header").find(' '));
        seen.keys["count"] = "0";
        bool const is_known = http::visit_header_type(header, [&](auto key) {
            using type = typename decltype(key)::type;
            if constexpr (!std::is_same_v<type, http::content_type>) {
                auto const list = http::header_value<type>::try_parse(text);
                if (list) {
                    if (list->size() == 1) {
                        if constexpr (std::is_same_v<
                                          std::remove_cvref_t<decltype(http::get_value(*list->begin()))>,
                                          value>) {
                            note_value(http::get_value(*list->begin()));
                        }
                    }
                    seen.is_accepted = true;
                    seen.output = http::header_value<type>::format(*list);
                    seen.keys["count"] = std::to_string(list->size());
                }
            }
        });
        if (!is_known) {
            throw std::runtime_error("unknown header: " + std::string(header));
        }
    } else {
        throw std::runtime_error("unknown entry: " + std::string(entry));
    }
    return seen;
}

} // namespace conformance
