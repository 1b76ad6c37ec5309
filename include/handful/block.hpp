// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/config.hpp>
#include <handful/detail/standard_parts.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <type_traits>

// Blocks of raw memory for elements, as storage policies hold them.
namespace handful {

/// Memory for `capacity` elements from `data` on; no element is alive in it. An empty block has no data.
template <class T>
struct block {
    T* data = nullptr;
    std::size_t capacity = 0;
};

/// The most elements of type `T` that one block can hold when counts are kept in a `Count`.
template <class T, class Count>
inline constexpr std::size_t max_block_size =
    static_cast<std::size_t>((std::numeric_limits<std::ptrdiff_t>::max)()) / sizeof(T) <
            static_cast<std::size_t>((std::numeric_limits<Count>::max)())
        ? static_cast<std::size_t>((std::numeric_limits<std::ptrdiff_t>::max)()) / sizeof(T)
        : static_cast<std::size_t>((std::numeric_limits<Count>::max)());

namespace detail {

/// A number of elements as the allocator counts, maybe in fewer bits; max_size() of a collection is no more.
template <class Allocator>
constexpr auto count_of(std::size_t n) noexcept {
    return static_cast<typename std::allocator_traits<Allocator>::size_type>(n);
}

} // namespace detail

/// A block that holds elements and nothing else.
struct plain_block {
    /// Effects: obtains memory for `n` elements from `allocator`. Preconditions: `0 < n`, and `n` elements fit in the address space.
    /// Throws: what the allocator throws.
    template <class T, class Allocator>
    [[nodiscard]] static constexpr block<T> obtain(Allocator allocator, std::size_t n) {
        return {std::allocator_traits<Allocator>::allocate(allocator, detail::count_of<Allocator>(n)), n};
    }

    /// Effects: gives the memory of `b` back. Preconditions: `b` came from `obtain` with an equal allocator, no element in it is alive.
    template <class T, class Allocator>
    static constexpr void drop(Allocator allocator, block<T> b) noexcept {
        std::allocator_traits<Allocator>::deallocate(allocator, b.data,
                                                     detail::count_of<Allocator>(b.capacity));
    }
};

/// A block with its size and capacity in front of the elements, for collections that hold one pointer only.
/// The elements are aligned to at least `alignof(std::uint32_t)`; an address of theirs has its lowest bit free.
struct headed_block {
    struct header {
        std::uint32_t size;
        std::uint32_t capacity;
    };

    /// The most elements that one block can hold.
    template <class T>
    static constexpr std::size_t max_size =
        max_block_size<T, std::uint32_t> - (sizeof(header) + 2 * alignof(T)) / sizeof(T) - 1;

    /// Returns: the header of the block whose elements begin at `data`.
    template <class T>
    [[nodiscard]] static header& header_of(T* data) noexcept {
        return *std::launder(reinterpret_cast<header*>(reinterpret_cast<std::byte*>(data) - sizeof(header)));
    }

    /// Effects: obtains memory for `n` elements and their header, whose size is 0 and whose capacity is `n`.
    /// Preconditions: `0 < n`, and `n` fits in 32 bits. Throws: what the allocator throws.
    template <class T, class Allocator>
    [[nodiscard]] static block<T> obtain(Allocator allocator, std::size_t n) {
        unit_allocator<T, Allocator> units(allocator);
        unit<T>* const raw =
            std::allocator_traits<unit_allocator<T, Allocator>>::allocate(units, unit_count<T, Allocator>(n));
        std::byte* const data = reinterpret_cast<std::byte*>(raw) + offset<T>;
        ::new (static_cast<void*>(data - sizeof(header))) header{0, static_cast<std::uint32_t>(n)};
        return {reinterpret_cast<T*>(data), n};
    }

    /// Effects: gives the memory of `b` back. Preconditions: as `plain_block::drop`.
    template <class T, class Allocator>
    static void drop(Allocator allocator, block<T> b) noexcept {
        unit_allocator<T, Allocator> units(allocator);
        std::byte* const raw = reinterpret_cast<std::byte*>(b.data) - offset<T>;
        std::allocator_traits<unit_allocator<T, Allocator>>::deallocate(
            units, reinterpret_cast<unit<T>*>(raw), unit_count<T, Allocator>(b.capacity));
    }

private:
    template <class T>
    static constexpr std::size_t alignment = alignof(T) > alignof(header) ? alignof(T) : alignof(header);

    template <class T>
    static constexpr std::size_t offset = (sizeof(header) + alignment<T> - 1) / alignment<T> * alignment<T>;

    // What is asked from the allocator: whole units of the alignment that header and elements need.
    template <class T>
    struct alignas(alignment<T>) unit {
        std::byte bytes[alignment<T>];
    };

    template <class T, class Allocator>
    using unit_allocator = typename std::allocator_traits<Allocator>::template rebind_alloc<unit<T>>;

    template <class T, class Allocator>
    static constexpr auto unit_count(std::size_t n) noexcept {
        return detail::count_of<unit_allocator<T, Allocator>>((offset<T> + n * sizeof(T) + alignment<T> - 1) /
                                                              alignment<T>);
    }
};

} // namespace handful
