// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/policy_traits.hpp>

#include <cstddef>
#include <type_traits>

// From a list of policies to one canonical set, and every message about a list that is not one.
namespace handful {
namespace detail {

template <class P>
consteval bool is_in([[maybe_unused]] category c) {
    if constexpr (policy<P>) return P::policy_category == c;
    else return false;
}

template <class... P>
consteval std::size_t count_in([[maybe_unused]] category c) {
    return (std::size_t{0} + ... + std::size_t{is_in<P>(c)});
}

template <class T>
inline constexpr bool holds_objects = std::is_object_v<T> && std::is_same_v<T, std::remove_cv_t<T>> && !std::is_array_v<T>;

template <class A, class... B>
inline constexpr bool listed_once = (static_cast<std::size_t>(0) + ... + static_cast<std::size_t>(std::is_same_v<A, B>)) == 1;

template <class P>
consteval bool meets_concept() {
    if constexpr (!policy<P>) return false;
    else if constexpr (P::policy_category == category::null) return null_policy<P>;
    else if constexpr (P::policy_category == category::validation) return validation_policy<P>;
    else if constexpr (P::policy_category == category::growth) return growth_policy<P>;
    else if constexpr (P::policy_category == category::access) return access_policy<P>;
    else return true;
}

template <class P>
consteval bool keeps_null_out() {
    if constexpr (null_policy<P>) return P::keeps_null_out;
    else return false;
}

template <class P>
consteval bool never_grows() {
    if constexpr (storage_policy<P>) return !storage_grows_v<P>;
    else return false;
}

/// Each rule of composition, as a condition without a message.
template <class T, class... P>
struct composition {
    static constexpr bool element_is_object = holds_objects<T>;
    static constexpr bool are_complete = (complete<P> && ...);
    static constexpr bool are_policies = (meets_concept<P>() && ...);
    static constexpr bool one_storage = count_in<P...>(category::storage) <= 1;
    static constexpr bool one_null = count_in<P...>(category::null) <= 1;
    static constexpr bool one_growth = count_in<P...>(category::growth) <= 1;
    static constexpr bool one_access = count_in<P...>(category::access) <= 1;
    static constexpr bool each_once = (listed_once<P, P...> && ...);
    static constexpr bool null_exists = !(keeps_null_out<P>() || ...) || nullable<T>;
    static constexpr bool growth_has_effect = !(never_grows<P>() || ...) || count_in<P...>(category::growth) == 0;

    static constexpr bool is_valid = element_is_object && are_complete && are_policies && one_storage && one_null &&
                                     one_growth && one_access && each_once && null_exists && growth_has_effect;
};

// The messages are apart from the conditions, so that a valid list costs none of this.
template <class P>
struct check_policy {
    static_assert(complete<P>, "handful::collection: a policy is only declared; include the header that defines it, "
                               "or <handful/handful.hpp> for all stock policies");
    static_assert(!complete<P> || policy<P>, "handful::collection: this is not a policy; a policy is a class with "
                                             "static constexpr auto policy_category = handful::category::...;");
    static_assert(!policy<P> || meets_concept<P>(),
                  "handful::collection: the policy lacks a member that its category asks for; see <handful/concepts.hpp>");
};

template <class T, class... P>
struct check_composition : check_policy<P>... {
    using rule = composition<T, P...>;
    static_assert(rule::element_is_object, "handful::collection: elements are objects that are not const, volatile or arrays; "
                                           "use a pointer for references, std::array for arrays");
    static_assert(rule::one_storage, "handful::collection: two storage policies; keep one of them");
    static_assert(rule::one_null, "handful::collection: two null policies; keep one of them");
    static_assert(rule::one_growth, "handful::collection: two growth policies; keep one of them");
    static_assert(rule::one_access, "handful::collection: two access policies; keep one of them");
    static_assert(!rule::one_storage || !rule::one_null || !rule::one_growth || !rule::one_access || rule::each_once,
                  "handful::collection: the same predicate or listener is listed twice; list it once");
    static_assert(rule::null_exists, "handful::collection: T has no null to keep out; leave the null policy away, "
                                     "or specialise handful::null_traits for T");
    static_assert(rule::growth_has_effect, "handful::collection: a growth policy has no effect on a storage that never grows; "
                                           "leave it away, or use another storage");
    using type = default_policies;
};

// Look-up by overload on base classes: the cheapest way to a policy by its category.
template <category C, class P>
struct entry {};

template <class... P>
struct entries : entry<P::policy_category, P>... {};

template <category C, class Default>
std::type_identity<Default> pick(void const*);
template <category C, class Default, class P>
std::type_identity<P> pick(entry<C, P> const*);

template <category C, class Default, class... P>
using picked = typename decltype(pick<C, Default>(static_cast<entries<P...> const*>(nullptr)))::type;

template <category C, class Found, class... P>
struct filter {
    using type = Found;
};
template <category C, class... Found, class First, class... Rest>
struct filter<C, type_list<Found...>, First, Rest...>
    : filter<C, std::conditional_t<First::policy_category == C, type_list<Found..., First>, type_list<Found...>>, Rest...> {};

template <category C, std::size_t Count, class... P>
struct listed {
    using type = typename filter<C, type_list<>, P...>::type;
};
template <category C, class... P>
struct listed<C, 0, P...> {
    using type = type_list<>;
};
template <category C, class... P>
struct listed<C, 1, P...> {
    using type = type_list<picked<C, void, P...>>;
};

template <class... P>
struct canonical {
    using type =
        policy_set<picked<category::storage, inline_one, P...>, picked<category::null, allow_null, P...>,
                   typename listed<category::validation, count_in<P...>(category::validation), P...>::type,
                   typename listed<category::notification, count_in<P...>(category::notification), P...>::type,
                   picked<category::growth, grow_amortized, P...>, picked<category::access, unchecked, P...>>;
};

template <bool IsValid, class T, class... P>
struct checked_composition : check_composition<T, P...> {};
template <class T, class... P>
struct checked_composition<true, T, P...> : canonical<P...> {};

template <class T, class... Policies>
struct compose : checked_composition<composition<T, Policies...>::is_valid, T, Policies...> {};

} // namespace detail

/// Whether `collection<T, P...>` can be named; for constraints. The reasons are told by naming it.
template <class T, class... P>
inline constexpr bool is_policy_set_v = detail::composition<T, P...>::is_valid;

} // namespace handful
