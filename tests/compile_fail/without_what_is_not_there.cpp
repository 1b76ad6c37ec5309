// SPDX-License-Identifier: BSL-1.0
// expect: handful::without: the collection does not have this policy; policies_of<C> lists what it has
#include <handful/hana.hpp>
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
inline constexpr auto plain =
    handful::without(boost::hana::type_c<handful::collection<int, handful::heap_vector>>,
                     boost::hana::type_c<handful::checked>);
#else
inline constexpr auto plain =
    handful::without(boost::hana::type_c<handful::collection<int, handful::heap_vector>>,
                     boost::hana::type_c<handful::heap_vector>);
#endif
