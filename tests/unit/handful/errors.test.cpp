// SPDX-License-Identifier: BSL-1.0
#include <handful/errors.hpp>

#include "catch.hpp"
#include "check.hpp"

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

TEST_CASE("stop ends the program") {
    CHECK(test::dies([] { handful::stop("a message"); }));
}
