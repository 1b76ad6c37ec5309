// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/sorting.hpp>
#include <handful/element_access.hpp>
#include <handful/range.hpp>

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <type_traits>
#include <utility>

namespace handful::detail {

/// The members of `basic_collection` that change it. What all members have in common is said at `basic_collection`.
template <class T, class Set>
class modifiers : public element_access<T, Set> {
    using base = element_access<T, Set>;
    friend constructors<T, Set>;

public:
    using typename base::const_iterator;
    using typename base::iterator;
    using typename base::pointer;
    using typename base::reference;
    using typename base::size_type;

    using base::begin;
    using base::data;
    using base::empty;
    using base::end;
    using base::size;

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

    /// Effects: room for `n` elements, of which those from `size()` on hold no values yet; then `overwrite(T* first, size_type n)` writes
    /// any of them and returns the new size, at most `n`. If it throws, the size is as it was. Only for trivial `T`, and where
    /// element access is not const: what is written is not judged. Complexity: linear in `n` where the capacity is exceeded.
    template <class F>
    constexpr void resize_and_overwrite(size_type n, F overwrite)
        requires(!base::is_const_access && std::is_trivially_copyable_v<T> &&
                 std::is_trivially_default_constructible_v<T>)
    {
        this->overwrite(n, overwrite);
    }

    /// Effects: the new elements instead of the old ones. All are made before an old one goes, unless neither rule nor
    /// listener is there: then elements are assigned over, as in `std::vector`. Complexity: linear.
    constexpr void assign(size_type n, T const& value) { base::assign(copies(n, value)); }
    template <std::input_iterator I, std::sentinel_for<I> S>
        requires std::constructible_from<T, std::iter_reference_t<I>>
    constexpr void assign(I first, S last) {
        base::assign(source_of(std::move(first), std::move(last)));
    }
    constexpr void assign(std::initializer_list<T> values) { assign(values.begin(), values.end()); }
    template <range_of<T> R>
    constexpr void assign_range(R&& range) {
        base::assign(source_of(std::ranges::begin(range), std::ranges::end(range)));
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
    /// As `push_back` and `emplace_back`, without asking whether there is room. Preconditions: `size() < capacity()`.
    constexpr void unchecked_push_back(T const& value) { unchecked_emplace_back(value); }
    constexpr void unchecked_push_back(T&& value) { unchecked_emplace_back(std::move(value)); }
    template <class... Args>
        requires std::constructible_from<T, Args...>
    constexpr reference unchecked_emplace_back(Args&&... args) {
        Set::access::verify(
            size() < this->capacity(),
            "handful::collection: unchecked_push_back() or unchecked_emplace_back() without room");
        return this->append_one_within(std::forward<Args>(args)...);
    }
    template <range_of<T> R>
    constexpr void append_range(R&& range) {
        this->append(source_of(std::ranges::begin(range), std::ranges::end(range)));
    }

    /// Effects: new elements before `position`. Returns: the first of them, or `position` where there are none.
    constexpr iterator insert(const_iterator position, T const& value) { return emplace(position, value); }
    constexpr iterator insert(const_iterator position, T&& value) {
        return emplace(position, std::move(value));
    }
    template <class... Args>
        requires std::constructible_from<T, Args...>
    constexpr iterator emplace(const_iterator position, Args&&... args) {
        size_type const i = this->index_before(position);
        this->insert_one(i, std::forward<Args>(args)...);
        return begin() + i;
    }
    constexpr iterator insert(const_iterator position, size_type n, T const& value) {
        return insert_source(position, copies(n, value));
    }
    template <std::input_iterator I, std::sentinel_for<I> S>
        requires std::constructible_from<T, std::iter_reference_t<I>>
    constexpr iterator insert(const_iterator position, I first, S last) {
        return insert_source(position, source_of(std::move(first), std::move(last)));
    }
    constexpr iterator insert(const_iterator position, std::initializer_list<T> values) {
        return insert(position, values.begin(), values.end());
    }
    template <range_of<T> R>
    constexpr iterator insert_range(const_iterator position, R&& range) {
        return insert_source(position, source_of(std::ranges::begin(range), std::ranges::end(range)));
    }

    // Removing. Memory is kept. Complexity: linear in the elements removed and those behind them.

    constexpr void clear() noexcept { this->truncate(0); }
    constexpr void pop_back() noexcept {
        Set::access::verify(!empty(), "handful::collection: pop_back() of an empty collection");
        this->truncate(size() - 1);
    }
    /// Returns: the element behind the erased ones.
    constexpr iterator erase(const_iterator position) {
        size_type const i = this->index_of_element(position);
        this->erase_at(i, 1);
        return begin() + i;
    }
    constexpr iterator erase(const_iterator first, const_iterator last) {
        size_type const i = this->index_before(first);
        Set::access::verify(first <= last && last <= end(),
                            "handful::collection: erase() of what is not a range of its own");
        this->erase_at(i, static_cast<size_type>(last - first));
        return begin() + i;
    }
    /// Effects: erases the element, and puts the last one in its place. Listeners are told `reordered`, then of the removal of the
    /// last element. Returns: an iterator to what is there now, or `end()`. Complexity: constant.
    constexpr iterator unordered_erase(const_iterator position) {
        size_type const i = this->index_of_element(position);
        this->erase_unordered_at(i);
        return begin() + i;
    }
    /// Effects: moves the element out and erases it. Returns: the element.
    constexpr T take(const_iterator position) { return this->take_at(this->index_of_element(position)); }
    /// Effects: erases the first element that is equal to `x`, if any. Returns: whether there was one.
    template <class X>
    constexpr bool remove(X const& x) {
        std::optional<size_type> const i = this->index_of(x);
        if (i) this->erase_at(*i, 1);
        return i.has_value();
    }

    // Changing. The new value is judged as one that replaces element `position`.

    /// Returns: the old element.
    constexpr T replace(const_iterator position, T value) {
        this->replace_at(this->index_of_element(position), value);
        return value;
    }
    /// Effects: calls `change(T&)` on a copy of the element, and puts the copy in its place.
    template <class F>
    constexpr void modify(const_iterator position, F change) {
        static_assert(std::is_copy_constructible_v<T>,
                      "handful::collection: modify works on a copy, and T cannot be copied; "
                      "use replace, or take and insert");
        this->modify_at(this->index_of_element(position), change);
    }
    constexpr void swap_elements(size_type i, size_type j) {
        static_cast<void>(std::as_const(*this)[i]);
        static_cast<void>(std::as_const(*this)[j]);
        if (i != j)
            this->reorder([=](auto make, T* first, T*) { detail::exchange(make, first[i], first[j]); });
    }
    constexpr void reverse() {
        this->reorder([](auto make, T* first, T* last) { detail::reverse(make, first, last); });
    }
    /// Effects: makes `middle` the first element.
    constexpr void rotate(const_iterator middle) {
        size_type const i = this->index_before(middle);
        if (i != 0 && i != size())
            this->reorder(
                [=](auto make, T* first, T* last) { detail::rotate(make, first, first + i, last); });
    }
    /// Effects: sorts by `compare` of the projected elements; not stable. Needs `<handful/sort.hpp>`. Both see elements as
    /// `T const&`. If one of them throws, the order is unspecified; where element access is const, no element is missing then.
    /// Complexity: O(n log n) comparisons.
    template <class Compare = less_than, class Projection = itself>
    constexpr void sort(Compare compare = {}, Projection projection = {}) {
        static_assert(complete<sorting<Compare>>,
                      "handful::collection: sort is defined elsewhere; include <handful/sort.hpp>");
        this->reorder([&](auto make, T* first, T* last) {
            sorting<Compare>::template sort<base::is_const_access>(make, first, last, compare, projection);
        });
    }
    /// Effects: exchanges the elements; listeners stay. Complexity: constant, linear in the elements that are inline.
    constexpr void swap(basic_collection<T, Set>& other) noexcept(base::swaps_without_throwing()) {
        this->swap_with(other);
    }

protected:
    using base::base;
    constexpr modifiers() = default;
    constexpr modifiers(modifiers const&) = default;
    constexpr modifiers(modifiers&&) = default;
    constexpr modifiers& operator=(modifiers const&) = default;
    constexpr modifiers& operator=(modifiers&&) = default;

    static constexpr counted_source<repeated<T>> copies(size_type n, T const& value) noexcept {
        return {{std::addressof(value)}, n};
    }
    static constexpr counted_source<repeated_default> defaults(size_type n) noexcept { return {{}, n}; }

private:
    constexpr ~modifiers() = default;

    template <class Source>
    constexpr iterator insert_source(const_iterator position, Source source) {
        size_type const i = this->index_before(position);
        base::insert(i, std::move(source));
        return begin() + i;
    }
};

} // namespace handful::detail
