// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/access/unchecked.hpp>
#include <handful/allocation/standard_allocation.hpp>
#include <handful/collection.hpp>
#include <handful/growth/grow_amortized.hpp>
#include <handful/null/reject_null.hpp>
#include <handful/shrink/shrink_never.hpp>
#include <handful/sink.hpp>
#include <handful/storage/inline_one.hpp>

#include <cstddef>
#include <span>
#include <utility>

namespace handful {

/// A sink that passes each event on to any number of other sinks, in the order in which they were subscribed. It is kept
/// outside the collections that it is attached to, of which there may be several.
///
/// From within a hook, sinks may be subscribed, disconnected and destroyed (their connections having ended), the one
/// that is being told included. An event is told to the sinks that were subscribed when it began and still are when it
/// is their turn; a sink that is subscribed meanwhile is told from the next event on. Even the list may be destroyed,
/// where it was detached from all collections before: the rest of its sinks are then not told.
///
/// A list must not be subscribed to itself, directly or through other lists.
///
/// Three pointers; no allocation for up to one subscription. Not thread-safe.
template <class T>
class observer_list final : public sink<T> {
public:
    /// A subscription, which ends when this object does. It may be moved, also from within a hook.
    class connection {
    public:
        /// Effects: a connection to nothing.
        constexpr connection() = default;
        constexpr connection(connection&& other) noexcept { take(other); }
        /// Effects: disconnects, then takes over the subscription of `other`.
        constexpr connection& operator=(connection&& other) noexcept {
            if (this != &other) {
                disconnect();
                take(other);
            }
            return *this;
        }
        constexpr ~connection() { disconnect(); }

        /// Effects: the sink is told no more, not even of an event that is being told. Complexity: linear in the
        /// subscriptions.
        constexpr void disconnect() noexcept {
            if (list_ != nullptr) std::exchange(list_, nullptr)->remove(this);
        }
        /// Returns: whether it is the subscription to a list that still lives.
        [[nodiscard]] constexpr bool is_connected() const noexcept { return list_ != nullptr; }

    private:
        friend observer_list;

        constexpr connection(observer_list& list, sink<T>& to) : list_(&list), sink_(&to) {
            list.subscriptions_.push_back(this);
        }
        constexpr void take(connection& other) noexcept {
            list_ = std::exchange(other.list_, nullptr);
            sink_ = other.sink_;
            if (list_ != nullptr) list_->exchange(&other, this);
        }

        observer_list* list_ = nullptr;
        sink<T>* sink_ = nullptr;
    };

    constexpr observer_list() = default;
    observer_list(observer_list const&) = delete;
    observer_list& operator=(observer_list const&) = delete;
    /// Effects: ends all subscriptions.
    constexpr ~observer_list() override {
        for (connection* const each : subscriptions_) each->list_ = nullptr;
        for (telling* each = innermost_; each != nullptr; each = each->outer) each->is_over = true;
    }

    /// Effects: `to` is told of the events that begin from now on. A sink that is subscribed twice is told twice.
    /// Throws: `std::bad_alloc`. Complexity: amortised constant.
    [[nodiscard]] constexpr connection subscribe(sink<T>& to) { return connection(*this, to); }
    /// Returns: how many subscriptions there are.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return subscriptions_.size(); }
    [[nodiscard]] constexpr bool empty() const noexcept { return subscriptions_.empty(); }

    constexpr void inserted(std::span<T const> c, std::size_t first, std::size_t n) noexcept override {
        tell([&](sink<T>& to) { to.inserted(c, first, n); });
    }
    constexpr void removing(std::span<T const> c, std::size_t first, std::size_t n) noexcept override {
        tell([&](sink<T>& to) { to.removing(c, first, n); });
    }
    constexpr void replaced(std::span<T const> c, std::size_t i, T const& old) noexcept override {
        tell([&](sink<T>& to) { to.replaced(c, i, old); });
    }
    constexpr void reordered(std::span<T const> c) noexcept override {
        tell([&](sink<T>& to) { to.reordered(c); });
    }
    constexpr void relocated(std::span<T const> c) noexcept override {
        tell([&](sink<T>& to) { to.relocated(c); });
    }

private:
    /// An event that is being told: the subscriptions `[next, end)` are still to hear of it. A hook may lead to another event
    /// of the same list, so there may be several.
    struct telling {
        telling* outer;
        std::size_t end;
        std::size_t next = 0;
        bool is_over = false; // the list was destroyed
    };

    template <class Tell>
    constexpr void tell(Tell const& one) noexcept {
        telling now{innermost_, subscriptions_.size()};
        innermost_ = &now;
        while (now.next != now.end) {
            one(*subscriptions_[now.next++]->sink_);
            if (now.is_over) return;
        }
        innermost_ = now.outer;
    }

    constexpr void exchange(connection* old, connection* by) noexcept {
        static_cast<void>(subscriptions_.replace(subscriptions_.begin() + *subscriptions_.index_of(old), by));
    }
    constexpr void remove(connection* removed) noexcept {
        std::size_t const i = *subscriptions_.index_of(removed);
        subscriptions_.erase(subscriptions_.begin() + i);
        for (telling* each = innermost_; each != nullptr; each = each->outer) {
            if (i < each->next) --each->next;
            if (i < each->end) --each->end;
        }
    }

    collection<connection*, inline_one, reject_null> subscriptions_;
    telling* innermost_ = nullptr;
};

} // namespace handful
