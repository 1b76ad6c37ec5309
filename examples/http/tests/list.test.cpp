// SPDX-License-Identifier: BSL-1.0
#include <catch.hpp>

#include <http/list.hpp>
#include <http/name_value.hpp>
#include <http/object_collection.hpp>

#include <handful/handful.hpp>

#include <string>

using by_value = handful::collection<http::name_value>;
using by_owner = http::object_collection<http::name_value>;

TEMPLATE_TEST_CASE("lists skip empty elements and keep the order", "", by_value, by_owner) {
    auto const format = [](std::string_view text) {
        return http::format_list(http::parse_list<TestType>(text));
    };
    CHECK(format("a, b=c,\td=\"e, f\"") == "a, b=c, d=\"e, f\"");
    CHECK(format(" ,, a ,, b , ,") == "a, b");
    CHECK(format("a,a") == "a, a");
    CHECK(format("").empty());
    CHECK(format(" , ,").empty());
}

TEMPLATE_TEST_CASE("a list is read whole or not at all", "", by_value, by_owner) {
    http::fault why;
    CHECK_FALSE(http::try_parse_list<TestType>("a, b=, c", &why));
    CHECK(why.position == 5);
    CHECK_FALSE(http::try_parse_list<TestType>("a b", &why));
    CHECK(why.position == 2);
    CHECK(std::string(why.reason) == "a comma should separate this from what stands before it");
    CHECK_FALSE(http::try_parse_list<TestType>("a, b;c", &why));
    CHECK(why.position == 4);
    CHECK_FALSE(http::try_parse_list<TestType>("a,\"b"));
    CHECK_THROWS_AS(http::parse_list<TestType>("a,="), http::format_error);
}

TEMPLATE_TEST_CASE("after a failed attempt the place and the list are what they were", "", by_value,
                   by_owner) {
    TestType list;
    http::scanner place("a, =", 0);
    CHECK(http::read_element(place, list));
    CHECK(place.position() == 3);
    CHECK_FALSE(http::read_element(place, list));
    CHECK(place.position() == 3);
    CHECK(place.why().position == 3);
    CHECK(list.size() == 1);
}

TEMPLATE_TEST_CASE("collections are compared as multisets of values", "", by_value, by_owner) {
    auto const list = [](std::string_view text) { return http::parse_list<TestType>(text); };
    auto const same = [&](std::string_view a, std::string_view b) {
        bool const is_same = http::same_values(list(a), list(b));
        CHECK(is_same == http::same_values(list(b), list(a)));
        if (is_same) {
            CHECK(http::hash_values(list(a)) == http::hash_values(list(b)));
        }
        return is_same;
    };
    CHECK(same("", ""));
    CHECK(same("a, b, c, b", "b, C, b, A"));
    CHECK_FALSE(same("a, b, c, b", "a, b, c, c"));
    CHECK_FALSE(same("a, b", "a, b, b"));
    CHECK_FALSE(same("", "a"));
    CHECK(http::hash_values(list("a, a")) != http::hash_values(list("b, b")));
}

TEMPLATE_TEST_CASE("values are found and removed, the first of equal ones", "", by_value, by_owner) {
    auto list = http::parse_list<TestType>("a, b=1, B=1, c");
    CHECK(http::find_value(list, http::name_value("b", "1")) == list.begin() + 1);
    CHECK(http::find_value(list, http::name_value("b")) == list.end());
    CHECK(http::remove_value(list, http::name_value("B", "1")));
    CHECK(http::format_list(list) == "a, B=1, c");
    CHECK_FALSE(http::remove_value(list, http::name_value("d")));
}

TEMPLATE_TEST_CASE("copies are deep", "", by_value, by_owner) {
    auto const list = http::parse_list<TestType>("a, b=1");
    auto copy = http::copy_values(list);
    http::change_value(copy, copy.begin() + 1, [](http::name_value& x) { x.set_value("2"); });
    CHECK(http::format_list(copy) == "a, b=2");
    CHECK(http::format_list(list) == "a, b=1");
}
