// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/block.hpp>
#include <handful/concepts.hpp>
#include <handful/errors.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace handful {

/// Storage: at most `N` elements inside the collection, never a block. An operation that needs more throws `std::bad_alloc`;
/// `try_push_back` and `try_emplace_back` return null instead.
///
/// Size: `N * sizeof(T)` bytes and the smallest unsigned integer that can count to `N`, rounded up to the alignment.
/// An assignment under a rule or a listener makes its elements aside first, on the stack. Trivially copyable where `T` is and no listener is told of copies; a move then is a copy.
template <std::size_t N>
struct fixed_capacity {
    static constexpr auto policy_category = category::storage;
    static constexpr bool grows = false;

    template <class T>
    class memory_of {
        // The smallest that can count to N, or a wider one that takes no more room because of the alignment: part of a
        // register is slower to write than the whole.
        template <class Count>
        static constexpr bool suffices = N <= static_cast<Count>(-1) && alignof(T) <= sizeof(Count);
        using count = std::conditional_t<
            suffices<std::uint8_t>, std::uint8_t,
            std::conditional_t<suffices<std::uint16_t>, std::uint16_t,
                               std::conditional_t<suffices<std::uint32_t>, std::uint32_t, std::size_t>>>;

        // Not std::is_trivial, which g++ says of classes whose default constructor is deleted.
        static constexpr bool keeps_objects =
            N != 0 && std::is_trivially_copyable_v<T> && std::is_trivially_default_constructible_v<T>;

    public:
        static constexpr std::size_t inline_capacity = N;

        constexpr memory_of() noexcept {
            // An array without values cannot leave a constant expression.
            if constexpr (keeps_objects) {
                if (std::is_constant_evaluated()) {
                    for (std::size_t i = 0; i != N; ++i) std::construct_at(elements_ + i);
                }
            }
        }

        static constexpr std::size_t max_size() noexcept { return N; }

        constexpr T* data() noexcept { return first(elements_); }
        constexpr T const* data() const noexcept { return first(elements_); }
        constexpr std::size_t size() const noexcept { return size_; }
        static constexpr std::size_t capacity() noexcept { return N; }
        static constexpr bool is_inline() noexcept { return true; }

        constexpr void set_size(std::size_t n) noexcept { size_ = static_cast<count>(n); }

        template <class Allocator>
        [[noreturn]] static block<T> obtain(Allocator, std::size_t) {
            throw_bad_alloc();
        }
        template <class Allocator>
        static constexpr void drop(Allocator, block<T>) noexcept {}
        constexpr void attach(block<T>, std::size_t) noexcept {}
        constexpr block<T> detach() noexcept { return {}; }

    private:
        struct alignas(T) bytes {
            std::byte at[N == 0 ? 1 : N * sizeof(T)];
        };
        using memory = std::conditional_t<keeps_objects, T[N == 0 ? 1 : N], bytes>;

        static constexpr T* first(T* elements) noexcept { return elements; }
        static constexpr T const* first(T const* elements) noexcept { return elements; }
        static T* first(bytes& elements) noexcept { return reinterpret_cast<T*>(elements.at); }
        static T const* first(bytes const& elements) noexcept {
            return reinterpret_cast<T const*>(elements.at);
        }

        memory elements_;
        count size_ = 0;
    };

    /// One type whatever the rules are, so that collections which differ in these share their code.
    template <class T, class Context>
    using storage = memory_of<T>;
};

} // namespace handful
