// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/collection.hpp>

#include <boost/hana/bool.hpp>
#include <boost/hana/cartesian_product.hpp>
#include <boost/hana/concat.hpp>
#include <boost/hana/core/is_a.hpp>
#include <boost/hana/filter.hpp>
#include <boost/hana/flatten.hpp>
#include <boost/hana/size.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/type.hpp>
#include <boost/hana/unpack.hpp>

#include <type_traits>

// Policies as values, by Boost.Hana: read them from a type, change a choice of them, generate every combination.
namespace handful {

namespace detail {

template <class T, class Set, class Rules, class Listeners>
struct reflected;
template <class T, class Set, class... Rule, class... Listener>
struct reflected<T, Set, type_list<Rule...>, type_list<Listener...>> {
    static constexpr auto all = boost::hana::tuple_t<typename Set::storage, typename Set::null, Rule...,
                                                     Listener..., typename Set::growth, typename Set::shrink,
                                                     typename Set::access, typename Set::allocation>;
};

template <class C>
struct reflection;
template <class T, class Set>
struct reflection<basic_collection<T, Set>>
    : reflected<T, Set, typename Set::rules, typename Set::listeners> {};

template <class T>
inline constexpr auto to_collection =
    [](auto... policy) { return boost::hana::type_c<collection<T, typename decltype(policy)::type...>>; };

template <class T>
inline constexpr auto is_policy_set = [](auto const& policies) {
    return boost::hana::unpack(policies, [](auto... policy) {
        return boost::hana::bool_c<is_policy_set_v<T, typename decltype(policy)::type...>>;
    });
};

/// What stays of a choice of policies beside those of `Taken`: all but these and, if `MakesRoom`, others of their
/// categories that can be there once only.
template <bool MakesRoom, class... Taken>
inline constexpr auto stays = [](auto policy) {
    using P = typename decltype(policy)::type;
    constexpr bool alone =
        P::policy_category != category::validation && P::policy_category != category::notification;
    return boost::hana::bool_c<!(
        (std::is_same_v<P, Taken> || (MakesRoom && alone && P::policy_category == Taken::policy_category)) ||
        ...)>;
};

/// Whether a policy has to be named: a default of its category has not, and may not be where it has no effect.
inline constexpr auto needs_a_name = [](auto policy) {
    using P = typename decltype(policy)::type;
    using D = default_policies;
    return boost::hana::bool_c<!(
        std::is_same_v<P, typename D::storage> || std::is_same_v<P, typename D::null> ||
        std::is_same_v<P, typename D::growth> || std::is_same_v<P, typename D::shrink> ||
        std::is_same_v<P, typename D::access> || std::is_same_v<P, typename D::allocation>)>;
};

/// A choice on an axis as a tuple of policies.
inline constexpr auto as_tuple = [](auto const& choice) {
    if constexpr (boost::hana::is_a<boost::hana::tuple_tag, decltype(choice)>) return choice;
    else return boost::hana::make_tuple(choice);
};

} // namespace detail

/// The policies of the collection type `C` as a `hana::tuple` of `hana::type`s, defaults included: storage, null,
/// validations, notifications, growth, shrink, access, allocation.
template <any_collection C>
inline constexpr auto policies_of = detail::reflection<C>::all;

/// Returns: as a `hana::type`, the collection of `T` with the policies of a `hana::tuple` of `hana::type`s.
template <class T, class Policies>
constexpr auto collection_from(Policies const& policies) {
    return boost::hana::unpack(policies, detail::to_collection<T>);
}

/// Returns: the collection type `C` with the policies `P` as well. In a category that takes one, `P` comes in the place
/// of what was there.
template <class C, class... P>
constexpr auto with(boost::hana::basic_type<C>, boost::hana::basic_type<P>...) {
    return collection_from<typename C::value_type>(boost::hana::concat(
        boost::hana::filter(boost::hana::filter(detail::reflection<C>::all, detail::stays<true, P...>),
                            detail::needs_a_name),
        boost::hana::tuple_t<P...>));
}

/// Returns: the collection type `C` without the policies `P`; their categories take the defaults. A policy that `C` does
/// not have is an error.
template <class C, class... P>
constexpr auto without(boost::hana::basic_type<C>, boost::hana::basic_type<P>...) {
    constexpr auto kept = boost::hana::filter(detail::reflection<C>::all, detail::stays<false, P...>);
    static_assert(
        decltype(boost::hana::size(kept))::value + sizeof...(P) ==
            decltype(boost::hana::size(detail::reflection<C>::all))::value,
        "handful::without: the collection does not have this policy; policies_of<C> lists what it has");
    return collection_from<typename C::value_type>(boost::hana::filter(kept, detail::needs_a_name));
}

/// Returns: the collection type `C` with policy `New` in the place of `Old`, which it has.
template <class C, class Old, class New>
constexpr auto replace(boost::hana::basic_type<C>, boost::hana::basic_type<Old>,
                       boost::hana::basic_type<New>) {
    constexpr auto had = boost::hana::filter(detail::reflection<C>::all, detail::stays<false, Old>);
    static_assert(
        decltype(boost::hana::size(had))::value + 1 ==
            decltype(boost::hana::size(detail::reflection<C>::all))::value,
        "handful::replace: the collection does not have the policy to be replaced; policies_of<C> lists what it has");
    constexpr auto exchange = [](auto policy) {
        return boost::hana::type_c<std::conditional_t<std::is_same_v<typename decltype(policy)::type, Old>,
                                                      New, typename decltype(policy)::type>>;
    };
    constexpr auto stays = [](auto policy) {
        using P = typename decltype(policy)::type;
        if constexpr (std::is_same_v<P, New>) return boost::hana::true_c;
        else return detail::needs_a_name(policy);
    };
    return collection_from<typename C::value_type>(
        boost::hana::filter(boost::hana::transform(detail::reflection<C>::all, exchange), stays));
}

/// Returns: a `hana::tuple` of the `hana::type` of every collection of `T` that one choice from each axis makes. An axis is
/// a `hana::tuple` of policies as `hana::type`s; a choice may also be a `hana::tuple` of several policies, or of none.
/// Combinations that are not valid for `T` are left out.
template <class T, class... Axis>
constexpr auto combine(Axis const&... axis) {
    namespace hana = boost::hana;
    if constexpr (sizeof...(Axis) == 0) {
        return hana::make_tuple(hana::type_c<collection<T>>);
    } else {
        auto const choices =
            hana::cartesian_product(hana::make_tuple(hana::transform(axis, detail::as_tuple)...));
        return hana::transform(
            hana::filter(hana::transform(choices, hana::flatten), detail::is_policy_set<T>),
            [](auto const& policies) { return collection_from<T>(policies); });
    }
}

} // namespace handful
