// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include "catch.hpp"

#include <cstddef>
#include <limits>

// A growth policy answers for every capacity and every need, without overflow; what it answers below the need does not
// count. An amortised one needs few steps to get far.

namespace {

constexpr std::size_t most = std::numeric_limits<std::size_t>::max();

template <class Growth>
constexpr std::size_t next(std::size_t capacity, std::size_t needed) {
    std::size_t const wanted = Growth::next_capacity(capacity, needed);
    return wanted < needed ? needed : wanted;
}

template <class Growth>
constexpr bool obeys() {
    static_assert(handful::growth_policy<Growth>);
    static_assert(noexcept(Growth::next_capacity(1, 2)));
    for (std::size_t capacity = 0; capacity != 100; ++capacity)
        if (next<Growth>(capacity, capacity + 1) <= capacity) return false;
    for (std::size_t capacity = 1; capacity < most / 2; capacity *= 2)
        if (next<Growth>(capacity, capacity + 1) <= capacity || next<Growth>(capacity, most) != most)
            return false;
    return next<Growth>(most - 1, most) == most && next<Growth>(0, 1) >= 1;
}

template <class Growth>
constexpr int steps_to_a_million() {
    int steps = 0;
    for (std::size_t capacity = 0; capacity < 1'000'000; capacity = next<Growth>(capacity, capacity + 1))
        ++steps;
    return steps;
}

static_assert(obeys<handful::grow_amortized>());
static_assert(obeys<handful::grow_exact>());
static_assert(obeys<handful::growth<2>>());
static_assert(obeys<handful::growth<3, 2>>());
static_assert(obeys<handful::growth<9, 8>>());
static_assert(obeys<handful::growth<5>>());

} // namespace

TEST_CASE("amortised growth gets far in few steps") {
    CHECK(steps_to_a_million<handful::grow_amortized>() <= 21);
    CHECK(steps_to_a_million<handful::growth<2>>() <= 21);
    CHECK(steps_to_a_million<handful::growth<3, 2>>() <= 40);
    CHECK(steps_to_a_million<handful::growth<5>>() <= 10);
}
