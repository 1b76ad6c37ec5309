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
        constexpr std::size_t array_of_four = 8 + 4 * 8;
        constexpr std::size_t array_of_eight = 8 + 8 * 8;
        allocations const before = allocations_so_far();
        auto const since = [&] { return allocations_so_far() - before; };
        {
            wrapped made;
            CHECK(since().calls == 0);
            std::size_t bytes = collection + list + array_of_four;
            for (std::size_t i = 0; i < 5; ++i) {
                bytes += sizeof(http::name_value) + (i == 4 ? array_of_eight : 0);
                made.push_back(std::make_unique<http::name_value>("a"));
                allocations const now = since();
                // Collection, list and array; one for each element; the larger array for the fifth.
                CHECK(now.calls == 3 + (i + 1) + (i == 4 ? 1 : 0));
                CHECK(now.bytes == bytes);
            }
        }
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
