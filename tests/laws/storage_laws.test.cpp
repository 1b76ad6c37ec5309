// SPDX-License-Identifier: BSL-1.0
#include "storage_laws.hpp"

#include <handful/handful.hpp>

#include "catch.hpp"
#include "user_storage.hpp"

#include <memory>
#include <string>

namespace {

using handful::storage_context;

template <class Policy, class T, bool KeepsNullOut = false>
void obeys() {
    laws::storage_laws<typename Policy::template storage<T, storage_context<KeepsNullOut>>, T>();
}

template <class Policy>
void obeys_for_all_elements() {
    obeys<Policy, int>();
    obeys<Policy, char>();
    obeys<Policy, std::string>();
    obeys<Policy, test::wide>();
    obeys<Policy, int*>();
    obeys<Policy, int*, true>();
    obeys<Policy, std::unique_ptr<int>, true>();
}

} // namespace

TEST_CASE("stock storages obey the laws of a storage") {
    obeys_for_all_elements<handful::inline_one>();
    obeys_for_all_elements<handful::small_buffer<0>>();
    obeys_for_all_elements<handful::small_buffer<1>>();
    obeys_for_all_elements<handful::small_buffer<5>>();
    obeys_for_all_elements<handful::heap_vector>();
    obeys_for_all_elements<handful::fixed_capacity<0>>();
    obeys_for_all_elements<handful::fixed_capacity<5>>();
}

TEST_CASE("a user's storage obeys the laws of a storage") { obeys_for_all_elements<laws::user_storage>(); }

TEST_CASE("a user's storage composes with every other policy") {
    struct even {
        bool operator()(int value) const { return value % 2 == 0; }
    };
    handful::collection<int, laws::user_storage, handful::require<even>, handful::checked, handful::growth<3>>
        c{2, 4};
    CHECK_THROWS_AS(c.push_back(3), handful::rejected_element);
    for (int n = 3; n != 20; ++n) c.push_back(n * 2);
    CHECK(c.size() == 19);
    CHECK(c.back() == 38);
    auto copy = c;
    auto const moved = std::move(copy);
    CHECK(moved == c);
    CHECK(copy.empty());
    c.erase(c.begin(), c.end() - 1);
    c.shrink_to_fit();
    CHECK(c.front() == 38);
    handful::collection<std::unique_ptr<int>, laws::user_storage, handful::reject_null> owners;
    owners.push_back(std::make_unique<int>(1));
    CHECK_THROWS_AS(owners.push_back(nullptr), handful::null_element);
    CHECK(std::string_view(handful::describe<decltype(owners)>()).find("user_storage") !=
          std::string_view::npos);
}
