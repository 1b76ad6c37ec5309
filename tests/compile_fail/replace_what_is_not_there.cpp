// SPDX-License-Identifier: BSL-1.0
// expect: handful::replace: the collection does not have the policy to be replaced; policies_of<C> lists what it has
#include <handful/hana.hpp>
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
inline constexpr auto other =
    handful::replace(boost::hana::type_c<handful::collection<int, handful::heap_vector>>,
                     boost::hana::type_c<handful::small_buffer<2>>, boost::hana::type_c<handful::inline_one>);
#else
inline constexpr auto other =
    handful::replace(boost::hana::type_c<handful::collection<int, handful::heap_vector>>,
                     boost::hana::type_c<handful::heap_vector>, boost::hana::type_c<handful::inline_one>);
#endif
