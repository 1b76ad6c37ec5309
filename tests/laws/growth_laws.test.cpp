// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>
#include <handful/testing/growth_laws.hpp>

#include "catch.hpp"
#include "laws_report.hpp"

namespace {

template <class Growth>
void obeys(int blocks) {
    handful::testing::growth_laws<Growth>(laws::report);
    handful::testing::amortized_growth_laws<Growth>(laws::report, blocks);
}

template <class Growth>
constexpr int broken() {
    int count = 0;
    auto const check = [&](bool ok, char const*) { count += ok ? 0 : 1; };
    handful::testing::growth_laws<Growth>(check);
    handful::testing::amortized_growth_laws<Growth>(check);
    return count;
}

// Asks for the same again.
struct overflows {
    static constexpr auto policy_category = handful::category::growth;
    static constexpr std::size_t next_capacity(std::size_t capacity, std::size_t needed) noexcept {
        return needed == 0 ? capacity : needed - 1;
    }
};

// They are asked at compile time too.
static_assert(broken<handful::growth<2>>() == 0);
static_assert(broken<handful::grow_exact>() == 1); // it is not amortised

} // namespace

TEST_CASE("stock growth policies obey the laws, and get far in few steps") {
    obeys<handful::grow_amortized>(21);
    obeys<handful::growth<2>>(21);
    obeys<handful::growth<3, 2>>(40);
    obeys<handful::growth<9, 8>>(140);
    obeys<handful::growth<5>>(10);
    handful::testing::growth_laws<handful::grow_exact>(laws::report);
}

TEST_CASE("the laws of growth find a policy that does not grow") { CHECK(broken<overflows>() != 0); }
