// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace handful {

/// What a policy decides. Every policy names its category in a static constant:
/// `static constexpr auto policy_category = handful::category::storage;`
enum class category {
    storage,      ///< where the elements are; one
    null,         ///< whether null may be an element; one
    validation,   ///< which values may be elements; any number, asked in the order listed
    notification, ///< who is told of changes; any number, told in the order listed
    growth,       ///< how much larger the next block is; one
    shrink,       ///< when elements go back inside the collection; one
    access,       ///< what a bad index or position leads to; one
    allocation,   ///< where blocks come from; one
};

// The default of each exclusive category. Their definitions are stock policies, which the core does not include.
struct inline_one;
struct allow_null;
struct grow_amortized;
struct shrink_never;
struct unchecked;
struct standard_allocation;

/// In `<handful/sink.hpp>`: hears of changes without being known at compile time.
template <class T>
class sink;

/// A list of types; holds nothing.
template <class... T>
struct type_list {};

/// The canonical form of a choice of policies: one type for every order in which they can be listed.
/// `Rules` and `Listeners` are `type_list`s of validation and notification policies in the order listed.
template <class Storage, class Null, class Rules, class Listeners, class Growth, class Shrink, class Access,
          class Allocation>
struct policy_set {
    using storage = Storage;
    using null = Null;
    using rules = Rules;
    using listeners = Listeners;
    using growth = Growth;
    using shrink = Shrink;
    using access = Access;
    using allocation = Allocation;
};

/// What a collection is where no policy is given.
using default_policies = policy_set<inline_one, allow_null, type_list<>, type_list<>, grow_amortized,
                                    shrink_never, unchecked, standard_allocation>;

template <class T, class Set = default_policies>
class basic_collection;

namespace detail {
template <class T, class... Policies>
struct compose;
}

/// A sequence of `T` with the given policies, in any order. Categories that are not mentioned take their defaults:
/// `inline_one`, `allow_null`, no validation, no notification, `grow_amortized`, `shrink_never`, `unchecked`,
/// `standard_allocation`.
template <class T, class... Policies>
using collection = basic_collection<T, typename detail::compose<T, Policies...>::type>;

} // namespace handful
