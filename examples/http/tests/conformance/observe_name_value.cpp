// SPDX-License-Identifier: BSL-1.0
#include "observe_value.hpp"

namespace conformance {

std::optional<observation> observe_name_value(row const& of) {
    auto const describe = [](http::name_value const& read, observation& seen) {
        seen.keys["Value"] = text_or_null(read.value());
    };
    std::string_view const entry = of.note("entry");
    if (entry != "ctor-name" && entry != "ctor-value") {
        return observe_reading<http::collection_for<http::pragma, http::name_value>>(of, describe);
    }
    observation seen;
    seen.keys["throws"] = thrown_by([&] {
        std::string const input = of.input.value_or("");
        http::name_value const made =
            entry == "ctor-name" ? http::name_value(input) : http::name_value(of.note("name"), input);
        seen.is_accepted = true;
        seen.output = made.format();
        describe(made, seen);
    });
    return seen;
}

} // namespace conformance
