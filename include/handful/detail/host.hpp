// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/admission.hpp>
#include <handful/detail/flags.hpp>

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
    using typename base::owning;
    using typename base::rules_type;

protected:
    using base::base;
    using base::elements;
    using base::self;
    using typename base::hears;

    constexpr host() = default;

    static constexpr bool takes_without_throwing() { return sequence_for<T, Set>::takes_without_throwing; }

    constexpr void begin_change() const noexcept { assert_outside_frame(self()); }

    // Adding.

    template <class... Args>
    constexpr T& append_one(Args&&... args) {
        begin_change();
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

    /// As `append_one`, but returns null where there is no room or no memory; a value that the rules refuse is refused
    /// all the same. An argument that is a `T` is then as it was.
    template <class... Args>
    constexpr T* try_append_one(Args&&... args) {
        begin_change();
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
        begin_change();
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
        begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        std::size_t const n = elements.size();
        this->join(source);
        watch.tell();
        this->tell_inserted(n, elements.size() - n);
    }

    template <class Source>
    constexpr void insert(std::size_t i, Source source) {
        begin_change();
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
        begin_change();
        this->tell_removing(n, elements.size() - n);
        elements.truncate(n);
    }

    constexpr void erase_at(std::size_t i, std::size_t k) {
        begin_change();
        if (k == 0) return;
        this->tell_removing(i, k);
        erased_on_throw guard{*this, elements.size() - k};
        elements.erase(i, k);
        guard.armed = false;
    }

    constexpr T take_at(std::size_t i) {
        begin_change();
        this->tell_removing(i, 1);
        if constexpr (moves_without_throwing<T>) {
            return elements.extract(i);
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

    /// Erases the elements that `goes` says yes to. It is asked about all before anything changes.
    template <class Predicate>
    constexpr std::size_t erase_where(Predicate goes) {
        begin_change();
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
        return count;
    }

    // Changing.

    /// Puts `value` in the place of element `i`, and the old element in the place of `value`.
    constexpr void replace_at(std::size_t i, T& value) {
        begin_change();
        rules_type::admit_at(self(), value, i);
        reordered_on_throw guard{*this};
        detail::exchange(elements.data()[i], value);
        guard.armed = false;
        this->tell_replaced(i, value);
    }

    /// Calls `change(T&)` on a copy of element `i`, which then replaces it.
    template <class F>
    constexpr void modify_at(std::size_t i, F& change) {
        begin_change();
        T value(std::as_const(elements).data()[i]);
        {
            frame const changing(self());
            change(value);
        }
        replace_at(i, value);
    }

    /// Calls `reorder` with the first element and the one past the last, and tells of it even if it throws.
    template <class Reorder>
    constexpr void reorder(Reorder change) {
        begin_change();
        if (elements.size() < 2) return;
        reordered_on_throw const guard{*this};
        frame const comparing(self());
        change(elements.data(), elements.data() + elements.size());
    }

    constexpr void reserve(std::size_t n) {
        begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        elements.reserve(n);
    }

    constexpr void shrink_to_fit() {
        begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        elements.shrink_to_fit();
    }

    // All elements at once.

    template <class Source>
    constexpr void assign(Source source) {
        begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        if constexpr (assigns_in_place<Source>()) {
            elements.assign_over(source.first, source.k);
        } else {
            owning fresh;
            if constexpr (rules_type::judge_values_alone) {
                this->join_judging_values(fresh, source);
            } else {
                this->join_judged_alone(fresh, source);
            }
            replace_all<audience::all>(fresh, watch);
        }
    }

    // Construction, copy and move. An owner does these itself, and is not told.

    /// The first elements of a new collection.
    template <class Source>
    constexpr void fill(Source source) {
        this->join(source);
        this->template tell_inserted<audience::own>(0, elements.size());
    }

    /// Copies of elements of the same collection type are not judged again.
    constexpr void copy_elements_of(host const& other) {
        elements.append(other.elements.data(), other.elements.size());
        this->template tell_inserted<audience::own>(0, elements.size());
    }

    constexpr void assign_copy_of(host const& other) {
        begin_change();
        if (this == &other) return;
        [[maybe_unused]] auto watch = this->template watch_relocation<audience::own>();
        if constexpr (!hears::assignment && std::is_copy_assignable_v<T>) {
            elements.assign_over(other.elements.data(), other.elements.size());
        } else {
            owning fresh;
            fresh.append(other.elements.data(), other.elements.size());
            replace_all<audience::own>(fresh, watch);
        }
    }

    /// Returns: `other`, to take its listeners from.
    static constexpr host&& departing(host& other) noexcept {
        other.begin_change();
        return static_cast<host&&>(other);
    }
    /// The elements of `other`, whose listeners are here already: what may throw in moving them came before any event.
    constexpr void take_elements_behind_listeners_of(host& other) noexcept(takes_without_throwing()) {
        frame const leaving(other.self());
        this->template tell_removing<audience::own>(other.self(), 0, other.elements.size());
        if constexpr (takes_without_throwing()) {
            elements.take(other.elements);
        } else {
            listeners_back_on_throw guard{*this, other};
            elements.take(other.elements);
            guard.armed = false;
        }
        this->template tell_inserted<audience::own>(0, elements.size());
    }
    /// The elements of `other`, whose listeners stay there.
    constexpr void take_elements_of(host& other) noexcept(takes_without_throwing()) {
        other.begin_change();
        frame const leaving(other.self());
        other.template tell_removing<audience::own>(0, other.elements.size());
        told_what_is_there<audience::own> const there{other};
        elements.take(other.elements);
        this->template tell_inserted<audience::own>(0, elements.size());
    }

    constexpr void assign_move_of(host& other) noexcept(takes_without_throwing()) {
        exchange_with<audience::own>(other, [&] { elements.take(other.elements); });
    }
    constexpr void swap_with(host& other) noexcept(takes_without_throwing()) {
        exchange_with<audience::all>(other, [&] { elements.swap(other.elements); });
    }

private:
    template <class Source>
    static constexpr bool assigns_in_place() {
        using iterator = decltype(Source::first);
        if constexpr (!std::is_same_v<Source, counted_source<iterator>>) return false;
        else
            return !hears::assignment && !rules_type::any &&
                   (element_pointer<iterator, T> || std::is_same_v<iterator, repeated<T>>) &&
                   std::is_assignable_v<T&, std::iter_reference_t<iterator>>;
    }

    template <audience Told, class Exchange>
    constexpr void exchange_with(host& other, Exchange exchange) noexcept(takes_without_throwing()) {
        begin_change();
        other.begin_change();
        if (this == &other) return;
        frame const here_exchanging(self());
        frame const there_exchanging(other.self());
        this->template tell_removing<Told>(0, elements.size());
        other.template tell_removing<Told>(0, other.elements.size());
        told_what_is_there<Told> const there{other};
        told_what_is_there<Told> const here{*this};
        // What is told at the end is told in the opposite order: this side first.
        [[maybe_unused]] auto other_watch = other.template watch_relocation<Told>();
        [[maybe_unused]] auto watch = this->template watch_relocation<Told>();
        exchange();
    }

    template <audience Told, class Watch>
    constexpr void replace_all(owning& fresh, Watch& watch) {
        this->template tell_removing<Told>(0, elements.size());
        told_what_is_there<Told> const told{*this};
        elements.truncate(0);
        elements.absorb(fresh);
        watch.tell();
    }

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
    struct listeners_back_on_throw {
        host& collection;
        host& from;
        bool armed = true;
        constexpr ~listeners_back_on_throw() {
            if (!armed) return;
            collection.template tell_inserted<audience::own>(from.self(), 0, from.elements.size());
            collection.return_listeners_to(from);
        }
    };
    template <audience Told>
    struct told_what_is_there {
        host& collection;
        constexpr ~told_what_is_there() {
            collection.template tell_inserted<Told>(0, collection.elements.size());
        }
    };
};

} // namespace handful::detail
