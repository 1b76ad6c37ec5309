// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/block.hpp>
#include <handful/concepts.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>

/// The layouts that the library's own were compared with before these were kept, as storage policies of a user's own:
/// they include what a user may, and compose as the stock ones do.
namespace candidates {

/// Against `handful::inline_one` in one word: the word and beside it two counts, also where null is kept out, so that
/// nothing has to be read from the block but elements.
struct two_parts {
    static constexpr auto policy_category = handful::category::storage;

    template <class T, class Context>
    class storage {
    public:
        static constexpr std::size_t inline_capacity = 1;

        storage() noexcept {}
        storage(storage const&) = delete;
        storage& operator=(storage const&) = delete;
        ~storage() {}

        static constexpr std::size_t max_size() noexcept { return handful::max_block_size<T, std::uint32_t>; }

        T* data() noexcept { return is_inline() ? std::addressof(element_) : heap_; }
        T const* data() const noexcept { return is_inline() ? std::addressof(element_) : heap_; }
        std::size_t size() const noexcept { return size_; }
        std::size_t capacity() const noexcept { return capacity_; }
        bool is_inline() const noexcept { return capacity_ == 1; }

        void set_size(std::size_t n) noexcept { size_ = static_cast<std::uint32_t>(n); }

        template <class Allocator>
        static handful::block<T> obtain(Allocator allocator, std::size_t n) {
            return handful::plain_block::obtain<T>(allocator, n > 1 ? n : 2);
        }
        template <class Allocator>
        static void drop(Allocator allocator, handful::block<T> b) noexcept {
            handful::plain_block::drop(allocator, b);
        }

        void attach(handful::block<T> b, std::size_t n) noexcept {
            heap_ = b.data;
            size_ = static_cast<std::uint32_t>(n);
            capacity_ = static_cast<std::uint32_t>(b.capacity);
        }
        handful::block<T> detach() noexcept {
            handful::block<T> const b{heap_, capacity_};
            size_ = 0;
            capacity_ = 1;
            return b;
        }

    private:
        union {
            T element_;
            T* heap_;
        };
        std::uint32_t size_ = 0;
        std::uint32_t capacity_ = 1;
    };
};

/// Against `handful::small_buffer`: a pointer to the first element beside the buffer, so that an access asks nothing. The
/// collection is a word larger where the buffer is, and moving it is not copying its bytes.
template <std::size_t N>
struct direct_buffer {
    static constexpr auto policy_category = handful::category::storage;

    template <class T, class Context>
    class storage {
    public:
        static constexpr std::size_t inline_capacity = N;

        storage() noexcept : data_(buffer()) {}
        storage(storage const&) = delete;
        storage& operator=(storage const&) = delete;

        static constexpr std::size_t max_size() noexcept { return handful::max_block_size<T, std::uint32_t>; }

        T* data() noexcept { return data_; }
        T const* data() const noexcept { return data_; }
        std::size_t size() const noexcept { return size_; }
        std::size_t capacity() const noexcept { return capacity_; }
        bool is_inline() const noexcept { return capacity_ == N; }

        void set_size(std::size_t n) noexcept { size_ = static_cast<std::uint32_t>(n); }

        template <class Allocator>
        static handful::block<T> obtain(Allocator allocator, std::size_t n) {
            return handful::plain_block::obtain<T>(allocator, n > N ? n : N + 1);
        }
        template <class Allocator>
        static void drop(Allocator allocator, handful::block<T> b) noexcept {
            handful::plain_block::drop(allocator, b);
        }

        void attach(handful::block<T> b, std::size_t n) noexcept {
            data_ = b.data;
            size_ = static_cast<std::uint32_t>(n);
            capacity_ = static_cast<std::uint32_t>(b.capacity);
        }
        handful::block<T> detach() noexcept {
            handful::block<T> const b{data_, capacity_};
            data_ = buffer();
            size_ = 0;
            capacity_ = N;
            return b;
        }

    private:
        T* buffer() noexcept { return reinterpret_cast<T*>(bytes_); }

        T* data_;
        std::uint32_t size_ = 0;
        std::uint32_t capacity_ = N;
        alignas(T) std::byte bytes_[N * sizeof(T)];
    };
};

/// Against `handful::heap_vector`: three words, with counts that no program can exceed.
struct three_words {
    static constexpr auto policy_category = handful::category::storage;

    template <class T, class Context>
    class storage {
    public:
        static constexpr std::size_t inline_capacity = 0;

        storage() noexcept = default;
        storage(storage const&) = delete;
        storage& operator=(storage const&) = delete;

        static constexpr std::size_t max_size() noexcept { return handful::max_block_size<T, std::size_t>; }

        T* data() noexcept { return data_; }
        T const* data() const noexcept { return data_; }
        std::size_t size() const noexcept { return size_; }
        std::size_t capacity() const noexcept { return capacity_; }
        bool is_inline() const noexcept { return data_ == nullptr; }

        void set_size(std::size_t n) noexcept { size_ = n; }

        template <class Allocator>
        static handful::block<T> obtain(Allocator allocator, std::size_t n) {
            return handful::plain_block::obtain<T>(allocator, n);
        }
        template <class Allocator>
        static void drop(Allocator allocator, handful::block<T> b) noexcept {
            handful::plain_block::drop(allocator, b);
        }

        void attach(handful::block<T> b, std::size_t n) noexcept {
            data_ = b.data;
            size_ = n;
            capacity_ = b.capacity;
        }
        handful::block<T> detach() noexcept {
            handful::block<T> const b{data_, capacity_};
            data_ = nullptr;
            size_ = 0;
            capacity_ = 0;
            return b;
        }

    private:
        T* data_ = nullptr;
        std::size_t size_ = 0;
        std::size_t capacity_ = 0;
    };
};

/// Against `handful::fixed_capacity`: a count of a whole word.
template <std::size_t N>
struct word_count {
    static constexpr auto policy_category = handful::category::storage;
    static constexpr bool grows = false;

    template <class T, class Context>
    class storage {
    public:
        static constexpr std::size_t inline_capacity = N;

        storage() noexcept {}

        static constexpr std::size_t max_size() noexcept { return N; }

        T* data() noexcept { return reinterpret_cast<T*>(bytes_); }
        T const* data() const noexcept { return reinterpret_cast<T const*>(bytes_); }
        std::size_t size() const noexcept { return size_; }
        std::size_t capacity() const noexcept { return N; }
        bool is_inline() const noexcept { return true; }

        void set_size(std::size_t n) noexcept { size_ = n; }

        template <class Allocator>
        static handful::block<T> obtain(Allocator, std::size_t) noexcept {
            return {};
        }
        template <class Allocator>
        static void drop(Allocator, handful::block<T>) noexcept {}
        void attach(handful::block<T>, std::size_t) noexcept {}
        handful::block<T> detach() noexcept { return {}; }

    private:
        alignas(T) std::byte bytes_[N * sizeof(T)];
        std::size_t size_ = 0;
    };
};

} // namespace candidates
