// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace handful {

/// Storage: up to `N` elements inside the collection, more of them in one block.
///
/// Size: `max(N * sizeof(T), sizeof(void*)) + 8` bytes, rounded up to the alignment. At most 2^32 - 1 elements.
/// The buffer and the pointer to the block share their bytes: an access first asks which of them is in use.
/// Iterators stay valid when a collection that holds a block is moved or swapped, not when one without is.
template <std::size_t N>
struct small_buffer {
    static constexpr auto policy_category = category::storage;
    static constexpr bool holds_inside = N != 0;

    template <class T>
    class memory_of {
    public:
        static constexpr std::size_t inline_capacity = N;

        constexpr memory_of() noexcept {
            if (std::is_constant_evaluated()) heap_ = nullptr;
        }
        memory_of(memory_of const&) = delete;
        memory_of& operator=(memory_of const&) = delete;

        static constexpr std::size_t max_size() noexcept { return max_block_size<T, std::uint32_t>; }

        constexpr T* data() noexcept { return holds_heap() ? heap_ : buffer(); }
        constexpr T const* data() const noexcept { return holds_heap() ? heap_ : buffer(); }
        constexpr std::size_t size() const noexcept { return size_; }
        constexpr std::size_t capacity() const noexcept {
            if (std::is_constant_evaluated() && is_inline()) return 0;
            return capacity_;
        }
        constexpr bool is_inline() const noexcept { return capacity_ == N; }

        constexpr void set_size(std::size_t n) noexcept { size_ = static_cast<std::uint32_t>(n); }

        template <class Allocator>
        static constexpr block<T> obtain(Allocator allocator, std::size_t n) {
            // A block is told from the buffer by its capacity.
            return plain_block::obtain<T>(allocator, n > N ? n : N + 1);
        }
        template <class Allocator>
        static constexpr void drop(Allocator allocator, block<T> b) noexcept {
            plain_block::drop(allocator, b);
        }

        constexpr void attach(block<T> b, std::size_t n) noexcept {
            heap_ = b.data;
            capacity_ = static_cast<std::uint32_t>(b.capacity);
            size_ = static_cast<std::uint32_t>(n);
        }
        constexpr block<T> detach() noexcept {
            block<T> const b{heap_, capacity_};
            size_ = 0;
            capacity_ = N;
            return b;
        }

    private:
        static_assert(N < 0x8000'0000,
                      "handful::small_buffer: too many inline elements; use fewer than 2^31");

        // The buffer cannot be used while constant-evaluated, where no lifetime can begin in bytes.
        constexpr bool holds_heap() const noexcept { return std::is_constant_evaluated() || !is_inline(); }
        T* buffer() noexcept { return reinterpret_cast<T*>(bytes_); }
        T const* buffer() const noexcept { return reinterpret_cast<T const*>(bytes_); }

        union {
            T* heap_;
            alignas(T) std::byte bytes_[N == 0 ? 1 : N * sizeof(T)];
        };
        std::uint32_t size_ = 0;
        std::uint32_t capacity_ = N;
    };

    /// One type whatever the rules are, so that collections which differ in these share their code.
    template <class T, class Context>
    using storage = memory_of<T>;
};

} // namespace handful
