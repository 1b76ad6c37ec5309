// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http/header_types.hpp>

#include <handful/hana.hpp>
#include <handful/handful.hpp>

#include <boost/hana/at_key.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/type.hpp>

namespace http {

namespace hana = boost::hana;

/// The policies of each header type's collection: the one place where they are chosen. The comments say how many
/// elements real traffic has, as http_headers reports it, with the bytes and allocations of each choice.
// [policies]
inline constexpr auto header_policies = hana::make_map(
    // Mostly none, else one: a pointer, and nothing else until a parameter comes.
    hana::make_pair(hana::type_c<content_type>, hana::tuple_t<handful::inline_one, handful::reject_null>),
    // One, three or four media ranges, each with no parameter or one.
    hana::make_pair(hana::type_c<accept>, hana::tuple_t<handful::small_buffer<4>>),
    hana::make_pair(hana::type_c<accept_parameters>,
                    hana::tuple_t<handful::inline_one, handful::reject_null>),
    // One or two.
    hana::make_pair(hana::type_c<cache_control>, hana::tuple_t<handful::small_buffer<2>>),
    hana::make_pair(hana::type_c<keep_alive>, hana::tuple_t<handful::small_buffer<2>>),
    hana::make_pair(hana::type_c<p3p>, hana::tuple_t<handful::small_buffer<2>>),
    // One; where there are more, two.
    hana::make_pair(hana::type_c<vary>, hana::tuple_t<handful::inline_one, handful::growth<2>>),
    hana::make_pair(hana::type_c<allow>, hana::tuple_t<handful::inline_one, handful::growth<2>>),
    // One.
    hana::make_pair(hana::type_c<pragma>, hana::tuple_t<handful::inline_one>),
    hana::make_pair(hana::type_c<connection>, hana::tuple_t<handful::inline_one>),
    hana::make_pair(hana::type_c<accept_ranges>, hana::tuple_t<handful::inline_one>),
    hana::make_pair(hana::type_c<content_encoding>, hana::tuple_t<handful::inline_one>),
    hana::make_pair(hana::type_c<content_language>, hana::tuple_t<handful::inline_one>),
    hana::make_pair(hana::type_c<trailer>, hana::tuple_t<handful::inline_one>));
// [/policies]

/// The collection of `T` with the policies that the table gives to `Header`.
template <class Header, class T>
using collection_for =
    typename decltype(handful::collection_from<T>(header_policies[hana::type_c<Header>]))::type;

} // namespace http
