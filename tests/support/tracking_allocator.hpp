// SPDX-License-Identifier: BSL-1.0
#pragma once

// An allocator that knows its blocks and elements: what it gave comes back to an equal one, and what it made it destroys.

#include "check.hpp"

#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace test {

enum propagation : unsigned { in_copy = 1, in_move = 2, in_swap = 4 };

/// What all tracking allocators have noted; zero again when all collections are gone.
struct tracked {
    static inline long elements = 0;  // made by an allocator and not destroyed yet
    static inline long made = 0;      // elements made so far
    static inline long blocks = 0;    // outstanding
    static inline long strangers = 0; // blocks that came back to an allocator of another number
};

/// Allocators are equal where their numbers are. Copies of a collection get a number that is a hundred higher.
template <class T, unsigned Propagates = 0>
class tracking_allocator {
public:
    using value_type = T;
    using is_always_equal = std::false_type;
    using propagate_on_container_copy_assignment = std::bool_constant<(Propagates & in_copy) != 0>;
    using propagate_on_container_move_assignment = std::bool_constant<(Propagates & in_move) != 0>;
    using propagate_on_container_swap = std::bool_constant<(Propagates & in_swap) != 0>;
    template <class U>
    struct rebind {
        using other = tracking_allocator<U, Propagates>;
    };

    tracking_allocator() = default;
    explicit tracking_allocator(int number) noexcept : number_(number) {}
    template <class U>
    tracking_allocator(tracking_allocator<U, Propagates> const& other) noexcept : number_(other.number()) {}

    T* allocate(std::size_t n) {
        auto* const bytes =
            static_cast<std::byte*>(::operator new(header + n * sizeof(T), std::align_val_t(alignment)));
        ::new (static_cast<void*>(bytes)) int(number_);
        ++tracked::blocks;
        return reinterpret_cast<T*>(bytes + header);
    }
    void deallocate(T* p, std::size_t n) noexcept {
        std::byte* const bytes = reinterpret_cast<std::byte*>(p) - header;
        if (*std::launder(reinterpret_cast<int*>(bytes)) != number_) ++tracked::strangers;
        --tracked::blocks;
#if defined(__cpp_sized_deallocation)
        ::operator delete(bytes, header + n * sizeof(T), std::align_val_t(alignment));
#else // clang before 19
        static_cast<void>(n);
        ::operator delete(bytes, std::align_val_t(alignment));
#endif
    }
    template <class U, class... Args>
    void construct(U* p, Args&&... args) {
        ::new (static_cast<void*>(p)) U(std::forward<Args>(args)...);
        ++tracked::elements;
        ++tracked::made;
    }
    template <class U>
    void destroy(U* p) noexcept {
        --tracked::elements;
        p->~U();
    }
    tracking_allocator select_on_container_copy_construction() const {
        return tracking_allocator(number_ + 100);
    }

    int number() const noexcept { return number_; }
    friend bool operator==(tracking_allocator const& a, tracking_allocator const& b) noexcept {
        return a.number_ == b.number_;
    }

private:
    static constexpr std::size_t alignment = alignof(T) > alignof(std::max_align_t)
                                                 ? alignof(T)
                                                 : alignof(std::max_align_t);
    static constexpr std::size_t header = alignment;

    int number_ = 0;
};

} // namespace test
