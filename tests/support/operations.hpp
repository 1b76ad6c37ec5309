// SPDX-License-Identifier: BSL-1.0
#pragma once

// Every public member of a collection, constructors and assignment included, and the functions beside it, as one table.
// Tests run over the table; checks.members compares it with the members that the compiler knows.
//
// To add a member, add a row to `visit`:
//
//   OPERATION(signature, position, changes, fails, offers, for which types, statements)
//
// Signature: as checks.members prints it, which is what clang says, without noexcept and the template arguments of
// basic_collection; `again` where the row is another way to call the member of the row before.
// Statements: a call, where `c` is the collection and `t` the turn. They are compiled only for the types named.

#include <handful/sort.hpp>

#include "matrix.hpp"
#include "ranges.hpp"

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace test {

/// What an operation may change of the collection: elements, or all elements at once, or the room for them.
enum class change { no_change, contents, all_contents, room };

/// What can fail in an operation: making, copying or moving an element, obtaining a block. Of elements that the collection
/// compares nothing is said.
enum class failure { never, by_elements, either };

/// What an operation offers to the collection, or looks for in it.
enum class offer { no_value, blanks, one_value, copies, several, sought };

/// At which positions an operation can run: it takes none, one before or behind any element, or that of an element.
enum class place { anywhere, at_gap, at_element };

/// What one run of an operation is given, and what it answers.
struct turn {
    std::vector<int> values;  // what is offered; of copies, and of what is sought, the first
    std::size_t n = 0;        // how many blanks, copies or several values: none, or four
    std::size_t position = 0; // of an element or a gap
    bool found = false;       // whether what was sought was there

    std::span<int const> offered() const { return std::span(values).first(n); }
};

/// A row of the table.
struct operation {
    char const* signature;
    bool is_another_way; // to call the member of the row before
    place where;
    change may_change;
    failure fails;
    offer offers;
    bool is_for_this_type;
};

/// In the place of a signature: another way to call the member of the row before.
inline constexpr char const* again = nullptr;

/// Value-initialised elements are refused.
template <class C>
inline constexpr bool refuses_blanks = keeps_null_out<C> && nullable<typename C::value_type>;

/// Elements with the same value are equal.
template <class T>
inline constexpr bool equal_by_value =
    !std::same_as<T, std::unique_ptr<item>> && !std::same_as<T, std::shared_ptr<item>>;

namespace detail {

template <class T>
T value(turn const& t, std::size_t i = 0) {
    budget_pause const pause;
    return make<T>(t.values[i]);
}
template <class T>
std::vector<T> several_values(turn const& t) {
    budget_pause const pause;
    return elements<T>(t.offered());
}
template <class C>
C other_collection(turn const& t, typename C::allocator_type const& a = {}, std::size_t most = 4) {
    budget_pause const pause;
    C made(a);
    for (std::size_t i = 0; i != t.values.size() && i != most; ++i)
        made.push_back(make<typename C::value_type>(t.values[i]));
    return made;
}

template <class C>
auto listeners_of() {
    if constexpr (has_listener<C>) return handful::with(mirror());
    else return handful::with();
}

/// An allocator that is not equal to that of `c`, where there is one.
template <class C>
auto another_allocator(C const& c) {
    using allocator = typename C::allocator_type;
    if constexpr (std::allocator_traits<allocator>::is_always_equal::value) return c.get_allocator();
    else return allocator(c.get_allocator().number() + 1);
}

/// Another collection that an operation made or took part in.
template <class C>
void whole(C const& other) {
    budget_pause const pause;
    check_holds(other, values_in(other), "another collection of the operation is whole", __FILE__, __LINE__);
}

/// Reads an element, or all from one iterator to another.
template <class T>
void look(T const& element) {
    static_cast<void>(value_of(element));
}
template <class I>
void look(I first, I last) {
    for (; first != last; ++first) look(*first);
}

// One function for all rows: a function for each would take the compiler twice as long.
#define OPERATION(signature, position, changes, fails, offers, types, ...)                     \
    if (index-- == 0) {                                                                        \
        if (described != nullptr) {                                                            \
            *described = operation{signature, false, position, changes, fails, offers, types}; \
        } else if constexpr (types) {                                                          \
            [[maybe_unused]] C& c = *subject;                                                  \
            [[maybe_unused]] turn& t = *given;                                                 \
            __VA_ARGS__;                                                                       \
        }                                                                                      \
        return true;                                                                           \
    }

/// Describes a row of the table for collections of type C, or runs it. Returns: whether there is such a row.
template <class C>
bool visit(std::size_t index, operation* described, C* subject, turn* given) {
    using enum change;
    using enum failure;
    using enum offer;
    using enum place;
    using T = typename C::value_type;
    constexpr bool always = true;
    constexpr bool copies_elements = std::copyable<T>;
    constexpr bool hears = has_listener<C>;
    constexpr bool allocators_differ =
        !std::allocator_traits<typename C::allocator_type>::is_always_equal::value;
    constexpr bool overwrites =
        requires { subject->resize_and_overwrite(0, [](T*, std::size_t n) { return n; }); };
    constexpr bool takes_sinks = requires { subject->attach(nullptr); };
    constexpr change if_moved = empty_after_move<C> ? all_contents : no_change;
    constexpr change if_found = equal_by_value<T> ? contents : no_change;

    // construction: `c` is read at most, and moved from at the end
    OPERATION("basic_collection()", anywhere, no_change, never, no_value, always, whole(C()));
    OPERATION("basic_collection(with_t<X...>)", anywhere, no_change, never, no_value, always,
              whole(C(listeners_of<C>())));
    OPERATION("basic_collection(const allocator_type &)", anywhere, no_change, never, no_value, always,
              whole(C(c.get_allocator())));
    OPERATION("basic_collection(size_type, with_t<X...>)", anywhere, no_change, either, blanks, always,
              whole(C(t.n)));
    OPERATION("basic_collection(size_type, const allocator_type &)", anywhere, no_change, either, blanks,
              always, whole(C(t.n, c.get_allocator())));
    OPERATION("basic_collection(size_type, const T &, with_t<X...>)", anywhere, no_change, either, copies,
              copies_elements, whole(C(t.n, value<T>(t))));
    OPERATION("basic_collection(size_type, const T &, const allocator_type &)", anywhere, no_change, either,
              copies, copies_elements, whole(C(t.n, value<T>(t), c.get_allocator())));
    OPERATION("basic_collection(I, S, with_t<X...>)", anywhere, no_change, either, several, always,
              std::vector<T> from = several_values<T>(t);
              auto const [first, last] = moving(from); whole(C(first, last)));
    OPERATION(again, anywhere, no_change, either, several, copies_elements,
              std::vector<T> const from = several_values<T>(t);
              whole(C(from.data(), from.data() + t.n)));
    OPERATION("basic_collection(I, S, const allocator_type &)", anywhere, no_change, either, several, always,
              std::vector<T> from = several_values<T>(t);
              auto const [first, last] = moving(from); whole(C(first, last, c.get_allocator())));
    OPERATION(
        "basic_collection(std::initializer_list<T>, with_t<X...>)", anywhere, no_change, either, several,
        copies_elements,
        std::initializer_list<T> const list{value<T>(t, 0), value<T>(t, 1), value<T>(t, 2), value<T>(t, 3)};
        whole(C(list)));
    OPERATION(
        "basic_collection(std::initializer_list<T>, const allocator_type &)", anywhere, no_change, either,
        several, copies_elements,
        std::initializer_list<T> const list{value<T>(t, 0), value<T>(t, 1), value<T>(t, 2), value<T>(t, 3)};
        whole(C(list, c.get_allocator())));
    OPERATION("basic_collection(from_range_t, R &&, with_t<X...>)", anywhere, no_change, either, several,
              always, whole(C(handful::from_range, stream<T>(t.offered()))));
    OPERATION("basic_collection(from_range_t, R &&, const allocator_type &)", anywhere, no_change, either,
              several, always, whole(C(handful::from_range, stream<T>(t.offered()), c.get_allocator())));
    OPERATION("basic_collection(const basic_collection &)", anywhere, no_change, either, no_value,
              copies_elements, whole(C(std::as_const(c))));
    OPERATION("basic_collection(const basic_collection &, with_t<X...>)", anywhere, no_change, either,
              no_value, copies_elements, whole(C(std::as_const(c), listeners_of<C>())));
    OPERATION("basic_collection(const basic_collection &, const std::type_identity_t<allocator_type> &)",
              anywhere, no_change, either, no_value, copies_elements,
              whole(C(std::as_const(c), c.get_allocator())));
    OPERATION("basic_collection(basic_collection &&)", anywhere, if_moved, by_elements, no_value, always,
              whole(C(std::move(c))));
    OPERATION("basic_collection(basic_collection &&, with_t<X...>)", anywhere, all_contents, by_elements,
              no_value, always, whole(C(std::move(c), listeners_of<C>())));
    OPERATION("basic_collection(basic_collection &&, const std::type_identity_t<allocator_type> &)", anywhere,
              all_contents, by_elements, no_value, always, whole(C(std::move(c), c.get_allocator())));
    OPERATION(again, anywhere, all_contents, either, no_value, allocators_differ,
              whole(C(std::move(c), another_allocator(c))));

    // assignment
    OPERATION("basic_collection &operator=(const basic_collection &)", anywhere, all_contents, either,
              no_value, copies_elements, C const from = other_collection<C>(t);
              c = from; whole(from));
    OPERATION(again, anywhere, no_change, never, no_value, copies_elements, C const& same = c; c = same);
    OPERATION("basic_collection &operator=(basic_collection &&)", anywhere, all_contents, by_elements,
              no_value, always, C from = other_collection<C>(t, c.get_allocator(), 1);
              c = std::move(from); whole(from));
    OPERATION(again, anywhere, all_contents, either, no_value, allocators_differ,
              C from = other_collection<C>(t, another_allocator(c));
              c = std::move(from); whole(from));
    OPERATION(
        "basic_collection &operator=(std::initializer_list<T>)", anywhere, all_contents, either, several,
        copies_elements,
        std::initializer_list<T> const list{value<T>(t, 0), value<T>(t, 1), value<T>(t, 2), value<T>(t, 3)};
        c = list);
    OPERATION("void assign(size_type, const T &)", anywhere, all_contents, either, copies, copies_elements,
              c.assign(t.n, value<T>(t)));
    OPERATION("void assign(I, S)", anywhere, all_contents, either, several, always,
              std::vector<T> from = several_values<T>(t);
              auto const [first, last] = moving(from); c.assign(first, last));
    OPERATION(again, anywhere, all_contents, either, several, copies_elements,
              std::vector<T> const from = several_values<T>(t);
              c.assign(from.data(), from.data() + t.n));
    OPERATION(
        "void assign(std::initializer_list<T>)", anywhere, all_contents, either, several, copies_elements,
        std::initializer_list<T> const list{value<T>(t, 0), value<T>(t, 1), value<T>(t, 2), value<T>(t, 3)};
        c.assign(list));
    OPERATION("void assign_range(R &&)", anywhere, all_contents, either, several, always,
              c.assign_range(stream<T>(t.offered())));

    // access
    OPERATION("reference operator[](size_type)", at_element, no_change, never, no_value, always,
              look(c[t.position]));
    OPERATION("const_reference operator[](size_type) const", at_element, no_change, never, no_value, always,
              look(std::as_const(c)[t.position]));
    OPERATION("reference at(size_type)", at_element, no_change, never, no_value, always,
              look(c.at(t.position)));
    OPERATION("const_reference at(size_type) const", at_element, no_change, never, no_value, always,
              look(std::as_const(c).at(t.position)));
    OPERATION("reference front()", at_element, no_change, never, no_value, always, look(c.front()));
    OPERATION("const_reference front() const", at_element, no_change, never, no_value, always,
              look(std::as_const(c).front()));
    OPERATION("reference back()", at_element, no_change, never, no_value, always, look(c.back()));
    OPERATION("const_reference back() const", at_element, no_change, never, no_value, always,
              look(std::as_const(c).back()));
    OPERATION("pointer data()", anywhere, no_change, never, no_value, always,
              look(c.data(), c.data() + c.size()));
    OPERATION("const_pointer data() const", anywhere, no_change, never, no_value, always,
              look(std::as_const(c).data(), std::as_const(c).data() + c.size()));
    OPERATION("iterator begin()", anywhere, no_change, never, no_value, always, look(c.begin(), c.end()));
    OPERATION("const_iterator begin() const", anywhere, no_change, never, no_value, always,
              look(std::as_const(c).begin(), c.cend()));
    OPERATION("const_iterator cbegin() const", anywhere, no_change, never, no_value, always,
              look(c.cbegin(), c.cend()));
    OPERATION("iterator end()", anywhere, no_change, never, no_value, always, look(c.begin(), c.end()));
    OPERATION("const_iterator end() const", anywhere, no_change, never, no_value, always,
              look(c.cbegin(), std::as_const(c).end()));
    OPERATION("const_iterator cend() const", anywhere, no_change, never, no_value, always,
              look(c.cbegin(), c.cend()));
    OPERATION("reverse_iterator rbegin()", anywhere, no_change, never, no_value, always,
              look(c.rbegin(), c.rend()));
    OPERATION("const_reverse_iterator rbegin() const", anywhere, no_change, never, no_value, always,
              look(std::as_const(c).rbegin(), c.crend()));
    OPERATION("const_reverse_iterator crbegin() const", anywhere, no_change, never, no_value, always,
              look(c.crbegin(), c.crend()));
    OPERATION("reverse_iterator rend()", anywhere, no_change, never, no_value, always,
              look(c.rbegin(), c.rend()));
    OPERATION("const_reverse_iterator rend() const", anywhere, no_change, never, no_value, always,
              look(c.crbegin(), std::as_const(c).rend()));
    OPERATION("const_reverse_iterator crend() const", anywhere, no_change, never, no_value, always,
              look(c.crbegin(), c.crend()));

    // size and capacity
    OPERATION("bool empty() const", anywhere, no_change, never, no_value, always,
              static_cast<void>(c.empty()));
    OPERATION("size_type size() const", anywhere, no_change, never, no_value, always,
              static_cast<void>(c.size()));
    OPERATION("size_type max_size() const", anywhere, no_change, never, no_value, always,
              static_cast<void>(c.max_size()));
    OPERATION("size_type capacity() const", anywhere, no_change, never, no_value, always,
              static_cast<void>(c.capacity()));
    OPERATION("bool is_inline() const", anywhere, no_change, never, no_value, always,
              static_cast<void>(c.is_inline()));
    OPERATION("void reserve(size_type)", anywhere, room, never, no_value, always, c.reserve(c.capacity()));
    OPERATION(again, anywhere, room, either, no_value, !is_fixed<C>, c.reserve(c.capacity() + 1));
    OPERATION("void shrink_to_fit()", anywhere, room, either, no_value, always, c.shrink_to_fit());
    OPERATION("void resize_and_overwrite(size_type, F)", anywhere, no_change, never, no_value, overwrites,
              c.resize_and_overwrite(c.size() + t.n, [&](T*, std::size_t n) { return n - t.n; }));
    OPERATION(again, at_element, contents, never, no_value, overwrites,
              c.resize_and_overwrite(t.position, [](T*, std::size_t n) { return n; }));
    OPERATION("void resize(size_type)", anywhere, contents, either, blanks, always, c.resize(c.size() + t.n));
    OPERATION(again, at_element, contents, never, no_value, always, c.resize(t.position));
    OPERATION("void resize(size_type, const T &)", anywhere, contents, either, copies, copies_elements,
              c.resize(c.size() + t.n, value<T>(t)));
    OPERATION(again, at_element, contents, never, no_value, copies_elements,
              c.resize(t.position, value<T>(t)));

    // adding
    OPERATION("void push_back(const T &)", anywhere, contents, either, one_value, copies_elements,
              T const x = value<T>(t);
              c.push_back(x));
    OPERATION("void push_back(T &&)", anywhere, contents, either, one_value, always,
              c.push_back(value<T>(t)));
    OPERATION("reference emplace_back(Args &&...)", anywhere, contents, either, one_value, always,
              look(c.emplace_back(value<T>(t))));
    OPERATION(again, anywhere, contents, either, one_value, instrumented<T>,
              look(c.emplace_back(t.values[0])));
    OPERATION(again, anywhere, contents, either, blanks, always, if (t.n != 0) look(c.emplace_back()));
    OPERATION("void unchecked_push_back(const T &)", anywhere, contents, either, one_value, copies_elements,
              T const x = value<T>(t);
              if (c.size() != c.capacity()) c.unchecked_push_back(x); else c.push_back(x));
    OPERATION("void unchecked_push_back(T &&)", anywhere, contents, either, one_value, always,
              if (c.size() != c.capacity()) c.unchecked_push_back(value<T>(t));
              else c.push_back(value<T>(t)));
    OPERATION(
        "reference unchecked_emplace_back(Args &&...)", anywhere, contents, either, one_value, always,
        look(c.size() != c.capacity() ? c.unchecked_emplace_back(value<T>(t)) : c.emplace_back(value<T>(t))));
    OPERATION("pointer try_push_back(const T &)", anywhere, contents, by_elements, one_value, copies_elements,
              T const x = value<T>(t);
              static_cast<void>(c.try_push_back(x)));
    OPERATION("pointer try_push_back(T &&)", anywhere, contents, by_elements, one_value, always,
              static_cast<void>(c.try_push_back(value<T>(t))));
    OPERATION("pointer try_emplace_back(Args &&...)", anywhere, contents, by_elements, one_value, always,
              static_cast<void>(c.try_emplace_back(value<T>(t))));
    OPERATION(again, anywhere, contents, by_elements, one_value, instrumented<T>,
              static_cast<void>(c.try_emplace_back(t.values[0])));
    OPERATION("void append_range(R &&)", anywhere, contents, either, several, always,
              c.append_range(stream<T>(t.offered())));
    OPERATION(
        again, anywhere, contents, either, several, copies_elements,
        std::initializer_list<T> const list{value<T>(t, 0), value<T>(t, 1), value<T>(t, 2), value<T>(t, 3)};
        c.append_range(list));
    OPERATION("iterator insert(const_iterator, const T &)", at_gap, contents, either, one_value,
              copies_elements, T const x = value<T>(t);
              c.insert(at(c, t.position), x));
    OPERATION("iterator insert(const_iterator, T &&)", at_gap, contents, either, one_value, always,
              c.insert(at(c, t.position), value<T>(t)));
    OPERATION("iterator emplace(const_iterator, Args &&...)", at_gap, contents, either, one_value, always,
              c.emplace(at(c, t.position), value<T>(t)));
    OPERATION(again, at_gap, contents, either, one_value, instrumented<T>,
              c.emplace(at(c, t.position), t.values[0]));
    OPERATION("iterator insert(const_iterator, size_type, const T &)", at_gap, contents, either, copies,
              copies_elements, c.insert(at(c, t.position), t.n, value<T>(t)));
    OPERATION("iterator insert(const_iterator, I, S)", at_gap, contents, either, several, always,
              std::vector<T> from = several_values<T>(t);
              auto const [first, last] = moving(from); c.insert(at(c, t.position), first, last));
    OPERATION(again, at_gap, contents, either, several, copies_elements,
              std::vector<T> const from = several_values<T>(t);
              c.insert(at(c, t.position), from.data(), from.data() + t.n));
    OPERATION(
        "iterator insert(const_iterator, std::initializer_list<T>)", at_gap, contents, either, several,
        copies_elements,
        std::initializer_list<T> const list{value<T>(t, 0), value<T>(t, 1), value<T>(t, 2), value<T>(t, 3)};
        c.insert(at(c, t.position), list));
    OPERATION("iterator insert_range(const_iterator, R &&)", at_gap, contents, either, several, always,
              c.insert_range(at(c, t.position), stream<T>(t.offered())));

    // removing
    OPERATION("void clear()", anywhere, contents, never, no_value, always, c.clear());
    OPERATION("void pop_back()", at_element, contents, never, no_value, always, c.pop_back());
    OPERATION("iterator erase(const_iterator)", at_element, contents, by_elements, no_value, always,
              c.erase(at(c, t.position)));
    OPERATION("iterator erase(const_iterator, const_iterator)", at_gap, contents, never, no_value, always,
              c.erase(at(c, t.position), c.end()));
    OPERATION(again, at_gap, contents, by_elements, no_value, always, c.erase(c.begin(), at(c, t.position)));
    OPERATION(again, at_gap, no_change, never, no_value, always,
              c.erase(at(c, t.position), at(c, t.position)));
    OPERATION("iterator unordered_erase(const_iterator)", at_element, contents, by_elements, no_value, always,
              c.unordered_erase(at(c, t.position)));
    OPERATION("T take(const_iterator)", at_element, contents, by_elements, no_value, always,
              look(c.take(at(c, t.position))));
    OPERATION("bool remove(const X &)", at_gap, if_found, never, sought, always,
              t.found = c.remove(value<T>(t)));
    OPERATION(again, at_element, contents, by_elements, no_value, always, c.remove(c[t.position]));
    OPERATION("std::size_t erase(basic_collection &, const X &)", at_gap, if_found, never, sought, always,
              t.found = erase(c, value<T>(t)) != 0);
    OPERATION(again, at_element, contents, by_elements, no_value, always, erase(c, c[t.position]));
    OPERATION("std::size_t erase_if(basic_collection &, Predicate)", anywhere, contents, by_elements,
              no_value, always, erase_if(c, [](T const& element) { return value_of(element) % 2 != 0; }));
    OPERATION(again, anywhere, no_change, never, no_value, always,
              erase_if(c, [](T const&) { return false; }));

    // changing
    OPERATION("T replace(const_iterator, T)", at_element, contents, by_elements, one_value, always,
              look(c.replace(at(c, t.position), value<T>(t))));
    OPERATION("void modify(const_iterator, F)", at_element, contents, by_elements, one_value, copies_elements,
              c.modify(at(c, t.position), [&](T& element) { element = value<T>(t); }));
    OPERATION("void swap_elements(size_type, size_type)", at_element, contents, by_elements, no_value, always,
              c.swap_elements(t.position, c.size() - 1));
    OPERATION("void reverse()", anywhere, contents, by_elements, no_value, always, c.reverse());
    OPERATION("void rotate(const_iterator)", at_gap, contents, by_elements, no_value, always,
              c.rotate(at(c, t.position)));
    OPERATION("void sort(Compare, Projection)", anywhere, contents, by_elements, no_value, always,
              c.sort({}, [](T const& element) { return value_of(element); }));
    OPERATION("void swap(basic_collection &)", anywhere, all_contents, by_elements, no_value, always,
              C other = other_collection<C>(t);
              c.swap(other); whole(other));
    OPERATION(again, anywhere, no_change, never, no_value, always, c.swap(c));
    OPERATION("void swap(basic_collection &, basic_collection &)", anywhere, all_contents, by_elements,
              no_value, always, C other = other_collection<C>(t);
              swap(c, other); whole(other));

    // memory
    OPERATION("allocator_type get_allocator() const", anywhere, no_change, never, no_value, always,
              static_cast<void>(c.get_allocator()));

    // look-up and comparison
    OPERATION("bool contains(const X &) const", at_gap, no_change, never, sought, always,
              t.found = c.contains(value<T>(t)));
    OPERATION("std::optional<size_type> index_of(const X &) const", at_gap, no_change, never, sought, always,
              t.found = c.index_of(value<T>(t)).has_value());
    OPERATION("bool operator==(const basic_collection &, const basic_collection &)", anywhere, no_change,
              never, no_value, always, static_cast<void>(c == c));
    OPERATION("auto operator<=>(const basic_collection &, const basic_collection &)", anywhere, no_change,
              never, no_value, always, static_cast<void>(c <=> c));

    // listeners
    OPERATION("decltype(auto) listener()", anywhere, no_change, never, no_value, hears,
              static_cast<void>(c.listener()));
    OPERATION("decltype(auto) listener() const", anywhere, no_change, never, no_value, hears,
              static_cast<void>(std::as_const(c).listener()));
    OPERATION("sink<T> *attach(sink<T> *)", anywhere, no_change, never, no_value, takes_sinks,
              static_cast<void>(c.attach(nullptr)));
    return false;
}

#undef OPERATION

} // namespace detail

/// The table for collections of type C.
template <class C>
std::vector<operation> operations() {
    std::vector<operation> rows;
    operation described{};
    while (detail::visit<C>(rows.size(), &described, nullptr, nullptr)) {
        described.is_another_way = described.signature == again;
        if (described.is_another_way) described.signature = rows.back().signature;
        rows.push_back(described);
    }
    return rows;
}

/// Runs a row of the table on `c`.
template <class C>
void run_operation(std::size_t row, C& c, turn& t) {
    detail::visit<C>(row, nullptr, &c, &t);
}

} // namespace test
