// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include "allocations.hpp"
#include "catch.hpp"

#include <vector>

using namespace test;

namespace {

// The capacities that a collection goes through while it grows one by one.
template <class C>
std::vector<std::size_t> capacities(std::size_t size) {
    C c;
    std::vector<std::size_t> seen;
    for (std::size_t n = 0; n != size; ++n) {
        c.push_back(static_cast<int>(n));
        if (seen.empty() || seen.back() != c.capacity()) seen.push_back(c.capacity());
    }
    return seen;
}

struct stubborn {
    static constexpr auto policy_category = handful::category::growth;
    static constexpr std::size_t next_capacity(std::size_t capacity, std::size_t) noexcept {
        return capacity;
    }
};

struct greedy {
    static constexpr auto policy_category = handful::category::growth;
    static constexpr std::size_t next_capacity(std::size_t, std::size_t) noexcept {
        return static_cast<std::size_t>(-1);
    }
};

} // namespace

TEST_CASE("growth multiplies the capacity and always gives what is needed") {
    using handful::growth;
    using handful::heap_vector;
    CHECK(capacities<handful::collection<int, heap_vector, growth<2>>>(9) ==
          std::vector<std::size_t>{1, 2, 4, 8, 16});
    CHECK(capacities<handful::collection<int, heap_vector, growth<3, 2>>>(10) ==
          std::vector<std::size_t>{1, 2, 3, 4, 6, 9, 13});
    CHECK(capacities<handful::collection<int, handful::small_buffer<4>, growth<3>>>(13) ==
          std::vector<std::size_t>{4, 12, 36});
    CHECK(capacities<handful::collection<int, heap_vector, handful::grow_exact>>(4) ==
          std::vector<std::size_t>{1, 2, 3, 4});
    CHECK(capacities<handful::collection<int, heap_vector, stubborn>>(4) ==
          std::vector<std::size_t>{1, 2, 3, 4});
}

TEST_CASE("a range that needs more than the factor gives gets what it needs") {
    handful::collection<int, handful::heap_vector, handful::growth<2>> c{1, 2, 3, 4};
    std::vector<int> const many(20, 7);
    c.append_range(many);
    CHECK(c.size() == 24);
    CHECK(c.capacity() == 24);
    c.push_back(8);
    CHECK(c.capacity() == 48);
}

TEST_CASE("a growth policy cannot ask for more than max_size") {
    handful::collection<int*, handful::heap_vector, greedy> c;
    CHECK_THROWS_AS(c.push_back(nullptr), std::bad_alloc);
    CHECK(c.empty());
}

TEST_CASE("reserve, copies and construction from a known size allocate once and exactly") {
    handful::collection<int, handful::heap_vector> c;
    long const before = allocations::made;
    c.reserve(7);
    CHECK(c.capacity() == 7);
    CHECK(allocations::made == before + 1);
    c = {1, 2, 3, 4, 5};
    long const copied = allocations::made;
    auto const copy = c;
    CHECK(allocations::made == copied + 1);
    CHECK(copy.capacity() == 5);
}

TEST_CASE("appending is amortised: doubling needs few blocks") {
    handful::collection<int, handful::heap_vector> c;
    long const before = allocations::made;
    for (int n = 0; n != 1000; ++n) c.push_back(n);
    CHECK(allocations::made - before <= 10);
}
