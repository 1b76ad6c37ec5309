// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <string_view>

/// The header types that this library knows, as tags. Each has the name of its header; what a value of it is stands
/// in <http/header_value.hpp>, and how its collections are made in <http/header_policies.hpp>.
namespace http {

struct content_type {
    static constexpr std::string_view name = "Content-Type"; // RFC 9110 8.3: one media type
};

struct accept {
    static constexpr std::string_view name = "Accept"; // RFC 9110 12.5.1: a list of media ranges
};

/// Not a header of its own: the parameters of one media range of an Accept header.
struct accept_parameters {
    static constexpr std::string_view name = "Accept's parameters";
};

// Lists of names, with or without values.

struct cache_control {
    static constexpr std::string_view name = "Cache-Control"; // RFC 9111 5.2
};

struct pragma {
    static constexpr std::string_view name = "Pragma"; // RFC 9111 5.4
};

struct connection {
    static constexpr std::string_view name = "Connection"; // RFC 9110 7.6.1
};

struct keep_alive {
    static constexpr std::string_view name = "Keep-Alive"; // RFC 2068 19.7.1.1
};

struct vary {
    static constexpr std::string_view name = "Vary"; // RFC 9110 12.5.5
};

struct accept_ranges {
    static constexpr std::string_view name = "Accept-Ranges"; // RFC 9110 14.3
};

struct allow {
    static constexpr std::string_view name = "Allow"; // RFC 9110 10.2.1
};

struct content_encoding {
    static constexpr std::string_view name = "Content-Encoding"; // RFC 9110 8.4
};

struct content_language {
    static constexpr std::string_view name = "Content-Language"; // RFC 9110 8.5
};

struct trailer {
    static constexpr std::string_view name = "Trailer"; // RFC 9110 6.6.2
};

struct p3p {
    static constexpr std::string_view name = "P3P"; // W3C P3P 1.0, 2.2.2; still sent, though nobody reads it
};

} // namespace http
