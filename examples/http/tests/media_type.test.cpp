// SPDX-License-Identifier: BSL-1.0
#include <catch.hpp>

#include <http/media_type.hpp>
#include <http/object_collection.hpp>
#include <http_baseline/collection.hpp>

#include <handful/handful.hpp>

#include <stdexcept>
#include <string>
#include <type_traits>
#include <unordered_set>
#include <utility>

namespace {

struct has_short_name {
    bool operator()(http::name_value const& x) const { return x.name().size() < 10; }
};

// Parameters may be held in every way: owned, by value, with rules that keep writers away, in a list that is wrapped.
using owners = http::object_collection<http::name_value>;
using values = handful::collection<http::name_value>;
using buffered = handful::collection<http::name_value, handful::small_buffer<2>>;
using ruled = handful::collection<http::name_value, handful::heap_vector, handful::require<has_short_name>>;
using wrapped = http_baseline::lazy_collection<http::name_value>;

template <class Parameters>
http::basic_media_type<Parameters> parse(std::string_view text) {
    return http::parse<http::basic_media_type<Parameters>>(text);
}

} // namespace

TEMPLATE_TEST_CASE("charset is a parameter", "", owners, values, buffered, ruled, wrapped) {
    http::basic_media_type<TestType> media("text/plain");
    CHECK(media.charset().empty());
    media.set_charset("utf-8");
    CHECK(media.charset() == "utf-8");
    CHECK(media.format() == "text/plain; charset=utf-8");
    media.set_charset("\"latin 1\"");
    CHECK(media.format() == "text/plain; charset=\"latin 1\"");
    CHECK(media.parameters().size() == 1);

    CHECK_THROWS_AS(media.set_charset("a\r\nb"), http::format_error);
    CHECK_THROWS_AS(media.set_charset("a, b"), http::format_error);
    CHECK(media.charset() == "\"latin 1\"");

    media.remove_charset();
    CHECK(media.parameters().size() == 0);
    media.remove_charset();
    CHECK_THROWS_AS(media.set_charset(" "), http::format_error);
    CHECK(media.format() == "text/plain");
}

TEMPLATE_TEST_CASE("of several charsets the first is meant, and its spelling stays", "", owners, values,
                   buffered, ruled, wrapped) {
    auto media = parse<TestType>("text/plain; a=b; CharSet=one; charset=two");
    CHECK(media.charset() == "one");
    media.set_charset("three");
    CHECK(media.format() == "text/plain; a=b; CharSet=three; charset=two");
    media.remove_charset();
    CHECK(media.format() == "text/plain; a=b; charset=two");
    media.set_charset("");
    CHECK(media.format() == "text/plain; a=b");
}

TEMPLATE_TEST_CASE("a media type is made with a charset or without", "", owners, values, wrapped) {
    using media_type = http::basic_media_type<TestType>;
    CHECK(media_type("text/html", "utf-8").format() == "text/html; charset=utf-8");
    CHECK(media_type("text/html", "").format() == "text/html");
    CHECK_THROWS_AS(media_type(""), std::invalid_argument);
    CHECK_THROWS_AS(media_type("text"), http::format_error);
    CHECK_THROWS_AS(media_type("text/"), http::format_error);
    CHECK_THROWS_AS(media_type("/html"), http::format_error);
    CHECK_THROWS_AS(media_type("text/html "), http::format_error);
    CHECK_THROWS_AS(media_type("text/html; a"), http::format_error);
    CHECK_THROWS_AS(media_type("text/html", "a;b"), http::format_error);
}

TEMPLATE_TEST_CASE("the essence can be replaced, all or nothing", "", owners, values) {
    http::basic_media_type<TestType> media("text/html", "utf-8");
    media.set_essence("a/b");
    CHECK(media.format() == "a/b; charset=utf-8");
    CHECK_THROWS_AS(media.set_essence("a / b"), http::format_error);
    CHECK(media.essence() == "a/b");
}

TEMPLATE_TEST_CASE("copies are deep, moves take everything", "", owners, values, buffered, ruled, wrapped) {
    using media_type = http::basic_media_type<TestType>;
    static_assert(std::is_nothrow_move_constructible_v<media_type>);
    static_assert(std::is_nothrow_move_assignable_v<media_type>);
    static_assert(std::is_copy_constructible_v<media_type>);

    auto const media = parse<TestType>("text/plain; a=1; b; charset=utf-8");
    media_type copy = media;
    CHECK(copy == media);
    copy.set_charset("other");
    CHECK(media.charset() == "utf-8");
    CHECK_FALSE(copy == media);

    copy = media;
    CHECK(copy.format() == media.format());
    media_type const& same = copy;
    copy = same;
    CHECK(copy.format() == media.format());

    media_type const moved = std::move(copy);
    CHECK(moved.format() == media.format());
}

TEMPLATE_TEST_CASE("equality ignores case and the parameters' order", "", owners, values, buffered, ruled,
                   wrapped) {
    auto const a = parse<TestType>("text/plain; charset=utf-8; b=\"X\"");
    auto const b = parse<TestType>("TEXT/Plain; b=\"X\"; CHARSET=UTF-8");
    CHECK(a == b);
    CHECK(a.hash() == b.hash());
    CHECK_FALSE(a == parse<TestType>("text/plain; charset=utf-8; b=\"x\""));
    CHECK_FALSE(a == parse<TestType>("text/plain; charset=utf-8"));
    CHECK_FALSE(a == parse<TestType>("text/html; charset=utf-8; b=\"X\""));

    std::unordered_set<http::basic_media_type<TestType>> const set{a, b, parse<TestType>("text/plain")};
    CHECK(set.size() == 2);
}

TEST_CASE("reading a media type says where it fails") {
    auto const why = [](std::string_view text) {
        http::fault found;
        CHECK_FALSE(http::try_parse<http::media_type>(text, &found));
        return found.position;
    };
    CHECK(why("") == 0);
    CHECK(why("text") == 4);
    CHECK(why("text/") == 5);
    CHECK(why("text/plain a") == 11);
    CHECK(why("text/plain; charset=") == 20);
    CHECK(why("text/plain; =a") == 12);
    CHECK(why("text/plain; a=\"b") == 14);
    CHECK(why("text/plain, text/html") == 10);
}

TEST_CASE("rules for parameters hold while reading, too") {
    CHECK_THROWS_AS(parse<ruled>("text/plain; a-long-name=1"), handful::rejected_element);
    owners parameters;
    CHECK_THROWS_AS(parameters.push_back(nullptr), handful::null_element);
}

TEST_CASE("the weight is a plain decimal number") {
    auto const weight = [](std::string_view parameters) {
        return http::quality(parse<values>("a/b" + std::string(parameters)).parameters());
    };
    CHECK(weight(";q=0.5") == 0.5);
    CHECK(weight(";Q=1") == 1.0);
    CHECK(weight(";q=0.563") == 0.563);
    CHECK(weight(";q=1.") == 1.0);
    CHECK(weight(";q=5") == 5.0);
    CHECK(weight(";a=1;q=0.1;q=0.2") == 0.1);
    CHECK_FALSE(weight(""));
    CHECK_FALSE(weight(";q"));
    CHECK_FALSE(weight(";q=a"));
    CHECK_FALSE(weight(";q=.5"));
    CHECK_FALSE(weight(";q=-1"));
    CHECK_FALSE(weight(";q=1e3"));
    CHECK_FALSE(weight(";q=\"0.5\""));
}
