// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/listener_lists.hpp>
#include <handful/detail/sequence.hpp>
#include <handful/fwd.hpp>
#include <handful/policy_traits.hpp>
#include <handful/with.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

// What a collection consists of: its listeners with state, then its elements.
namespace handful::detail {

template <class T, class Set>
using storage_for = typename Set::storage::template storage<T, storage_context<Set::null::keeps_null_out>>;

template <class T, class Set>
using sequence_for = sequence<T, storage_for<T, Set>, typename Set::growth>;

/// Returns: the listener that is meant by one of the values given, or a new one.
template <class L, class... Listed, class... X>
constexpr L listener_from(with_t<X...>& given, type_list<Listed...>) {
    static_assert((std::size_t{0} + ... + std::size_t{is_meant_for<X, L, Listed...>}) <= 1,
                  "handful::with: two values for one listener; give one");
    if constexpr ((is_meant_for<X, L, Listed...> || ...)) {
        return L(given.template take<typename first_meant<L, type_list<Listed...>, X...>::type>());
    } else {
        static_assert(
            std::is_default_constructible_v<L>,
            "handful::collection: a listener cannot be default constructed; give one with handful::with(listener)");
        return L();
    }
}

template <class L>
struct listener_slot {
    L held_listener;

    constexpr listener_slot() : held_listener() {}
    constexpr explicit listener_slot(L&& given) : held_listener(std::move(given)) {}
    // In place: a listener need not be movable.
    template <class Listed, class... X>
    constexpr listener_slot(with_t<X...>& given, Listed listed)
        : held_listener(listener_from<L>(given, listed)) {}
};

/// Chooses the constructor that takes the listeners of another collection along, and not its elements.
struct listeners_only {};

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
    constexpr members(members&&, listeners_only) noexcept {}
    constexpr void return_listeners_to(members&) noexcept {}
};

template <class T, class Set, class... L>
class members<T, Set, type_list<L...>> : protected listener_slot<L>... {
protected:
    sequence_for<T, Set> elements;

    constexpr members() = default;
    template <class... X>
    constexpr explicit members(with_t<X...>& given) : listener_slot<L>(given, type_list<L...>{})... {
        static_assert((is_listed<X> && ...),
                      "handful::with: the collection has no listener with state of this type; "
                      "give only what a notification policy of it names, and a pointer to a sink");
    }
    constexpr members(members&& other,
                      listeners_only) noexcept((std::is_nothrow_move_constructible_v<L> && ...))
        : listener_slot<L>(std::move(static_cast<listener_slot<L>&>(other).held_listener))... {}

    /// Gives them back, where that cannot fail.
    constexpr void return_listeners_to(members& other) noexcept {
        (return_listener(static_cast<listener_slot<L>&>(other), static_cast<listener_slot<L>&>(*this)), ...);
    }

private:
    template <class One>
    static constexpr void return_listener(listener_slot<One>& to, listener_slot<One>& from) noexcept {
        if constexpr (std::is_nothrow_move_constructible_v<One>) {
            std::destroy_at(std::addressof(to.held_listener));
            std::construct_at(std::addressof(to.held_listener), std::move(from.held_listener));
        }
    }
    template <class X>
    static constexpr bool is_listed = (is_meant_for<X, L, L...> || ...);
};

} // namespace handful::detail
