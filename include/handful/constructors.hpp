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
    using typename base::size_type;

    // Every constructor takes listeners with state and sinks by a trailing `handful::with(x…)`.
    // Listeners of the new collection are told of its elements, once all are in; an owner is told nothing.

    /// Effects: an empty collection; no memory is obtained.
    constexpr constructors() = default;
    template <class... X>
    constexpr explicit constructors(with_t<X...> given) : base(given) {}

    /// Effects: `n` elements made from nothing. Complexity: linear.
    template <class... X>
    constexpr explicit constructors(size_type n, with_t<X...> given = {}) : base(given) {
        this->fill(base::defaults(n));
    }
    /// Effects: `n` copies of `value`, which is judged once. Complexity: linear.
    template <class... X>
    constexpr constructors(size_type n, T const& value, with_t<X...> given = {}) : base(given) {
        this->fill(base::copies(n, value));
    }
    /// Effects: the elements of `[first, last)`. Complexity: linear.
    template <std::input_iterator I, std::sentinel_for<I> S, class... X>
        requires std::constructible_from<T, std::iter_reference_t<I>>
    constexpr constructors(I first, S last, with_t<X...> given = {}) : base(given) {
        this->fill(source_of(std::move(first), std::move(last)));
    }
    template <class... X>
    constexpr constructors(std::initializer_list<T> values, with_t<X...> given = {}) : base(given) {
        this->fill(source_of(values.begin(), values.end()));
    }
    /// Effects: the elements of `range`. Complexity: linear.
    template <range_of<T> R, class... X>
    constexpr constructors(from_range_t, R&& range, with_t<X...> given = {}) : base(given) {
        this->fill(source_of(std::ranges::begin(range), std::ranges::end(range)));
    }
    /// Copy, with other listeners. Otherwise as the copy constructor.
    template <class... X>
    constexpr constructors(basic_collection<T, Set> const& other, with_t<X...> given) : base(given) {
        this->copy_elements_of(other);
    }
    /// Move, with other listeners. Otherwise as the move constructor.
    template <class... X>
    constexpr constructors(basic_collection<T, Set>&& other, with_t<X...> given) : base(given) {
        this->take_elements_of(other);
    }

protected:
    constexpr constructors(constructors const&) = default;
    constexpr constructors(constructors&&) = default;
    constexpr constructors& operator=(constructors const&) = default;
    constexpr constructors& operator=(constructors&&) = default;

private:
    constexpr ~constructors() = default;
};

} // namespace handful::detail
