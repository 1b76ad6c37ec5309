// SPDX-License-Identifier: BSL-1.0
#pragma once

// What the primitives of a storage promise, whatever its layout; see <handful/concepts.hpp>.

#include <handful/concepts.hpp>
#include <handful/policy_traits.hpp>

#include "allocations.hpp"
#include "catch.hpp"
#include "elements.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

namespace laws {

template <class T>
T value(int n) {
    if constexpr (std::is_same_v<T, std::unique_ptr<int>>) {
        return std::make_unique<int>(n);
    } else if constexpr (std::is_same_v<T, int*>) {
        static int numbers[64];
        return &numbers[n];
    } else {
        return test::make<T>(n);
    }
}

// Elements are built in the memory of the storage, counted, and destroyed again by the test: a storage does none of it.
template <class S, class T>
void build(S& storage, std::size_t n) {
    for (std::size_t i = storage.size(); i != n; ++i)
        std::construct_at(storage.data() + i, value<T>(static_cast<int>(i) + 1));
    storage.set_size(n);
}

template <class S, class T>
void destroy(S& storage) {
    T* const data = storage.data();
    std::size_t const n = storage.size();
    // there the element itself says that it is there, so it is taken out before the size is set
    if (handful::element_is_count_v<S> && storage.is_inline()) {
        if (n != 0) {
            [[maybe_unused]] T const out(std::move(*data));
            std::destroy_at(data);
            storage.set_size(0);
        }
        return;
    }
    storage.set_size(0);
    std::destroy_n(data, n);
}

template <class S, class T>
void check_empty(S const& storage) {
    CHECK(storage.size() == 0);
    CHECK(storage.is_inline());
    CHECK(storage.capacity() == S::inline_capacity);
}

template <class S, class T>
void storage_laws() {
    static_assert(handful::storage_of<S, T>);
    static_assert(std::is_nothrow_default_constructible_v<S>);
    long const outstanding = test::allocations::outstanding;
    std::allocator<T> allocator;
    {
        S storage;
        check_empty<S, T>(storage);
        CHECK(S::max_size() >= S::inline_capacity);

        // the inline part holds inline_capacity elements, aligned
        for (std::size_t n = 0; n <= S::inline_capacity; ++n) {
            build<S, T>(storage, n);
            CHECK(storage.size() == n);
            CHECK(storage.is_inline());
            S const& constant = storage;
            CHECK(constant.data() == storage.data());
            if (n != 0) CHECK(reinterpret_cast<std::uintptr_t>(storage.data()) % alignof(T) == 0);
        }
        destroy<S, T>(storage);
        check_empty<S, T>(storage);

        if constexpr (S::max_size() > S::inline_capacity) {
            for (std::size_t const n :
                 {S::inline_capacity + 1, S::inline_capacity + 2, S::inline_capacity + 9}) {
                // a failure to obtain changes nothing
                {
                    test::allocation_budget const nothing(0);
                    bool failed = false;
                    try {
                        S::drop(allocator, S::obtain(allocator, n));
                    } catch (std::bad_alloc const&) {
                        failed = true;
                    }
                    test::allocation_pause const pause;
                    CHECK(failed);
                }
                check_empty<S, T>(storage);

                // obtain gives at least what was asked for; drop gives it back
                S::drop(allocator, S::obtain(allocator, n));
                handful::block<T> const block = S::obtain(allocator, n);
                CHECK(block.capacity >= n);
                CHECK(block.data != nullptr);
                CHECK(reinterpret_cast<std::uintptr_t>(block.data) % alignof(T) == 0);
                check_empty<S, T>(storage);

                // attach and detach hand it over, with what is in it
                storage.attach(block, 0);
                CHECK(!storage.is_inline());
                CHECK(storage.size() == 0);
                CHECK(storage.data() == block.data);
                CHECK(storage.capacity() == block.capacity);
                build<S, T>(storage, n);
                CHECK(storage.size() == n);
                CHECK(storage.data() == block.data);
                S other;
                handful::block<T> const given = storage.detach();
                check_empty<S, T>(storage);
                CHECK(given.data == block.data);
                CHECK(given.capacity == block.capacity);
                other.attach(given, n);
                CHECK(other.size() == n);
                CHECK(other.data() == block.data);
                destroy<S, T>(other);
                CHECK(other.size() == 0);
                CHECK(!other.is_inline());
                S::drop(allocator, other.detach());
                check_empty<S, T>(other);
            }
        }
    }
    CHECK(test::allocations::outstanding == outstanding);
}

} // namespace laws
