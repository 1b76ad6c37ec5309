// SPDX-License-Identifier: BSL-1.0
#include "elements.hpp"

#include <handful/handful.hpp>

#include <concepts>
#include <iterator>
#include <memory>
#include <ranges>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

// Traits tell the truth for every combination, and the concepts of the standard library hold. Compiling is passing.

namespace {

using namespace handful;

struct listener {
    void inserted(auto const&, std::size_t, std::size_t) noexcept {}
};
struct rule {
    template <class T>
    bool operator()(T const&) const {
        return true;
    }
};
struct triple {
    long a, b, c;
};
struct node {
    collection<node, heap_vector> kids;
};
// ---- copy and move exist and throw exactly as T's do ----
template <class C>
constexpr bool copyable = std::is_copy_constructible_v<C> && std::is_copy_assignable_v<C>;
template <class C>
constexpr bool not_copyable = !std::is_copy_constructible_v<C> && !std::is_copy_assignable_v<C>;
template <class C>
constexpr bool moves_without_throwing =
    std::is_nothrow_move_constructible_v<C> && std::is_nothrow_move_assignable_v<C> &&
    std::is_nothrow_swappable_v<C>;
template <class C>
constexpr bool moves_may_throw =
    std::is_move_constructible_v<C> && !std::is_nothrow_move_constructible_v<C> && std::is_swappable_v<C> &&
    !std::is_nothrow_swappable_v<C>;

template <class T>
constexpr bool all_copyable =
    copyable<collection<T>> && copyable<collection<T, small_buffer<2>>> &&
    copyable<collection<T, heap_vector>> && copyable<collection<T, fixed_capacity<4>>> &&
    copyable<collection<T, require<rule>, notify<listener>>>;
template <class T>
constexpr bool none_copyable =
    not_copyable<collection<T>> && not_copyable<collection<T, small_buffer<2>>> &&
    not_copyable<collection<T, heap_vector>> && not_copyable<collection<T, fixed_capacity<4>>> &&
    not_copyable<collection<T, require<rule>, notify<listener>>>;
template <class T>
constexpr bool all_move_without_throwing =
    moves_without_throwing<collection<T>> && moves_without_throwing<collection<T, small_buffer<2>>> &&
    moves_without_throwing<collection<T, heap_vector>> &&
    moves_without_throwing<collection<T, fixed_capacity<4>>> &&
    moves_without_throwing<collection<T, require<rule>, notify<listener>>>;

static_assert(all_copyable<int> && all_copyable<std::string> && all_copyable<test::item*> &&
              all_copyable<test::counted> && all_copyable<test::fragile> && all_copyable<test::wide> &&
              all_copyable<std::shared_ptr<int>> && all_copyable<triple>);
static_assert(none_copyable<std::unique_ptr<int>> && none_copyable<test::movable> &&
              none_copyable<test::rigid>);
static_assert(not_copyable<collection<std::unique_ptr<int>, reject_null>>);
static_assert(copyable<collection<int*, reject_null>>);

static_assert(all_move_without_throwing<int> && all_move_without_throwing<std::string> &&
              all_move_without_throwing<std::unique_ptr<int>> && all_move_without_throwing<test::counted> &&
              all_move_without_throwing<test::movable> && all_move_without_throwing<test::rigid>);
static_assert(moves_without_throwing<collection<std::unique_ptr<int>, reject_null>>);
static_assert(moves_without_throwing<collection<test::fragile, heap_vector>>);
static_assert(moves_may_throw<collection<test::fragile>>);
static_assert(moves_may_throw<collection<test::fragile, small_buffer<2>>>);
static_assert(moves_may_throw<collection<test::fragile, fixed_capacity<2>>>);
static_assert(std::is_nothrow_default_constructible_v<collection<test::fragile>>);

// ---- trivial where the combination is ----
template <class C>
constexpr bool trivial_copy = std::is_trivially_copyable_v<C>;
static_assert(trivial_copy<collection<int, fixed_capacity<4>>>);
static_assert(trivial_copy<collection<triple, fixed_capacity<4>>>);
static_assert(trivial_copy<collection<int*, fixed_capacity<4>, reject_null>>);
static_assert(trivial_copy<collection<int, fixed_capacity<4>, require<rule>, checked>>);
static_assert(!trivial_copy<collection<std::string, fixed_capacity<4>>>);
static_assert(!trivial_copy<collection<int, fixed_capacity<4>, notify<listener>>>);
static_assert(!trivial_copy<collection<int>> && !trivial_copy<collection<int, heap_vector>> &&
              !trivial_copy<collection<int, small_buffer<4>>> &&
              !trivial_copy<collection<int*, reject_null>>);
static_assert(std::is_trivially_destructible_v<collection<int, fixed_capacity<4>>>);
static_assert(std::is_trivially_destructible_v<collection<triple, fixed_capacity<4>, notify<listener>>>);
static_assert(!std::is_trivially_destructible_v<collection<std::string, fixed_capacity<4>>>);
static_assert(!std::is_trivially_destructible_v<collection<int>>);

// ---- a class that is not complete where its collection is: as std::vector ----
static_assert(std::is_copy_constructible_v<node> && std::is_nothrow_move_constructible_v<node>);
static_assert(std::is_copy_constructible_v<collection<node, heap_vector>>);

// ---- concepts ----
template <class C>
constexpr bool is_sequence =
    std::ranges::contiguous_range<C> && std::ranges::contiguous_range<C const> &&
    std::ranges::sized_range<C> && std::ranges::common_range<C> && std::swappable<C> && std::movable<C> &&
    std::default_initializable<C> &&
    std::is_same_v<std::iter_value_t<typename C::iterator>, typename C::value_type> &&
    std::convertible_to<typename C::iterator, typename C::const_iterator> &&
    std::convertible_to<C const&, std::span<typename C::value_type const>>;
static_assert(is_sequence<collection<int>> && is_sequence<collection<int*, reject_null>> &&
              is_sequence<collection<std::unique_ptr<int>, assert_not_null>> &&
              is_sequence<collection<std::string, heap_vector, require<rule>>> &&
              is_sequence<collection<int, fixed_capacity<3>, notify<listener>>> &&
              is_sequence<collection<test::rigid, small_buffer<2>>>);
static_assert(std::regular<collection<int>> && std::totally_ordered<collection<std::string, heap_vector>>);
static_assert(std::three_way_comparable<collection<int>, std::strong_ordering>);
static_assert(std::three_way_comparable<collection<double>, std::partial_ordering>);
static_assert(std::equality_comparable_with<collection<int>, collection<int, heap_vector>> ||
              requires(collection<int> const& a, collection<int, heap_vector> const& b) { a == b; });

static_assert(any_collection<collection<int>> && any_collection<collection<int*, reject_null, heap_vector>>);
static_assert(!any_collection<std::vector<int>> && !any_collection<int>);
static_assert(collection_of<collection<int, heap_vector>, int> && !collection_of<collection<int>, long>);
static_assert(!collection_of<std::vector<int>, int>);

// ---- element access ----
template <class C>
constexpr bool reads_only = std::is_same_v<typename C::reference, typename C::value_type const&> &&
                            std::is_same_v<typename C::iterator, typename C::const_iterator> &&
                            !std::convertible_to<C&, std::span<typename C::value_type>>;
template <class C>
constexpr bool writes = std::is_same_v<typename C::reference, typename C::value_type&> &&
                        std::convertible_to<C&, std::span<typename C::value_type>>;
static_assert(writes<collection<int*>> && writes<collection<int, checked, grow_exact>> &&
              writes<collection<int, fixed_capacity<2>>>);
static_assert(reads_only<collection<int*, reject_null>> && reads_only<collection<int*, assert_not_null>> &&
              reads_only<collection<int, require<rule>>> && reads_only<collection<int, notify<listener>>>);

// ---- constants ----
static_assert(collection<int>::inline_capacity == 1 && collection<int*, reject_null>::inline_capacity == 1);
static_assert(collection<int, small_buffer<5>>::inline_capacity == 5 &&
              collection<int, heap_vector>::inline_capacity == 0);
static_assert(collection<int, fixed_capacity<5>>::inline_capacity == 5);

// ---- deduction works on basic_collection ----
static_assert(std::is_same_v<decltype(basic_collection(std::declval<std::vector<int>>().begin(),
                                                       std::declval<std::vector<int>>().end())),
                             collection<int>>);

} // namespace
