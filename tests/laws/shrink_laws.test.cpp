// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>
#include <handful/testing/shrink_laws.hpp>

#include "catch.hpp"
#include "laws_report.hpp"

namespace {

struct odd_sizes {
    static constexpr auto policy_category = handful::category::shrink;
    static constexpr bool goes_inside(std::size_t size, std::size_t) noexcept { return size % 2 != 0; }
};
struct at_once {
    static constexpr auto policy_category = handful::category::shrink;
    static constexpr bool goes_inside(std::size_t, std::size_t) noexcept { return true; }
};

template <class Try>
int broken(Try laws) {
    int count = 0;
    laws([&](bool ok, char const*) { count += ok ? 0 : 1; });
    return count;
}

} // namespace

TEST_CASE("stock shrink policies obey the laws") {
    handful::testing::shrink_laws<handful::shrink_never>(laws::report);
    handful::testing::shrink_laws<handful::shrink_to_inline>(laws::report);
    handful::testing::hysteresis_laws<handful::shrink_to_inline>(laws::report);
}

TEST_CASE("the laws of shrinking find faults") {
    CHECK(broken([](auto check) { handful::testing::shrink_laws<odd_sizes>(check); }) != 0);
    CHECK(broken([](auto check) { handful::testing::shrink_laws<at_once>(check); }) == 0);
    CHECK(broken([](auto check) { handful::testing::hysteresis_laws<at_once>(check); }) != 0);
}
