// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/admission.hpp>
#include <handful/detail/flags.hpp>
#include <handful/detail/spare_room.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace handful::detail {

/// The operations of a collection: what `sequence` does with elements, after the rules have admitted them, and what the
/// listeners are told of it. What can throw comes before the first event; where only a move of an element can still
/// throw after it, the guards below tell what has become of the elements, so that a mirror stays right.
template <class T, class Set>
class host : protected admission<T, Set> {
    using base = admission<T, Set>;

protected:
    using base::base;
    using base::elements;
    using base::self;
    using typename base::hears;
    using typename base::owning;
    using typename base::rules_type;
    using typename base::sequence;

    constexpr host() = default;

    /// Begins an operation that changes the collection, which must not be within another. Returns: what ends it.
    [[nodiscard]] constexpr opened_room<sequence> begin_change() noexcept {
        assert_outside_frame(self());
        return opened_room<sequence>(elements);
    }

    // Adding.

    template <class... Args>
    constexpr T& append_one(Args&&... args) {
        auto const opened = begin_change();
        // A reference to nothing else, so that growing is a tail call.
        if constexpr (!hears::inserted && !hears::relocated) {
            return *this->append_judged(std::forward<Args>(args)...);
        } else {
            [[maybe_unused]] auto watch = this->watch_relocation();
            T* const made = this->append_judged(std::forward<Args>(args)...);
            watch.tell();
            this->tell_inserted(elements.size() - 1, 1);
            return *made;
        }
    }

    /// As `append_one`. Preconditions: there is room.
    template <class... Args>
    constexpr T& append_one_within(Args&&... args) {
        auto const opened = begin_change();
        T* const made = this->template append_judged<room::enough>(std::forward<Args>(args)...);
        this->tell_inserted(elements.size() - 1, 1);
        return *made;
    }

    /// As `append_one`, but returns null where there is no room or no memory; a value that the rules refuse is refused
    /// all the same. An argument that is a `T` is then as it was.
    template <class... Args>
    constexpr T* try_append_one(Args&&... args) {
        auto const opened = begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        T* const made = this->try_append_judged(std::forward<Args>(args)...);
        if (made == nullptr) return nullptr;
        watch.tell();
        this->tell_inserted(elements.size() - 1, 1);
        return made;
    }

    template <class... Args>
    constexpr void insert_one(std::size_t i, Args&&... args) {
        if (i == elements.size()) {
            append_one(std::forward<Args>(args)...);
            return;
        }
        auto const opened = begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        {
            appended_on_throw<decltype(watch)> guard{*this, watch, elements.size()};
            this->insert_judged(i, std::forward<Args>(args)...);
            guard.armed = false;
        }
        watch.tell();
        this->tell_inserted(i, 1);
    }

    /// Appends the elements of a source, whole or not at all.
    template <class Source>
    constexpr void append(Source source) {
        auto const opened = begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        std::size_t const n = elements.size();
        this->join(source);
        watch.tell();
        this->tell_inserted(n, elements.size() - n);
    }

    template <class Source>
    constexpr void insert(std::size_t i, Source source) {
        auto const opened = begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        std::size_t const n = elements.size();
        this->join(source);
        appended_on_throw<decltype(watch)> guard{*this, watch, n};
        elements.rotate(i, n);
        guard.armed = false;
        watch.tell();
        this->tell_inserted(i, elements.size() - n);
    }

    // Removing.

    constexpr void truncate(std::size_t n) noexcept {
        auto const opened = begin_change();
        this->tell_removing(n, elements.size() - n);
        elements.truncate(n);
        settle();
    }

    constexpr void erase_at(std::size_t i, std::size_t k) {
        auto const opened = begin_change();
        if (k == 0) return;
        this->tell_removing(i, k);
        erased_on_throw guard{*this, elements.size() - k};
        elements.erase(i, k);
        guard.armed = false;
        settle();
    }

    constexpr T take_at(std::size_t i) {
        auto const opened = begin_change();
        this->tell_removing(i, 1);
        if constexpr (sequence::moves_safely) {
            T out(elements.extract(i));
            settle();
            return out;
        } else {
            kept_on_throw kept{*this, i};
            T out(std::move(elements.data()[i]));
            kept.armed = false;
            erased_on_throw guard{*this, elements.size() - 1};
            elements.erase(i, 1);
            guard.armed = false;
            return out;
        }
    }

    /// Erases element `i`, in whose place the last one comes.
    constexpr void erase_unordered_at(std::size_t i) {
        std::size_t const last = elements.size() - 1;
        if (i != last) {
            reorder([=](auto make, T* first, T*) { detail::exchange(make, first[i], first[last]); });
        }
        truncate(last);
    }

    /// Erases the elements that `goes` says yes to. It is asked about all before anything changes.
    template <class Predicate>
    constexpr std::size_t erase_where(Predicate goes) {
        auto const opened = begin_change();
        std::size_t const n = elements.size();
        T const* const first = std::as_const(elements).data();
        flags gone(n);
        std::size_t from = n;
        std::size_t count = 0;
        {
            frame const judging(self());
            for (std::size_t i = 0; i != n; ++i) {
                if (!goes(first[i])) continue;
                gone.set(i);
                if (count++ == 0) from = i;
            }
        }
        if (count == 0) return 0;
        if constexpr (hears::removing) {
            for (std::size_t i = n; i != from;) {
                std::size_t const end = i;
                while (i != from && gone[i - 1]) --i;
                this->tell_removing(i, end - i);
                while (i != from && !gone[i - 1]) --i;
            }
        }
        erased_on_throw guard{*this, n - count};
        elements.erase_flagged(gone, from);
        guard.armed = false;
        settle();
        return count;
    }

    // Changing.

    /// Puts `value` in the place of element `i`, and the old element in the place of `value`.
    constexpr void replace_at(std::size_t i, T& value) {
        auto const opened = begin_change();
        rules_type::admit_at(self(), value, i);
        reordered_on_throw guard{*this};
        detail::exchange_with_object(elements.make(), elements.data()[i], value);
        guard.armed = false;
        this->tell_replaced(i, value);
    }

    /// Calls `change(T&)` on a copy of element `i`, which then replaces it.
    template <class F>
    constexpr void modify_at(std::size_t i, F& change) {
        auto const opened = begin_change();
        T value(std::as_const(elements).data()[i]);
        {
            frame const changing(self());
            change(value);
        }
        replace_at(i, value);
    }

    /// Calls `change` with how elements are made, the first element and the one past the last, and tells of it even if it throws.
    template <class Reorder>
    constexpr void reorder(Reorder change) {
        auto const opened = begin_change();
        if (elements.size() < 2) return;
        reordered_on_throw const guard{*this};
        frame const comparing(self());
        change(elements.make(), elements.data(), elements.data() + elements.size());
    }

    constexpr void reserve(std::size_t n) {
        auto const opened = begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        elements.reserve(n);
    }

    constexpr void shrink_to_fit() {
        auto const opened = begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        elements.shrink_to_fit();
    }

    // Shrinking.

    /// Whether the shrink policy ever wants elements to go inside.
    static constexpr bool ever_goes_inside() noexcept {
        constexpr std::size_t room = sequence::inline_capacity;
        if constexpr (room == 0) {
            return false;
        } else {
            constexpr bool ever = Set::shrink::goes_inside(0, room);
            static_assert(
                !ever || sequence::moves_safely,
                "handful::collection: a shrink policy moves elements where nothing may throw, and the move of T may; leave it away, or "
                "declare the move of T noexcept");
            return ever;
        }
    }
    /// Whether it wants a collection of `n` elements to be inside.
    static constexpr bool goes_inside(std::size_t n) noexcept {
        constexpr std::size_t room = sequence::inline_capacity;
        if constexpr (ever_goes_inside()) return n <= room && Set::shrink::goes_inside(n, room);
        else return false;
    }
    /// Moves the elements inside where it wants that.
    constexpr void settle() noexcept {
        if constexpr (ever_goes_inside()) {
            if (elements.is_inline() || !goes_inside(elements.size())) return;
            [[maybe_unused]] auto watch = this->watch_relocation();
            elements.shrink_to_fit();
        }
    }

private:
    template <class Watch>
    struct appended_on_throw {
        host& collection;
        Watch& watch;
        std::size_t n;
        bool armed = true;
        constexpr ~appended_on_throw() {
            if (!armed || collection.elements.size() == n) return;
            watch.tell();
            collection.tell_inserted(n, collection.elements.size() - n);
            collection.tell_reordered();
        }
    };
    struct erased_on_throw {
        host& collection;
        std::size_t n;
        bool armed = true;
        constexpr ~erased_on_throw() {
            if (!armed) return;
            collection.elements.truncate(n);
            collection.tell_reordered();
        }
    };
    struct kept_on_throw {
        host& collection;
        std::size_t i;
        bool armed = true;
        constexpr ~kept_on_throw() {
            if (armed) collection.tell_inserted(i, 1);
        }
    };
    struct reordered_on_throw {
        host& collection;
        bool armed = true;
        constexpr ~reordered_on_throw() {
            if (armed) collection.tell_reordered();
        }
    };
};

} // namespace handful::detail
