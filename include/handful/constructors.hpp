// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/modifiers.hpp>
#include <handful/range.hpp>
#include <handful/with.hpp>

#include <cstddef>
#include <initializer_list>
#include <utility>

namespace handful::detail {

/// The constructors of `basic_collection`. What all members have in common is said there.
template <class T, class Set>
class constructors : public modifiers<T, Set> {
    using base = modifiers<T, Set>;
    friend basic_collection<T, Set>;

public:
    using typename base::allocator_type;
    using typename base::size_type;

    // Every constructor takes listeners with state, sinks and an allocator by a trailing `handful::with(x…)`, or, as those of
    // `std::vector`, an allocator alone. Listeners of the new collection are told of its elements, once all are in; an owner is
    // told nothing.

    /// Effects: an empty collection; no memory is obtained.
    constexpr constructors() = default;
    template <class... X>
    constexpr explicit constructors(with_t<X...> given) : base(given) {}
    constexpr explicit constructors(allocator_type const& a) noexcept : constructors(given_allocator(a)) {}

    /// Effects: `n` elements made from nothing. Complexity: linear.
    template <class... X>
    constexpr explicit constructors(size_type n, with_t<X...> given = {}) : base(given) {
        this->fill(base::defaults(n));
    }
    constexpr constructors(size_type n, allocator_type const& a) : constructors(n, given_allocator(a)) {}
    /// Effects: `n` copies of `value`, which is judged once. Complexity: linear.
    template <class... X>
    constexpr constructors(size_type n, T const& value, with_t<X...> given = {}) : base(given) {
        this->fill(base::copies(n, value));
    }
    constexpr constructors(size_type n, T const& value, allocator_type const& a)
        : constructors(n, value, given_allocator(a)) {}
    /// Effects: the elements of `[first, last)`. Complexity: linear.
    template <std::input_iterator I, std::sentinel_for<I> S, class... X>
        requires std::constructible_from<T, std::iter_reference_t<I>>
    constexpr constructors(I first, S last, with_t<X...> given = {}) : base(given) {
        this->fill(source_of(std::move(first), std::move(last)));
    }
    template <std::input_iterator I, std::sentinel_for<I> S>
        requires std::constructible_from<T, std::iter_reference_t<I>>
    constexpr constructors(I first, S last, allocator_type const& a)
        : constructors(std::move(first), std::move(last), given_allocator(a)) {}
    template <class... X>
    constexpr constructors(std::initializer_list<T> values, with_t<X...> given = {}) : base(given) {
        this->fill(source_of(values.begin(), values.end()));
    }
    constexpr constructors(std::initializer_list<T> values, allocator_type const& a)
        : constructors(values, given_allocator(a)) {}
    /// Effects: the elements of `range`. Complexity: linear.
    template <range_of<T> R, class... X>
    constexpr constructors(from_range_t, R&& range, with_t<X...> given = {}) : base(given) {
        this->fill(source_of(std::ranges::begin(range), std::ranges::end(range)));
    }
    template <range_of<T> R>
    constexpr constructors(from_range_t, R&& range, allocator_type const& a)
        : constructors(from_range, std::forward<R>(range), given_allocator(a)) {}
    /// Copy, with other listeners or another allocator. Otherwise as the copy constructor.
    template <class... X>
    constexpr constructors(basic_collection<T, Set> const& other, with_t<X...> given)
        : base(given, base::copied(other.elements.allocator())) {
        this->copy_elements_of(other);
    }
    constexpr constructors(basic_collection<T, Set> const& other,
                           std::type_identity_t<allocator_type> const& a)
        : constructors(other, given_allocator(a)) {}
    /// Move, with other listeners or another allocator. Otherwise as the move constructor. Where the allocators are not equal,
    /// each element is moved, or copied where its move may throw or it takes an allocator itself. Complexity: then linear.
    template <class... X>
    constexpr constructors(basic_collection<T, Set>&& other, with_t<X...> given)
        : base(given, other.elements.allocator()) {
        this->take_elements_of(other);
    }
    constexpr constructors(basic_collection<T, Set>&& other, std::type_identity_t<allocator_type> const& a)
        : constructors(std::move(other), given_allocator(a)) {}

protected:
    constexpr constructors(constructors const&) = default;
    constexpr constructors(constructors&&) = default;
    constexpr constructors& operator=(constructors const&) = default;
    constexpr constructors& operator=(constructors&&) = default;

private:
    static constexpr with_t<allocator_type> given_allocator(allocator_type const& a) noexcept {
        return with_t<allocator_type>(a);
    }
    constexpr ~constructors() = default;
};

} // namespace handful::detail
