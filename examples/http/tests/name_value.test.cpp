// SPDX-License-Identifier: BSL-1.0
#include <catch.hpp>

#include <http/name_value.hpp>

#include <stdexcept>
#include <string>
#include <unordered_set>

using http::name_value;

namespace {

/// Where setting the value fails; a number larger than any text where it does not.
std::size_t refused_at(std::string_view value) {
    name_value x("name", "before");
    try {
        x.set_value(value);
    } catch (http::format_error const& error) {
        CHECK(x.value() == "before");
        return error.position();
    }
    CHECK(x.value() == value);
    return std::string_view::npos;
}

/// Why reading fails.
http::fault why(std::string_view text) {
    http::fault found;
    CHECK_FALSE(http::try_parse<name_value>(text, &found));
    CHECK_FALSE(http::try_parse<name_value>(text));
    CHECK_THROWS_AS(http::parse<name_value>(text), http::format_error);
    return found;
}

} // namespace

TEST_CASE("a name is asked for before the value is looked at") {
    CHECK_THROWS_AS(name_value(""), std::invalid_argument);
    CHECK_THROWS_AS(name_value("", " "), std::invalid_argument);
    CHECK_THROWS_AS(name_value("a b", " "), http::format_error);
    CHECK_THROWS_AS(name_value("a", " "), http::format_error);
}

TEST_CASE("a setter takes what a reader takes for one value again") {
    constexpr std::size_t taken = std::string_view::npos;
    CHECK(refused_at("token") == taken);
    CHECK(refused_at("\"quoted; string, with \\\" all\"") == taken);
    CHECK(refused_at("host:80") == taken);
    CHECK(refused_at("two words") == taken);
    CHECK(refused_at("a=\"b\"") == taken);
    CHECK(refused_at("") == taken);

    CHECK(refused_at(" a") == 0);
    CHECK(refused_at("a\t") == 1);
    CHECK(refused_at("a,b") == 1);
    CHECK(refused_at("a;b") == 1);
    CHECK(refused_at("a\r\nSet-Cookie: b") == 1);
    CHECK(refused_at(std::string_view("a\0b", 3)) == 1);
    CHECK(refused_at("ab\"c") == 2);
    CHECK(refused_at("ab\"c,\"") == 4);
    CHECK(refused_at("\"a") == 2);
    CHECK(refused_at("\"a\\\"") == 4);
    CHECK(refused_at("\"a\"b") == 3);
}

TEST_CASE("a value may be set to a part of itself") {
    name_value x("name", "a value of more characters than a short string holds");
    x.set_value(std::string_view(x.value()).substr(2, 5));
    CHECK(x.value() == "value");
}

TEST_CASE("reading a name and value says where and why it fails") {
    CHECK(why("").position == 0);
    CHECK(why("  =a").position == 2);
    CHECK(std::string(why("=a").reason) == "a name should begin here");
    CHECK(why("a= ").position == 3);
    CHECK(std::string(why("a=").reason) == "a value should begin here");
    CHECK(why("a=\"b").position == 2);
    CHECK(why("a=b c").position == 4);
    CHECK(std::string(why("a=b c").reason) == "the value should end here");
    CHECK(why("a,").position == 1);
}

TEST_CASE("equality ignores case but in quotes, and hashes agree") {
    auto const same = [](name_value const& a, name_value const& b) {
        CHECK((a == b) == (b == a));
        if (a == b) {
            CHECK(a.hash() == b.hash());
        }
        return a == b;
    };
    CHECK(same(name_value("a", "b"), name_value("A", "B")));
    CHECK(same(name_value("a"), name_value("A", "")));
    CHECK(same(name_value("a", "\"b\""), name_value("A", "\"b\"")));
    CHECK_FALSE(same(name_value("a", "\"b\""), name_value("a", "\"B\"")));
    CHECK_FALSE(same(name_value("a", "\"b\""), name_value("a", "b")));
    CHECK_FALSE(same(name_value("a", "b"), name_value("b", "a")));
    CHECK(name_value("a", "b").hash() != name_value("b", "a").hash());
    CHECK(name_value("a", "a").hash() != name_value("b", "b").hash());

    std::unordered_set<name_value> const set{name_value("a", "b"), name_value("A", "B"), name_value("a")};
    CHECK(set.size() == 2);
}
