// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

namespace handful {

/// Notification: a listener whose type is known at compile time is told of changes.
///
/// `Listener` is a class with any subset of these members, each `noexcept`, static or not:
/// ```
/// void inserted(auto const& c, std::size_t first, std::size_t n) noexcept;  // after: c[first, first + n) are new
/// void removing(auto const& c, std::size_t first, std::size_t n) noexcept;  // before: c still holds them
/// void replaced(auto const& c, std::size_t i, auto const& old) noexcept;    // after: c[i] is the new one
/// void reordered(auto const& c) noexcept;                                   // after
/// void relocated(auto const& c) noexcept;                                   // after: c.data() is another address
/// ```
/// A hook that is absent costs nothing. A listener without state is not stored; another is a part of the
/// collection: a trailing `handful::with(listener)` gives it to a constructor, `listener()` reaches it. It moves along in
/// move construction, starts afresh in copy construction, and stays in assignment and swap.
/// A hook must not change the collection.
template <class Listener>
struct notify {
    static constexpr auto policy_category = category::notification;

    static_assert(
        detail::complete<Listener>,
        "handful::notify: the listener is only declared here; define it before the collection type");

    template <class T>
    using listener_type = Listener;
};

} // namespace handful
