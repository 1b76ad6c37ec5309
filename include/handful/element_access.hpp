// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/special_members.hpp>
#include <handful/fwd.hpp>
#include <handful/null_traits.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>

namespace handful::detail {

struct bulk_erasure; // in <handful/erasure.hpp>
template <class T, class Set>
class modifiers;
template <class T, class Set>
class constructors;

/// The members of `basic_collection` that read: element access, iterators, capacity, look-up; and those that reach what
/// is told of changes. What all members have in common is said at `basic_collection`.
template <class T, class Set>
class element_access : private special_members<T, Set> {
    using base = special_members<T, Set>;
    friend class listeners<T, Set>;
    template <class, class>
    friend class admission;
    friend modifiers<T, Set>;
    friend constructors<T, Set>;
    friend bulk_erasure;

    static constexpr bool is_const_access = Set::null::keeps_null_out ||
                                            !std::is_same_v<typename Set::rules, type_list<>> ||
                                            !std::is_same_v<typename Set::listeners, type_list<>>;

public:
    using value_type = T;
    using policies = Set;
    using allocator_type = allocator_for<T, Set>;
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
    static constexpr size_type inline_capacity = sequence_for<T, Set>::inline_capacity;

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
    constexpr size_type max_size() const noexcept { return this->elements.max_size(); }
    /// Returns: the elements that fit without obtaining memory. For `inline_one` without a block that is 1.
    constexpr size_type capacity() const noexcept { return this->elements.capacity(); }
    /// Returns: whether no block of memory is held.
    constexpr bool is_inline() const noexcept { return this->elements.is_inline(); }

    // Look-up by ==. Where null is kept out, null is not there, whatever == says. Complexity: linear.

    template <class X>
    constexpr bool contains(X const& x) const {
        return index_of(x).has_value();
    }
    template <class X>
    constexpr std::optional<size_type> index_of(X const& x) const {
        if (is_kept_out(x)) return std::nullopt;
        const_pointer const first = data();
        frame const comparing(this->self());
        for (size_type i = 0, n = size(); i != n; ++i) {
            if (first[i] == x) return i;
        }
        return std::nullopt;
    }

    /// Returns: a copy of the allocator.
    constexpr allocator_type get_allocator() const noexcept { return this->elements.allocator(); }

    // What is told of changes.

    /// Returns: the listener of type `L`; without `L`, the only one that is neither an owner nor a sink. A reference where
    /// it has state, else one made for this call.
    template <class L = sole_listener<T, typename Set::listeners>>
        requires(listens<L, T, typename Set::listeners>)
    constexpr decltype(auto) listener() noexcept {
        return this->template find_listener<L>();
    }
    template <class L = sole_listener<T, typename Set::listeners>>
        requires(listens<L, T, typename Set::listeners>)
    constexpr decltype(auto) listener() const noexcept {
        return this->template find_listener<L>();
    }

    /// Effects: the sink of `notify_sink` is `to` from now on; null: there is none. Returns: the one before, or null.
    constexpr sink<T>* attach(sink<T>* to) noexcept
        requires(!std::is_void_v<sink_listener<T, typename Set::listeners>>)
    {
        return this->template find_listener<sink_listener<T, typename Set::listeners>>().attach(to);
    }

protected:
    using base::base;
    constexpr element_access() = default;
    constexpr element_access(element_access const&) = default;
    constexpr element_access(element_access&&) = default;
    constexpr element_access& operator=(element_access const&) = default;
    constexpr element_access& operator=(element_access&&) = default;

private:
    // Only as a part of a collection: a class derived from this one could copy what has an owner.
    constexpr ~element_access() = default;

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
    template <class X>
    static constexpr bool is_kept_out(X const& x) noexcept {
        if constexpr (!Set::null::keeps_null_out) return false;
        else if constexpr (std::is_null_pointer_v<X>) return true;
        else if constexpr (nullable<X>) return null_traits<X>::is_null(x);
        else return false;
    }
};

} // namespace handful::detail
