// SPDX-License-Identifier: BSL-1.0
#pragma once

// Every combination of policies that the behaviours run over, made with handful::combine, and the way to run a
// behaviour over them.
//
//   BEHAVIOUR(name, test::every_kind) { … C is the collection type … }
//
// The full matrix is: 4 storages x 3 null policies x {no rule, a rule} x {no listener, a listener} x 5 element
// kinds, wherever they fit, and for 6 rarer element kinds a pairwise cover of the same; and for all of them some with a
// shrink policy and an allocator that checks what it is given. With
// HANDFUL_TEST_PAIRWISE defined, the first five kinds get the pairwise cover, and the rarer ones each storage,
// each null policy, the rule and the listener at least once. With HANDFUL_TEST_FEW three kinds get that.

#include <handful/handful.hpp>
#include <handful/hana.hpp>

#include "allocations.hpp"
#include "catch.hpp"
#include "check.hpp"
#include "elements.hpp"
#include "mirror.hpp"
#include "tracking_allocator.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace test {

namespace hana = boost::hana;

/// The matrix's rule: the unlucky value stays out.
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

inline constexpr auto storages = hana::tuple_t<handful::inline_one, handful::small_buffer<2>,
                                               handful::heap_vector, handful::fixed_capacity<16>>;
inline constexpr auto nulls =
    hana::tuple_t<handful::allow_null, handful::reject_null, handful::assert_not_null>;
inline constexpr auto rules =
    hana::make_tuple(hana::make_tuple(), hana::type_c<handful::require<not_unlucky>>);
inline constexpr auto listeners = hana::make_tuple(hana::make_tuple(), hana::type_c<handful::notify<mirror>>);

template <class... P>
inline constexpr auto row = hana::tuple_t<P...>;

// Each pair of choices from two categories is in some row. The rows with a null policy other than allow_null
// drop out for element kinds that have no null; what is left is a pairwise cover for those.
using rule = handful::require<not_unlucky>;
using listener = handful::notify<mirror>;
inline constexpr auto pairwise_rows = hana::make_tuple(
    row<handful::inline_one, handful::allow_null>,
    row<handful::inline_one, handful::allow_null, rule, listener>,
    row<handful::small_buffer<2>, handful::allow_null, rule>,
    row<handful::small_buffer<2>, handful::allow_null, listener>,
    row<handful::heap_vector, handful::allow_null>,
    row<handful::heap_vector, handful::allow_null, rule, listener>,
    row<handful::fixed_capacity<16>, handful::allow_null, rule>,
    row<handful::fixed_capacity<16>, handful::allow_null, listener>,
    row<handful::inline_one, handful::reject_null>, row<handful::inline_one, handful::assert_not_null, rule>,
    row<handful::small_buffer<2>, handful::reject_null, rule, listener>,
    row<handful::small_buffer<2>, handful::assert_not_null>,
    row<handful::heap_vector, handful::reject_null, listener>,
    row<handful::heap_vector, handful::assert_not_null, rule>,
    row<handful::fixed_capacity<16>, handful::reject_null>,
    row<handful::fixed_capacity<16>, handful::assert_not_null, rule, listener>);

inline constexpr auto thin_rows = hana::make_tuple(
    row<handful::inline_one, handful::allow_null, rule, listener>,
    row<handful::small_buffer<2>, handful::allow_null, listener>,
    row<handful::small_buffer<2>, handful::allow_null>, row<handful::heap_vector, handful::allow_null, rule>,
    row<handful::fixed_capacity<16>, handful::allow_null>,
    row<handful::inline_one, handful::reject_null, listener>,
    row<handful::heap_vector, handful::assert_not_null, rule>);

// Where elements go back inside, and where blocks come from: beside each storage, and with and without the other policies.
using blocks = handful::use_allocator<tracking_allocator<int>>;
inline constexpr auto memory_rows = hana::make_tuple(
    row<handful::inline_one, handful::allow_null, handful::shrink_to_inline>,
    row<handful::small_buffer<2>, handful::allow_null, listener, handful::shrink_to_inline, blocks>,
    row<handful::heap_vector, handful::allow_null, rule, blocks>,
    row<handful::inline_one, handful::reject_null, listener, handful::shrink_to_inline, blocks>,
    row<handful::small_buffer<2>, handful::assert_not_null, rule, handful::shrink_to_inline>,
    row<handful::heap_vector, handful::reject_null, blocks>);

template <class T>
auto full() {
    return hana::concat(handful::combine<T>(storages, nulls, rules, listeners),
                        handful::combine<T>(memory_rows));
}
template <class T>
auto pairwise() {
    return hana::concat(handful::combine<T>(pairwise_rows), handful::combine<T>(memory_rows));
}
template <class T>
auto thin() {
    return handful::combine<T>(thin_rows);
}

template <class T>
using full_t = typename types_of<decltype(full<T>())>::type;
template <class T>
using pairwise_t = typename types_of<decltype(pairwise<T>())>::type;
template <class T>
using thin_t = typename types_of<decltype(thin<T>())>::type;

} // namespace detail

#if defined(HANDFUL_TEST_FEW)
template <class T>
using collections_of = detail::thin_t<T>;
template <class T>
using some_collections_of = detail::thin_t<T>;
#elif defined(HANDFUL_TEST_PAIRWISE)
template <class T>
using collections_of = detail::pairwise_t<T>;
template <class T>
using some_collections_of = detail::thin_t<T>;
#else
template <class T>
using collections_of = detail::full_t<T>;
template <class T>
using some_collections_of = detail::pairwise_t<T>;
#endif

template <class... T>
using matrix_of = typename detail::concatenation<types<>, collections_of<T>...>::type;
template <class... T>
using cover_of = typename detail::concatenation<types<>, some_collections_of<T>...>::type;

/// The element kinds that are values, that are pointers or owners, and the rarer ones.
#if defined(HANDFUL_TEST_FEW)
using value_kinds = matrix_of<counted>;
using pointer_kinds = matrix_of<std::unique_ptr<item>>;
using rarer_kinds = cover_of<fragile>;
#else
using value_kinds = matrix_of<int, std::string, counted>;
using pointer_kinds = matrix_of<item*, std::unique_ptr<item>>;
using rarer_kinds = cover_of<fragile, movable, wide, portable, std::shared_ptr<item>, std::optional<int>>;
#endif
using every_kind = typename detail::concatenation<value_kinds, pointer_kinds, rarer_kinds>::type;

/// For what can also be evaluated while compiling: each storage for elements with and without a destructor, with and without
/// the other policies. `inline_one` is there in its layout of two parts.
using constant_kinds =
    types<handful::collection<int>, handful::collection<int, handful::small_buffer<2>, detail::rule>,
          handful::collection<int, handful::heap_vector, detail::rule, detail::listener>,
          handful::collection<int, handful::fixed_capacity<16>>,
          handful::collection<boxed, detail::listener, handful::shrink_to_inline>,
          handful::collection<boxed, handful::small_buffer<2>>,
          handful::collection<boxed, handful::heap_vector, handful::checked>>;

// ---- what a combination has, seen from outside ----

template <class>
struct parts;
template <class E, class Storage, class Null, class... Rules, class... Listeners, class Growth, class Shrink,
          class... Rest>
struct parts<handful::basic_collection<
    E, handful::policy_set<Storage, Null, handful::type_list<Rules...>, handful::type_list<Listeners...>,
                           Growth, Shrink, Rest...>>> {
    using storage = Storage;
    using null = Null;
    using shrink = Shrink;
    static constexpr bool rule = sizeof...(Rules) != 0;
    static constexpr bool listener = sizeof...(Listeners) != 0;
};

template <class C>
inline constexpr bool has_rule = parts<C>::rule;
template <class C>
inline constexpr bool has_listener = parts<C>::listener;
template <class C>
inline constexpr bool rejects_null = std::same_as<typename parts<C>::null, handful::reject_null>;
template <class C>
inline constexpr bool keeps_null_out = !std::same_as<typename parts<C>::null, handful::allow_null>;
template <class C>
inline constexpr bool is_fixed = std::same_as<typename parts<C>::storage, handful::fixed_capacity<16>>;
/// A removal may move elements inside.
template <class C>
inline constexpr bool shrinks = !std::same_as<typename parts<C>::shrink, handful::shrink_never>;
/// Elements can only be read: some policy would be walked round otherwise.
template <class C>
inline constexpr bool is_const_access = has_rule<C> || has_listener<C> || keeps_null_out<C>;
/// A moved-from collection is empty, except where the move is a copy of bytes.
template <class C>
inline constexpr bool empty_after_move = !std::is_trivially_copyable_v<C>;
/// The value of a value-initialised element.
template <class T>
constexpr int blank() {
    return value_of(T{});
}

// ---- contents ----

template <class C>
constexpr std::vector<int> values_in(C const& c) {
    return values_of(c.data(), c.size());
}

/// c holds exactly these values, its size agrees with its iterators, and its mirror, if it has one, agrees.
template <class C>
constexpr void check_holds(C const& c, std::span<int const> expected, char const* text, char const* file,
                           int line) {
    check_values(values_in(c), expected, text, file, line);
    if (c.empty() != expected.empty() || static_cast<std::size_t>(c.end() - c.begin()) != expected.size() ||
        c.capacity() < c.size() || (!c.empty() && &*c.begin() != c.data()))
        check(false, "size, empty, capacity, begin, end and data agree", file, line);
    if constexpr (has_listener<C>) {
        check_values(c.listener().values(), expected, "the mirror equals the collection", file, line);
        check(c.listener().in_time(), "each event was told at its moment, with its positions", file, line);
    }
}

/// The collection with these values, each pushed at the end.
template <class C>
constexpr C filled(std::span<int const> values) {
    C c;
    for (int const value : values) c.push_back(make<typename C::value_type>(value));
    return c;
}
template <class C>
constexpr C filled(std::initializer_list<int> values) {
    return filled<C>(std::span<int const>(values.begin(), values.size()));
}

/// Sizes to run over.
using counts = std::initializer_list<std::size_t>;

/// 1, 2, … n
constexpr std::vector<int> counting(std::size_t n) {
    std::vector<int> values;
    for (std::size_t i = 0; i != n; ++i) values.push_back(static_cast<int>(i) + 1);
    return values;
}

/// Elements with these values, to offer to a collection.
template <class T>
constexpr std::vector<T> elements(std::span<int const> values) {
    std::vector<T> made;
    made.reserve(values.size());
    for (int const value : values) made.push_back(make<T>(value));
    return made;
}
template <class T>
constexpr std::vector<T> elements(std::initializer_list<int> values) {
    return elements<T>(std::span<int const>(values.begin(), values.size()));
}

/// The position with this index.
template <class C>
constexpr typename C::const_iterator at(C const& c, std::size_t index) {
    return c.begin() + static_cast<std::ptrdiff_t>(index);
}

/// Which index a position has.
template <class C>
constexpr std::size_t index_of(C const& c, typename C::const_iterator position) {
    return static_cast<std::size_t>(position - c.begin());
}

template <class C>
constexpr void forget_events([[maybe_unused]] C& c) {
    if constexpr (has_listener<C>) c.listener().forget();
}

/// No event about elements was told since forget_events; always true without a listener.
template <class C>
constexpr bool silent([[maybe_unused]] C const& c) {
    if constexpr (has_listener<C>) return c.listener().events().empty();
    else return true;
}

/// What was told, without the relocations where a removal may lead to one.
template <class C>
constexpr event_log told_to(C const& c) {
    if constexpr (shrinks<C>) return c.listener().events();
    else return c.listener().log();
}

/// Calls `f` for the storages where the matrix would be too much: `f.template operator()<S>()`.
template <class F>
constexpr void for_each_storage(F f) {
    f.template operator()<handful::inline_one>();
    f.template operator()<handful::small_buffer<0>>();
    f.template operator()<handful::small_buffer<2>>();
    f.template operator()<handful::small_buffer<8>>();
    f.template operator()<handful::heap_vector>();
    f.template operator()<handful::fixed_capacity<16>>();
}

// ---- running ----

template <class C>
std::string_view type_name() {
    static std::string const name(std::string_view(handful::describe<C>()));
    return name;
}

template <template <class> class Behaviour, class... C>
std::size_t run(char const* name, types<C...>) {
    static constexpr std::array<run_entry, sizeof...(C)> entries{
        run_entry{&Behaviour<C>::run, &type_name<C>}...};
    return run_all(name, entries);
}

template <template <class> class Behaviour, class C>
constexpr bool holds_while_compiling() {
    Behaviour<C>::run();
    return true;
}
template <template <class> class Behaviour, class C>
constexpr void run_while_compiling() {
    static_assert(holds_while_compiling<Behaviour, C>());
}
template <template <class> class Behaviour, class... C>
constexpr void run_each_while_compiling(types<C...>) {
    (run_while_compiling<Behaviour, C>(), ...);
}

/// The same, after each of constant_kinds was run while compiling, where HANDFUL_TEST_CONSTANT is defined.
template <template <class> class Behaviour, class Types>
std::size_t run_twice(char const* name, Types list) {
#if defined(HANDFUL_TEST_CONSTANT)
    run_each_while_compiling<Behaviour>(constant_kinds{});
#endif
    return run<Behaviour>(name, list);
}

} // namespace test

/// A behaviour that every collection type of LIST has; in its body C is the type and T its element.
#define BEHAVIOUR(name, ...)                                                              \
    namespace {                                                                           \
    template <class C>                                                                    \
    struct name {                                                                         \
        using T [[maybe_unused]] = typename C::value_type;                                \
        static void run();                                                                \
    };                                                                                    \
    }                                                                                     \
    TEST_CASE(#name, "[matrix]") { CHECK(::test::run<name>(#name, __VA_ARGS__{}) == 0); } \
    template <class C>                                                                    \
    void name<C>::run()

/// The same, which constant_kinds have while compiling, too: nothing in its body throws, counts or looks at addresses.
#define CONSTEXPR_BEHAVIOUR(name, ...)                                                          \
    namespace {                                                                                 \
    template <class C>                                                                          \
    struct name {                                                                               \
        using T [[maybe_unused]] = typename C::value_type;                                      \
        static constexpr void run();                                                            \
    };                                                                                          \
    }                                                                                           \
    TEST_CASE(#name, "[matrix]") { CHECK(::test::run_twice<name>(#name, __VA_ARGS__{}) == 0); } \
    template <class C>                                                                          \
    constexpr void name<C>::run()

/// c holds exactly the values listed, and its mirror agrees.
#define HOLDS(c, ...)                                                                                   \
    ::test::check_holds(c, std::initializer_list<int> __VA_ARGS__, #c " holds " #__VA_ARGS__, __FILE__, \
                        __LINE__)
/// The same for a std::vector<int>.
#define HOLDS_VALUES(c, values) ::test::check_holds(c, values, #c " holds " #values, __FILE__, __LINE__)
