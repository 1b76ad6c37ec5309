// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/concepts.hpp>
#include <handful/allocator_traits.hpp>
#include <handful/detail/elements.hpp>
#include <handful/errors.hpp>
#include <handful/policy_traits.hpp>

#include <cstddef>
#include <limits>
#include <type_traits>
#include <utility>

namespace handful::detail {

/// A buffer or sequence outside any collection, which destroys its elements.
template <class Base>
class owning : public Base {
public:
    using Base::Base;
    owning(owning const&) = delete;
    owning& operator=(owning const&) = delete;
    constexpr ~owning() { this->release(); }
};

/// A storage, and behind it the allocator where that has state.
template <class Storage, class Allocator, bool Stored = !is_stateless_allocator_v<Allocator>>
class memory {
public:
    constexpr memory() = default;
    constexpr explicit memory(Allocator const&) noexcept {}

    constexpr Allocator allocator() const noexcept { return Allocator(); }

protected:
    constexpr void set_allocator(Allocator const&) noexcept {}

    Storage storage_;
};

template <class Storage, class Allocator>
class memory<Storage, Allocator, true> {
public:
    constexpr memory() = default;
    constexpr explicit memory(Allocator const& allocator) noexcept : allocator_(allocator) {}

    constexpr Allocator& allocator() noexcept { return allocator_; }
    constexpr Allocator const& allocator() const noexcept { return allocator_; }

protected:
    constexpr void set_allocator(Allocator const& allocator) noexcept { allocator_ = allocator; }

    Allocator allocator_;
    Storage storage_;
};

/// Elements in a storage, as memory: what obtains, exchanges and gives back blocks, and moves all elements with them. It has
/// no destructor, because a collection may be trivially destructible; `release` is one.
template <class T, class Storage, class Growth, class Allocator>
class buffer : protected memory<Storage, Allocator> {
    using base = memory<Storage, Allocator>;
    using traits = std::allocator_traits<Allocator>;
    static constexpr bool allocator_makes = allocator_makes_elements_v<Allocator, T>;

protected:
    using base::storage_;

    static_assert(
        storage_of<Storage, T>,
        "handful::collection: the storage lacks a member that storage_of asks for; see <handful/concepts.hpp>");

public:
    using allocator_type = Allocator;
    using maker =
        std::conditional_t<allocator_makes, allocator_maker<decltype(std::declval<base&>().allocator())>,
                           plain_maker>;

    using base::allocator;
    using base::base;
    constexpr buffer() = default;

    constexpr maker make() noexcept {
        if constexpr (allocator_makes) return maker(allocator());
        else return {};
    }

    static constexpr std::size_t inline_capacity = Storage::inline_capacity;
    /// The most elements of any such collection: as the storage says, and the standard allocator_traits of an allocator that
    /// counts in fewer bits.
    static constexpr std::size_t most() noexcept {
        constexpr std::size_t counted = (std::numeric_limits<typename traits::size_type>::max)() / sizeof(T);
        return counted < Storage::max_size() ? counted : Storage::max_size();
    }
    static constexpr bool grows() noexcept { return most() > inline_capacity; }
    constexpr std::size_t max_size() const noexcept { return max_size(allocator()); }

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
                holder<T, maker> const last(make(), storage_.data());
                storage_.set_size(0);
                return;
            }
        }
        T* const where = storage_.data() + n;
        storage_.set_size(n);
        make().destroy(where, old - n);
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
            pending_block fresh(allocator(), n);
            std::size_t const size = storage_.size();
            detail::relocate(make(), storage_.data(), size, fresh.data());
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
            pending_block fresh(allocator(), n);
            if (fresh.capacity() >= storage_.capacity()) return;
            detail::relocate(make(), storage_.data(), n, fresh.data());
            adopt(fresh, n);
            return;
        }
        pending_block old(allocator(), storage_.detach());
        if constexpr (moves_safely) {
            detail::relocate(make(), old.data(), n, storage_.data());
        } else {
            back_to_block on_throw{*this, old, n};
            detail::relocate(make(), old.data(), n, storage_.data());
            on_throw.armed = false;
        }
        storage_.set_size(n);
    }

    /// Whether a move of an element does not throw.
    static constexpr bool moves_safely = moves_without_throwing<T, maker>;
    /// Whether the elements go from one buffer to another of an equal allocator without a move that may throw.
    static constexpr bool takes_without_throwing = [] {
        // Blocks are given away without asking for T, which may be what is being defined.
        if constexpr (inline_capacity == 0) return true;
        else return moves_safely;
    }();
    /// Whether a block can be given to another buffer in any case: in a move assignment, in a swap.
    static constexpr bool is_always_equal = traits::is_always_equal::value;
    static constexpr bool copies_allocator = traits::propagate_on_container_copy_assignment::value;
    static constexpr bool moves_allocator = traits::propagate_on_container_move_assignment::value;
    static constexpr bool moves_blocks = is_always_equal || moves_allocator;
    static constexpr bool swaps_blocks = is_always_equal || traits::propagate_on_container_swap::value;

    constexpr bool has_equal_allocator(buffer const& other) const noexcept {
        if constexpr (is_always_equal) return true;
        else return allocator() == other.allocator();
    }
    /// Whether a copy assignment changes the allocator.
    constexpr bool copies_allocator_of(buffer const& other) const noexcept {
        return copies_allocator && !has_equal_allocator(other);
    }

    /// Takes over all elements of `other`, which is then empty. What was here is destroyed first.
    /// Preconditions: the allocators are equal.
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
            take_inline(other);
        }
    }
    /// As `take`, and the allocator as well.
    constexpr void take_with_allocator(buffer& other) noexcept(takes_without_throwing) {
        release();
        this->set_allocator(other.allocator());
        take(other);
    }

    /// Preconditions: the allocators are equal or propagate in a swap.
    constexpr void swap(buffer& other) noexcept(takes_without_throwing) {
        constexpr bool propagates = traits::propagate_on_container_swap::value;
        // As for std::vector, elements in blocks need not be assignable; nor, then, need those inside.
        if constexpr (inline_capacity != 0 && exchangeable<T, maker> && (maker::is_plain || !propagates)) {
            if (is_inline() && other.is_inline()) {
                size() < other.size() ? swap_inline(other) : other.swap_inline(*this);
                if constexpr (propagates) swap_allocators(other);
                return;
            }
        }
        owning<buffer> aside(allocator());
        aside.take(*this);
        if constexpr (propagates) {
            take_with_allocator(other);
            other.take_with_allocator(aside);
        } else {
            take(other);
            other.take(aside);
        }
    }

    /// Whether moving the storage is copying its bytes.
    static constexpr bool is_trivially_relocatable = [] {
        if constexpr (points_into_itself_v<Storage>) return false;
        else if constexpr (inline_capacity == 0) return true;
        else return maker::is_plain && is_trivially_relocatable_v<T>;
    }() && (is_stateless_allocator_v<Allocator> || std::is_trivially_copyable_v<Allocator>);

protected:
    /// A block that is given back unless it is adopted.
    class pending_block {
    public:
        constexpr pending_block(Allocator const& allocator, std::size_t n)
            : allocator_(allocator), memory_(obtain(allocator, n)) {}
        constexpr pending_block(Allocator const& allocator, block<T> memory) noexcept
            : allocator_(allocator), memory_(memory) {}
        pending_block(pending_block const&) = delete;
        pending_block& operator=(pending_block const&) = delete;
        constexpr ~pending_block() {
            if (memory_.data != nullptr) Storage::drop(allocator_, memory_);
        }
        constexpr T* data() const noexcept { return memory_.data; }
        constexpr std::size_t capacity() const noexcept { return memory_.capacity; }
        constexpr block<T> give_up() noexcept { return std::exchange(memory_, block<T>{}); }

    private:
        static constexpr block<T> obtain(Allocator const& allocator, std::size_t n) {
            if (n > max_size(allocator)) throw_length_error();
            return Storage::obtain(allocator, n);
        }
        [[no_unique_address]] Allocator const allocator_;
        block<T> memory_;
    };

    constexpr std::size_t grown_capacity(std::size_t needed) const {
        std::size_t const limit = max_size();
        if (needed > limit) return needed;
        std::size_t const wanted = Growth::next_capacity(storage_.capacity(), needed);
        return wanted < needed ? needed : wanted > limit ? limit : wanted;
    }
    /// A block, or an empty one where there is no memory for it or so many elements may not be held.
    constexpr block<T> try_obtain(std::size_t n) {
        if (n > max_size()) return {};
#if HANDFUL_HAS_EXCEPTIONS
        try {
            return Storage::obtain(allocator(), n);
        } catch (std::bad_alloc const&) {
            return {};
        }
#else
        return Storage::obtain(allocator(), n);
#endif
    }
    /// The number of elements after `k` more, or one that no storage can hold.
    static constexpr std::size_t sum(std::size_t n, std::size_t k) noexcept {
        return k > static_cast<std::size_t>(-1) - n ? static_cast<std::size_t>(-1) : n + k;
    }

    /// Relocates all elements to `to`. Preconditions: the storage is full, with `n` elements.
    constexpr void relocate_full(std::size_t n, T* to) noexcept(moves_safely) {
        if (inline_capacity != 0 && !std::is_constant_evaluated() && storage_.is_inline()) {
            // A number that the compiler knows: it then needs no call to copy a few bytes.
            detail::relocate(make(), storage_.data(), inline_capacity, to);
        } else {
            detail::relocate(make(), storage_.data(), n, to);
        }
    }

    constexpr void adopt(pending_block& fresh, std::size_t n) noexcept {
        if (!storage_.is_inline()) Storage::drop(allocator(), storage_.detach());
        storage_.attach(fresh.give_up(), n);
    }

    constexpr void steal_block(buffer& other) noexcept {
        if (other.is_inline()) return;
        std::size_t const n = other.size();
        storage_.attach(other.storage_.detach(), n);
    }

private:
    /// Less where the allocator has an opinion of its own, which does not concern elements inside.
    static constexpr std::size_t max_size(Allocator const& allocator) noexcept {
        if constexpr (requires { allocator.max_size(); }) {
            std::size_t const allocated = allocator.max_size();
            std::size_t const limit = allocated < inline_capacity ? inline_capacity : allocated;
            return limit < most() ? limit : most();
        } else {
            return most();
        }
    }

    /// Preconditions: nothing is here, and `other` is inline.
    constexpr void take_inline(buffer& other) noexcept(takes_without_throwing) {
        std::size_t const n = other.size();
        if constexpr (moves_safely) {
            detail::relocate(make(), other.data(), n, storage_.data());
            other.storage_.set_size(0);
        } else {
            unwinder<T, maker> built(make(), storage_.data(), 0);
            for (; built.n != n; ++built.n)
                built.make.construct(built.first + built.n, std::move(other.data()[built.n]));
            built.release();
            other.truncate(0);
        }
        storage_.set_size(n);
    }
    constexpr void swap_allocators(buffer& other) noexcept {
        Allocator const aside(allocator());
        this->set_allocator(other.allocator());
        other.set_allocator(aside);
    }

    constexpr void release_block() noexcept {
        bool const holds_block = !storage_.is_inline();
        truncate(0);
        if (holds_block) Storage::drop(allocator(), storage_.detach());
    }
    // What few collections need does not make the destructor of all of them long.
    HANDFUL_OUT_OF_LINE constexpr void release_block_out_of_line() noexcept { release_block(); }

    /// Preconditions: both are inline, and `other` has at least as many elements. No element leaves the two.
    constexpr void swap_inline(buffer& other) noexcept(takes_without_throwing) {
        std::size_t const n = size();
        std::size_t const m = other.size();
        T* const here = data();
        T* const there = other.data();
        for (std::size_t i = 0; i != n; ++i) detail::exchange(make(), here[i], there[i]);
        if (n == m) return;
        if constexpr (moves_safely) {
            detail::relocate(make(), there + n, m - n, here + n);
            other.storage_.set_size(n);
            storage_.set_size(m);
        } else {
            for (std::size_t i = n; i != m; ++i) {
                make().construct(here + i, std::move(there[i]));
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
