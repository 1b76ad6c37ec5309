// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/allocator_traits.hpp>
#include <handful/concepts.hpp>
#include <handful/errors.hpp>
#include <handful/policy_traits.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>

namespace handful::testing {

namespace detail {

/// What the allocators of one run of the laws have given.
struct blocks {
    long outstanding = 0;
    bool are_refused = false;
};

/// Counts the blocks that it gives, and gives none on request.
template <class T>
class counting_allocator {
public:
    using value_type = T;

    explicit counting_allocator(blocks& given) noexcept : given_(&given) {}
    template <class U>
    counting_allocator(counting_allocator<U> const& other) noexcept : given_(other.given()) {}

    T* allocate(std::size_t n) {
        if (given_->are_refused) throw_bad_alloc();
        T* const p = std::allocator<T>().allocate(n);
        ++given_->outstanding;
        return p;
    }
    void deallocate(T* p, std::size_t n) noexcept {
        --given_->outstanding;
        std::allocator<T>().deallocate(p, n);
    }
    blocks* given() const noexcept { return given_; }
    friend bool operator==(counting_allocator const&, counting_allocator const&) = default;

private:
    blocks* given_;
};

template <class S, class T, class Check, class Make>
class storage_trial {
public:
    storage_trial(Check& check, Make& make) : check_(check), make_(make) {}

    void run() {
        {
            S storage;
            is_empty(storage);
            check_(S::max_size() >= S::inline_capacity, "max_size() is at least inline_capacity");
            fills_its_inline_part(storage);
            if constexpr (S::max_size() > S::inline_capacity) {
                for (std::size_t const more : {1U, 2U, 9U}) {
                    is_refused_a_block(storage, S::inline_capacity + more);
                    holds_a_block(storage, S::inline_capacity + more);
                }
            }
        }
        check_(blocks_.outstanding == 0, "every block that was obtained can be dropped");
    }

private:
    void is_empty(S const& storage) {
        check_(storage.size() == 0, "a storage without elements has the size 0");
        check_(storage.is_inline(), "a storage without a block is inline");
        check_(storage.capacity() == S::inline_capacity, "without a block the capacity is inline_capacity");
    }

    // Elements are made in the memory of the storage, counted, and destroyed here: a storage does none of that.
    void build(S& storage, std::size_t n) {
        for (std::size_t i = storage.size(); i != n; ++i)
            std::construct_at(storage.data() + i, make_(static_cast<int>(i) + 1));
        storage.set_size(n);
    }
    void destroy(S& storage) {
        T* const data = storage.data();
        std::size_t const n = storage.size();
        if (element_is_count_v<S> && storage.is_inline()) {
            // There the element says that it is there, so it is taken out before the size is set.
            if (n == 0) return;
            [[maybe_unused]] T const out(std::move(*data));
            std::destroy_at(data);
            storage.set_size(0);
            return;
        }
        storage.set_size(0);
        std::destroy_n(data, n);
    }

    void fills_its_inline_part(S& storage) {
        for (std::size_t n = 0; n <= S::inline_capacity; ++n) {
            build(storage, n);
            check_(storage.size() == n, "set_size(n) makes the size n");
            check_(storage.is_inline(), "set_size(n) obtains no block");
            check_(std::as_const(storage).data() == storage.data(), "data() is the same of a const storage");
            check_(n == 0 || is_aligned(storage.data()), "the inline part is aligned");
        }
        destroy(storage);
        is_empty(storage);
    }
    void is_refused_a_block(S const& storage, std::size_t n) {
#if HANDFUL_HAS_EXCEPTIONS
        blocks_.are_refused = true;
        bool is_thrown = false;
        try {
            S::drop(allocator(), S::obtain(allocator(), n));
        } catch (std::bad_alloc const&) {
            is_thrown = true;
        }
        blocks_.are_refused = false;
        check_(is_thrown, "obtain throws what the allocator throws");
#endif
        static_cast<void>(n);
        is_empty(storage);
    }
    void holds_a_block(S& storage, std::size_t n) {
        block<T> const obtained = S::obtain(allocator(), n);
        check_(obtained.data != nullptr && obtained.capacity >= n, "obtain(a, n) gives room for n elements");
        check_(is_aligned(obtained.data), "a block is aligned");
        is_empty(storage);

        storage.attach(obtained, 0);
        check_(!storage.is_inline() && storage.size() == 0, "attach(b, 0) holds a block without elements");
        check_(storage.data() == obtained.data && storage.capacity() == obtained.capacity,
               "attach(b, n) holds b with its capacity");
        build(storage, n);
        check_(storage.size() == n && storage.data() == obtained.data, "set_size changes the count alone");

        block<T> const given = storage.detach();
        is_empty(storage);
        check_(given.data == obtained.data && given.capacity == obtained.capacity,
               "detach gives the block that was attached");
        S other;
        other.attach(given, n);
        check_(other.size() == n && other.data() == given.data,
               "a block goes with its elements to another storage");
        destroy(other);
        check_(other.size() == 0 && !other.is_inline(), "a block without elements is still held");
        S::drop(allocator(), other.detach());
        is_empty(other);
    }

    static bool is_aligned(T const* p) noexcept {
        return reinterpret_cast<std::uintptr_t>(p) % alignof(T) == 0;
    }
    counting_allocator<T> allocator() noexcept { return counting_allocator<T>(blocks_); }

    Check& check_;
    Make& make_;
    blocks blocks_;
};

} // namespace detail

/// Effects: tries what a storage policy promises (see `storage_of`) for elements of type `T`, with the storage that `Policy` has in
/// a collection which keeps null out or not. `make(int)` gives an element; for a storage that uses null, none that is null.
/// `check(bool ok, char const* law)` is called for each law, any number of times, so that every test framework can be asked.
/// Where a law does not hold, later ones may lead to undefined behaviour: a sanitizer says more.
template <storage_policy Policy, class T, bool KeepsNullOut = false, class Check, class Make>
    requires std::invocable<Check&, bool, char const*> &&
             std::constructible_from<T, std::invoke_result_t<Make&, int>>
void storage_laws(Check check, Make make) {
    using storage = typename Policy::template storage<T, storage_context<KeepsNullOut>>;
    static_assert(
        storage_of<storage, T>,
        "handful::testing: the storage lacks a member that storage_of asks for; see <handful/concepts.hpp>");
    static_assert(std::is_nothrow_default_constructible_v<storage>,
                  "handful::testing: the default constructor of a storage must be noexcept");
    detail::storage_trial<storage, T, Check, Make>(check, make).run();
}

/// The same for elements that are made from `int`.
template <storage_policy Policy, std::constructible_from<int> T, bool KeepsNullOut = false, class Check>
void storage_laws(Check check) {
    storage_laws<Policy, T, KeepsNullOut>(check, [](int n) { return T(n); });
}

} // namespace handful::testing
