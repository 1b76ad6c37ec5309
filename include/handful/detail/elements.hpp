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

template <class T, class... Args>
constexpr T* construct(T* where, Args&&... args) {
    return std::construct_at(where, std::forward<Args>(args)...);
}

template <class T>
constexpr T* construct(T* where, value_initialized) {
    return std::construct_at(where);
}

template <class T>
constexpr void destroy(T* first, std::size_t n) noexcept {
    if constexpr (!std::is_trivially_destructible_v<T>) {
        for (T* const last = first + n; first != last; ++first) std::destroy_at(first);
    }
}

/// Destroys the elements counted so far unless it is released.
template <class T>
struct unwinder {
    T* first;
    std::size_t n;

    constexpr unwinder(T* where, std::size_t count) noexcept : first(where), n(count) {}
    unwinder(unwinder const&) = delete;
    unwinder& operator=(unwinder const&) = delete;
    constexpr ~unwinder() { detail::destroy(first, n); }
    constexpr void release() noexcept { n = 0; }
};

/// Whether elements go as bytes. An empty class has none to copy, and compilers warn where it is tried.
template <class T>
inline constexpr bool goes_as_bytes = is_trivially_relocatable_v<T> && !std::is_empty_v<T>;

template <class T>
inline constexpr bool moves_without_throwing =
    is_trivially_relocatable_v<T> || std::is_nothrow_move_constructible_v<T>;

/// Constructs elements at `to` from those at `from`, which do not overlap. The sources then wait for `end_transfer`.
/// If a copy throws, nothing has changed; only elements that cannot be copied are moved where a move may throw.
template <class T>
constexpr void transfer(T* from, std::size_t n, T* to) noexcept(moves_without_throwing<T>) {
    if constexpr (goes_as_bytes<T>) {
        if (!std::is_constant_evaluated()) {
            if (n != 0) std::memcpy(static_cast<void*>(to), static_cast<void const*>(from), n * sizeof(T));
            return;
        }
    }
    unwinder<T> built(to, 0);
    for (; built.n != n; ++built.n) detail::construct(to + built.n, std::move_if_noexcept(from[built.n]));
    built.release();
}

template <class T>
constexpr void end_transfer(T* from, std::size_t n) noexcept {
    if constexpr (goes_as_bytes<T>) {
        if (!std::is_constant_evaluated()) return;
    }
    detail::destroy(from, n);
}

/// Right behind the move the compiler knows what the destructor will find.
template <class T>
constexpr void relocate_one(T* from, T* to) {
    detail::construct(to, std::move_if_noexcept(*from));
    detail::destroy(from, 1);
}

template <class T>
constexpr void relocate(T* from, std::size_t n, T* to) noexcept(moves_without_throwing<T>) {
    if constexpr (goes_as_bytes<T> || !std::is_nothrow_move_constructible_v<T>) {
        detail::transfer(from, n, to);
        detail::end_transfer(from, n);
    } else {
        for (std::size_t i = 0; i != n; ++i) detail::relocate_one(from + i, to + i);
    }
}

/// Relocates elements to a place that may overlap theirs. Preconditions: a move does not throw.
template <class T>
constexpr void shift(T* from, std::size_t n, T* to) noexcept {
    static_assert(moves_without_throwing<T>);
    if constexpr (goes_as_bytes<T>) {
        if (!std::is_constant_evaluated()) {
            if (n != 0) std::memmove(static_cast<void*>(to), static_cast<void const*>(from), n * sizeof(T));
            return;
        }
    }
    if (to < from) {
        for (std::size_t i = 0; i != n; ++i) detail::relocate_one(from + i, to + i);
    } else if (from < to) {
        for (std::size_t i = n; i != 0; --i) detail::relocate_one(from + i - 1, to + i - 1);
    }
}

/// An element outside any collection, which can be relocated into one.
template <class T>
class holder {
public:
    template <class... Args>
    constexpr explicit holder(std::in_place_t, Args&&... args) : value_(std::forward<Args>(args)...) {}
    constexpr explicit holder(std::in_place_t, value_initialized) : value_() {}
    /// Takes the element out of `from`, which is then raw memory.
    constexpr explicit holder(T* from) noexcept(moves_without_throwing<T>) : none_() {
        detail::relocate(from, 1, std::addressof(value_));
    }
    holder(holder const&) = delete;
    holder& operator=(holder const&) = delete;
    constexpr ~holder() {
        if (full_) std::destroy_at(std::addressof(value_));
    }

    constexpr T& value() noexcept { return value_; }

    constexpr void relocate_to(T* where) noexcept(moves_without_throwing<T>) {
        detail::relocate(std::addressof(value_), 1, where);
        full_ = false;
    }

private:
    union {
        T value_;
        char none_;
    };
    bool full_ = true;
};

template <class T>
concept exchangeable = moves_without_throwing<T> || std::is_swappable_v<T>;

template <class T>
constexpr void exchange(T& a, T& b) noexcept(moves_without_throwing<T>) {
    if constexpr (moves_without_throwing<T>) {
        holder<T> aside(std::addressof(a));
        detail::relocate(std::addressof(b), 1, std::addressof(a));
        aside.relocate_to(std::addressof(b));
    } else {
        using std::swap;
        swap(a, b);
    }
}

template <class T>
constexpr void reverse(T* first, T* last) noexcept(moves_without_throwing<T>) {
    while (first < last && first < --last) detail::exchange(*first++, *last);
}

/// Makes `middle` the first element of `[first, last)`.
template <class T>
constexpr void rotate(T* first, T* middle, T* last) noexcept(moves_without_throwing<T>) {
    if (first == middle || middle == last) return;
    if constexpr (goes_as_bytes<T>) {
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
    detail::reverse(first, middle);
    detail::reverse(middle, last);
    detail::reverse(first, last);
}

} // namespace handful::detail
