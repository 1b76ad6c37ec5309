// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/standard_parts.hpp>
#include <handful/relocation.hpp>

#include <cstddef>
#include <cstring>
#include <new>
#include <type_traits>
#include <utility>

// Algorithms on elements in raw memory. They know nothing of storages and rules.
namespace handful::detail {

/// What an iterator yields where an element is to be made from nothing.
struct value_initialized {};

/// Makes and destroys elements, where the allocator has no part in that.
struct plain_maker {
    static constexpr bool is_plain = true;

    template <class T, class... Args>
    constexpr T* construct(T* where, Args&&... args) const {
        return std::construct_at(where, std::forward<Args>(args)...);
    }
    template <class T>
    constexpr T* construct(T* where, value_initialized) const {
        return std::construct_at(where);
    }
    template <class T>
    constexpr void destroy(T* first, std::size_t n) const noexcept {
        if constexpr (!std::is_trivially_destructible_v<T>) {
            for (T* const last = first + n; first != last; ++first) std::destroy_at(first);
        }
    }
};

/// Makes and destroys elements by an allocator that wants to do that itself. `Held` is the allocator or a reference to it.
template <class Held>
class allocator_maker {
    using traits = std::allocator_traits<std::remove_reference_t<Held>>;

public:
    static constexpr bool is_plain = false;

    constexpr explicit allocator_maker(Held allocator) noexcept : allocator_(allocator) {}

    template <class T, class... Args>
    constexpr T* construct(T* where, Args&&... args) {
        traits::construct(allocator_, where, std::forward<Args>(args)...);
        return where;
    }
    template <class T>
    constexpr T* construct(T* where, value_initialized) {
        traits::construct(allocator_, where);
        return where;
    }
    template <class T>
    constexpr void destroy(T* first, std::size_t n) noexcept {
        for (T* const last = first + n; first != last; ++first) traits::destroy(allocator_, first);
    }

private:
    Held allocator_;
};

/// Destroys the elements counted so far unless it is released.
template <class T, class Maker>
struct unwinder {
    Maker make;
    T* first;
    std::size_t n;

    constexpr unwinder(Maker m, T* where, std::size_t count) noexcept : make(m), first(where), n(count) {}
    unwinder(unwinder const&) = delete;
    unwinder& operator=(unwinder const&) = delete;
    constexpr ~unwinder() { make.destroy(first, n); }
    constexpr void release() noexcept { n = 0; }
};

/// Whether elements go as bytes. An empty class has none to copy, and compilers warn where it is tried.
template <class T, class Maker>
inline constexpr bool goes_as_bytes = Maker::is_plain && is_trivially_relocatable_v<T> && !std::is_empty_v<T>;

template <class T, class Maker>
inline constexpr bool moves_without_throwing =
    (Maker::is_plain && is_trivially_relocatable_v<T>) || std::is_nothrow_move_constructible_v<T>;

/// Constructs elements at `to` from those at `from`, which do not overlap. The sources then wait for `end_transfer`.
/// If a copy throws, nothing has changed; only elements that cannot be copied are moved where a move may throw.
template <class Maker, class T>
constexpr void transfer(Maker make, T* from, std::size_t n,
                        T* to) noexcept(moves_without_throwing<T, Maker>) {
    if constexpr (goes_as_bytes<T, Maker>) {
        if (!std::is_constant_evaluated()) {
            if (n != 0) std::memcpy(static_cast<void*>(to), static_cast<void const*>(from), n * sizeof(T));
            return;
        }
    }
    unwinder<T, Maker> built(make, to, 0);
    for (; built.n != n; ++built.n) make.construct(to + built.n, std::move_if_noexcept(from[built.n]));
    built.release();
}

template <class Maker, class T>
constexpr void end_transfer(Maker make, T* from, std::size_t n) noexcept {
    if constexpr (goes_as_bytes<T, Maker>) {
        if (!std::is_constant_evaluated()) return;
    }
    make.destroy(from, n);
}

/// Right behind the move the compiler knows what the destructor will find.
template <class Maker, class T>
constexpr void relocate_one(Maker make, T* from, T* to) {
    make.construct(to, std::move_if_noexcept(*from));
    make.destroy(from, 1);
}

template <class Maker, class T>
constexpr void relocate(Maker make, T* from, std::size_t n,
                        T* to) noexcept(moves_without_throwing<T, Maker>) {
    if constexpr (goes_as_bytes<T, Maker> || !std::is_nothrow_move_constructible_v<T>) {
        detail::transfer(make, from, n, to);
        detail::end_transfer(make, from, n);
    } else {
        for (std::size_t i = 0; i != n; ++i) detail::relocate_one(make, from + i, to + i);
    }
}

/// Relocates elements to a place that may overlap theirs. Preconditions: a move does not throw.
template <class Maker, class T>
constexpr void shift(Maker make, T* from, std::size_t n, T* to) noexcept {
    static_assert(moves_without_throwing<T, Maker>);
    if constexpr (goes_as_bytes<T, Maker>) {
        if (!std::is_constant_evaluated()) {
            if (n != 0) std::memmove(static_cast<void*>(to), static_cast<void const*>(from), n * sizeof(T));
            return;
        }
    }
    if (to < from) {
        for (std::size_t i = 0; i != n; ++i) detail::relocate_one(make, from + i, to + i);
    } else if (from < to) {
        for (std::size_t i = n; i != 0; --i) detail::relocate_one(make, from + i - 1, to + i - 1);
    }
}

/// An element outside any collection, which can be relocated into one.
template <class T, class Maker>
class holder {
public:
    template <class... Args>
    constexpr explicit holder(Maker make, std::in_place_t, Args&&... args) : make_(make), none_() {
        make_.construct(std::addressof(value_), std::forward<Args>(args)...);
    }
    /// Takes the element out of `from`, which is then raw memory.
    constexpr holder(Maker make, T* from) noexcept(moves_without_throwing<T, Maker>) : make_(make), none_() {
        detail::relocate(make_, from, 1, std::addressof(value_));
    }
    holder(holder const&) = delete;
    holder& operator=(holder const&) = delete;
    constexpr ~holder() {
        if (full_) make_.destroy(std::addressof(value_), 1);
    }

    constexpr T& value() noexcept { return value_; }

    constexpr void relocate_to(T* where) noexcept(moves_without_throwing<T, Maker>) {
        detail::relocate(make_, std::addressof(value_), 1, where);
        full_ = false;
    }

private:
    [[no_unique_address]] Maker make_;
    union {
        char none_;
        T value_;
    };
    bool full_ = true;
};

template <class T, class Maker>
concept exchangeable = moves_without_throwing<T, Maker> || std::is_swappable_v<T>;

/// Exchanges two elements of the same collection.
template <class Maker, class T>
constexpr void exchange(Maker make, T& a, T& b) noexcept(moves_without_throwing<T, Maker>) {
    if constexpr (moves_without_throwing<T, Maker>) {
        holder<T, Maker> aside(make, std::addressof(a));
        detail::relocate(make, std::addressof(b), 1, std::addressof(a));
        aside.relocate_to(std::addressof(b));
    } else {
        using std::swap;
        swap(a, b);
    }
}

/// Exchanges an element and an object that its allocator did not make.
template <class Maker, class T>
constexpr void exchange_with_object(Maker make, T& element, T& object) {
    if constexpr (Maker::is_plain || !std::is_move_assignable_v<T>) {
        detail::exchange(make, element, object);
    } else {
        T old(std::move(element));
        element = std::move(object);
        object = std::move(old);
    }
}

template <class Maker, class T>
constexpr void reverse(Maker make, T* first, T* last) noexcept(moves_without_throwing<T, Maker>) {
    while (first < last && first < --last) detail::exchange(make, *first++, *last);
}

/// Makes `middle` the first element of `[first, last)`.
template <class Maker, class T>
constexpr void rotate(Maker make, T* first, T* middle, T* last) noexcept(moves_without_throwing<T, Maker>) {
    if (first == middle || middle == last) return;
    if constexpr (goes_as_bytes<T, Maker>) {
        auto const left = static_cast<std::size_t>(middle - first);
        auto const right = static_cast<std::size_t>(last - middle);
        // Enough for what is usually inserted at once, and little beside what a call leaves on the stack.
        constexpr std::size_t aside_bytes = 512;
        constexpr std::size_t room = aside_bytes / sizeof(T);
        if (!std::is_constant_evaluated() && (left <= room || right <= room)) {
            alignas(T) std::byte aside[aside_bytes];
            if (right <= left) {
                std::memcpy(aside, static_cast<void const*>(middle), right * sizeof(T));
                std::memmove(static_cast<void*>(last - left), static_cast<void const*>(first),
                             left * sizeof(T));
                std::memcpy(static_cast<void*>(first), aside, right * sizeof(T));
            } else {
                std::memcpy(aside, static_cast<void const*>(first), left * sizeof(T));
                std::memmove(static_cast<void*>(first), static_cast<void const*>(middle), right * sizeof(T));
                std::memcpy(static_cast<void*>(first + right), aside, left * sizeof(T));
            }
            return;
        }
    }
    detail::reverse(make, first, middle);
    detail::reverse(make, middle, last);
    detail::reverse(make, first, last);
}

} // namespace handful::detail
