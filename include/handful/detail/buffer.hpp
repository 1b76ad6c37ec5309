// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>
#include <handful/detail/elements.hpp>
#include <handful/errors.hpp>
#include <handful/policy_traits.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace handful::detail {

/// A buffer or sequence outside any collection, which destroys its elements.
template <class Base>
class owning : public Base {
public:
    constexpr owning() noexcept = default;
    owning(owning const&) = delete;
    owning& operator=(owning const&) = delete;
    constexpr ~owning() { this->release(); }
};

/// Elements in a storage, as memory: what obtains, exchanges and gives back blocks, and moves all elements with them. It has
/// no destructor, because a collection may be trivially destructible; `release` is one.
template <class T, class Storage, class Growth>
class buffer {
    static_assert(
        storage_of<Storage, T>,
        "handful::collection: the storage lacks a member that storage_of asks for; see <handful/concepts.hpp>");

public:
    using allocator_type = std::allocator<T>;

    static constexpr std::size_t inline_capacity = Storage::inline_capacity;
    static constexpr std::size_t max_size() noexcept { return Storage::max_size(); }
    static constexpr bool grows() noexcept { return max_size() > inline_capacity; }

    constexpr std::size_t size() const noexcept { return storage_.size(); }
    constexpr std::size_t capacity() const noexcept { return storage_.capacity(); }
    constexpr T* data() noexcept { return storage_.data(); }
    constexpr T const* data() const noexcept { return storage_.data(); }
    constexpr bool is_inline() const noexcept { return storage_.is_inline(); }

    /// Destroys the elements from `n` on. A destructor that looks at the collection sees the smaller size.
    constexpr void truncate(std::size_t n) noexcept {
        std::size_t const old = storage_.size();
        if (n >= old) return;
        if constexpr (element_is_count_v<Storage>) {
            if (storage_.is_inline()) {
                holder<T> const last(storage_.data());
                storage_.set_size(0);
                return;
            }
        }
        T* const where = storage_.data() + n;
        storage_.set_size(n);
        detail::destroy(where, old - n);
    }

    /// Destroys all elements and gives the block back; empty and inline then.
    constexpr void release() noexcept {
        if constexpr (!element_is_count_v<Storage>) {
            release_block();
        } else if (storage_.is_inline()) {
            truncate(0);
        } else {
            release_block_out_of_line();
        }
    }

    constexpr void reserve(std::size_t n) {
        if (n <= storage_.capacity()) return;
        if constexpr (!grows()) {
            throw_bad_alloc();
        } else {
            pending_block fresh(n);
            std::size_t const size = storage_.size();
            detail::relocate(storage_.data(), size, fresh.data());
            adopt(fresh, size);
        }
    }

    /// Room for `k` more elements, growing as by appending.
    constexpr void reserve_for(std::size_t k) {
        std::size_t const n = storage_.size();
        if (k > storage_.capacity() - n) reserve(grown_capacity(sum(n, k)));
    }

    /// Back into the inline part where the elements fit, else into a block without unused elements.
    constexpr void shrink_to_fit() {
        std::size_t const n = storage_.size();
        if (storage_.is_inline() || n == storage_.capacity()) return;
        if (std::is_constant_evaluated() ? n != 0 : n > inline_capacity) {
            pending_block fresh(n);
            if (fresh.capacity() >= storage_.capacity()) return;
            detail::relocate(storage_.data(), n, fresh.data());
            adopt(fresh, n);
            return;
        }
        pending_block old(storage_.detach());
        if constexpr (moves_without_throwing<T>) {
            detail::relocate(old.data(), n, storage_.data());
        } else {
            back_to_block on_throw{*this, old, n};
            detail::relocate(old.data(), n, storage_.data());
            on_throw.armed = false;
        }
        storage_.set_size(n);
    }

    /// Takes over all elements of `other`, which is then empty. What was here is destroyed first.
    constexpr void take(buffer& other) noexcept(takes_without_throwing) {
        if constexpr (inline_capacity == 0) {
            release();
            steal_block(other);
        } else {
            if (!other.is_inline()) {
                release();
                steal_block(other);
                return;
            }
            truncate(0);
            std::size_t const n = other.size();
            if constexpr (moves_without_throwing<T>) {
                detail::relocate(other.data(), n, storage_.data());
                other.storage_.set_size(0);
            } else {
                unwinder<T> built(storage_.data(), 0);
                for (; built.n != n; ++built.n)
                    detail::construct(built.first + built.n, std::move(other.data()[built.n]));
                built.release();
                other.truncate(0);
            }
            storage_.set_size(n);
        }
    }

    constexpr void swap(buffer& other) noexcept(takes_without_throwing) {
        // As for std::vector, elements in blocks need not be assignable; nor, then, need those inside.
        if constexpr (inline_capacity != 0 && exchangeable<T>) {
            if (is_inline() && other.is_inline()) {
                size() < other.size() ? swap_inline(other) : other.swap_inline(*this);
                return;
            }
        }
        owning<buffer> aside;
        aside.take(*this);
        take(other);
        other.take(aside);
    }

    /// Whether the elements go from one buffer to another without a move that may throw.
    static constexpr bool takes_without_throwing = [] {
        if constexpr (inline_capacity == 0) return true;
        else return moves_without_throwing<T>;
    }();

    /// Whether moving the storage is copying its bytes.
    static constexpr bool is_trivially_relocatable = [] {
        if constexpr (points_into_itself_v<Storage>) return false;
        else if constexpr (inline_capacity == 0) return true;
        else return is_trivially_relocatable_v<T>;
    }();

protected:
    /// A block that is given back unless it is adopted.
    class pending_block {
    public:
        constexpr explicit pending_block(std::size_t n) : memory_(obtain(n)) {}
        constexpr explicit pending_block(block<T> memory) noexcept : memory_(memory) {}
        pending_block(pending_block const&) = delete;
        pending_block& operator=(pending_block const&) = delete;
        constexpr ~pending_block() {
            if (memory_.data != nullptr) Storage::drop(allocator_type{}, memory_);
        }
        constexpr T* data() const noexcept { return memory_.data; }
        constexpr std::size_t capacity() const noexcept { return memory_.capacity; }
        constexpr block<T> give_up() noexcept { return std::exchange(memory_, block<T>{}); }

    private:
        static constexpr block<T> obtain(std::size_t n) {
            if (n > max_size()) throw_length_error();
            return Storage::obtain(allocator_type{}, n);
        }
        block<T> memory_;
    };

    static constexpr std::size_t grown_capacity(std::size_t capacity, std::size_t needed) {
        if (needed > max_size()) return needed;
        std::size_t const wanted = Growth::next_capacity(capacity, needed);
        return wanted < needed ? needed : wanted > max_size() ? max_size() : wanted;
    }
    constexpr std::size_t grown_capacity(std::size_t needed) const {
        return grown_capacity(storage_.capacity(), needed);
    }
    /// A block, or an empty one where there is no memory for it or so many elements may not be held.
    static constexpr block<T> try_obtain(std::size_t n) {
        if (n > max_size()) return {};
#if HANDFUL_HAS_EXCEPTIONS
        try {
            return Storage::obtain(allocator_type{}, n);
        } catch (std::bad_alloc const&) {
            return {};
        }
#else
        return Storage::obtain(allocator_type{}, n);
#endif
    }
    /// The number of elements after `k` more, or one that no storage can hold.
    static constexpr std::size_t sum(std::size_t n, std::size_t k) noexcept {
        return k > static_cast<std::size_t>(-1) - n ? static_cast<std::size_t>(-1) : n + k;
    }

    /// Relocates all elements to `to`. Preconditions: the storage is full, with `n` elements.
    constexpr void relocate_full(std::size_t n, T* to) noexcept(moves_without_throwing<T>) {
        if (inline_capacity != 0 && !std::is_constant_evaluated() && storage_.is_inline()) {
            // A number that the compiler knows: it then needs no call to copy a few bytes.
            detail::relocate(storage_.data(), inline_capacity, to);
        } else {
            detail::relocate(storage_.data(), n, to);
        }
    }

    constexpr void adopt(pending_block& fresh, std::size_t n) noexcept {
        if (!storage_.is_inline()) Storage::drop(allocator_type{}, storage_.detach());
        storage_.attach(fresh.give_up(), n);
    }

    constexpr void steal_block(buffer& other) noexcept {
        if (other.is_inline()) return;
        std::size_t const n = other.size();
        storage_.attach(other.storage_.detach(), n);
    }

    Storage storage_;

private:
    constexpr void release_block() noexcept {
        bool const holds_block = !storage_.is_inline();
        truncate(0);
        if (holds_block) Storage::drop(allocator_type{}, storage_.detach());
    }
    // What few collections need does not make the destructor of all of them long.
    HANDFUL_OUT_OF_LINE constexpr void release_block_out_of_line() noexcept { release_block(); }

    /// Preconditions: both are inline, and `other` has at least as many elements. No element leaves the two.
    constexpr void swap_inline(buffer& other) noexcept(takes_without_throwing) {
        std::size_t const n = size();
        std::size_t const m = other.size();
        T* const here = data();
        T* const there = other.data();
        for (std::size_t i = 0; i != n; ++i) detail::exchange(here[i], there[i]);
        if (n == m) return;
        if constexpr (moves_without_throwing<T>) {
            detail::relocate(there + n, m - n, here + n);
            other.storage_.set_size(n);
            storage_.set_size(m);
        } else {
            for (std::size_t i = n; i != m; ++i) {
                detail::construct(here + i, std::move(there[i]));
                storage_.set_size(i + 1);
            }
            other.truncate(n);
        }
    }

    struct back_to_block {
        buffer& elements;
        pending_block& old;
        std::size_t n;
        bool armed = true;

        constexpr ~back_to_block() {
            if (armed) elements.storage_.attach(old.give_up(), n);
        }
    };
};

} // namespace handful::detail
