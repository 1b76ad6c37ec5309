// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>
#include <handful/errors.hpp>

#include <cstddef>

namespace own_policies {

/// A validation policy for elements with a `begin` and an `end`: none is empty, and no two overlap. An element may be
/// replaced by one that overlaps nothing but what it replaces.
struct no_overlap {
    static constexpr auto policy_category = handful::category::validation;

    static constexpr bool admits(auto const& all, auto const& added) {
        return admits(all, added, all.size());
    }
    static constexpr bool admits(auto const& all, auto const& added, std::size_t replaced) {
        if (!(added.begin < added.end)) return false;
        for (std::size_t i = 0; i != all.size(); ++i)
            if (i != replaced && all[i].begin < added.end && added.begin < all[i].end) return false;
        return true;
    }
    [[noreturn]] static void refuse(std::size_t position) { handful::throw_rejected_element(position); }
};

} // namespace own_policies
