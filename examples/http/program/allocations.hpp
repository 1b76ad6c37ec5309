// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

/// What was asked of the global `operator new`, which allocations.cpp replaces with one that counts.
struct allocations {
    std::size_t calls = 0;
    std::size_t bytes = 0;

    allocations& operator+=(allocations const& other) noexcept {
        calls += other.calls;
        bytes += other.bytes;
        return *this;
    }
    [[nodiscard]] friend allocations operator-(allocations a, allocations const& b) noexcept {
        a.calls -= b.calls;
        a.bytes -= b.bytes;
        return a;
    }
};

/// Returns: what was asked for since the program began.
[[nodiscard]] allocations allocations_so_far() noexcept;
