// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>
#include <handful/storage/small_buffer.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>

namespace handful {

/// Storage for what nearly always holds one element: none or one inside the collection, more of them in one block.
///
/// Where null is kept out and `null_traits<T>::one_word` holds (pointers, `std::unique_ptr` with a deleter without
/// state), the collection is one machine word: the element itself, null for 'empty', or the address of a block with its
/// lowest bit set. Everywhere else it is laid out as `small_buffer<1>`: `max(sizeof(T), sizeof(void*)) + 8` bytes, rounded
/// up to the alignment. At most 2^32 - 1 elements.
///
/// The layout depends on the kind of `T` alone. That the lowest bit of a pointer to a class is free is checked when an
/// element is stored, where the class is complete; that an element's lowest bit is not set is a precondition.
struct inline_one {
    static constexpr auto policy_category = category::storage;

private:
    template <class T>
    class one_word;

    template <class T, class Context, bool = Context::keeps_null_out>
    struct layout {
        using type = small_buffer<1>::storage<T, Context>;
    };
    template <class T, class Context>
        requires is_one_word_v<T>
    struct layout<T, Context, true> {
        using type = one_word<T>;
    };

public:
    template <class T, class Context>
    using storage = typename layout<T, Context>::type;
};

template <class T>
class inline_one::one_word {
public:
    static constexpr std::size_t inline_capacity = 1;
    static constexpr bool element_is_count = true;

    constexpr one_word() noexcept : word_(0) {}
    one_word(one_word const&) = delete;
    one_word& operator=(one_word const&) = delete;
    constexpr ~one_word() {}

    static constexpr std::size_t max_size() noexcept { return headed_block::max_size<T>; }

    T* data() noexcept {
        std::uintptr_t const w = word();
        return (w & tag) != 0 ? elements(w) : std::addressof(element_);
    }
    T const* data() const noexcept {
        std::uintptr_t const w = word();
        return (w & tag) != 0 ? elements(w) : std::addressof(element_);
    }
    std::size_t size() const noexcept {
        std::uintptr_t const w = word();
        return (w & tag) != 0 ? headed_block::header_of(elements(w)).size : static_cast<std::size_t>(w != 0);
    }
    std::size_t capacity() const noexcept {
        std::uintptr_t const w = word();
        return (w & tag) != 0 ? headed_block::header_of(elements(w)).capacity : inline_capacity;
    }
    bool is_inline() const noexcept { return (word() & tag) == 0; }

    void set_size(std::size_t n) noexcept {
        check_alignment();
        std::uintptr_t const w = word();
        if ((w & tag) != 0) {
            headed_block::header_of(elements(w)).size = static_cast<std::uint32_t>(n);
        } else if (n == 0) {
            set_word(0);
        }
    }

    static bool can_hold(T const& value) noexcept {
        std::uintptr_t w;
        std::memcpy(&w, static_cast<void const*>(std::addressof(value)), sizeof w);
        return (w & tag) == 0;
    }

    template <class Allocator>
    static block<T> obtain(Allocator allocator, std::size_t n) {
        return headed_block::obtain<T>(allocator, n);
    }
    template <class Allocator>
    static void drop(Allocator allocator, block<T> b) noexcept {
        headed_block::drop(allocator, b);
    }

    void attach(block<T> b, std::size_t n) noexcept {
        check_alignment();
        headed_block::header_of(b.data).size = static_cast<std::uint32_t>(n);
        set_word(reinterpret_cast<std::uintptr_t>(b.data) | tag);
    }
    block<T> detach() noexcept {
        block<T> const b{data(), capacity()};
        set_word(0);
        return b;
    }

private:
    static constexpr std::uintptr_t tag = 1;

    static constexpr void check_alignment() noexcept {
        static_assert(
            sizeof(T) == sizeof(std::uintptr_t),
            "handful::inline_one: null_traits<T>::one_word holds for a T that is not the size of a pointer; "
            "make it false");
        if constexpr (requires { sizeof(typename null_traits<T>::pointee); }) {
            static_assert(
                alignof(typename null_traits<T>::pointee) >= 2,
                "handful::inline_one: the lowest bit of a pointer to a class of alignment 1 is not free; declare the "
                "class alignas(2), or specialise null_traits with one_word = false beside its first declaration");
        }
    }

    // The tag is read by copying bytes: reading it through a pointer to another type is undefined, and was
    // miscompiled by g++ 12, clang 14 and clang 19.
    std::uintptr_t word() const noexcept {
        std::uintptr_t w;
        std::memcpy(&w, static_cast<void const*>(std::addressof(element_)), sizeof w);
        return w;
    }
    void set_word(std::uintptr_t w) noexcept { ::new (static_cast<void*>(&word_)) std::uintptr_t(w); }
    static T* elements(std::uintptr_t w) noexcept { return reinterpret_cast<T*>(w - tag); }

    union {
        std::uintptr_t word_;
        T element_;
    };
};

} // namespace handful
