// SPDX-License-Identifier: BSL-1.0
#include "allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

allocations so_far; // one thread only

void* try_allocate(std::size_t size, std::size_t alignment) noexcept {
    ++so_far.calls;
    so_far.bytes += size;
    std::size_t const some = size == 0 ? 1 : size;
    return alignment <= __STDCPP_DEFAULT_NEW_ALIGNMENT__
               ? std::malloc(some)
               : std::aligned_alloc(alignment, (some + alignment - 1) / alignment * alignment);
}

void* allocate(std::size_t size, std::size_t alignment) {
    void* const block = try_allocate(size, alignment);
    if (block == nullptr) {
        throw std::bad_alloc();
    }
    return block;
}

std::size_t number(std::align_val_t alignment) noexcept { return static_cast<std::size_t>(alignment); }

} // namespace

allocations allocations_so_far() noexcept { return so_far; }

// All forms: a sanitizer that brings its own would else pair one of these with one of those.
void* operator new(std::size_t size) { return allocate(size, 1); }
void* operator new[](std::size_t size) { return allocate(size, 1); }
void* operator new(std::size_t size, std::align_val_t alignment) { return allocate(size, number(alignment)); }
void* operator new[](std::size_t size, std::align_val_t alignment) {
    return allocate(size, number(alignment));
}
void* operator new(std::size_t size, std::nothrow_t const&) noexcept { return try_allocate(size, 1); }
void* operator new[](std::size_t size, std::nothrow_t const&) noexcept { return try_allocate(size, 1); }
void* operator new(std::size_t size, std::align_val_t alignment, std::nothrow_t const&) noexcept {
    return try_allocate(size, number(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment, std::nothrow_t const&) noexcept {
    return try_allocate(size, number(alignment));
}

void operator delete(void* block) noexcept { std::free(block); }
void operator delete[](void* block) noexcept { std::free(block); }
void operator delete(void* block, std::size_t) noexcept { std::free(block); }
void operator delete[](void* block, std::size_t) noexcept { std::free(block); }
void operator delete(void* block, std::align_val_t) noexcept { std::free(block); }
void operator delete[](void* block, std::align_val_t) noexcept { std::free(block); }
void operator delete(void* block, std::size_t, std::align_val_t) noexcept { std::free(block); }
void operator delete[](void* block, std::size_t, std::align_val_t) noexcept { std::free(block); }
void operator delete(void* block, std::nothrow_t const&) noexcept { std::free(block); }
void operator delete[](void* block, std::nothrow_t const&) noexcept { std::free(block); }
void operator delete(void* block, std::align_val_t, std::nothrow_t const&) noexcept { std::free(block); }
void operator delete[](void* block, std::align_val_t, std::nothrow_t const&) noexcept { std::free(block); }
