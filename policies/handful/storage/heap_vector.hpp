// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace handful {

/// Storage: all elements in one block, none inside the collection; the fastest access for collections of unknown size.
///
/// Size: a pointer and two 32-bit counts (16 bytes where pointers have 64 bits), so at most 2^32 - 1 elements.
/// For scalars of fewer than four bytes, of which so many are likely, the counts are `std::size_t`.
/// `T` may be incomplete where the collection is a member. Iterators stay valid when the collection is moved or swapped.
struct heap_vector {
    static constexpr auto policy_category = category::storage;
    static constexpr bool holds_inside = false;

    template <class T>
    class memory_of {
        static constexpr auto count_type() {
            if constexpr (std::is_scalar_v<T>) {
                if constexpr (sizeof(T) < 4) return std::size_t{};
                else return std::uint32_t{};
            } else {
                return std::uint32_t{};
            }
        }
        using count = decltype(count_type());

    public:
        static constexpr std::size_t inline_capacity = 0;

        constexpr memory_of() noexcept = default;
        memory_of(memory_of const&) = delete;
        memory_of& operator=(memory_of const&) = delete;

        static constexpr std::size_t max_size() noexcept { return max_block_size<T, count>; }

        constexpr T* data() noexcept { return data_; }
        constexpr T const* data() const noexcept { return data_; }
        constexpr std::size_t size() const noexcept { return size_; }
        constexpr std::size_t capacity() const noexcept { return capacity_; }
        constexpr bool is_inline() const noexcept { return data_ == nullptr; }

        constexpr void set_size(std::size_t n) noexcept { size_ = static_cast<count>(n); }

        template <class Allocator>
        static constexpr block<T> obtain(Allocator allocator, std::size_t n) {
            return plain_block::obtain<T>(allocator, n);
        }
        template <class Allocator>
        static constexpr void drop(Allocator allocator, block<T> b) noexcept {
            plain_block::drop(allocator, b);
        }

        constexpr void attach(block<T> b, std::size_t n) noexcept {
            data_ = b.data;
            size_ = static_cast<count>(n);
            capacity_ = static_cast<count>(b.capacity);
        }
        constexpr block<T> detach() noexcept {
            block<T> const b{data_, capacity_};
            data_ = nullptr;
            size_ = 0;
            capacity_ = 0;
            return b;
        }

    private:
        T* data_ = nullptr;
        count size_ = 0;
        count capacity_ = 0;
    };

    /// One type whatever the rules are, so that collections which differ in these share their code.
    template <class T, class Context>
    using storage = memory_of<T>;
};

} // namespace handful
