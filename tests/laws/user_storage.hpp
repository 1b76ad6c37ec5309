// SPDX-License-Identifier: BSL-1.0
#pragma once

// A storage as a user would write it: from public headers alone. Elements are in a block; the collection holds three
// pointers, as most vectors do.

#include <handful/block.hpp>
#include <handful/concepts.hpp>

#include <cstddef>
#include <limits>

namespace laws {

struct user_storage {
    static constexpr auto policy_category = handful::category::storage;

    template <class T, class Context>
    class storage {
    public:
        static constexpr std::size_t inline_capacity = 0;

        storage() noexcept = default;
        storage(storage const&) = delete;
        storage& operator=(storage const&) = delete;

        static constexpr std::size_t max_size() noexcept { return handful::max_block_size<T, std::size_t>; }
        T* data() noexcept { return first_; }
        T const* data() const noexcept { return first_; }
        std::size_t size() const noexcept { return static_cast<std::size_t>(last_ - first_); }
        std::size_t capacity() const noexcept { return static_cast<std::size_t>(end_ - first_); }
        bool is_inline() const noexcept { return first_ == nullptr; }
        void set_size(std::size_t n) noexcept { last_ = first_ + n; }

        template <class Allocator>
        static handful::block<T> obtain(Allocator allocator, std::size_t n) {
            return handful::plain_block::obtain<T>(allocator, n);
        }
        template <class Allocator>
        static void drop(Allocator allocator, handful::block<T> block) noexcept {
            handful::plain_block::drop(allocator, block);
        }
        void attach(handful::block<T> block, std::size_t n) noexcept {
            first_ = block.data;
            last_ = first_ + n;
            end_ = first_ + block.capacity;
        }
        handful::block<T> detach() noexcept {
            handful::block<T> const block{first_, capacity()};
            first_ = last_ = end_ = nullptr;
            return block;
        }

    private:
        T* first_ = nullptr;
        T* last_ = nullptr;
        T* end_ = nullptr;
    };
};

} // namespace laws
