// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

/// What hooks write to. It is defined nowhere, so that no compiler knows who reads it.
extern "C" std::size_t heard;

struct hears_nothing {};

/// State, but no hook.
struct holds_a_word {
    std::size_t word = 0;
};

/// A hook that none of the operations calls.
struct hears_replaced {
    void replaced(auto const&, std::size_t, auto const&) noexcept { ++heard; }
};

struct hears_all {
    void inserted(auto const&, std::size_t, std::size_t n) noexcept { heard += n; }
    void removing(auto const&, std::size_t, std::size_t n) noexcept { heard += n; }
    void replaced(auto const&, std::size_t, auto const&) noexcept { ++heard; }
    void reordered(auto const&) noexcept { ++heard; }
    void relocated(auto const&) noexcept { ++heard; }
};

/// Traits of `notify_owner`, of an owner that has the collection as its `member`.
template <class Owner>
struct tells_nothing {
    using owner = Owner;
    static constexpr auto member() { return &Owner::member; }
};

template <class Owner>
struct tells_all : tells_nothing<Owner> {
    static void inserted(Owner&, auto const&, std::size_t, std::size_t n) noexcept { heard += n; }
    static void removing(Owner&, auto const&, std::size_t, std::size_t n) noexcept { heard += n; }
    static void replaced(Owner&, auto const&, std::size_t, auto const&) noexcept { ++heard; }
    static void reordered(Owner&, auto const&) noexcept { ++heard; }
    static void relocated(Owner&, auto const&) noexcept { ++heard; }
};

/// The same hooks, kept out of line.
struct hears_far_away {
    [[gnu::noinline]] void inserted(auto const&, std::size_t, std::size_t n) noexcept { heard += n; }
    [[gnu::noinline]] void removing(auto const&, std::size_t, std::size_t n) noexcept { heard += n; }
};
