// SPDX-License-Identifier: BSL-1.0
// The typed headers of examples/http, one of them read.
#include <http/header_value.hpp>

std::string use(std::string_view text) {
    auto const media = http::parse<http::media_type>(text);
    return std::string(media.charset());
}
