// SPDX-License-Identifier: BSL-1.0
#pragma once

// Running a behaviour over combinations of policies, and looking at what the collections hold.
//
//   BEHAVIOUR(name, test::every_kind) { … C is the collection type … }

#include <handful/handful.hpp>
#include <handful/hana.hpp>

#include "allocations.hpp"
#include "catch.hpp"
#include "check.hpp"
#include "combinations.hpp"
#include "elements.hpp"
#include "mirror.hpp"

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
