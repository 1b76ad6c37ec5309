// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/block.hpp>
#include <handful/concepts.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>

namespace own_policies {

/// A storage policy. The elements are in a block, and each thread keeps up to `Kept` blocks that its collections gave
/// back, for the next collections of the same element: for threads that fill and drop lists of much the same size, one
/// request after the other.
///
/// Two words. Blocks have room for `Room` elements or a power of two times that; only those of the first size are kept.
template <std::size_t Room = 16, std::size_t Kept = 8>
struct recycled_blocks {
    static constexpr auto policy_category = handful::category::storage;

    template <class T>
    class memory_of {
    public:
        static constexpr std::size_t inline_capacity = 0;
        static constexpr std::size_t max_size() noexcept {
            return handful::max_block_size<T, std::uint32_t> / 2;
        }

        T* data() noexcept { return data_; }
        T const* data() const noexcept { return data_; }
        std::size_t size() const noexcept { return size_; }
        std::size_t capacity() const noexcept { return capacity_; }
        bool is_inline() const noexcept { return data_ == nullptr; }
        void set_size(std::size_t n) noexcept { size_ = static_cast<std::uint32_t>(n); }

        template <class Allocator>
        static handful::block<T> obtain(Allocator allocator, std::size_t n) {
            if (n <= Room && recycles<Allocator> && !is_closed_ && shelf_.n != 0)
                return {shelf_.blocks[--shelf_.n], Room};
            std::size_t room = Room;
            while (room < n) room *= 2;
            return handful::plain_block::obtain<T>(allocator, room);
        }
        template <class Allocator>
        static void drop(Allocator allocator, handful::block<T> b) noexcept {
            if (b.capacity == Room && recycles<Allocator> && !is_closed_ && shelf_.n != Kept)
                shelf_.blocks[shelf_.n++] = b.data;
            else handful::plain_block::drop(allocator, b);
        }
        void attach(handful::block<T> b, std::size_t n) noexcept {
            data_ = b.data;
            capacity_ = static_cast<std::uint32_t>(b.capacity);
            set_size(n);
        }
        handful::block<T> detach() noexcept {
            handful::block<T> const given{data_, capacity_};
            data_ = nullptr;
            size_ = capacity_ = 0;
            return given;
        }

    private:
        /// A block of another allocator has to go back to that.
        template <class Allocator>
        static constexpr bool recycles = std::is_same_v<Allocator, std::allocator<T>>;

        /// The blocks of a thread that nobody uses.
        struct shelf {
            std::array<T*, Kept> blocks{};
            std::size_t n = 0;
            ~shelf() {
                while (n != 0)
                    handful::plain_block::drop(std::allocator<T>(), handful::block<T>{blocks[--n], Room});
                is_closed_ = true;
            }
        };
        static inline thread_local shelf shelf_;
        /// The shelf of the thread has ended. This has no destructor, so it can be asked until the thread has ended.
        static inline thread_local bool is_closed_ = false;

        T* data_ = nullptr;
        std::uint32_t size_ = 0;
        std::uint32_t capacity_ = 0;
    };

    /// What the rules are makes no difference here.
    template <class T, class Context>
    using storage = memory_of<T>;
};

} // namespace own_policies
