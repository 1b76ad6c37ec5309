// SPDX-License-Identifier: BSL-1.0
#include <catch.hpp>

#include <http/ascii.hpp>
#include <http/format_error.hpp>
#include <http/lexer.hpp>

#include <stdexcept>
#include <string>
#include <string_view>

TEST_CASE("every character is a token character or is not") {
    std::string_view const punctuation = "!#$%&'*+-.^_`|~";
    for (int i = -128; i < 128; ++i) {
        char const c = static_cast<char>(i);
        bool const is_alphanumeric =
            (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        bool const is_punctuation = c != '\0' && punctuation.find(c) != std::string_view::npos;
        CHECK(http::is_token_char(c) == (is_alphanumeric || is_punctuation));
    }
}

TEST_CASE("places behind the end have nothing") {
    CHECK(http::token_length("a", 1) == 0);
    CHECK(http::whitespace_length(" ", 1) == 0);
    CHECK(http::number_length("1", 1, http::decimal_point::allowed) == 0);
    CHECK(http::quoted_pair("\\a", 2).result == http::lexeme::absent);
    CHECK(http::quoted_string("\"\"", 2).result == http::lexeme::absent);
    CHECK(http::comment("()", 2).result == http::lexeme::absent);
    CHECK(http::token_length("") == 0);
    CHECK_FALSE(http::is_token(""));
}

TEST_CASE("trim takes spaces and tabs from both ends only") {
    CHECK(http::trim(" \ta \t b\t ") == "a \t b");
    CHECK(http::trim(" \t ").empty());
    CHECK(http::trim("\ra\n") == "\ra\n");
}

TEST_CASE("NUL, CR and LF end no construct and stand in none") {
    for (char c : {'\0', '\r', '\n'}) {
        CHECK(http::quoted_string(std::string("\"a") + c + "b\"").result == http::lexeme::invalid);
        CHECK(http::quoted_string(std::string("\"a\\") + c + "b\"").result == http::lexeme::invalid);
        CHECK(http::comment(std::string("(a") + c + "b)").result == http::lexeme::invalid);
        CHECK(http::quoted_pair(std::string("\\") + c).result == http::lexeme::invalid);
    }
}

TEST_CASE("comments nest six deep and no deeper") {
    CHECK(http::comment("((((((x))))))").length == 13);
    CHECK(http::comment("(((((((x)))))))").result == http::lexeme::invalid);
    CHECK(http::comment("(x)(y)").length == 3);
}

TEST_CASE("checks say what is missing and where the fault is") {
    auto const fault_of = [](auto check, std::string_view text) -> std::size_t {
        try {
            check(text);
        } catch (http::format_error const& error) {
            CHECK(std::string(error.what()).find(error.reason()) != std::string::npos);
            return error.position();
        }
        return std::string_view::npos;
    };
    CHECK_THROWS_AS(http::check_token(""), std::invalid_argument);
    CHECK_THROWS_AS(http::check_quoted_string(""), std::invalid_argument);
    CHECK(fault_of(http::check_token, "token") == std::string_view::npos);
    CHECK(fault_of(http::check_token, "to ken") == 2);
    CHECK(fault_of(http::check_quoted_string, "\"a\"") == std::string_view::npos);
    CHECK(fault_of(http::check_quoted_string, "a") == 0);
    CHECK(fault_of(http::check_quoted_string, "\"a") == 2);
    CHECK(fault_of(http::check_quoted_string, "\"a\"b") == 3);
}

TEST_CASE("case is that of ASCII letters, whatever the bytes") {
    CHECK(http::equal_ignoring_case("Content-Type", "cONTENT-tYPE"));
    CHECK_FALSE(http::equal_ignoring_case("a", "ab"));
    CHECK_FALSE(http::equal_ignoring_case("[", "{")); // as far apart as A and a
    CHECK_FALSE(http::equal_ignoring_case("\xc3\x84", "\xc3\xa4"));
    CHECK(http::hash_ignoring_case("ETag") == http::hash_ignoring_case("etag"));
    CHECK(http::hash_exact("ETag") != http::hash_exact("etag"));
    CHECK(http::hash_combine(1, 2) != http::hash_combine(2, 1));
}
