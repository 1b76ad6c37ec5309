// SPDX-License-Identifier: BSL-1.0
// Every combination of a few policies, generated, not instantiated.
#include <handful/hana.hpp>
#include <handful/handful.hpp>

#include <boost/hana/size.hpp>

namespace hana = boost::hana;

struct is_small {
    bool operator()(int const* value) const { return *value < 8; }
};

constexpr auto all =
    handful::combine<int*>(hana::tuple_t<handful::inline_one, handful::small_buffer<2>, handful::heap_vector,
                                         handful::fixed_capacity<4>>,
                           hana::tuple_t<handful::allow_null, handful::reject_null>,
                           hana::make_tuple(hana::make_tuple(), hana::type_c<handful::require<is_small>>));
static_assert(decltype(hana::size(all))::value == 16);
