// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/filtered.hpp>
#include <handful/policy_traits.hpp>
#include <handful/relocation.hpp>

#include <cstddef>
#include <type_traits>

// From a list of policies to one canonical set, and every message about a list that is not one.
namespace handful {
namespace detail {

// The rules of composition, as conditions without messages. They are concepts and variable templates, which cost a
// compiler less than classes and functions.

template <class T>
concept element = std::is_object_v<T> && std::is_same_v<T, std::remove_cv_t<T>> && !std::is_array_v<T>;

template <class P>
concept usable_policy =
    storage_policy<P> || null_policy<P> || validation_policy<P> || notification_policy<P> ||
    growth_policy<P> || shrink_policy<P> || access_policy<P> || allocation_policy<P>;

template <class P>
concept null_keeper = null_policy<P> && requires { requires P::keeps_null_out; };

template <class P>
concept never_growing = storage_policy<P> && !storage_grows_v<P>;

template <class P>
concept never_inside = storage_policy<P> && !storage_holds_inside_v<P>;

template <category C, class... P>
inline constexpr std::size_t count_in = (std::size_t{0} + ... + std::size_t{policy_of<P, C>});

template <class A, class... B>
inline constexpr bool listed_once = (std::size_t{0} + ... + std::size_t{std::is_same_v<A, B>}) == 1;

template <category C, class... P>
concept at_most_one = count_in<C, P...> <= 1;

template <class... P>
concept exclusive = at_most_one<category::storage, P...> && at_most_one<category::null, P...> &&
                    at_most_one<category::growth, P...> && at_most_one<category::shrink, P...> &&
                    at_most_one<category::access, P...> && at_most_one<category::allocation, P...>;

template <class... P>
concept without_repetition = (listed_once<P, P...> && ...);

template <class T, class... P>
concept null_if_needed = !(null_keeper<P> || ...) || nullable<T>;

template <class... P>
concept growth_has_effect = !(never_growing<P> || ...) || count_in<category::growth, P...> == 0;

template <class... P>
concept allocation_has_effect = !(never_growing<P> || ...) || count_in<category::allocation, P...> == 0;

template <class... P>
concept shrink_has_effect =
    !((never_growing<P> || never_inside<P>) || ...) || count_in<category::shrink, P...> == 0;

// A policy that never shrinks asks nothing of the elements; nor can anything be asked of a class that is not complete here.
template <class T, class P>
inline constexpr bool can_go_inside = true;
template <complete T, shrink_policy P>
    requires(P::goes_inside(0, 1))
inline constexpr bool can_go_inside<T, P> =
    is_trivially_relocatable_v<T> || std::is_nothrow_move_constructible_v<T>;

template <class T, class P>
inline constexpr bool has_plain_pointers = true;
template <class T, allocation_policy P>
inline constexpr bool has_plain_pointers<T, P> =
    requires(typename P::template allocator_type<T>& a, std::size_t n) {
        { a.allocate(n) } -> std::same_as<T*>;
    };

template <class Owner, class P>
inline constexpr bool is_told_by = true;
template <class Owner, tells_owner P>
inline constexpr bool is_told_by<Owner, P> = std::is_same_v<Owner, typename P::owner>;

template <class... P>
inline constexpr bool of_one_owner = true;
template <class P, class... Rest>
inline constexpr bool of_one_owner<P, Rest...> = of_one_owner<Rest...>;
template <tells_owner P, class... Rest>
inline constexpr bool of_one_owner<P, Rest...> = (is_told_by<typename P::owner, Rest> && ...);

} // namespace detail

/// Whether `collection<T, P...>` can be named; for constraints. Naming it tells the reasons.
template <class T, class... P>
inline constexpr bool is_policy_set_v =
    detail::element<T> && (detail::usable_policy<P> && ...) && detail::exclusive<P...> &&
    detail::without_repetition<P...> && detail::of_one_owner<P...> && detail::null_if_needed<T, P...> &&
    detail::growth_has_effect<P...> && detail::shrink_has_effect<P...> &&
    (detail::can_go_inside<T, P> && ...) && detail::allocation_has_effect<P...> &&
    (detail::has_plain_pointers<T, P> && ...);

namespace detail {

// The messages, for a list that breaks a rule.

template <class P>
struct check_policy {
    static_assert(complete<P>,
                  "handful::collection: a policy is only declared; include the header that defines it, "
                  "or <handful/handful.hpp> for all stock policies");
    static_assert(!complete<P> || policy<P>,
                  "handful::collection: this is not a policy; a policy is a class with "
                  "static constexpr auto policy_category = handful::category::...;");
    static_assert(
        !policy<P> || usable_policy<P>,
        "handful::collection: the policy lacks a member that its category asks for; see <handful/concepts.hpp>");
};

template <class T, class... P>
struct check_composition : check_policy<P>... {
    static_assert(element<T>,
                  "handful::collection: elements are objects that are not const, volatile or arrays; "
                  "use a pointer for references, std::array for arrays");
    static_assert(at_most_one<category::storage, P...>,
                  "handful::collection: two storage policies; keep one of them");
    static_assert(at_most_one<category::null, P...>,
                  "handful::collection: two null policies; keep one of them");
    static_assert(at_most_one<category::growth, P...>,
                  "handful::collection: two growth policies; keep one of them");
    static_assert(at_most_one<category::shrink, P...>,
                  "handful::collection: two shrink policies; keep one of them");
    static_assert(at_most_one<category::access, P...>,
                  "handful::collection: two access policies; keep one of them");
    static_assert(at_most_one<category::allocation, P...>,
                  "handful::collection: two allocation policies; keep one of them");
    static_assert(!exclusive<P...> || without_repetition<P...>,
                  "handful::collection: the same predicate or listener is listed twice; list it once");
    static_assert(of_one_owner<P...>, "handful::collection: two notify_owner policies name different owners; "
                                      "a collection is a member of one class, so name that in both");
    static_assert(null_if_needed<T, P...>,
                  "handful::collection: T has no null to keep out; leave the null policy away, "
                  "or specialise handful::null_traits for T");
    static_assert(growth_has_effect<P...>,
                  "handful::collection: a growth policy has no effect on a storage that never grows; "
                  "leave it away, or use another storage");
    static_assert(
        allocation_has_effect<P...>,
        "handful::collection: an allocation policy has no effect on a storage that never holds a block; "
        "leave it away, or use another storage");
    static_assert(
        shrink_has_effect<P...>,
        "handful::collection: a shrink policy has no effect where elements are always inside or never; "
        "leave it away, or use another storage");
    static_assert(
        (can_go_inside<T, P> && ...),
        "handful::collection: a shrink policy moves elements where nothing may throw, and the move of T may; leave it away, "
        "or declare the move of T noexcept");
    static_assert((has_plain_pointers<T, P> && ...),
                  "handful::collection: the allocator does not give T* for elements of type T; "
                  "use one whose pointers are plain");
};

// Look-up by overload on base classes: the cheapest way to a policy by its category.
template <category C, class P>
struct entry {
    using type = P;
};

template <class... P>
struct entries : entry<P::policy_category, P>... {};

template <category C, class Default>
std::type_identity<Default> pick(void const*);
template <category C, class Default, class P>
entry<C, P> pick(entry<C, P> const*);

template <category C, class Default, class... P>
using picked = typename decltype(pick<C, Default>(static_cast<entries<P...> const*>(nullptr)))::type;

// The policies of a category that takes any number, in the order listed. None and one, the usual cases, are cheap.
template <category C>
struct of_category {
    template <class P>
    using holds = std::bool_constant<P::policy_category == C>;
};

template <std::size_t Count>
struct listing {
    template <category C, class... P>
    using type = typename filtered<of_category<C>::template holds, type_list<>, P...>::type;
};
template <>
struct listing<0> {
    template <category, class...>
    using type = type_list<>;
};
template <>
struct listing<1> {
    template <category C, class... P>
    using type = type_list<picked<C, void, P...>>;
};
template <category C, class... P>
using listed = typename listing<count_in<C, P...>>::template type<C, P...>;

template <class T, class... P>
struct compose : check_composition<T, P...> {
    using type = default_policies;
};

template <class T, class... P>
    requires is_policy_set_v<T, P...>
struct compose<T, P...> {
    using type =
        policy_set<picked<category::storage, inline_one, P...>, picked<category::null, allow_null, P...>,
                   listed<category::validation, P...>, listed<category::notification, P...>,
                   picked<category::growth, grow_amortized, P...>,
                   picked<category::shrink, shrink_never, P...>, picked<category::access, unchecked, P...>,
                   picked<category::allocation, standard_allocation, P...>>;
};

} // namespace detail
} // namespace handful
