// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/filtered.hpp>
#include <handful/fwd.hpp>
#include <handful/policy_traits.hpp>

#include <cstddef>
#include <type_traits>

// Choices from the notification policies of a collection.
namespace handful::detail {

template <class P, class T>
using listener_of = typename P::template listener_type<T>;

template <class L>
struct is_stateful : std::bool_constant<!is_stateless_v<L>> {};

template <class T, class Policies>
struct stateful_of;
template <class T, class... P>
struct stateful_of<T, type_list<P...>> : filtered<is_stateful, type_list<>, listener_of<P, T>...> {};

/// The listeners that a collection of `T` keeps.
template <class T, class Policies>
using stateful_listeners = typename stateful_of<T, Policies>::type;

template <class L, class T, class Policies>
inline constexpr bool listens = false;
template <class L, class T, class... P>
inline constexpr bool listens<L, T, type_list<P...>> = (std::is_same_v<L, listener_of<P, T>> || ...);

template <class T>
struct reached {
    template <class P>
    struct by_type : std::bool_constant<!tells_owner<P> && !takes_sink<listener_of<P, T>, T>> {};
    template <class P>
    struct by_attach : std::bool_constant<takes_sink<listener_of<P, T>, T>> {};
};

template <class T, class Policies>
struct only_listener {
    using type = void;
};
template <class T, class P>
struct only_listener<T, type_list<P>> {
    using type = listener_of<P, T>;
};

template <template <class> class Keep, class T, class Policies>
struct only_of;
template <template <class> class Keep, class T, class... P>
struct only_of<Keep, T, type_list<P...>>
    : only_listener<T, typename filtered<Keep, type_list<>, P...>::type> {};

/// The policies of a set, less who is told.
template <class Set>
struct unheard;
template <class Storage, class Null, class Rules, class Listeners, class... Rest>
struct unheard<policy_set<Storage, Null, Rules, Listeners, Rest...>>
    : std::type_identity<policy_set<Storage, Null, Rules, type_list<>, Rest...>> {};

/// The listener that is meant where none is named: the only one that is neither an owner's nor a sink's. Else void.
template <class T, class Policies>
using sole_listener = typename only_of<reached<T>::template by_type, T, Policies>::type;

/// The listener that sinks are attached to, the only one of its kind. Else void.
template <class T, class Policies>
using sink_listener = typename only_of<reached<T>::template by_attach, T, Policies>::type;

/// Whether a value of type `X` is meant for the listener `L` of those listed: it is one, or can become this one only.
template <class X, class L, class... Listed>
inline constexpr bool is_meant_for =
    std::is_same_v<X, L> || (!(std::is_same_v<X, Listed> || ...) && std::is_convertible_v<X, L> &&
                             (std::size_t{0} + ... + std::size_t{std::is_convertible_v<X, Listed>}) == 1);

/// The first of the types `X` that is meant for the listener `L`.
template <class L, class Listed, class... X>
struct first_meant;
template <class L, class... Listed, class X, class... Rest>
struct first_meant<L, type_list<Listed...>, X, Rest...>
    : std::conditional_t<is_meant_for<X, L, Listed...>, std::type_identity<X>,
                         first_meant<L, type_list<Listed...>, Rest...>> {};

} // namespace handful::detail
