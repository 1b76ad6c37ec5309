// SPDX-License-Identifier: BSL-1.0
#pragma once

// A listener that replays the events on a list of plain values. If the events are right, the list equals the
// collection after every operation. It also checks the moment at which each event is told, and keeps a log.

#include "allocations.hpp"
#include "elements.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <ostream>
#include <type_traits>
#include <utility>
#include <vector>

namespace test {

enum class told : int { inserted, removing, replaced, reordered, relocated };

struct event {
    told what;
    std::size_t first = 0;
    std::size_t count = 0;

    friend constexpr bool operator==(event const&, event const&) = default;
    friend std::ostream& operator<<(std::ostream& out, event const& e) {
        constexpr char const* names[] = {"inserted", "removing", "replaced", "reordered", "relocated"};
        return out << names[static_cast<int>(e.what)] << '(' << e.first << ", " << e.count << ')';
    }
};

using event_log = std::vector<event>;

/// These events, or none.
constexpr event_log events_if(bool any, std::initializer_list<event> events) {
    event_log log;
    if (any) log = events;
    return log;
}

class mirror {
public:
    constexpr void inserted(auto const& c, std::size_t first, std::size_t n) noexcept {
        allocation_pause const pause;
        note_inserted(values_of(c.data(), c.size()), first, n);
    }
    constexpr void removing(auto const& c, std::size_t first, std::size_t n) noexcept {
        allocation_pause const pause;
        note_removing(values_of(c.data(), c.size()), first, n);
    }
    constexpr void replaced(auto const& c, std::size_t i, auto const& old) noexcept {
        allocation_pause const pause;
        note_replaced(values_of(c.data(), c.size()), i, value_of(old));
    }
    constexpr void reordered(auto const& c) noexcept {
        allocation_pause const pause;
        using element = typename std::remove_cvref_t<decltype(c)>::value_type;
        note_reordered(values_of(c.data(), c.size()), std::is_nothrow_move_constructible_v<element>);
    }
    constexpr void relocated(auto const&) noexcept {
        allocation_pause const pause;
        log_.push_back({told::relocated});
    }

    /// What the collection should hold.
    constexpr std::vector<int> const& values() const { return values_; }
    /// False once an event came at the wrong moment or with wrong positions.
    constexpr bool in_time() const { return in_time_; }
    /// The events about elements, since the last call of forget().
    constexpr event_log events() const {
        event_log about_elements;
        for (event const& e : log_)
            if (e.what != told::relocated) about_elements.push_back(e);
        return about_elements;
    }
    /// All events, relocations included.
    constexpr event_log const& log() const { return log_; }
    constexpr void forget() { log_.clear(); }

private:
    // The collection has the new elements.
    constexpr void note_inserted(std::vector<int> const& now, std::size_t first, std::size_t n) {
        log_.push_back({told::inserted, first, n});
        if (n == 0 || first + n > now.size() || now.size() != values_.size() + n || first > values_.size()) {
            in_time_ = false;
            return;
        }
        auto const from = now.begin() + static_cast<std::ptrdiff_t>(first);
        values_.insert(values_.begin() + static_cast<std::ptrdiff_t>(first), from,
                       from + static_cast<std::ptrdiff_t>(n));
    }
    // The collection still has them. During erase_if it also still has what later runs named, so only the
    // positions before `first + n` can be compared.
    constexpr void note_removing(std::vector<int> const& now, std::size_t first, std::size_t n) {
        log_.push_back({told::removing, first, n});
        if (n == 0 || first + n > now.size() || first + n > values_.size() ||
            !std::equal(now.begin(), now.begin() + static_cast<std::ptrdiff_t>(first + n), values_.begin())) {
            in_time_ = false;
            return;
        }
        auto const from = values_.begin() + static_cast<std::ptrdiff_t>(first);
        values_.erase(from, from + static_cast<std::ptrdiff_t>(n));
    }
    constexpr void note_replaced(std::vector<int> const& now, std::size_t i, int old) {
        log_.push_back({told::replaced, i, 1});
        if (i >= values_.size() || now.size() != values_.size() || values_[i] != old) {
            in_time_ = false;
            return;
        }
        values_[i] = now[i];
    }
    // A move that throws half-way may lose an element, so that what is told then is only the outcome.
    constexpr void note_reordered(std::vector<int> const& now, bool moves_are_safe) {
        log_.push_back({told::reordered});
        if (now.size() != values_.size() ||
            (moves_are_safe &&
             (now.size() < 2 || !std::is_permutation(now.begin(), now.end(), values_.begin()))))
            in_time_ = false;
        values_ = now;
    }

    std::vector<int> values_;
    event_log log_;
    bool in_time_ = true;
};

} // namespace test
