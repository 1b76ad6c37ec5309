// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: the policy lacks a member that its category asks for; see <handful/concepts.hpp>
#include <handful/handful.hpp>

#include <cstddef>

#ifdef HANDFUL_BAD
struct doubling {
    static constexpr auto policy_category = handful::category::growth;
};
handful::collection<int, doubling> c;
#else
struct doubling {
    static constexpr auto policy_category = handful::category::growth;
    static constexpr std::size_t next_capacity(std::size_t capacity, std::size_t) noexcept {
        return capacity * 2;
    }
};
handful::collection<int, doubling> c;
#endif
