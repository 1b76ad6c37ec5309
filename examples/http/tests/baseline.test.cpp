// SPDX-License-Identifier: BSL-1.0
#include <catch.hpp>

#include "allocations.hpp"

#include <http/name_value.hpp>
#include <http_baseline/collection.hpp>

#include <memory>
#include <stdexcept>
#include <string>

using element = std::unique_ptr<http::name_value>;
using wrapped = http_baseline::lazy_collection<http::name_value>;

namespace {

std::string names(wrapped const& in) {
    std::string all;
    for (element const& x : in) {
        all += x->name();
    }
    return all;
}

} // namespace

TEST_CASE("the baseline makes the allocations of the original and no more") {
    if constexpr (sizeof(void*) == 8) {
        constexpr std::size_t collection = 24; // its class, the list, the validator
        constexpr std::size_t list = 24;       // its class, the array, size and version
        constexpr std::size_t array_header = 8;
        wrapped made;
        for (std::size_t i = 0; i < 9; ++i) {
            allocations const before = allocations_so_far();
            made.push_back(std::make_unique<http::name_value>("a"));
            allocations const step = allocations_so_far() - before;

            std::size_t const new_length = i == 0 ? 4 : i == 4 || i == 8 ? 2 * i : 0;
            allocations expected{1, sizeof(http::name_value)};
            expected += new_length != 0 ? allocations{1, array_header + new_length * 8} : allocations{};
            expected += i == 0 ? allocations{2, collection + list} : allocations{};
            CHECK(step.calls == expected.calls);
            CHECK(step.bytes == expected.bytes);
        }
        allocations const before = allocations_so_far();
        wrapped const empty;
        allocations const none = allocations_so_far() - before;
        CHECK(empty.size() == 0);
        CHECK(none.calls == 0);
    }
}

TEST_CASE("the baseline is a working collection") {
    wrapped made;
    CHECK(made.begin() == made.end());
    CHECK(made.size() == 0);
    for (char const* name : {"a", "b", "c", "d", "e", "f", "g", "h", "i"}) {
        made.push_back(std::make_unique<http::name_value>(name));
    }
    CHECK(names(made) == "abcdefghi");
    made.erase(made.begin());
    made.erase(made.begin() + 3);
    made.erase(made.end() - 1);
    CHECK(names(made) == "bcdfgh");
    CHECK_THROWS_AS(made.push_back(nullptr), std::invalid_argument);
    CHECK(made.size() == 6);
}

TEST_CASE("the baseline checks indices before the validator sees the element") {
    http_baseline::object_collection<element> made;
    made.add(std::make_unique<http::name_value>("a"));
    made.insert(0, std::make_unique<http::name_value>("b"));
    made.set(1, std::make_unique<http::name_value>("c"));
    CHECK(made.begin()[0]->name() == "b");
    CHECK(made.begin()[1]->name() == "c");
    CHECK_THROWS_AS(made.set(2, nullptr), std::out_of_range);
    CHECK_THROWS_AS(made.insert(-1, nullptr), std::out_of_range);
    CHECK_THROWS_AS(made.set(0, nullptr), std::invalid_argument);
    CHECK_THROWS_AS(made.remove_at(2), std::out_of_range);
    made.clear();
    CHECK(made.count() == 0);
}
