// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>
#include <handful/sink.hpp>

#include <cstddef>
#include <span>
#include <utility>

namespace handful {

/// The listener of a collection with `notify_sink`: passes events on to the sink attached, if any.
template <class T>
class attached_sink {
public:
    constexpr attached_sink() = default;
    constexpr attached_sink(sink<T>* to) noexcept : sink_(to) {}
    /// The sink moves along.
    constexpr attached_sink(attached_sink&& other) noexcept : sink_(std::exchange(other.sink_, nullptr)) {}

    /// Effects: `to` is attached from now on. Returns: the sink that was, or null.
    constexpr sink<T>* attach(sink<T>* to) noexcept { return std::exchange(sink_, to); }
    /// Returns: the sink attached, or null.
    [[nodiscard]] constexpr sink<T>* get() const noexcept { return sink_; }

    constexpr void inserted(auto const& c, std::size_t first, std::size_t n) const noexcept {
        if (sink_ != nullptr) sink_->inserted(all_of(c), first, n);
    }
    constexpr void removing(auto const& c, std::size_t first, std::size_t n) const noexcept {
        if (sink_ != nullptr) sink_->removing(all_of(c), first, n);
    }
    constexpr void replaced(auto const& c, std::size_t i, T const& old) const noexcept {
        if (sink_ != nullptr) sink_->replaced(all_of(c), i, old);
    }
    constexpr void reordered(auto const& c) const noexcept {
        if (sink_ != nullptr) sink_->reordered(all_of(c));
    }
    constexpr void relocated(auto const& c) const noexcept {
        if (sink_ != nullptr) sink_->relocated(all_of(c));
    }

private:
    static constexpr std::span<T const> all_of(auto const& c) noexcept { return {c.data(), c.size()}; }

    sink<T>* sink_ = nullptr;
};

/// Notification: a sink that is chosen at run time is told of changes, by a virtual call. One pointer in the collection.
///
/// `c.attach(&s)` sets the sink, `c.attach(nullptr)` takes it away; a trailing `handful::with(&s)` gives it to a constructor.
/// It moves along in move construction, is absent from a copy, and stays in assignment and swap. A hook may attach
/// another one. See `handful::sink`.
struct notify_sink {
    static constexpr auto policy_category = category::notification;

    template <class T>
    using listener_type = attached_sink<T>;
};

} // namespace handful
