// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http/header_value.hpp>
#include <http_baseline/collection.hpp>

#include <optional>
#include <string_view>

/// What `http::header_value` gives, built in collections that wrap a list.
template <class Header>
struct baseline_value {
    using type = http_baseline::lazy_collection<http::name_value>;
    [[nodiscard]] static std::optional<type> try_parse(std::string_view text) {
        return http::try_parse_list<type>(text);
    }
};

template <>
struct baseline_value<http::content_type> {
    using type = http::basic_media_type<http_baseline::lazy_collection<http::name_value>>;
    [[nodiscard]] static std::optional<type> try_parse(std::string_view text) {
        return http::try_parse<type>(text);
    }
};

template <>
struct baseline_value<http::accept> {
    using type = http_baseline::lazy_collection<baseline_value<http::content_type>::type>;
    [[nodiscard]] static std::optional<type> try_parse(std::string_view text) {
        return http::try_parse_list<type>(text);
    }
};
