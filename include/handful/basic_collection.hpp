// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/constructors.hpp>
#include <handful/element_access.hpp>
#include <handful/fwd.hpp>
#include <handful/modifiers.hpp>
#include <handful/policy_set.hpp>

#include <cstddef>
#include <initializer_list>
#include <type_traits>
#include <utility>

namespace handful {

/// A sequence of elements of type `T` in contiguous memory, with the policies of the canonical set `Set`.
/// Name it through `collection<T, Policies...>`.
///
/// The members are in three headers: `<handful/constructors.hpp>`, `<handful/element_access.hpp>` and `<handful/modifiers.hpp>`.
///
/// Where a null, validation or notification policy is on, element access is const, and every write is one of
/// their members; where none is, it is as in `std::vector`.
///
/// Common to all members, unless they say otherwise:
/// - A value that comes in is judged by the rules; one that is refused throws what its policy says (`null_element`,
///   `rejected_element`), and the collection is as it was. A range with a refused value is refused whole; where a rule looks
///   at the collection, this may have grown meanwhile.
/// - If an exception is thrown by anything else, operations on one element and on ranges at the end leave the collection
///   as it was; the others leave it valid. Where `T`'s move may throw, that move is the exception, as in `std::vector`: what it
///   leaves in an element is not judged by the rules.
/// - Throws `std::length_error` where more than `max_size()` elements would be needed, `std::bad_alloc` where
///   there is no memory or `fixed_capacity` is full.
/// - Arguments may be elements of the collection, or iterators into it. What is assigned, moved from or swapped with as a
///   whole, or by iterators that are not its own, is no part of an element of this collection.
/// - Adding invalidates all iterators where the capacity is exceeded, else those at and behind the change; removing, those
///   at and behind it; `reserve`, `shrink_to_fit` and assignment, all; `replace`, `modify` and reordering, none. A move or a
///   swap keeps those of elements in a block, and invalidates those of elements inside the collection.
/// - Hooks, predicates, comparisons and the function given to `modify` must not change the collection (asserted).
/// - Positions are iterators of this collection; a bad one is what the access policy says.
template <class T, class Set>
class basic_collection : public detail::constructors<T, Set> {
    using base = detail::constructors<T, Set>;

public:
    using base::base;
    constexpr basic_collection() = default;
    /// Copy: its listeners are new ones. The elements are not judged again.
    constexpr basic_collection(basic_collection const&) = default;
    /// Move: the listeners of `other` move along; `other` is empty afterwards, but for a trivially copyable
    /// `fixed_capacity`. Complexity: constant, linear in the elements that are inline.
    constexpr basic_collection(basic_collection&&) = default;
    constexpr basic_collection& operator=(basic_collection const&) = default;
    constexpr basic_collection& operator=(basic_collection&&) = default;
    constexpr basic_collection& operator=(std::initializer_list<T> values) {
        this->assign(values);
        return *this;
    }
    constexpr ~basic_collection() = default;
};

/// A collection that is a member of an owner who is told of its changes (`notify_owner`). Only the owner makes, copies, moves
/// and destroys it, and is told nothing of that; all else anybody may do.
template <class T, class Set>
    requires detail::is_owned<Set>
class basic_collection<T, Set> : public detail::constructors<T, Set> {
    using base = detail::constructors<T, Set>;
    friend detail::owning_class<Set>;

    constexpr basic_collection() = default;
    template <class... X>
    constexpr basic_collection(std::initializer_list<T> values, with_t<X...> given = {})
        : base(values, std::move(given)) {}
    template <class... X>
    constexpr explicit basic_collection(std::size_t n, with_t<X...> given = {}) : base(n, std::move(given)) {}
    template <class... X>
    constexpr basic_collection(std::size_t n, T const& value, with_t<X...> given = {})
        : base(n, value, std::move(given)) {}
    /// Every other constructor of a collection.
    template <class A, class... B>
        requires(!std::is_integral_v<std::remove_reference_t<A>>)
    constexpr explicit basic_collection(A&& a, B&&... b) : base(std::forward<A>(a), std::forward<B>(b)...) {}
    constexpr basic_collection(basic_collection const&) = default;
    constexpr basic_collection(basic_collection&&) = default;
    constexpr basic_collection& operator=(basic_collection const&) = default;
    constexpr basic_collection& operator=(basic_collection&&) = default;
    constexpr ~basic_collection() = default;

public:
    constexpr basic_collection& operator=(std::initializer_list<T> values) {
        this->assign(values);
        return *this;
    }
};

} // namespace handful
