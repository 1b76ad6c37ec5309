// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/buffer.hpp>
#include <handful/detail/sources.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace handful::detail {

/// The question that is not asked about elements that join a sequence.
struct no_question {
    template <class T>
    constexpr void operator()(T const&, std::size_t) const noexcept {}
};

/// Whether it is known that an element fits without another block.
enum class room { unknown, enough };

/// Elements in a storage, as a sequence: every algorithm that adds and removes elements, without rules or listeners, so that
/// its code is shared by all collections of the same storage.
template <class T, class Storage, class Growth, class Allocator>
class sequence : public buffer<T, Storage, Growth, Allocator> {
    using base = buffer<T, Storage, Growth, Allocator>;
    using typename base::pending_block;
    using base::storage_;

public:
    using base_sequence = sequence; // of an owning one
    using typename base::maker;
    using holder = detail::holder<T, maker>;

    using base::allocator;
    using base::base;
    using base::make;
    using base::moves_safely;
    constexpr sequence() = default;

    /// An element that is not in the sequence yet.
    template <class... Args>
    constexpr holder made_aside(Args&&... args) {
        return holder(make(), std::in_place, std::forward<Args>(args)...);
    }

    template <room Known = room::unknown, class... Args>
    constexpr T* emplace_back(Args&&... args) {
        std::size_t const n = storage_.size();
        if constexpr (Known == room::unknown) {
            if (n == storage_.capacity()) [[unlikely]]
                return grow_and_emplace<as_parameter<Args>...>(std::forward<Args>(args)...);
        }
        if constexpr (element_is_count_v<Storage>) {
            if (storage_.is_inline()) {
                // An element that is made there counts at once.
                build(storage_.data(), std::forward<Args>(args)...);
                return storage_.data();
            }
        }
        T* const where = storage_.data() + n;
        build(where, std::forward<Args>(args)...);
        storage_.set_size(n + 1);
        return where;
    }

    /// As `emplace_back`, but returns null, and leaves the arguments as they were, where there is no room or no memory.
    template <class... Args>
    constexpr T* try_emplace_back(Args&&... args) {
        std::size_t const n = storage_.size();
        if (n != storage_.capacity()) return emplace_back(std::forward<Args>(args)...);
        if constexpr (base::grows()) {
            pending_block fresh(allocator(), base::try_obtain(this->grown_capacity(n + 1)));
            if (fresh.data() != nullptr) return emplace_back_in(fresh, std::forward<Args>(args)...);
        }
        return nullptr;
    }

    template <room Known = room::unknown>
    constexpr T* push_back(holder& value) {
        if constexpr (Known == room::unknown) {
            if (storage_.size() == storage_.capacity()) [[unlikely]]
                return grow_and_emplace<T&&>(std::move(value.value()));
        }
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

    /// What may throw in taking the elements of `other`, whose allocator is another: makes room for them, or copies them where
    /// making them here may throw. Preconditions: nothing is here.
    constexpr void prepare_for(sequence& other) {
        this->reserve(other.size());
        if constexpr (!takes_from_anywhere) {
            for (std::size_t i = 0; i != other.size(); ++i) {
                if constexpr (std::is_copy_constructible_v<T>) emplace_back(std::as_const(other.data()[i]));
                else emplace_back(std::move(other.data()[i]));
            }
        }
    }
    /// The rest of that. `other` is empty then.
    constexpr void complete_from(sequence& other) noexcept {
        if constexpr (takes_from_anywhere) {
            std::size_t const k = other.size();
            if constexpr (maker::is_plain) {
                detail::relocate(make(), other.data(), k, storage_.data());
                other.storage_.set_size(0);
            } else {
                // Each element is destroyed by the allocator that made it.
                for (std::size_t i = 0; i != k; ++i)
                    make().construct(storage_.data() + i, std::move(other.data()[i]));
                other.truncate(0);
            }
            storage_.set_size(k);
        } else {
            other.truncate(0);
        }
    }

    /// Appends the elements of `other`, which is then empty. Preconditions: the allocators are equal.
    constexpr void absorb(sequence& other) {
        if (storage_.size() == 0 && !other.is_inline() && other.capacity() > storage_.capacity()) {
            this->take(other);
            return;
        }
        std::size_t const n = storage_.size();
        std::size_t const k = other.size();
        this->reserve_for(k);
        detail::relocate(make(), other.data(), k, storage_.data() + n);
        other.storage_.set_size(0);
        storage_.set_size(n + k);
    }

    /// Room for `n` elements, of which `overwrite` writes the bytes. Returns: nothing; the size is what `overwrite` returns.
    template <class Overwrite>
    constexpr void resize_and_overwrite(std::size_t n, Overwrite& overwrite) {
        std::size_t const old = storage_.size();
        if (n > old) this->reserve_for(n - old);
        T* const first = storage_.data();
        // Nothing can be written where no element is while constant-evaluated.
        if (std::is_constant_evaluated()) {
            for (std::size_t i = old; i < n; ++i) std::construct_at(first + i);
        }
        auto const written = static_cast<std::size_t>(overwrite(first, n));
        HANDFUL_ASSERT(
            written <= n,
            "handful::collection: the function of resize_and_overwrite() returned more than it was given");
        storage_.set_size(written);
    }

    /// Constructs an element in the place of element `i`. If there is no memory for it, the arguments are as they were.
    template <class... Args>
    constexpr void emplace(std::size_t i, Args&&... args) {
        std::size_t const n = storage_.size();
        if (n == storage_.capacity()) {
            emplace_growing<Args&&...>(i, std::forward<Args>(args)...);
        } else if constexpr (moves_safely) {
            holder value(make(), std::in_place, std::forward<Args>(args)...);
            T* const where = storage_.data() + i;
            detail::shift(make(), where, n - i, where + 1);
            value.relocate_to(where);
            storage_.set_size(n + 1);
        } else {
            emplace_back(std::forward<Args>(args)...);
            rotate(i, n);
        }
    }

    /// Makes the elements from `middle` on begin at `i`.
    constexpr void rotate(std::size_t i, std::size_t middle) noexcept(moves_safely) {
        T* const first = storage_.data();
        detail::rotate(make(), first + i, first + middle, first + storage_.size());
    }

    constexpr void erase(std::size_t i, std::size_t k) {
        std::size_t const n = storage_.size();
        std::size_t const behind = n - i - k;
        if (behind == 0) {
            this->truncate(i);
            return;
        }
        T* const where = storage_.data() + i;
        if constexpr (moves_safely) {
            // A destructor that looks at the collection sees the elements in front.
            storage_.set_size(i);
            make().destroy(where, k);
            detail::shift(make(), where + k, behind, where);
            storage_.set_size(i + behind);
        } else {
            for (std::size_t j = 0; j != behind; ++j) where[j] = std::move(where[j + k]);
            this->truncate(i + behind);
        }
    }

    /// Erases the elements whose flag is set, the first of them at `from`.
    template <class Flags>
    constexpr void erase_flagged(Flags const& gone, std::size_t from) {
        std::size_t const n = storage_.size();
        T* const first = storage_.data();
        std::size_t to = from;
        if constexpr (moves_safely) {
            if (n == 1) return this->truncate(0);
            storage_.set_size(from);
            for (std::size_t i = from; i != n;) {
                if (gone[i]) {
                    make().destroy(first + i++, 1);
                } else {
                    std::size_t const run = i;
                    while (i != n && !gone[i]) ++i;
                    detail::shift(make(), first + run, i - run, first + to);
                    to += i - run;
                }
            }
            storage_.set_size(to);
        } else {
            for (std::size_t i = from; i != n; ++i) {
                if (!gone[i]) first[to++] = std::move(first[i]);
            }
            this->truncate(to);
        }
    }

    /// Moves element `i` out and erases it. Preconditions: a move does not throw.
    constexpr T extract(std::size_t i) {
        std::size_t const n = storage_.size();
        T* const where = storage_.data() + i;
        holder out(make(), where);
        if (i + 1 < n) detail::shift(make(), where + 1, n - i - 1, where);
        storage_.set_size(n - 1);
        return std::move(out.value());
    }

    /// Elementwise assignment, as `std::vector` does it: the block and what the elements own is used again.
    /// Preconditions: the source is not behind the element that is assigned from it.
    template <class I>
    constexpr void assign_over(I first, std::size_t k) {
        std::size_t const n = storage_.size();
        if (k > storage_.capacity()) {
            owning<sequence> fresh(allocator());
            fresh.append(first, k);
            this->take(fresh);
            return;
        }
        std::size_t i = 0;
        for (T* where = storage_.data(); i != n && i != k; ++i, static_cast<void>(++first), ++where)
            *where = *first;
        if (i == k) this->truncate(k);
        else append(first, k - i);
    }

private:
    // An element that takes an allocator may need its memory where it goes. Of another, `construct` is taken to throw what the
    // element's constructor throws, as in relocation.
    static constexpr bool takes_from_anywhere =
        moves_safely && (maker::is_plain || !wants_allocator<T, Allocator>);

    // How an argument goes to the code out of line: in registers where the element is no more than its value. The caller then
    // needs no stack frame. Anything else goes by reference: a constructor may look at where its argument is, or tell
    // an lvalue from an rvalue.
    template <class Arg>
    static constexpr auto parameter_of() {
        using value = std::remove_cvref_t<Arg>;
        if constexpr (std::is_same_v<value, T> || (std::is_scalar_v<value> && std::is_scalar_v<T>)) {
            if constexpr (sizeof(value) <= 2 * sizeof(void*) && std::is_trivially_copyable_v<value> &&
                          std::is_trivially_constructible_v<T, Arg> && std::is_convertible_v<Arg, value>) {
                return std::type_identity<value>{};
            } else {
                return std::type_identity<Arg&&>{};
            }
        } else {
            return std::type_identity<Arg&&>{};
        }
    }
    template <class Arg>
    using as_parameter = typename decltype(parameter_of<Arg>())::type;

    struct tail_unwinder {
        sequence& elements;
        std::size_t n;
        std::size_t k;

        constexpr ~tail_unwinder() {
            if (k == 0) return;
            elements.make().destroy(elements.storage_.data() + n, k);
            elements.storage_.set_size(n);
        }
    };

    template <class... Args>
    constexpr void build(T* where, Args&&... args) {
        if constexpr (element_is_count_v<Storage> &&
                      (!maker::is_plain || !std::is_nothrow_constructible_v<T, Args...>)) {
            // A constructor that throws half-way would leave a word that counts.
            holder(make(), std::in_place, std::forward<Args>(args)...).relocate_to(where);
        } else {
            make().construct(where, std::forward<Args>(args)...);
        }
    }

    template <class I, class Ask>
    constexpr void build_all(T* where, I& first, std::size_t k, Ask& ask, std::size_t& built) {
        if constexpr (std::is_same_v<Ask, no_question> && std::is_trivially_copyable_v<T> &&
                      maker::is_plain && element_pointer<I, T>) {
            if (!std::is_constant_evaluated()) {
                if (k != 0)
                    std::memmove(static_cast<void*>(where), static_cast<void const*>(std::to_address(first)),
                                 k * sizeof(T));
                return;
            }
        }
        for (std::size_t i = 0; i != k; ++i, static_cast<void>(++first)) {
            build(where + i, *first);
            ++built;
            ask(where[i], i);
        }
    }

    template <class... Args>
    HANDFUL_OUT_OF_LINE constexpr T* grow_and_emplace(Args... args) {
        if constexpr (!base::grows()) {
            throw_bad_alloc();
        } else {
            pending_block fresh(allocator(), this->grown_capacity(storage_.size() + 1));
            return emplace_back_in(fresh, std::forward<Args>(args)...);
        }
    }

    template <class... Args>
    constexpr T* emplace_back_in(pending_block& fresh, Args&&... args) {
        std::size_t const n = storage_.size();
        maker m = make();
        unwinder<T, maker> built(m, m.construct(fresh.data() + n, std::forward<Args>(args)...), 1);
        this->relocate_full(n, fresh.data());
        built.release();
        this->adopt(fresh, n + 1);
        return storage_.data() + n;
    }

    template <class I, class Ask>
    constexpr void append_growing(I& first, std::size_t k, Ask& ask) {
        if constexpr (!base::grows()) {
            throw_bad_alloc();
        } else {
            std::size_t const n = storage_.size();
            std::size_t const needed = base::sum(n, k);
            pending_block fresh(allocator(), this->grown_capacity(needed));
            unwinder<T, maker> built(make(), fresh.data() + n, 0);
            build_all(fresh.data() + n, first, k, ask, built.n);
            built.n = k;
            detail::relocate(make(), storage_.data(), n, fresh.data());
            built.release();
            this->adopt(fresh, needed);
        }
    }

    template <class... Args>
    HANDFUL_OUT_OF_LINE constexpr void emplace_growing(std::size_t i, Args... args) {
        if constexpr (!base::grows()) {
            throw_bad_alloc();
        } else {
            std::size_t const n = storage_.size();
            T* const old = storage_.data();
            pending_block fresh(allocator(), this->grown_capacity(n + 1));
            maker m = make();
            unwinder<T, maker> built(m, m.construct(fresh.data() + i, std::forward<Args>(args)...), 1);
            detail::transfer(m, old, i, fresh.data());
            unwinder<T, maker> front(m, fresh.data(), i);
            detail::transfer(m, old + i, n - i, fresh.data() + i + 1);
            built.release();
            front.release();
            detail::end_transfer(m, old, n);
            this->adopt(fresh, n + 1);
        }
    }
};

} // namespace handful::detail
