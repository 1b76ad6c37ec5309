// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/sorting.hpp>
#include <handful/detail/special_members.hpp>
#include <handful/fwd.hpp>
#include <handful/policy_set.hpp>
#include <handful/range.hpp>
#include <handful/with.hpp>

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>

namespace handful {

namespace detail {
struct bulk_erasure; // in <handful/erasure.hpp>
}

/// A sequence of elements of type `T` in contiguous memory, with the policies of the canonical set `Set`.
/// Name it through `collection<T, Policies...>`.
///
/// Where a null, validation or notification policy is on, element access is const, and every write is one of
/// the members below; where none is, it is as in `std::vector`.
///
/// Common to all members, unless they say otherwise:
/// - A value that comes in is judged by the rules; one that is refused throws what its policy says (`null_element`,
///   `rejected_element`), and the collection is as it was. A range with a refused value is refused whole.
/// - If an exception is thrown by anything else, operations on one element and on ranges at the end leave the collection
///   as it was; the others leave it valid. Where `T`'s move may throw, that move is the exception, as in `std::vector`.
/// - Throws `std::length_error` where more than `max_size()` elements would be needed, `std::bad_alloc` where
///   there is no memory or `fixed_capacity` is full.
/// - Arguments may be elements of the collection, or iterators into it.
/// - Adding invalidates all iterators where the capacity is exceeded, else those at and behind the change; removing, those
///   at and behind it; `reserve`, `shrink_to_fit` and assignment, all; `replace`, `modify` and reordering, none. A move or a
///   swap keeps those of elements in a block, and invalidates those of elements inside the collection.
/// - Hooks, predicates, comparisons and the function given to `modify` must not change the collection (asserted).
/// - Positions are iterators of this collection; a bad one is what the access policy says.
template <class T, class Set>
class basic_collection : private detail::special_members<T, Set> {
    using base = detail::special_members<T, Set>;
    friend class detail::listeners<T, Set>;
    template <class, class>
    friend class detail::admission;
    friend detail::bulk_erasure;

    static constexpr bool is_const_access = Set::null::keeps_null_out ||
                                            !std::is_same_v<typename Set::rules, type_list<>> ||
                                            !std::is_same_v<typename Set::listeners, type_list<>>;

public:
    using value_type = T;
    using policies = Set;
    using size_type = std::size_t;
    using difference_type = std::ptrdiff_t;
    using const_reference = T const&;
    using const_pointer = T const*;
    using const_iterator = T const*;
    using reference = std::conditional_t<is_const_access, T const&, T&>;
    using pointer = std::conditional_t<is_const_access, T const*, T*>;
    using iterator = pointer;
    using const_reverse_iterator = std::reverse_iterator<const_iterator>;
    using reverse_iterator = std::reverse_iterator<iterator>;

    /// Elements that are held without a block of memory.
    static constexpr size_type inline_capacity = detail::sequence_for<T, Set>::inline_capacity;

    // Construction. Every constructor takes listeners with state by a trailing `handful::with(listener…)`.
    // Listeners of the new collection are told of its elements, once all are in.

    /// Effects: an empty collection; no memory is obtained.
    constexpr basic_collection() = default;
    template <class... X>
    constexpr explicit basic_collection(with_t<X...> given) : base(given) {}

    /// Effects: `n` elements made from nothing. Complexity: linear.
    template <class... X>
    constexpr explicit basic_collection(size_type n, with_t<X...> given = {}) : base(given) {
        this->append(defaults(n));
    }
    /// Effects: `n` copies of `value`, which is judged once. Complexity: linear.
    template <class... X>
    constexpr basic_collection(size_type n, T const& value, with_t<X...> given = {}) : base(given) {
        this->append(copies(n, value));
    }
    /// Effects: the elements of `[first, last)`. Complexity: linear.
    template <std::input_iterator I, std::sentinel_for<I> S, class... X>
        requires std::constructible_from<T, std::iter_reference_t<I>>
    constexpr basic_collection(I first, S last, with_t<X...> given = {}) : base(given) {
        this->append(detail::source_of(std::move(first), std::move(last)));
    }
    template <class... X>
    constexpr basic_collection(std::initializer_list<T> values, with_t<X...> given = {}) : base(given) {
        this->append(detail::source_of(values.begin(), values.end()));
    }
    /// Effects: the elements of `range`. Complexity: linear.
    template <detail::range_of<T> R, class... X>
    constexpr basic_collection(from_range_t, R&& range, with_t<X...> given = {}) : base(given) {
        append_range(std::forward<R>(range));
    }
    /// Copy: its listeners are new ones, or those given. The elements are not judged again.
    constexpr basic_collection(basic_collection const&) = default;
    template <class... X>
    constexpr basic_collection(basic_collection const& other, with_t<X...> given) : base(given) {
        this->copy_elements_of(other);
    }
    /// Move: the listeners of `other` move along; `other` is empty afterwards, but for a trivially copyable
    /// `fixed_capacity`. Complexity: constant, linear in the elements that are inline.
    constexpr basic_collection(basic_collection&&) = default;
    template <class... X>
    constexpr basic_collection(basic_collection&& other, with_t<X...> given) : base(given) {
        base::announce_departure(other);
        this->take_elements_of(other);
    }
    constexpr basic_collection& operator=(basic_collection const&) = default;
    constexpr basic_collection& operator=(basic_collection&&) = default;
    constexpr basic_collection& operator=(std::initializer_list<T> values) {
        assign(values);
        return *this;
    }
    constexpr ~basic_collection() = default;

    /// Effects: the new elements instead of the old ones. All are made before an old one goes, unless neither rule nor
    /// listener is there: then elements are assigned over, as in `std::vector`. Complexity: linear.
    constexpr void assign(size_type n, T const& value) { base::assign(copies(n, value)); }
    template <std::input_iterator I, std::sentinel_for<I> S>
        requires std::constructible_from<T, std::iter_reference_t<I>>
    constexpr void assign(I first, S last) {
        base::assign(detail::source_of(std::move(first), std::move(last)));
    }
    constexpr void assign(std::initializer_list<T> values) { assign(values.begin(), values.end()); }
    template <detail::range_of<T> R>
    constexpr void assign_range(R&& range) {
        base::assign(detail::source_of(std::ranges::begin(range), std::ranges::end(range)));
    }

    // Access. An index is below size(), a position is in [begin(), end()), and front() and back() have an element;
    // what else happens says the access policy. Complexity: constant.

    constexpr reference operator[](size_type i) noexcept { return element(i); }
    constexpr const_reference operator[](size_type i) const noexcept { return element(i); }
    /// Throws: `std::out_of_range` unless `i < size()`.
    constexpr reference at(size_type i) {
        if (i >= size()) throw_out_of_range();
        return data()[i];
    }
    constexpr const_reference at(size_type i) const {
        if (i >= size()) throw_out_of_range();
        return data()[i];
    }
    constexpr reference front() noexcept { return element(0); }
    constexpr const_reference front() const noexcept { return element(0); }
    constexpr reference back() noexcept { return element(size() - 1); }
    constexpr const_reference back() const noexcept { return element(size() - 1); }
    constexpr pointer data() noexcept { return this->elements.data(); }
    constexpr const_pointer data() const noexcept { return this->elements.data(); }

    constexpr iterator begin() noexcept { return data(); }
    constexpr const_iterator begin() const noexcept { return data(); }
    constexpr const_iterator cbegin() const noexcept { return data(); }
    constexpr iterator end() noexcept { return data() + size(); }
    constexpr const_iterator end() const noexcept { return data() + size(); }
    constexpr const_iterator cend() const noexcept { return data() + size(); }
    constexpr reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
    constexpr const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
    constexpr const_reverse_iterator crbegin() const noexcept { return const_reverse_iterator(end()); }
    constexpr reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
    constexpr const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
    constexpr const_reverse_iterator crend() const noexcept { return const_reverse_iterator(begin()); }

    // Size and capacity.
    [[nodiscard]] constexpr bool empty() const noexcept { return size() == 0; }
    constexpr size_type size() const noexcept { return this->elements.size(); }
    static constexpr size_type max_size() noexcept { return detail::sequence_for<T, Set>::max_size(); }
    /// Returns: the elements that fit without obtaining memory. For `inline_one` without a block that is 1.
    constexpr size_type capacity() const noexcept { return this->elements.capacity(); }
    /// Returns: whether no block of memory is held.
    constexpr bool is_inline() const noexcept { return this->elements.is_inline(); }
    /// Effects: room for at least `n` elements. Listeners are told of nothing but `relocated`. Complexity: linear.
    constexpr void reserve(size_type n) { base::reserve(n); }
    /// Effects: moves the elements inside where they fit, else into a block without unused elements. Complexity: linear.
    constexpr void shrink_to_fit() { base::shrink_to_fit(); }
    /// Effects: erases elements from the end, or appends elements made from nothing (copies of `value`). Complexity: linear.
    constexpr void resize(size_type n) {
        if (n <= size()) this->truncate(n);
        else this->append(defaults(n - size()));
    }
    constexpr void resize(size_type n, T const& value) {
        if (n <= size()) this->truncate(n);
        else this->append(copies(n - size(), value));
    }

    // Adding. Complexity: at the end amortised constant per element with the default growth, else also linear in the elements
    // behind the position.

    constexpr void push_back(T const& value) { this->append_one(value); }
    constexpr void push_back(T&& value) { this->append_one(std::move(value)); }
    /// Returns: the new element.
    template <class... Args>
        requires std::constructible_from<T, Args...>
    constexpr reference emplace_back(Args&&... args) {
        return this->append_one(std::forward<Args>(args)...);
    }
    /// As `push_back` and `emplace_back`, but returns null where `fixed_capacity` is full or there is no memory.
    constexpr pointer try_push_back(T const& value) { return this->try_append_one(value); }
    constexpr pointer try_push_back(T&& value) { return this->try_append_one(std::move(value)); }
    template <class... Args>
        requires std::constructible_from<T, Args...>
    constexpr pointer try_emplace_back(Args&&... args) {
        return this->try_append_one(std::forward<Args>(args)...);
    }
    template <detail::range_of<T> R>
    constexpr void append_range(R&& range) {
        this->append(detail::source_of(std::ranges::begin(range), std::ranges::end(range)));
    }

    /// Effects: new elements before `position`. Returns: the first of them, or `position` where there are none.
    constexpr iterator insert(const_iterator position, T const& value) { return emplace(position, value); }
    constexpr iterator insert(const_iterator position, T&& value) {
        return emplace(position, std::move(value));
    }
    template <class... Args>
        requires std::constructible_from<T, Args...>
    constexpr iterator emplace(const_iterator position, Args&&... args) {
        size_type const i = index_before(position);
        this->insert_one(i, std::forward<Args>(args)...);
        return begin() + i;
    }
    constexpr iterator insert(const_iterator position, size_type n, T const& value) {
        return insert_source(position, copies(n, value));
    }
    template <std::input_iterator I, std::sentinel_for<I> S>
        requires std::constructible_from<T, std::iter_reference_t<I>>
    constexpr iterator insert(const_iterator position, I first, S last) {
        return insert_source(position, detail::source_of(std::move(first), std::move(last)));
    }
    constexpr iterator insert(const_iterator position, std::initializer_list<T> values) {
        return insert(position, values.begin(), values.end());
    }
    template <detail::range_of<T> R>
    constexpr iterator insert_range(const_iterator position, R&& range) {
        return insert_source(position, detail::source_of(std::ranges::begin(range), std::ranges::end(range)));
    }

    // Removing. Memory is kept. Complexity: linear in the elements removed and those behind them.

    constexpr void clear() noexcept { this->truncate(0); }
    constexpr void pop_back() noexcept {
        Set::access::verify(!empty(), "handful::collection: pop_back() of an empty collection");
        this->truncate(size() - 1);
    }
    /// Returns: the element behind the erased ones.
    constexpr iterator erase(const_iterator position) {
        size_type const i = index_of_element(position);
        this->erase_at(i, 1);
        return begin() + i;
    }
    constexpr iterator erase(const_iterator first, const_iterator last) {
        size_type const i = index_before(first);
        Set::access::verify(first <= last && last <= end(),
                            "handful::collection: erase() of what is not a range of its own");
        this->erase_at(i, static_cast<size_type>(last - first));
        return begin() + i;
    }
    /// Effects: moves the element out and erases it. Returns: the element.
    constexpr T take(const_iterator position) { return this->take_at(index_of_element(position)); }
    /// Effects: erases the first element that is equal to `x`, if any. Returns: whether there was one.
    template <class X>
    constexpr bool remove(X const& x) {
        std::optional<size_type> const i = index_of(x);
        if (i) this->erase_at(*i, 1);
        return i.has_value();
    }

    // Changing. The new value is judged as one that replaces element `position`.

    /// Returns: the old element.
    constexpr T replace(const_iterator position, T value) {
        this->replace_at(index_of_element(position), value);
        return value;
    }
    /// Effects: calls `change(T&)` on a copy of the element, and puts the copy in its place.
    template <class F>
    constexpr void modify(const_iterator position, F change) {
        static_assert(std::is_copy_constructible_v<T>,
                      "handful::collection: modify works on a copy, and T cannot be copied; "
                      "use replace, or take and insert");
        this->modify_at(index_of_element(position), change);
    }
    constexpr void swap_elements(size_type i, size_type j) {
        static_cast<void>(std::as_const(*this)[i]);
        static_cast<void>(std::as_const(*this)[j]);
        if (i != j) this->reorder([=](T* first, T*) { detail::exchange(first[i], first[j]); });
    }
    constexpr void reverse() {
        this->reorder([](T* first, T* last) { detail::reverse(first, last); });
    }
    /// Effects: makes `middle` the first element.
    constexpr void rotate(const_iterator middle) {
        size_type const i = index_before(middle);
        if (i != 0 && i != size())
            this->reorder([=](T* first, T* last) { detail::rotate(first, first + i, last); });
    }
    /// Effects: sorts by `compare` of the projected elements; not stable. Needs `<handful/sort.hpp>`. Both see elements as
    /// `T const&`. If one of them throws, the order is unspecified; where element access is const, no element is missing then.
    /// Complexity: O(n log n) comparisons.
    template <class Compare = detail::less_than, class Projection = detail::itself>
    constexpr void sort(Compare compare = {}, Projection projection = {}) {
        static_assert(detail::complete<detail::sorting<Compare>>,
                      "handful::collection: sort is defined elsewhere; include <handful/sort.hpp>");
        this->reorder([&](T* first, T* last) {
            detail::sorting<Compare>::template sort<is_const_access>(first, last, compare, projection);
        });
    }
    /// Effects: exchanges the elements; listeners stay. Complexity: constant, linear in the elements that are inline.
    constexpr void swap(basic_collection& other) noexcept(base::takes_without_throwing()) {
        this->swap_with(other);
    }

    // Look-up by ==. Where null is kept out, null is not there, whatever == says. Complexity: linear.

    template <class X>
    constexpr bool contains(X const& x) const {
        return index_of(x).has_value();
    }
    template <class X>
    constexpr std::optional<size_type> index_of(X const& x) const {
        if (is_kept_out(x)) return std::nullopt;
        const_pointer const first = data();
        for (size_type i = 0, n = size(); i != n; ++i) {
            if (first[i] == x) return i;
        }
        return std::nullopt;
    }

    /// Returns: the listener of type `L`, or the only one: a reference where it has state, else one made for this call.
    template <class L = typename base::only_listener>
        requires(base::template has_listener<L>)
    constexpr decltype(auto) listener() noexcept {
        return this->template find_listener<L>();
    }
    template <class L = typename base::only_listener>
        requires(base::template has_listener<L>)
    constexpr decltype(auto) listener() const noexcept {
        return this->template find_listener<L>();
    }

private:
    static constexpr detail::counted_source<detail::repeated<T>> copies(size_type n,
                                                                        T const& value) noexcept {
        return {{std::addressof(value)}, n};
    }
    static constexpr detail::counted_source<detail::repeated_default> defaults(size_type n) noexcept {
        return {{}, n};
    }

    static constexpr void verify_index(size_type i, size_type n) noexcept {
        Set::access::verify(
            i < n,
            "handful::collection: no element there; an index is below size(), front() and back() need one");
    }
    constexpr reference element(size_type i) noexcept {
        verify_index(i, size());
        return data()[i];
    }
    constexpr const_reference element(size_type i) const noexcept {
        verify_index(i, size());
        return data()[i];
    }
    constexpr size_type index_before(const_iterator position) const noexcept {
        auto const i = static_cast<size_type>(position - data());
        Set::access::verify(i <= size(), "handful::collection: a position that is not in the collection");
        return i;
    }
    constexpr size_type index_of_element(const_iterator position) const noexcept {
        auto const i = static_cast<size_type>(position - data());
        Set::access::verify(i < size(), "handful::collection: a position that has no element");
        return i;
    }
    template <class Source>
    constexpr iterator insert_source(const_iterator position, Source source) {
        size_type const i = index_before(position);
        base::insert(i, std::move(source));
        return begin() + i;
    }
    template <class X>
    static constexpr bool is_kept_out(X const& x) noexcept {
        if constexpr (!Set::null::keeps_null_out) return false;
        else if constexpr (std::is_null_pointer_v<X>) return true;
        else if constexpr (nullable<X>) return null_traits<X>::is_null(x);
        else return false;
    }
};

} // namespace handful
