// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http/ascii.hpp>
#include <http/header_policies.hpp>
#include <http/list.hpp>
#include <http/media_type.hpp>
#include <http/name_value.hpp>

#include <boost/hana/for_each.hpp>
#include <boost/hana/keys.hpp>
#include <boost/hana/type.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace http {

/// What a value of the header type is and how it is read and written: a list of names and values, unless it is one
/// of those below.
template <class Header>
struct header_value {
    using type = collection_for<Header, name_value>;

    [[nodiscard]] static std::optional<type> try_parse(std::string_view text, fault* why = nullptr) {
        return try_parse_list<type>(text, why);
    }
    [[nodiscard]] static std::string format(type const& value) { return format_list(value); }
};

template <>
struct header_value<content_type> {
    using type = media_type;

    [[nodiscard]] static std::optional<type> try_parse(std::string_view text, fault* why = nullptr) {
        return http::try_parse<type>(text, why);
    }
    [[nodiscard]] static std::string format(type const& value) { return value.format(); }
};

template <>
struct header_value<accept> {
    using type = collection_for<accept, media_range>;

    [[nodiscard]] static std::optional<type> try_parse(std::string_view text, fault* why = nullptr) {
        return try_parse_list<type>(text, why);
    }
    [[nodiscard]] static std::string format(type const& value) { return format_list(value); }
};

/// Effects: calls `visit(hana::type_c<Header>)` for the header type in the table that has this name, ignoring case.
/// Returns: whether there is one.
template <class Visitor>
bool visit_header_type(std::string_view name, Visitor visit) {
    bool found = false;
    hana::for_each(hana::keys(header_policies), [&](auto key) {
        using header = typename decltype(key)::type;
        if constexpr (!std::is_same_v<header, accept_parameters>) {
            if (equal_ignoring_case(name, header::name)) {
                visit(key);
                found = true;
            }
        }
    });
    return found;
}

} // namespace http
