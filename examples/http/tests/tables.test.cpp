// SPDX-License-Identifier: BSL-1.0
#include <catch.hpp>

#include "conformance/run.hpp"

#include <iostream>
#include <string>

// The rules of this library in tables of its own: here nothing may differ.
TEST_CASE("the project's own tables hold") {
    for (char const* name : {"lexical.tsv", "namevalue.tsv", "mediatype.tsv"}) {
        conformance::differences none;
        conformance::tally const result =
            conformance::run_rows(std::string(HTTP_FOLDER) + "/tests/tables/" + name, none);
        conformance::print(std::cout, std::string("own ") + name, result);
        CHECK(result.failures.empty());
        CHECK(result.adds_up());
        CHECK(result.rows == result.passed);
        CHECK(result.rows != 0);
    }
}

TEST_CASE("a wrong row does not pass unnoticed") {
    conformance::differences none;
    conformance::tally const result =
        conformance::run_rows(std::string(HTTP_FOLDER) + "/tests/tables/wrong.tsv", none);
    CHECK(result.rows == result.failures.size());
    CHECK(result.passed == 0);
}

TEST_CASE("differences are recognised without the library") {
    using conformance::is_such;
    CHECK(is_such("open-quote", "a=\"b"));
    CHECK(is_such("open-quote", "a=\"b\\\""));
    CHECK_FALSE(is_such("open-quote", "a=\"\\\\\""));
    CHECK_FALSE(is_such("open-quote", "\"a\" \"b\""));
    CHECK(is_such("open-comment", "(\\)"));
    CHECK_FALSE(is_such("open-comment", "(\\))"));
    CHECK(is_such("nul", std::string("a\0b", 3)));
    CHECK(is_such("separator", "a,b"));
    CHECK_FALSE(is_such("separator", "a b"));
    CHECK(is_such("missing-parameter", "a/b; ;c"));
    CHECK(is_such("missing-parameter", "a/b;c; "));
    CHECK(is_such("missing-parameter", "a/b; , c/d"));
    CHECK_FALSE(is_such("missing-parameter", "a/b; c"));
    CHECK_THROWS(is_such("anything", "a"));
}
