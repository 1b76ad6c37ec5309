// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http/media_type.hpp>
#include <http/name_value.hpp>
#include <http/object_collection.hpp>

#include <http_baseline/collection.hpp>

#include <handful/handful.hpp>

#include <array>
#include <cstddef>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>

/// The benchmark of the system that started this library: make a media type and set its charset; here also with more
/// parameters. The media type and its elements are the same on both sides, only the collection differs.
namespace origin {

/// The collection before the change: an object round a list object behind a virtual interface.
using port = http::basic_media_type<http_baseline::lazy_collection<http::name_value>>;

using by_owner = http::basic_media_type<http::object_collection<http::name_value>>;
using by_value = http::basic_media_type<handful::collection<http::name_value, handful::inline_one>>;

inline constexpr std::array<std::size_t, 4> counts = {1, 2, 4, 8};

// All of them fit into a std::string without a block of its own, so that only the collections allocate.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 8> parameters = {{
    {"charset", "utf-8"},
    {"boundary", "frontier"},
    {"q", "0.5"},
    {"level", "1"},
    {"format", "flowed"},
    {"delsp", "yes"},
    {"version", "1.1"},
    {"profile", "basic"},
}};

/// Effects: appends a parameter, made in its place.
template <class Parameters>
void append(Parameters& to, std::string_view name, std::string_view value) {
    if constexpr (std::is_same_v<typename Parameters::value_type, http::name_value>) {
        to.emplace_back(name, value);
    } else {
        to.push_back(std::make_unique<http::name_value>(name, value));
    }
}

/// Returns: a media type with the first `count` of the parameters. Preconditions: `1 <= count`.
template <class MediaType>
[[nodiscard]] MediaType create(std::size_t count) {
    MediaType made("text/html", parameters[0].second);
    for (std::size_t i = 1; i < count; ++i) {
        append(made.parameters(), parameters[i].first, parameters[i].second);
    }
    return made;
}

} // namespace origin
