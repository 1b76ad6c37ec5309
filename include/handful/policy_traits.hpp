// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <concepts>
#include <cstddef>
#include <type_traits>

// Optional members of policies and what holds in their absence. The core asks only here.
namespace handful {

/// Whether the storage ever holds a block. Absent: true.
template <class P>
inline constexpr bool storage_grows_v = true;

template <class P>
    requires requires { P::grows; }
inline constexpr bool storage_grows_v<P> = P::grows;

/// Whether a storage ever has elements inside the collection. Absent: true.
template <class P>
inline constexpr bool storage_holds_inside_v = true;

template <class P>
    requires requires { P::holds_inside; }
inline constexpr bool storage_holds_inside_v<P> = P::holds_inside;

/// Whether an element constructed in the inline part counts at once. Absent: false.
template <class S>
inline constexpr bool element_is_count_v = false;

template <class S>
    requires requires { S::element_is_count; }
inline constexpr bool element_is_count_v<S> = S::element_is_count;

/// Whether a storage holds the address of its own inline part, so that it cannot be moved by copying its bytes. Absent: false.
template <class S>
inline constexpr bool points_into_itself_v = false;

template <class S>
    requires requires { S::points_into_itself; }
inline constexpr bool points_into_itself_v<S> = S::points_into_itself;

/// Whether a storage cannot hold every value of `T` that is not null; its `can_hold` is then asserted. Absent: it can.
template <class S, class T>
concept limits_values = requires(T const& value) {
    { S::can_hold(value) } -> std::same_as<bool>;
};

/// Whether the policy judges a value by itself, without the collection.
template <class P, class T>
concept judges_value = requires(T const& value) {
    { P::admits(value) } -> std::convertible_to<bool>;
};

/// Whether the policy judges a value that is to replace the element at an index apart from one that is to be added.
template <class P, class C, class T>
concept judges_replacement = requires(C const& collection, T const& value, std::size_t i) {
    { P::admits(collection, value, i) } -> std::convertible_to<bool>;
};

/// Whether a listener is not stored but made for each call.
template <class L>
inline constexpr bool is_stateless_v = std::is_empty_v<L> && std::is_trivially_default_constructible_v<L>;

/// Whether a notification policy tells the object that the collection is a member of; `P::owner` is its class. Absent: no.
template <class P>
concept tells_owner = requires { typename P::owner; };

/// Whether sinks are attached to the listener: it has `sink<T>* attach(sink<T>*) noexcept`, which returns the sink before. Absent: no.
template <class L, class T>
concept takes_sink = requires(L& listener, sink<T>* to) {
    { listener.attach(to) } noexcept -> std::same_as<sink<T>*>;
};

namespace detail {

template <class Listeners>
struct first_owner {};
template <class P, class... Rest>
struct first_owner<type_list<P, Rest...>> : first_owner<type_list<Rest...>> {};
template <tells_owner P, class... Rest>
struct first_owner<type_list<P, Rest...>> {
    using type = typename P::owner;
};

/// The class that the collections of a set are members of, and whether there is one.
template <class Set>
using owning_class = typename first_owner<typename Set::listeners>::type;
template <class Listeners>
inline constexpr bool lists_owner = false;
template <class... P>
inline constexpr bool lists_owner<type_list<P...>> = (tells_owner<P> || ...);
template <class Set>
concept is_owned = lists_owner<typename Set::listeners>;

// A listener that passes events on to another class has the hooks which that class has.
template <class L>
struct hook_source {
    using type = L;
};
template <class L>
    requires requires { typename L::forwards_hooks_of; }
struct hook_source<L> {
    using type = typename L::forwards_hooks_of;
};

// A listener has a member of a name exactly where looking it up beside another of the same name is ambiguous.
struct hook_names {
    int inserted, removing, replaced, reordered, relocated;
};

template <class L>
struct names_of : hook_names, L {};
template <class L>
    requires(!std::is_class_v<L> || std::is_final_v<L>)
struct names_of<L> : hook_names {
    static_assert(
        std::is_class_v<L> && !std::is_final_v<L>,
        "handful::notify: a listener, and a trait of notify_owner, is a class that is not final; wrap it in one");
};

template <class L>
concept names_inserted = !requires { &names_of<typename hook_source<L>::type>::inserted; };
template <class L>
concept names_removing = !requires { &names_of<typename hook_source<L>::type>::removing; };
template <class L>
concept names_replaced = !requires { &names_of<typename hook_source<L>::type>::replaced; };
template <class L>
concept names_reordered = !requires { &names_of<typename hook_source<L>::type>::reordered; };
template <class L>
concept names_relocated = !requires { &names_of<typename hook_source<L>::type>::relocated; };

template <class L, class C>
concept takes_inserted = requires(L& l, C const& c, std::size_t n) { l.inserted(c, n, n); };
template <class L, class C>
concept takes_removing = requires(L& l, C const& c, std::size_t n) { l.removing(c, n, n); };
template <class L, class C, class T>
concept takes_replaced = requires(L& l, C const& c, std::size_t i, T const& old) { l.replaced(c, i, old); };
template <class L, class C>
concept takes_reordered = requires(L& l, C const& c) { l.reordered(c); };
template <class L, class C>
concept takes_relocated = requires(L& l, C const& c) { l.relocated(c); };

} // namespace detail

/// Which hooks the listener `L` of a collection `C` of `T` has: those that it names, or, where it names another class in
/// `using forwards_hooks_of = …`, those that this class names. A hook of the right name that cannot be called as
/// documented, or that may throw, is refused by name.
template <class L, class C, class T>
struct listener_traits {
    static constexpr bool inserted = detail::names_inserted<L>;
    static constexpr bool removing = detail::names_removing<L>;
    static constexpr bool replaced = detail::names_replaced<L>;
    static constexpr bool reordered = detail::names_reordered<L>;
    static constexpr bool relocated = detail::names_relocated<L>;

    static_assert(
        !inserted || detail::takes_inserted<L, C>,
        "handful::notify: inserted cannot be called; "
        "write void inserted(auto const& c, std::size_t first, std::size_t n) noexcept; for notify_owner static, with the owner& first");
    static_assert(
        !removing || detail::takes_removing<L, C>,
        "handful::notify: removing cannot be called; "
        "write void removing(auto const& c, std::size_t first, std::size_t n) noexcept; for notify_owner static, with the owner& first");
    static_assert(
        !replaced || detail::takes_replaced<L, C, T>,
        "handful::notify: replaced cannot be called; "
        "write void replaced(auto const& c, std::size_t i, auto const& old) noexcept; for notify_owner static, with the owner& first");
    static_assert(
        !reordered || detail::takes_reordered<L, C>,
        "handful::notify: reordered cannot be called; write void reordered(auto const& c) noexcept; for notify_owner static, with the owner& first");
    static_assert(
        !relocated || detail::takes_relocated<L, C>,
        "handful::notify: relocated cannot be called; write void relocated(auto const& c) noexcept; for notify_owner static, with the owner& first");

    static_assert(
        !detail::takes_inserted<L, C> || requires(L& l, C const& c, std::size_t n) {
            { l.inserted(c, n, n) } noexcept;
        }, "handful::notify: inserted may throw; declare it noexcept, and take arguments by reference");
    static_assert(
        !detail::takes_removing<L, C> || requires(L& l, C const& c, std::size_t n) {
            { l.removing(c, n, n) } noexcept;
        }, "handful::notify: removing may throw; declare it noexcept, and take arguments by reference");
    static_assert(
        !detail::takes_replaced<L, C, T> || requires(L& l, C const& c, std::size_t i, T const& old) {
            { l.replaced(c, i, old) } noexcept;
        }, "handful::notify: replaced may throw; declare it noexcept, and take arguments by reference");
    static_assert(
        !detail::takes_reordered<L, C> || requires(L& l, C const& c) {
            { l.reordered(c) } noexcept;
        }, "handful::notify: reordered may throw; declare it noexcept, and take arguments by reference");
    static_assert(
        !detail::takes_relocated<L, C> || requires(L& l, C const& c) {
            { l.relocated(c) } noexcept;
        }, "handful::notify: relocated may throw; declare it noexcept, and take arguments by reference");
};

} // namespace handful
