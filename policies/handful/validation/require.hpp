// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>
#include <handful/errors.hpp>
#include <handful/type_name.hpp>

#include <concepts>
#include <cstddef>
#include <type_traits>

namespace handful {

namespace detail {

template <class P>
concept stateless_predicate = complete<P> && std::is_empty_v<P> && requires { P(); };

} // namespace detail

/// Validation: only values that meet `Predicate` may be elements; others are refused with `rejected_element`.
///
/// `Predicate` is a class without state. It is called as one of
/// - `predicate(value)`: asked once about each value, and once about `n` copies of one value;
/// - `predicate(collection, value)`: asked about each value, with the collection as it will be just before the value
///   joins it: earlier values of the same call are in, for insertions behind the last element, for assignments alone;
/// - `predicate(collection, value, i)`, beside one of these: asked where the value is to replace element `i`, instead of the
///   second form, or after the first.
/// A rule says which values may be there together, not in which order: reordering asks none, and an inserted value is judged
/// as if it came behind the last element.
/// It may throw; the collection then is as it was. It must not change the collection. For an assignment the collection that
/// it sees has the same elements and rules, but no listeners.
template <class Predicate>
struct require {
    static constexpr auto policy_category = category::validation;

    static_assert(std::is_class_v<Predicate>,
                  "handful::require: a predicate is a class; wrap the function in one");
    static_assert(
        !std::is_class_v<Predicate> || detail::complete<Predicate>,
        "handful::require: the predicate is only declared here; define it before the collection type");
    static_assert(!detail::complete<Predicate> || detail::stateless_predicate<Predicate>,
                  "handful::require: a predicate has no state and is default constructible; "
                  "keep what it needs outside, or judge in the code that calls the collection");

    template <class T>
        requires std::predicate<Predicate const&, T const&>
    static constexpr bool admits(T const& value) {
        Predicate const predicate{};
        return predicate(value);
    }

    template <class Collection, class T>
        requires std::predicate<Predicate const&, Collection const&, T const&>
    static constexpr bool admits(Collection const& collection, T const& value) {
        Predicate const predicate{};
        return predicate(collection, value);
    }

    template <class Collection, class T>
        requires std::predicate<Predicate const&, Collection const&, T const&, std::size_t>
    static constexpr bool admits(Collection const& collection, T const& value, std::size_t i) {
        Predicate const predicate{};
        return predicate(collection, value, i);
    }

    /// Throws: `rejected_element` with `position`, the index of the value among the values offered; its message names the
    /// predicate.
    [[noreturn]] static void refuse(std::size_t position) {
        throw_rejected_element(position, type_name<Predicate>());
    }
};

} // namespace handful
