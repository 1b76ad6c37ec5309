// SPDX-License-Identifier: BSL-1.0
#pragma once

// The test program replaces the global operator new, to count and to fail on request.

#include "check.hpp"

#include <type_traits>

namespace test {

struct allocations {
    static inline long made = 0;        // blocks obtained since the program started
    static inline long outstanding = 0; // blocks not given back yet
    static inline long budget = -1;     // how many may still succeed; negative: all

    /// `made`; always the same while constant-evaluated.
    static constexpr reading so_far() { return {std::is_constant_evaluated() ? 0 : made}; }
};

/// Lets the next `n` allocations succeed and those after it throw std::bad_alloc, until it goes out of scope.
class allocation_budget {
public:
    explicit allocation_budget(long n) { allocations::budget = n; }
    ~allocation_budget() { allocations::budget = -1; }
    allocation_budget(allocation_budget const&) = delete;
    allocation_budget& operator=(allocation_budget const&) = delete;
};

/// Suspends the budget until it goes out of scope; for what the tests themselves allocate.
class allocation_pause {
public:
    constexpr allocation_pause() {
        if (std::is_constant_evaluated()) return;
        budget_ = allocations::budget;
        allocations::budget = -1;
    }
    constexpr ~allocation_pause() {
        if (!std::is_constant_evaluated()) allocations::budget = budget_;
    }
    allocation_pause(allocation_pause const&) = delete;
    allocation_pause& operator=(allocation_pause const&) = delete;

private:
    long budget_ = -1;
};

} // namespace test
