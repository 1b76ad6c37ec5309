// SPDX-License-Identifier: BSL-1.0
#include "observe_value.hpp"

#include <cstdio>

namespace conformance {
namespace {

std::string number_or_null(std::optional<double> number) {
    if (!number) {
        return "<null>";
    }
    char text[32];
    std::snprintf(text, sizeof text, "%g", *number);
    return text;
}

} // namespace

std::optional<observation> observe_media_type(row const& of) {
    auto const describe = [](auto const& read, observation& seen) {
        seen.keys["CharSet"] = text_or_null(read.charset());
        seen.keys["Quality"] = number_or_null(http::quality(read.parameters()));
        seen.keys["Parameters.Count"] = std::to_string(read.parameters().size());
    };
    if (of.note("entry") == "ctor") {
        observation seen;
        seen.keys["throws"] = thrown_by([&] {
            http::media_type const made(*of.input);
            seen.is_accepted = true;
            seen.output = made.format();
            describe(made, seen);
        });
        return seen;
    }
    if (of.note("type") == "MediaType") {
        // Content-Type is not a list; the collection is only there for the attempts at one.
        return observe_reading<handful::collection<http::media_type>>(of, describe);
    }
    return observe_reading<http::header_value<http::accept>::type>(of, describe);
}

} // namespace conformance
