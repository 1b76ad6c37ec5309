// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/sequence.hpp>
#include <handful/fwd.hpp>
#include <handful/policy_traits.hpp>
#include <handful/with.hpp>

#include <type_traits>
#include <utility>

// What a collection consists of: its listeners with state, then its elements.
namespace handful::detail {

template <class T, class Set>
using storage_for = typename Set::storage::template storage<T, storage_context<Set::null::keeps_null_out>>;

template <class T, class Set>
using sequence_for = sequence<T, storage_for<T, Set>, typename Set::growth>;

template <class T, class Listeners>
struct listener_types;
template <class T, class... P>
struct listener_types<T, type_list<P...>> {
    using type = type_list<typename P::template listener_type<T>...>;
};

template <class Stored, class... L>
struct stateful {
    using type = Stored;
};
template <class... Stored, class First, class... Rest>
struct stateful<type_list<Stored...>, First, Rest...>
    : stateful<std::conditional_t<is_stateless_v<First>, type_list<Stored...>, type_list<Stored..., First>>,
               Rest...> {};

template <class Listeners>
struct stateful_of;
template <class... L>
struct stateful_of<type_list<L...>> : stateful<type_list<>, L...> {};

template <class L>
struct listener_slot {
    L held_listener;

    constexpr listener_slot() = default;
    constexpr explicit listener_slot(L&& given) : held_listener(std::move(given)) {}
};

template <class L, class... X>
constexpr listener_slot<L> slot_from(with_t<X...>& given) {
    if constexpr (with_t<X...>::template has<L>) {
        return listener_slot<L>(given.template take<L>());
    } else {
        static_assert(
            std::is_default_constructible_v<L>,
            "handful::collection: a listener cannot be default constructed; give one with handful::with(listener)");
        return listener_slot<L>();
    }
}

template <class T, class Set, class Stateful>
class members;

// Without listeners with state there is no base class that could keep a base of an element from its place.
template <class T, class Set>
class members<T, Set, type_list<>> {
protected:
    sequence_for<T, Set> elements;

    constexpr members() = default;
    template <class... X>
    constexpr explicit members(with_t<X...>&) {
        static_assert(sizeof...(X) == 0,
                      "handful::with: the collection has no listener with state of this type; "
                      "give only what a notification policy of it names");
    }
    constexpr members(members&&, int) noexcept {}
};

template <class T, class Set, class... L>
class members<T, Set, type_list<L...>> : protected listener_slot<L>... {
protected:
    sequence_for<T, Set> elements;

    constexpr members() = default;
    template <class... X>
    constexpr explicit members(with_t<X...>& given) : listener_slot<L>(slot_from<L>(given))... {
        static_assert((is_listed<X> && ...),
                      "handful::with: the collection has no listener with state of this type; "
                      "give only what a notification policy of it names");
    }
    /// Takes the listeners of `other` along, not its elements.
    constexpr members(members&& other, int) noexcept((std::is_nothrow_move_constructible_v<L> && ...))
        : listener_slot<L>(std::move(static_cast<listener_slot<L>&>(other).held_listener))... {}

private:
    template <class X>
    static constexpr bool is_listed = (std::is_same_v<X, L> || ...);
};

} // namespace handful::detail
