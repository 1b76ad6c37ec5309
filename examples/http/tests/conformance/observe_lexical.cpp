// SPDX-License-Identifier: BSL-1.0
#include "observe.hpp"

#include <http/lexer.hpp>
#include <http/list.hpp>

namespace conformance {
namespace {

char const* name_of(http::lexeme found) {
    switch (found) {
    case http::lexeme::parsed:
        return "Parsed";
    case http::lexeme::absent:
        return "NotParsed";
    case http::lexeme::invalid:
        break;
    }
    return "InvalidFormat";
}

observation of_length(std::string_view text, std::size_t start, std::size_t length) {
    observation seen;
    seen.is_accepted = length != 0;
    seen.keys["len"] = std::to_string(units_of_bytes(text.substr(start), length));
    return seen;
}

observation of_lexeme(std::string_view text, std::size_t start, http::lexed found) {
    observation seen = of_length(text, start, found.length);
    seen.keys["result"] = name_of(found.result);
    return seen;
}

} // namespace

std::optional<observation> observe_lexical(row const& of) {
    std::string_view const entry = of.note("entry");
    std::string_view const text = *of.input;
    observation seen;
    if (entry == "check-quoted-string") {
        seen.keys["throws"] = thrown_by([&] { http::check_quoted_string(text); });
        seen.is_accepted = seen.keys["throws"].empty();
        return seen;
    }
    std::size_t const start = bytes_of_units(text, number_note(of, "start"));
    if (entry == "token-char") {
        bool const is_one = start < text.size() && http::is_token_char(text[start]);
        seen = of_length(text, start, is_one ? 1 : 0);
    } else if (entry == "token") {
        seen = of_length(text, start, http::token_length(text, start));
    } else if (entry == "whitespace") {
        seen = of_length(text, start, http::whitespace_length(text, start));
        seen.is_accepted = true; // none is fine, too
    } else if (entry == "number") {
        auto const point = number_note(of, "allowDecimal") != 0 ? http::decimal_point::allowed
                                                                : http::decimal_point::refused;
        seen = of_length(text, start, http::number_length(text, start, point));
    } else if (entry == "quoted-pair") {
        seen = of_lexeme(text, start, http::quoted_pair(text, start));
    } else if (entry == "quoted-string") {
        seen = of_lexeme(text, start, http::quoted_string(text, start));
    } else if (entry == "comment") {
        seen = of_lexeme(text, start, http::comment(text, start));
    } else if (entry == "next-element") {
        http::scanner place(text, start);
        bool const found =
            number_note(of, "skipEmpty") != 0 ? http::skip_separators(place) : http::skip_separator(place);
        seen.is_accepted = true;
        seen.keys["separatorFound"] = std::to_string(found ? 1 : 0);
        seen.keys["index"] = std::to_string(units_of_bytes(text, place.position()));
    } else {
        throw std::runtime_error("unknown entry: " + std::string(entry));
    }
    return seen;
}

} // namespace conformance
