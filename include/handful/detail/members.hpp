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
using allocator_for = typename Set::allocation::template allocator_type<T>;

template <class T, class Set>
using sequence_for = sequence<T, storage_for<T, Set>, typename Set::growth, allocator_for<T, Set>>;

/// Returns: what is meant for `One` among the values given, where `Listed` could be given; else what `otherwise` returns.
template <class One, class... Listed, class... X, class Otherwise>
constexpr One given_or([[maybe_unused]] with_t<X...>& given, type_list<Listed...>,
                       [[maybe_unused]] Otherwise otherwise) {
    static_assert((std::size_t{0} + ... + std::size_t{is_meant_for<X, One, Listed...>}) <= 1,
                  "handful::with: two values for one listener, or two allocators; give one");
    if constexpr ((is_meant_for<X, One, Listed...> || ...))
        return One(given.template take<typename first_meant<One, type_list<Listed...>, X...>::type>());
    else return otherwise();
}

template <class L>
struct new_listener {
    constexpr L operator()() const {
        static_assert(
            std::is_default_constructible_v<L>,
            "handful::collection: a listener cannot be default constructed; give one with handful::with(listener)");
        return L();
    }
};

template <class Allocator>
struct new_allocator {
    constexpr Allocator operator()() const {
        static_assert(
            std::is_default_constructible_v<Allocator>,
            "handful::collection: the allocator cannot be default constructed; give one as the last argument");
        return Allocator();
    }
};

template <class L>
struct listener_slot {
    L held_listener;

    constexpr listener_slot() : held_listener() {}
    constexpr explicit listener_slot(L&& given) : held_listener(std::move(given)) {}
    // In place: a listener need not be movable.
    template <class Listed, class... X>
    constexpr listener_slot(with_t<X...>& given, Listed listed)
        : held_listener(given_or<L>(given, listed, new_listener<L>{})) {}
};

/// Chooses the constructor that takes listeners and allocator of another collection along, and not its elements.
struct without_elements {};
/// Chooses the constructor that makes new listeners, and an allocator as a copy of another collection has it.
struct for_copy {};

template <class T, class Set, class Stateful>
class members;

template <class T, class Set, class... L>
class members<T, Set, type_list<L...>> : protected listener_slot<L>... {
protected:
    using allocator_type = allocator_for<T, Set>;

private:
    using takers = type_list<L..., allocator_type>; // of what `with` gives

protected:
    sequence_for<T, Set> elements;

    constexpr members() = default;
    template <class... X>
    constexpr explicit members(with_t<X...>& given)
        : listener_slot<L>(given, takers{})...,
          elements(given_or<allocator_type>(given, takers{}, new_allocator<allocator_type>{})) {
        assert_taken<X...>();
    }
    /// As for a copy or a move: with this allocator, where none is given.
    template <class... X>
    constexpr members(with_t<X...>& given, allocator_type const& otherwise)
        : listener_slot<L>(given, takers{})...,
          elements(given_or<allocator_type>(given, takers{}, [&] { return otherwise; })) {
        assert_taken<X...>();
    }
    constexpr members(members const& other, for_copy)
        : listener_slot<L>()..., elements(copied(other.elements.allocator())) {}
    constexpr members(members&& other,
                      without_elements) noexcept((std::is_nothrow_move_constructible_v<L> && ...))
        : listener_slot<L>(std::move(static_cast<listener_slot<L>&>(other).held_listener))...,
          elements(other.elements.allocator()) {}

    /// Returns: the allocator of a copy.
    static constexpr allocator_type copied(allocator_type const& a) {
        return std::allocator_traits<allocator_type>::select_on_container_copy_construction(a);
    }

    /// Gives listeners back, where that cannot fail.
    constexpr void return_listeners_to([[maybe_unused]] members& other) noexcept {
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
    template <class... X>
    static constexpr void assert_taken() noexcept {
        static_assert(
            (is_taken<X> && ...),
            "handful::with: the collection has no listener with state of this type, nor an allocator; "
            "give only what a notification or allocation policy of it names, and a pointer to a sink");
    }
    template <class X>
    static constexpr bool is_taken = is_meant_for<X, allocator_type, L..., allocator_type> ||
                                     (is_meant_for<X, L, L..., allocator_type> || ...);
};

} // namespace handful::detail
