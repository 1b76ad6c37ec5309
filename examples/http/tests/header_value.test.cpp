// SPDX-License-Identifier: BSL-1.0
#include <catch.hpp>

#include <http/header_value.hpp>
#include <http/object_collection.hpp>

#include <memory>
#include <string>
#include <type_traits>

// What the table promises.
static_assert(sizeof(http::media_type::parameters_type) == sizeof(void*));
static_assert(std::is_same_v<http::media_type::parameters_type, http::object_collection<http::name_value>>);
static_assert(http::header_value<http::connection>::type::inline_capacity == 1);
static_assert(http::header_value<http::cache_control>::type::inline_capacity == 2);
static_assert(http::header_value<http::accept>::type::inline_capacity == 4);

namespace {

/// The value formatted again; `?` where there is none.
template <class Header>
std::string again(std::string_view text) {
    auto const value = http::header_value<Header>::try_parse(text);
    return value ? http::header_value<Header>::format(*value) : "?";
}

} // namespace

TEST_CASE("each header type reads its own grammar") {
    CHECK(again<http::content_type>("text/html ;charset=utf-8") == "text/html; charset=utf-8");
    CHECK(again<http::content_type>("text/html, text/plain") == "?");
    CHECK(again<http::content_type>("") == "?");
    CHECK(again<http::accept>("text/html,*/*;q=0.5") == "text/html, */*; q=0.5");
    CHECK(again<http::accept>("").empty());
    CHECK(again<http::accept>("text") == "?");
    CHECK(again<http::cache_control>("max-age=0,no-cache=\"a, b\"") == "max-age=0, no-cache=\"a, b\"");
    CHECK(again<http::cache_control>("no-cache=Set-Cookie, max-age=\"5\"") ==
          "no-cache=Set-Cookie, max-age=\"5\"");
    CHECK(again<http::keep_alive>("timeout=5, max=100") == "timeout=5, max=100");
    CHECK(again<http::vary>("*") == "*");
    CHECK(again<http::pragma>("no-cache") == "no-cache");
    CHECK(again<http::p3p>("policyref=\"/a\",CP=\"B C\"") == "policyref=\"/a\", CP=\"B C\"");
}

TEST_CASE("header types are found by name, ignoring case") {
    auto const name_of = [](std::string_view name) {
        std::string found = "none";
        bool const is_known =
            http::visit_header_type(name, [&](auto key) { found = std::string(decltype(key)::type::name); });
        CHECK(is_known == (found != "none"));
        return found;
    };
    CHECK(name_of("content-type") == "Content-Type");
    CHECK(name_of("CACHE-CONTROL") == "Cache-Control");
    CHECK(name_of("Server") == "none");
    CHECK(name_of("") == "none");
    CHECK(name_of(http::accept_parameters::name) == "none");
}

TEST_CASE("what the README shows") {
    // [use]
    auto media = http::parse<http::media_type>("text/html; charset=utf-8");
    media.set_charset("iso-8859-1");
    std::string const text = media.format();

    http::fault why;
    auto const directives = http::header_value<http::cache_control>::try_parse("no-cache max-age=0", &why);
    // [/use]
    CHECK(text == "text/html; charset=iso-8859-1");
    CHECK_FALSE(directives);
    CHECK(why.position == 9);
}
