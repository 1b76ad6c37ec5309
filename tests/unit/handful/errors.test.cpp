// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include "catch.hpp"
#include "check.hpp"

#include <array>
#include <stdexcept>
#include <string>
#include <type_traits>

static_assert(std::is_base_of_v<std::invalid_argument, handful::null_element>);
static_assert(std::is_base_of_v<std::invalid_argument, handful::rejected_element>);

TEST_CASE("a refusal knows its position and says who refused") {
    try {
        handful::throw_null_element(3);
    } catch (std::invalid_argument const& thrown) {
        CHECK(dynamic_cast<handful::null_element const&>(thrown).position() == 3);
        CHECK(std::string(thrown.what()).find("handful::null_element") == 0);
    }
    try {
        handful::throw_rejected_element(4);
    } catch (std::invalid_argument const& thrown) {
        CHECK(dynamic_cast<handful::rejected_element const&>(thrown).position() == 4);
        CHECK(std::string(thrown.what()).find("handful::rejected_element") == 0);
    }
}

namespace {

struct is_small {
    bool operator()(int value) const { return value < 10; }
};
struct is_even {
    bool operator()(int value) const { return value % 2 == 0; }
};

} // namespace

TEST_CASE("a refusal names the rule") {
    handful::collection<int, handful::require<is_small>, handful::require<is_even>> c;
    try {
        c.append_range(std::array<int, 3>{2, 4, 5});
        FAIL("5 is not even");
    } catch (handful::rejected_element const& thrown) {
        CHECK(thrown.position() == 2);
        CHECK(std::string(thrown.what()).find("is_even") != std::string::npos);
        CHECK(std::string(thrown.what()).find("is_small") == std::string::npos);
    }
}

TEST_CASE("stop ends the program") {
    CHECK(test::dies([] { handful::stop("a message"); }));
}
