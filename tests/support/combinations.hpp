// SPDX-License-Identifier: BSL-1.0
#pragma once

// The combinations of policies and element kinds that behaviours run over, made with handful::combine.
//
// Everything: for 5 element kinds 4 storages x 3 null policies x {no rule, a rule} x {no listener, a listener}, wherever they
// fit, and each mix of the other policies below; for the 6 rarer kinds what the cover has, and each mix where throws are the point.
// HANDFUL_TEST_COVER: each storage with each element kind, and each policy with each storage.
// HANDFUL_TEST_FEW: the same for three kinds.

#include <handful/handful.hpp>
#include <handful/hana.hpp>

#include "elements.hpp"
#include "mirror.hpp"
#include "tracking_allocator.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>

namespace test {

namespace hana = boost::hana;

/// The rule: the unlucky value stays out.
struct not_unlucky {
    template <class T>
    constexpr bool operator()(T const& element) const {
        return value_of(element) != unlucky;
    }
};

template <class... C>
struct types {
    static constexpr std::size_t size = sizeof...(C);
};

namespace detail {

template <class>
struct types_of;
template <class... H>
struct types_of<hana::tuple<H...>> {
    using type = types<typename H::type...>;
};

template <class...>
struct concatenation;
template <class... A>
struct concatenation<types<A...>> {
    using type = types<A...>;
};
template <class... A, class... B, class... Rest>
struct concatenation<types<A...>, types<B...>, Rest...> {
    using type = typename concatenation<types<A..., B...>, Rest...>::type;
};

using rule = handful::require<not_unlucky>;
using listener = handful::notify<mirror>;
using blocks = handful::use_allocator<tracking_allocator<int>>;

inline constexpr auto storages = hana::tuple_t<handful::inline_one, handful::small_buffer<2>,
                                               handful::heap_vector, handful::fixed_capacity<16>>;
inline constexpr auto nulls =
    hana::tuple_t<handful::allow_null, handful::reject_null, handful::assert_not_null>;
inline constexpr auto rules = hana::make_tuple(hana::make_tuple(), hana::type_c<rule>);
inline constexpr auto listeners = hana::make_tuple(hana::make_tuple(), hana::type_c<listener>);

template <class... P>
inline constexpr auto row = hana::tuple_t<P...>;

// Mixes: each storage, and in the three together each policy beside each storage that it fits.
inline constexpr auto one_mix = hana::make_tuple(
    row<handful::inline_one, rule, listener, handful::shrink_to_inline>,
    row<handful::small_buffer<1>, handful::growth<3, 2>, handful::checked, handful::shrink_to_inline>,
    row<handful::heap_vector, listener, blocks, handful::checked, handful::grow_exact>,
    row<handful::fixed_capacity<16>, rule, handful::checked>);

// For elements whose move may throw too, which nothing takes back inside.
inline constexpr auto other_mix =
    hana::make_tuple(row<handful::inline_one, blocks, handful::checked, handful::grow_exact>,
                     row<handful::small_buffer<4>, rule, listener, blocks, handful::grow_exact>,
                     row<handful::heap_vector, rule, handful::growth<3, 2>>,
                     row<handful::fixed_capacity<16>, listener, handful::checked>);

inline constexpr auto null_mix = hana::make_tuple(
    row<handful::inline_one, handful::reject_null, listener, handful::growth<3, 2>>,
    row<handful::inline_one, handful::assert_not_null, rule, handful::shrink_to_inline, blocks>,
    row<handful::small_buffer<1>, handful::assert_not_null, listener, blocks, handful::checked>,
    row<handful::small_buffer<4>, handful::reject_null, rule, handful::shrink_to_inline>,
    row<handful::heap_vector, handful::reject_null, rule, listener, handful::grow_exact>,
    row<handful::heap_vector, handful::assert_not_null, blocks, handful::checked>,
    row<handful::fixed_capacity<16>, handful::reject_null, listener, handful::checked>,
    row<handful::fixed_capacity<16>, handful::assert_not_null, rule, handful::checked>);

// Which mixes the cover has for a kind.
template <class T>
constexpr auto covering() {
    if constexpr (nullable<T>) return handful::combine<T>(null_mix);
    else if constexpr (std::is_same_v<T, std::string> || !std::is_nothrow_move_constructible_v<T> ||
                       std::is_same_v<T, portable>)
        return handful::combine<T>(other_mix);
    else return handful::combine<T>(one_mix);
}
template <class T>
constexpr auto mixes() {
    auto const both = hana::concat(handful::combine<T>(one_mix), handful::combine<T>(other_mix));
    if constexpr (nullable<T>) return hana::concat(both, handful::combine<T>(null_mix));
    else return both;
}
template <class T>
constexpr auto products() {
    return hana::concat(handful::combine<T>(storages, nulls, rules, listeners), mixes<T>());
}

template <class T>
using covering_t = typename types_of<decltype(covering<T>())>::type;
template <class T>
using mixes_t = typename types_of<decltype(mixes<T>())>::type;
template <class T>
using products_t = typename types_of<decltype(products<T>())>::type;

} // namespace detail

#if defined(HANDFUL_TEST_COVER) || defined(HANDFUL_TEST_FEW)
template <class T>
using collections_of = detail::covering_t<T>;
template <class T>
using some_collections_of = detail::covering_t<T>;
#else
template <class T>
using collections_of = detail::products_t<T>;
template <class T>
using some_collections_of = detail::mixes_t<T>;
#endif

template <class... T>
using matrix_of = typename detail::concatenation<types<>, collections_of<T>...>::type;
template <class... T>
using mixes_of = typename detail::concatenation<types<>, some_collections_of<T>...>::type;
template <class... T>
using covers_of = typename detail::concatenation<types<>, detail::covering_t<T>...>::type;

/// The element kinds that are values, that are pointers or owners, and the rarer ones.
#if defined(HANDFUL_TEST_FEW)
using value_kinds = matrix_of<counted>;
using pointer_kinds = matrix_of<std::unique_ptr<item>>;
using rarer_kinds = covers_of<fragile>;
#else
using value_kinds = matrix_of<int, std::string, counted>;
using pointer_kinds = matrix_of<item*, std::unique_ptr<item>>;
using rarer_kinds = covers_of<fragile, movable, wide, portable, std::shared_ptr<item>, std::optional<int>>;
#endif
using every_kind = typename detail::concatenation<value_kinds, pointer_kinds, rarer_kinds>::type;

/// For what can also be evaluated while compiling: each storage, elements with and without a destructor, with and without the
/// other policies. `inline_one` is there in its layout of two parts. g++ gets two of them, so that its build, the one that everybody
/// waits for, is shorter.
using constant_kinds =
    types<handful::collection<boxed, detail::listener, handful::shrink_to_inline>,
          handful::collection<int, handful::small_buffer<2>, detail::rule>
#if defined(__clang__)
          ,
          handful::collection<boxed, handful::heap_vector, detail::rule, detail::listener, handful::checked>,
          handful::collection<int, handful::fixed_capacity<16>>
#endif
          >;

} // namespace test
