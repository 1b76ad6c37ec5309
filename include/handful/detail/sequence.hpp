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

/// The question that is not asked about elements that join a sequence.
struct no_question {
    template <class T>
    constexpr void operator()(T const&, std::size_t) const noexcept {}
};

/// Elements in a storage: every algorithm that moves, makes or destroys elements, without rules or listeners, so that
/// its code is shared by all collections of the same storage. It has no destructor, because a collection may be trivially
/// destructible; `release` is one.
template <class T, class Storage, class Growth>
class sequence {
    static_assert(storage_of<Storage, T>,
                  "handful::collection: the storage lacks a member that storage_of asks for; see <handful/concepts.hpp>");

public:
    using allocator_type = std::allocator<T>;

    static constexpr std::size_t inline_capacity = Storage::inline_capacity;
    static constexpr std::size_t max_size() noexcept { return Storage::max_size(); }

    constexpr std::size_t size() const noexcept { return storage_.size(); }
    constexpr std::size_t capacity() const noexcept { return storage_.capacity(); }
    constexpr T* data() noexcept { return storage_.data(); }
    constexpr T const* data() const noexcept { return storage_.data(); }
    constexpr bool is_inline() const noexcept { return storage_.is_inline(); }

    template <class... Args>
    constexpr T* emplace_back(Args&&... args) {
        std::size_t const n = storage_.size();
        if (n == storage_.capacity()) [[unlikely]] {
            return grow_and_emplace<as_parameter<Args>...>(std::forward<Args>(args)...);
        }
        T* const where = storage_.data() + n;
        build(where, std::forward<Args>(args)...);
        storage_.set_size(n + 1);
        return where;
    }

    constexpr T* push_back(holder<T>& value) {
        if (storage_.size() == storage_.capacity()) [[unlikely]] return grow_and_emplace<T&&>(std::move(value.value()));
        std::size_t const n = storage_.size();
        T* const where = storage_.data() + n;
        value.relocate_to(where);
        storage_.set_size(n + 1);
        return where;
    }

    /// Appends `k` elements made from those that begin at `first`, each asked about when it is made and before any other
    /// element moves. If anything throws, nothing has changed. The source may be in this sequence.
    template <class I, class Ask = no_question>
    constexpr void append(I first, std::size_t k, Ask ask = {}) {
        std::size_t const n = storage_.size();
        if (k > storage_.capacity() - n) {
            append_growing(first, k, ask);
            return;
        }
        tail_unwinder built{*this, n, 0};
        build_all(storage_.data() + n, first, k, ask, built.k);
        built.k = 0;
        storage_.set_size(n + k);
    }

    /// Appends the elements of `other`, which is then empty.
    constexpr void absorb(sequence& other) {
        if (storage_.size() == 0 && !other.is_inline() && other.capacity() > storage_.capacity()) {
            take(other);
            return;
        }
        std::size_t const n = storage_.size();
        std::size_t const k = other.size();
        reserve_for(k);
        relocate(other.data(), k, storage_.data() + n);
        other.storage_.set_size(0);
        storage_.set_size(n + k);
    }

    constexpr void insert(std::size_t i, holder<T>& value) {
        std::size_t const n = storage_.size();
        if (n == storage_.capacity()) {
            insert_growing(i, value.value());
        } else if constexpr (moves_without_throwing<T>) {
            T* const where = storage_.data() + i;
            shift(where, n - i, where + 1);
            value.relocate_to(where);
            storage_.set_size(n + 1);
        } else {
            emplace_back(std::move(value.value()));
            rotate(i, n);
        }
    }

    /// Makes the elements from `middle` on begin at `i`.
    constexpr void rotate(std::size_t i, std::size_t middle) noexcept(moves_without_throwing<T>) {
        T* const first = storage_.data();
        detail::rotate(first + i, first + middle, first + storage_.size());
    }

    constexpr void erase(std::size_t i, std::size_t k) {
        std::size_t const n = storage_.size();
        std::size_t const behind = n - i - k;
        if (behind == 0) {
            truncate(i);
            return;
        }
        T* const where = storage_.data() + i;
        if constexpr (moves_without_throwing<T>) {
            // A destructor that looks at the collection sees the elements in front.
            storage_.set_size(i);
            destroy(where, k);
            shift(where + k, behind, where);
            storage_.set_size(i + behind);
        } else {
            for (std::size_t j = 0; j != behind; ++j) where[j] = std::move(where[j + k]);
            truncate(i + behind);
        }
    }

    /// Erases the elements whose flag is set, the first of them at `from`.
    template <class Flags>
    constexpr void erase_flagged(Flags const& gone, std::size_t from) {
        std::size_t const n = storage_.size();
        T* const first = storage_.data();
        std::size_t to = from;
        if constexpr (moves_without_throwing<T>) {
            if (n == 1) return truncate(0);
            storage_.set_size(from);
            for (std::size_t i = from; i != n;) {
                if (gone[i]) {
                    destroy(first + i++, 1);
                } else {
                    std::size_t const run = i;
                    while (i != n && !gone[i]) ++i;
                    shift(first + run, i - run, first + to);
                    to += i - run;
                }
            }
            storage_.set_size(to);
        } else {
            for (std::size_t i = from; i != n; ++i) {
                if (!gone[i]) first[to++] = std::move(first[i]);
            }
            truncate(to);
        }
    }

    /// Moves element `i` out and erases it. Preconditions: a move does not throw.
    constexpr T extract(std::size_t i) {
        std::size_t const n = storage_.size();
        T* const where = storage_.data() + i;
        holder<T> out(where);
        shift(where + 1, n - i - 1, where);
        storage_.set_size(n - 1);
        return std::move(out.value());
    }

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
        destroy(where, old - n);
    }

    /// Destroys all elements and gives the block back; empty and inline then.
    constexpr void release() noexcept {
        truncate(0);
        if (!storage_.is_inline()) Storage::drop(allocator_type{}, storage_.detach());
    }

    constexpr void reserve(std::size_t n) {
        if (n <= storage_.capacity()) return;
        pending_block fresh(n);
        std::size_t const size = storage_.size();
        relocate(storage_.data(), size, fresh.data());
        adopt(fresh, size);
    }

    /// Room for `k` more elements, growing as by appending.
    constexpr void reserve_for(std::size_t k) {
        std::size_t const n = storage_.size();
        if (k > storage_.capacity() - n) reserve(grown_capacity(sum(n, k)));
    }

    /// Room for one more element, or false where there is no memory for it or no more may be held.
    constexpr bool try_reserve_one() {
        std::size_t const n = storage_.size();
        if (n != storage_.capacity()) return true;
        if (n >= max_size()) return false;
#if HANDFUL_HAS_EXCEPTIONS
        block<T> memory;
        try {
            memory = Storage::obtain(allocator_type{}, grown_capacity(n + 1));
        } catch (std::bad_alloc const&) {
            return false;
        }
        pending_block fresh(memory);
        relocate(storage_.data(), n, fresh.data());
        adopt(fresh, n);
#else
        reserve(grown_capacity(n + 1));
#endif
        return true;
    }

    /// Back into the inline part where the elements fit, else into a block without unused elements.
    constexpr void shrink_to_fit() {
        std::size_t const n = storage_.size();
        if (storage_.is_inline() || n == storage_.capacity()) return;
        if (std::is_constant_evaluated() ? n != 0 : n > inline_capacity) {
            pending_block fresh(n);
            if (fresh.capacity() >= storage_.capacity()) return;
            relocate(storage_.data(), n, fresh.data());
            adopt(fresh, n);
            return;
        }
        pending_block old(storage_.detach());
        if constexpr (moves_without_throwing<T>) {
            relocate(old.data(), n, storage_.data());
        } else {
            back_to_block on_throw{*this, old, n};
            relocate(old.data(), n, storage_.data());
            on_throw.armed = false;
        }
        storage_.set_size(n);
    }

    /// Takes over all elements of `other`, which is then empty. What was here is destroyed first.
    constexpr void take(sequence& other) noexcept(takes_without_throwing) {
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
                relocate(other.data(), n, storage_.data());
                other.storage_.set_size(0);
            } else {
                unwinder<T> built(storage_.data(), 0);
                for (; built.n != n; ++built.n) construct(built.first + built.n, std::move(other.data()[built.n]));
                built.release();
                other.truncate(0);
            }
            storage_.set_size(n);
        }
    }

    constexpr void swap(sequence& other) noexcept(takes_without_throwing) {
        owning aside;
        aside.take(*this);
        take(other);
        other.take(aside);
    }

    /// Elementwise assignment, as `std::vector` does it: the block and what the elements own is used again.
    /// Preconditions: the source is not behind the element that is assigned from it.
    template <class I>
    constexpr void assign_over(I first, std::size_t k) {
        std::size_t const n = storage_.size();
        if (k > storage_.capacity()) {
            owning fresh;
            fresh.append(first, k);
            take(fresh);
            return;
        }
        std::size_t i = 0;
        for (T* where = storage_.data(); i != n && i != k; ++i, ++first, ++where) *where = *first;
        if (i == k) truncate(k);
        else append(first, k - i);
    }

    class owning;

    /// Whether the elements go from one sequence to another without a move that may throw.
    static constexpr bool takes_without_throwing = [] {
        if constexpr (inline_capacity == 0) return true;
        else return moves_without_throwing<T>;
    }();

private:

    // How an argument goes to the code out of line: in registers where that is cheaper than in memory. The
    // caller then needs no stack frame, and an argument that is an element of this sequence is safe.
    template <class Arg, class Value = std::remove_cvref_t<Arg>>
    static constexpr bool in_registers =
        std::is_trivially_copyable_v<Value> && std::is_trivially_destructible_v<Value> &&
        std::is_copy_constructible_v<Value> && sizeof(Value) <= 2 * sizeof(void*) && !std::is_array_v<Value>;
    template <class Arg>
    static constexpr auto parameter_of() {
        if constexpr (std::is_array_v<std::remove_cvref_t<Arg>> || std::is_function_v<std::remove_cvref_t<Arg>>) {
            return std::type_identity<Arg&&>{};
        } else if constexpr (in_registers<Arg>) {
            return std::type_identity<std::remove_cvref_t<Arg>>{};
        } else {
            return std::type_identity<Arg&&>{};
        }
    }
    template <class Arg>
    using as_parameter = typename decltype(parameter_of<Arg>())::type;

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
            // A storage that never grows says so itself.
            if (n > max_size() && max_size() > inline_capacity) throw_length_error();
            return Storage::obtain(allocator_type{}, n);
        }
        block<T> memory_;
    };

    struct tail_unwinder {
        sequence& elements;
        std::size_t n;
        std::size_t k;

        constexpr ~tail_unwinder() {
            if (k == 0) return;
            destroy(elements.storage_.data() + n, k);
            elements.storage_.set_size(n);
        }
    };

    struct back_to_block {
        sequence& elements;
        pending_block& old;
        std::size_t n;
        bool armed = true;

        constexpr ~back_to_block() {
            if (armed) elements.storage_.attach(old.give_up(), n);
        }
    };

    static constexpr std::size_t grown_capacity(std::size_t capacity, std::size_t needed) {
        if (needed > max_size()) return needed;
        std::size_t const wanted = Growth::next_capacity(capacity, needed);
        return wanted < needed ? needed : wanted > max_size() ? max_size() : wanted;
    }
    constexpr std::size_t grown_capacity(std::size_t needed) const {
        return grown_capacity(storage_.capacity(), needed);
    }
    /// The number of elements after `k` more, or one that no storage can hold.
    static constexpr std::size_t sum(std::size_t n, std::size_t k) noexcept {
        return k > static_cast<std::size_t>(-1) - n ? static_cast<std::size_t>(-1) : n + k;
    }

    template <class... Args>
    constexpr void build(T* where, Args&&... args) {
        if constexpr (element_is_count_v<Storage> && !std::is_nothrow_constructible_v<T, Args...>) {
            // A constructor that throws half-way would leave a word that counts.
            holder<T>(std::in_place, std::forward<Args>(args)...).relocate_to(where);
        } else {
            construct(where, std::forward<Args>(args)...);
        }
    }

    template <class I, class Ask>
    constexpr void build_all(T* where, I& first, std::size_t k, Ask& ask, std::size_t& built) {
        if constexpr (std::is_same_v<Ask, no_question> && std::is_trivially_copyable_v<T> && element_pointer<I, T>) {
            if (!std::is_constant_evaluated()) {
                if (k != 0) std::memmove(static_cast<void*>(where), static_cast<void const*>(std::to_address(first)), k * sizeof(T));
                return;
            }
        }
        for (std::size_t i = 0; i != k; ++i, ++first) {
            build(where + i, *first);
            ++built;
            ask(where[i], i);
        }
    }

    constexpr void adopt(pending_block& fresh, std::size_t n) noexcept {
        if (!storage_.is_inline()) Storage::drop(allocator_type{}, storage_.detach());
        storage_.attach(fresh.give_up(), n);
    }

    constexpr void steal_block(sequence& other) noexcept {
        if (other.is_inline()) return;
        std::size_t const n = other.size();
        storage_.attach(other.storage_.detach(), n);
    }

    template <class... Args>
    HANDFUL_OUT_OF_LINE constexpr T* grow_and_emplace(Args... args) {
        std::size_t const n = storage_.size();
        pending_block fresh(grown_capacity(n + 1));
        unwinder<T> built(construct(fresh.data() + n, std::forward<Args>(args)...), 1);
        relocate(storage_.data(), n, fresh.data());
        built.release();
        adopt(fresh, n + 1);
        return storage_.data() + n;
    }

    template <class I, class Ask>
    constexpr void append_growing(I& first, std::size_t k, Ask& ask) {
        std::size_t const n = storage_.size();
        std::size_t const needed = sum(n, k);
        pending_block fresh(grown_capacity(needed));
        unwinder<T> built(fresh.data() + n, 0);
        build_all(fresh.data() + n, first, k, ask, built.n);
        built.n = k;
        relocate(storage_.data(), n, fresh.data());
        built.release();
        adopt(fresh, needed);
    }

    HANDFUL_OUT_OF_LINE constexpr void insert_growing(std::size_t i, T& value) {
        std::size_t const n = storage_.size();
        T* const old = storage_.data();
        pending_block fresh(grown_capacity(n + 1));
        unwinder<T> built(construct(fresh.data() + i, std::move(value)), 1);
        transfer(old, i, fresh.data());
        unwinder<T> front(fresh.data(), i);
        transfer(old + i, n - i, fresh.data() + i + 1);
        built.release();
        front.release();
        end_transfer(old, n);
        adopt(fresh, n + 1);
    }

    Storage storage_;
};

/// A sequence outside any collection, which destroys its elements.
template <class T, class Storage, class Growth>
class sequence<T, Storage, Growth>::owning : public sequence {
public:
    constexpr owning() noexcept = default;
    owning(owning const&) = delete;
    owning& operator=(owning const&) = delete;
    constexpr ~owning() { this->release(); }
};

} // namespace handful::detail
