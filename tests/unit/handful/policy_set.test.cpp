// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include "catch.hpp"

#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

// Which lists of policies can be named; the messages for those that cannot are tested in tests/compile_fail.

namespace {

struct even {
    bool operator()(int value) const { return value % 2 == 0; }
};
struct positive {
    bool operator()(int value) const { return value > 0; }
};
struct listener {
    void reordered(auto const&) noexcept {}
};
struct other_listener {
    void reordered(auto const&) noexcept {}
};
struct declared;
struct not_a_policy {};

// A user's own policies.
struct my_null {
    static constexpr auto policy_category = handful::category::null;
    static constexpr bool keeps_null_out = true;
    [[noreturn]] static void refuse_null(std::size_t position) { throw position; }
};
struct my_rule {
    static constexpr auto policy_category = handful::category::validation;
    static bool admits(int value) { return value != 7; }
    [[noreturn]] static void refuse(std::size_t) { throw std::string("seven"); }
};
struct my_access {
    static constexpr auto policy_category = handful::category::access;
    static inline int violations = 0;
    static void verify(bool condition, char const*) noexcept { violations += condition ? 0 : 1; }
};

using handful::is_policy_set_v;
template <class Listener>
using notify = handful::notify<Listener>;

static_assert(is_policy_set_v<int>);
static_assert(is_policy_set_v<int, handful::heap_vector>);
static_assert(is_policy_set_v<int, handful::require<even>, handful::require<positive>>);
static_assert(is_policy_set_v<int, notify<listener>, notify<other_listener>>);
static_assert(is_policy_set_v<int, my_rule, my_access>);
static_assert(is_policy_set_v<int*, my_null, handful::fixed_capacity<4>>);
static_assert(is_policy_set_v<std::optional<int>, handful::assert_not_null>);
static_assert(is_policy_set_v<int, handful::allow_null>);

static_assert(!is_policy_set_v<int, handful::heap_vector, handful::inline_one>);
static_assert(!is_policy_set_v<int, handful::heap_vector, handful::heap_vector>);
static_assert(!is_policy_set_v<int*, handful::reject_null, handful::allow_null>);
static_assert(!is_policy_set_v<int*, handful::reject_null, my_null>);
static_assert(!is_policy_set_v<int, handful::reject_null>);
static_assert(!is_policy_set_v<int, handful::grow_exact, handful::growth<2>>);
static_assert(!is_policy_set_v<int, handful::checked, my_access>);
static_assert(!is_policy_set_v<int, handful::fixed_capacity<4>, handful::grow_exact>);
static_assert(!is_policy_set_v<int, handful::require<even>, handful::require<even>>);
static_assert(!is_policy_set_v<int, notify<listener>, handful::heap_vector, notify<listener>>);
static_assert(!is_policy_set_v<int, declared>);
static_assert(!is_policy_set_v<int, not_a_policy>);
static_assert(!is_policy_set_v<int, int>);
static_assert(!is_policy_set_v<int&>);
static_assert(!is_policy_set_v<int const>);
static_assert(!is_policy_set_v<int[3]>);
static_assert(!is_policy_set_v<void>);
static_assert(!is_policy_set_v<int()>);

// The order between categories never matters, that within one does.
template <class A, class B>
constexpr bool same = std::is_same_v<A, B>;
using handful::collection;
static_assert(same<collection<int>, collection<int, handful::unchecked, handful::inline_one>>);
static_assert(
    same<collection<int*, handful::reject_null, handful::heap_vector, notify<listener>, handful::checked>,
         collection<int*, handful::checked, notify<listener>, handful::heap_vector, handful::reject_null>>);
static_assert(same<collection<int, handful::require<even>, notify<listener>, handful::require<positive>>,
                   collection<int, notify<listener>, handful::require<even>, handful::require<positive>>>);
static_assert(!same<collection<int, handful::require<even>, handful::require<positive>>,
                    collection<int, handful::require<positive>, handful::require<even>>>);
static_assert(!same<collection<int, notify<listener>, notify<other_listener>>,
                    collection<int, notify<other_listener>, notify<listener>>>);

} // namespace

TEST_CASE("a user's own policies act as the stock ones do") {
    collection<int*, my_null> pointers;
    static_assert(sizeof(pointers) == sizeof(void*));
    CHECK_THROWS_AS(pointers.push_back(nullptr), std::size_t);
    collection<int, my_rule, my_access, handful::small_buffer<2>> numbers{1, 2, 3};
    CHECK_THROWS_AS(numbers.push_back(7), std::string);
    CHECK_THROWS_AS(numbers.append_range(std::vector<int>{8, 7}), std::string);
    CHECK(numbers[2] == 3);
    CHECK(my_access::violations == 0);
    numbers.reserve(8);
    static_cast<void>(&numbers[3]);
    CHECK(my_access::violations == 1);
    CHECK(numbers.size() == 3);
}
