// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/errors.hpp>

#include <compare>
#include <utility>

namespace handful::testing {

/// Thrown by an operation of a `careful_element` for which there was no budget left.
struct element_failure {};

/// An element that does not forgive mistakes. It stops the program when it is moved onto itself, read or moved after it was
/// moved from, destroyed twice, or found at another address than the one where it was made. It counts how many are alive, and its
/// copies and constructions throw `element_failure` once a budget is spent, where exceptions are on. Its moves do not throw.
class careful_element {
public:
    explicit careful_element(int value) : value_(value) {
        spend();
        begin();
    }
    careful_element(careful_element const& other) : value_(other.read()) {
        spend();
        begin();
    }
    careful_element(careful_element&& other) noexcept : value_(other.give()) { begin(); }
    careful_element& operator=(careful_element const& other) {
        check(is_here(), "handful::testing::careful_element: assigned to where it is not");
        int const value = other.read();
        spend();
        value_ = value;
        state_ = state::alive;
        return *this;
    }
    careful_element& operator=(careful_element&& other) noexcept {
        check(is_here(), "handful::testing::careful_element: assigned to where it is not");
        check(this != &other, "handful::testing::careful_element: moved onto itself");
        value_ = other.give();
        state_ = state::alive;
        return *this;
    }
    ~careful_element() {
        check(is_here(), "handful::testing::careful_element: destroyed where it is not, or twice");
        state_ = state::dead;
        place_ = nullptr;
        --alive;
    }

    /// Returns: its value. Stops the program if it was moved from.
    int value() const { return read(); }
    friend bool operator==(careful_element const& a, careful_element const& b) {
        return a.read() == b.read();
    }
    friend std::strong_ordering operator<=>(careful_element const& a, careful_element const& b) {
        return a.read() <=> b.read();
    }

    /// How many are alive.
    static inline long alive = 0;
    /// How many copies and constructions still succeed; negative: all.
    static inline long budget = -1;

private:
    enum class state : unsigned { alive = 0x600DF00D, moved = 0x0DEFACED, dead = 0xDEADBEEF };

    static void check(bool ok, char const* what) {
        if (!ok) stop(what);
    }
    static void spend() {
#if HANDFUL_HAS_EXCEPTIONS
        if (budget == 0) throw element_failure();
#endif
        if (budget > 0) --budget;
    }
    void begin() noexcept { ++alive; }
    bool is_here() const noexcept {
        return place_ == this && (state_ == state::alive || state_ == state::moved);
    }
    int read() const {
        check(is_here() && state_ == state::alive,
              "handful::testing::careful_element: read where it is not, or was moved from");
        return value_;
    }
    int give() noexcept {
        int const value = read();
        state_ = state::moved;
        return value;
    }

    careful_element const* place_ = this;
    state state_ = state::alive;
    int value_;
};

} // namespace handful::testing
