// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <cstddef>
#include <cstring>
#include <type_traits>

namespace handful {

/// The class that a trait of `notify_owner` names as the owner.
template <class Trait>
struct trait_owner {
    static_assert(
        requires { typename Trait::owner; },
        "handful::notify_owner: the trait names no owner, or is not complete here; define it before the member, "
        "with using owner = ...;");
    using type = void;
};
template <class Trait>
    requires requires { typename Trait::owner; }
struct trait_owner<Trait> {
    using type = typename Trait::owner;
};

/// The listener of a collection with `notify_owner<Trait>`: passes events on to the object that holds the collection.
template <class Trait>
struct owner_listener {
    using owner = typename trait_owner<Trait>::type;
    using forwards_hooks_of = Trait;

    /// Returns: the object of which `c` is the member that the trait names.
    template <class C>
    static owner& owner_of(C const& c) noexcept {
        auto const member = Trait::member();
        static_assert(
            std::is_same_v<decltype(member), C owner::* const>,
            "handful::notify_owner: member() does not give the member that this collection is; write "
            "static constexpr auto member() { return &owner::member; } for a member that owner itself declares");
        // The pointer to a data member is its offset: so says the Itanium C++ ABI (2.3.1), which g++ and clang follow.
        static_assert(sizeof(member) == sizeof(std::ptrdiff_t));
        std::ptrdiff_t offset;
        std::memcpy(&offset, &member, sizeof offset);
        char const* const place = reinterpret_cast<char const*>(&c) - offset;
        return *const_cast<owner*>(reinterpret_cast<owner const*>(place));
    }

    static void inserted(auto const& c, std::size_t first,
                         std::size_t n) noexcept(noexcept(Trait::inserted(owner_of(c), c, first, n)))
        requires requires { Trait::inserted(owner_of(c), c, first, n); }
    {
        Trait::inserted(owner_of(c), c, first, n);
    }
    static void removing(auto const& c, std::size_t first,
                         std::size_t n) noexcept(noexcept(Trait::removing(owner_of(c), c, first, n)))
        requires requires { Trait::removing(owner_of(c), c, first, n); }
    {
        Trait::removing(owner_of(c), c, first, n);
    }
    static void replaced(auto const& c, std::size_t i,
                         auto const& old) noexcept(noexcept(Trait::replaced(owner_of(c), c, i, old)))
        requires requires { Trait::replaced(owner_of(c), c, i, old); }
    {
        Trait::replaced(owner_of(c), c, i, old);
    }
    static void reordered(auto const& c) noexcept(noexcept(Trait::reordered(owner_of(c), c)))
        requires requires { Trait::reordered(owner_of(c), c); }
    {
        Trait::reordered(owner_of(c), c);
    }
    static void relocated(auto const& c) noexcept(noexcept(Trait::relocated(owner_of(c), c)))
        requires requires { Trait::relocated(owner_of(c), c); }
    {
        Trait::relocated(owner_of(c), c);
    }
};

/// Notification: the object that holds the collection as a member is told of changes. No byte in the collection.
///
/// `Trait` is a class inside the owner, complete before the member is declared:
/// ```
/// struct on_change {
///     using owner = media;
///     static constexpr auto member() { return &media::parameters_; }
///     static void inserted(media& m, auto const& c, std::size_t first, std::size_t n) noexcept;
/// };
/// handful::collection<T, handful::notify_owner<on_change>> parameters_;
/// ```
/// with any subset of the hooks of `notify`, each static, `noexcept`, and with the owner first. A hook must not change the
/// collection.
///
/// Only the owner makes, copies, moves and destroys the collection, and it is told nothing of that: what it derives from
/// the elements, it copies and moves itself. A trait serves one member, which the owner itself declares (no base of it),
/// and which is no element of an array. The owner makes no such collection that is not this member. It is not const (a
/// hook of a `mutable` member would write to it), and no aggregate that is made with braces: give it a constructor.
template <class Trait>
struct notify_owner {
    static constexpr auto policy_category = category::notification;
    using owner = typename trait_owner<Trait>::type;

    template <class T>
    using listener_type = owner_listener<Trait>;
};

} // namespace handful
