// SPDX-License-Identifier: BSL-1.0
#include <handful/hana.hpp>
#include <handful/handful.hpp>

#include "catch.hpp"

#include <memory>
#include <type_traits>

#include <boost/hana/contains.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/size.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/type.hpp>

namespace {

namespace hana = boost::hana;

struct even {
    bool operator()(int value) const { return value % 2 == 0; }
};
struct positive {
    bool operator()(int value) const { return value > 0; }
};
struct listener {
    void reordered(auto const&) noexcept {}
};

using handful::collection;
using handful::combine;
using handful::policies_of;

template <class A, class B>
constexpr bool same(A const&, B const&) {
    return std::is_same_v<typename A::type, typename B::type>;
}

// policies_of: the canonical order, defaults included
static_assert(policies_of<collection<int>> ==
              hana::tuple_t<handful::inline_one, handful::allow_null, handful::grow_amortized,
                            handful::shrink_never, handful::unchecked, handful::standard_allocation>);
using all = collection<int, handful::checked, handful::notify<listener>, handful::require<positive>,
                       handful::require<even>, handful::small_buffer<2>, handful::grow_exact>;
static_assert(policies_of<all> ==
              hana::tuple_t<handful::small_buffer<2>, handful::allow_null, handful::require<positive>,
                            handful::require<even>, handful::notify<listener>, handful::grow_exact,
                            handful::shrink_never, handful::checked, handful::standard_allocation>);

// with: adds a policy, in the place of another of an exclusive category; its algebra
constexpr auto plain = hana::type_c<collection<int*>>;
constexpr auto heap = hana::type_c<handful::heap_vector>;
constexpr auto no_null = hana::type_c<handful::reject_null>;
static_assert(same(handful::with(plain, no_null), hana::type_c<collection<int*, handful::reject_null>>));
static_assert(same(handful::with(plain, heap, no_null),
                   hana::type_c<collection<int*, handful::heap_vector, handful::reject_null>>));
static_assert(same(handful::with(plain, heap, no_null), handful::with(handful::with(plain, no_null), heap)));
static_assert(same(handful::with(plain), plain));
static_assert(same(handful::with(plain, hana::type_c<handful::fixed_capacity<4>>),
                   hana::type_c<collection<int*, handful::fixed_capacity<4>>>));
static_assert(same(handful::replace(hana::type_c<collection<int, handful::small_buffer<2>>>,
                                    hana::type_c<handful::small_buffer<2>>, heap),
                   hana::type_c<collection<int, handful::heap_vector>>));

// without: back to the default
static_assert(same(handful::without(handful::with(plain, heap, no_null), no_null),
                   handful::with(plain, heap)));
static_assert(
    same(handful::without(hana::type_c<all>, hana::type_c<handful::require<positive>>),
         hana::type_c<collection<int, handful::checked, handful::notify<listener>, handful::require<even>,
                                 handful::small_buffer<2>, handful::grow_exact>>));

// combine: the product, where it fits
constexpr auto storages =
    hana::tuple_t<handful::inline_one, handful::heap_vector, handful::fixed_capacity<4>>;
constexpr auto nulls = hana::tuple_t<handful::allow_null, handful::reject_null>;
constexpr auto growths = hana::make_tuple(hana::make_tuple(), hana::type_c<handful::grow_exact>);
static_assert(hana::size(combine<int*>(storages)) == hana::size_c<3>);
static_assert(hana::size(combine<int*>(storages, nulls)) == hana::size_c<6>);
static_assert(hana::size(combine<int>(storages, nulls)) == hana::size_c<3>);
static_assert(hana::size(combine<int*>(storages, nulls, growths)) == hana::size_c<10>);
static_assert(hana::size(combine<int>(growths, storages)) == hana::size_c<5>);
static_assert(hana::size(combine<int>()) == hana::size_c<1>);
static_assert(hana::contains(combine<int*>(storages, nulls),
                             hana::type_c<collection<int*, handful::reject_null, handful::heap_vector>>));

// several policies chosen together
constexpr auto bundles =
    hana::make_tuple(hana::make_tuple(), hana::tuple_t<handful::require<even>, handful::notify<listener>>);
static_assert(combine<int>(hana::tuple_t<handful::heap_vector>, bundles) ==
              hana::make_tuple(hana::type_c<collection<int, handful::heap_vector>>,
                               hana::type_c<collection<int, handful::heap_vector, handful::require<even>,
                                                       handful::notify<listener>>>));

} // namespace

TEST_CASE("what combine makes can be used") {
    int sum = 0;
    hana::for_each(combine<int>(storages, growths), [&](auto type) {
        typename decltype(type)::type c{1, 2, 3};
        c.push_back(4);
        for (int const value : c) sum += value;
    });
    CHECK(sum == 5 * 10);
}
