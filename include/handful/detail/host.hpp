// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/flags.hpp>
#include <handful/detail/listeners.hpp>
#include <handful/detail/rules.hpp>

#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>

namespace handful::detail {

/// The operations of a collection: what `sequence` does with elements, after the rules have admitted them, and what the
/// listeners are told of it. What can throw comes before the first event; where only a move of an element can still
/// throw after it, the guards below tell what has become of the elements, so that a mirror stays right.
template <class T, class Set>
class host : protected listeners<T, Set> {
    using base = listeners<T, Set>;
    using rules_type = rules<T, typename Set::null, typename Set::rules>;
    using owning = typename sequence_for<T, Set>::owning;

protected:
    using base::base;
    using base::elements;
    using base::self;
    using typename base::hears;

    constexpr host() = default;

    static constexpr bool takes_without_throwing() { return sequence_for<T, Set>::takes_without_throwing; }

    constexpr void begin_change() const noexcept { assert_outside_frame(&self()); }

    // Adding.

    template <class... Args>
    constexpr T& append_one(Args&&... args) {
        begin_change();
        if constexpr (!hears::inserted && !hears::relocated) {
            return *append_judged(std::forward<Args>(args)...);
        } else {
            [[maybe_unused]] auto watch = this->watch_relocation();
            T* const made = append_judged(std::forward<Args>(args)...);
            watch.tell();
            this->tell_inserted(elements.size() - 1, 1);
            return *made;
        }
    }

    /// As `append_one`, but returns null where there is no room or no memory.
    template <class... Args>
    constexpr T* try_append_one(Args&&... args) {
        begin_change();
        if constexpr (sequence_for<T, Set>::inline_capacity == sequence_for<T, Set>::max_size()) {
            if (elements.size() != elements.capacity()) return &append_one(std::forward<Args>(args)...);
        }
        // A value that the rules refuse is refused whether or not there is room for it.
        if constexpr (is_one_element<Args...>) rules_type::admit(self(), args..., 0);
        holder<T> value(std::in_place, std::forward<Args>(args)...);
        if constexpr (!is_one_element<Args...>) rules_type::admit(self(), value.value(), 0);
        [[maybe_unused]] auto watch = this->watch_relocation();
        if (!elements.try_reserve_one()) return nullptr;
        T* const made = elements.push_back(value);
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
        if constexpr (is_one_element<Args...>) rules_type::admit(self(), args..., 0);
        holder<T> value(std::in_place, std::forward<Args>(args)...);
        if constexpr (!is_one_element<Args...>) rules_type::admit(self(), value.value(), 0);
        [[maybe_unused]] auto watch = this->watch_relocation();
        appended_on_throw guard{*this, elements.size()};
        elements.insert(i, value);
        guard.armed = false;
        watch.tell();
        this->tell_inserted(i, 1);
    }

    /// Appends the elements of a source, whole or not at all.
    template <class Source>
    constexpr void append(Source source) {
        begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        std::size_t const n = elements.size();
        join(source);
        watch.tell();
        this->tell_inserted(n, elements.size() - n);
    }

    template <class Source>
    constexpr void insert(std::size_t i, Source source) {
        begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        std::size_t const n = elements.size();
        join(source);
        appended_on_throw guard{*this, n};
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
            frame const judging(&self());
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
        exchange(elements.data()[i], value);
        guard.armed = false;
        this->tell_replaced(i, value);
    }

    /// Calls `reorder` with the first element and the one past the last, and tells of it even if it throws.
    template <class Reorder>
    constexpr void reorder(Reorder change) {
        begin_change();
        if (elements.size() < 2) return;
        reordered_on_throw const guard{*this};
        frame const comparing(&self());
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
                join_judging_values(fresh, source);
            } else {
                join_into(fresh, source);
                judge_alone(fresh);
            }
            replace_all(fresh, watch);
        }
    }

    /// Copies of elements of the same collection type are not judged again.
    constexpr void copy_elements_of(host const& other) {
        elements.append(other.elements.data(), other.elements.size());
        this->tell_inserted(0, elements.size());
    }

    constexpr void assign_copy_of(host const& other) {
        begin_change();
        if (this == &other) return;
        [[maybe_unused]] auto watch = this->watch_relocation();
        if constexpr (!hears::elements && std::is_copy_assignable_v<T>) {
            elements.assign_over(other.elements.data(), other.elements.size());
        } else {
            owning fresh;
            fresh.append(other.elements.data(), other.elements.size());
            replace_all(fresh, watch);
        }
    }

    /// Tells `other` that its elements go; its listeners may then be moved away.
    static constexpr host&& announce_departure(host& other) noexcept {
        other.begin_change();
        other.tell_removing(0, other.elements.size());
        return static_cast<host&&>(other);
    }
    constexpr void take_elements_of(host& other) noexcept(takes_without_throwing()) {
        elements.take(other.elements);
        this->tell_inserted(0, elements.size());
    }

    constexpr void assign_move_of(host& other) noexcept(takes_without_throwing()) {
        begin_change();
        if (this == &other) return;
        this->tell_removing(0, elements.size());
        announce_departure(other);
        told_what_is_there const there{other};
        told_what_is_there const here{*this};
        [[maybe_unused]] auto watch = this->watch_relocation();
        [[maybe_unused]] auto other_watch = other.watch_relocation();
        elements.take(other.elements);
    }

    constexpr void swap_with(host& other) noexcept(takes_without_throwing()) {
        begin_change();
        if (this == &other) return;
        this->tell_removing(0, elements.size());
        announce_departure(other);
        told_what_is_there const there{other};
        told_what_is_there const here{*this};
        [[maybe_unused]] auto watch = this->watch_relocation();
        [[maybe_unused]] auto other_watch = other.watch_relocation();
        elements.swap(other.elements);
    }

private:
    template <class... Args>
    static constexpr bool is_one_element = sizeof...(Args) == 1 && (std::is_same_v<std::remove_cvref_t<Args>, T> && ...);

    template <class... Args>
    constexpr T* append_judged(Args&&... args) {
        if constexpr (!rules_type::any) {
            return elements.emplace_back(std::forward<Args>(args)...);
        } else if constexpr (is_one_element<Args...>) {
            rules_type::admit(self(), args..., 0);
            return elements.emplace_back(std::forward<Args>(args)...);
        } else if constexpr (std::is_move_constructible_v<T>) {
            holder<T> value(std::in_place, std::forward<Args>(args)...);
            rules_type::admit(self(), value.value(), 0);
            return elements.push_back(value);
        } else {
            static_assert(rules_type::judge_values_alone,
                          "handful::collection: elements that cannot be moved are judged in their place; "
                          "use predicates of one value only");
            truncated_on_throw guard{elements, elements.size()};
            T* const made = elements.emplace_back(std::forward<Args>(args)...);
            rules_type::admit(self(), *made, 0);
            guard.armed = false;
            return made;
        }
    }

    // One value many times is judged once.
    template <class I>
    static constexpr bool repeats = std::is_same_v<I, repeated<T>> || std::is_same_v<I, repeated_default>;

    template <class I>
    static constexpr bool refers_to_elements =
        std::is_reference_v<std::iter_reference_t<I>> && std::is_same_v<std::remove_cvref_t<std::iter_reference_t<I>>, T>;

    template <class Source>
    static constexpr bool assigns_in_place() {
        using iterator = decltype(Source::first);
        if constexpr (!std::is_same_v<Source, counted_source<iterator>>) return false;
        else return !hears::elements && !rules_type::any && (element_pointer<iterator, T> || std::is_same_v<iterator, repeated<T>>) &&
                    std::is_assignable_v<T&, std::iter_reference_t<iterator>>;
    }

    /// Asks the rules about elements as they are made.
    template <bool Once>
    struct question {
        basic_collection<T, Set> const& collection;
        constexpr void operator()(T const& value, std::size_t position) const {
            if (!Once || position == 0) rules_type::admit(collection, value, position);
        }
    };

    template <class Source>
    constexpr void join(Source& source) {
        if constexpr (!rules_type::any) {
            join_into(elements, source);
        } else if constexpr (rules_type::judge_values_alone) {
            join_judging_values(elements, source);
        } else {
            owning values;
            join_into(values, source);
            join_one_by_one(values);
        }
    }

    template <class Sequence, class I, class Ask = no_question>
    static constexpr void join_into(Sequence& target, counted_source<I>& source, Ask ask = {}) {
        target.append(std::move(source.first), source.k, ask);
    }
    template <class Sequence, class I, class S, class Ask = no_question>
    static constexpr void join_into(Sequence& target, single_pass_source<I, S>& source, Ask ask = {}) {
        owning values;
        for (std::size_t i = 0; source.first != source.last; ++source.first, ++i) ask(*values.emplace_back(*source.first), i);
        target.absorb(values);
    }

    template <class Sequence, class Source>
    constexpr void join_judging_values(Sequence& target, Source& source) {
        using iterator = decltype(source.first);
        if constexpr (!rules_type::any) {
            join_into(target, source);
        } else if constexpr (std::is_same_v<Source, counted_source<iterator>> && refers_to_elements<iterator>) {
            iterator i = source.first;
            std::size_t const asked = repeats<iterator> && source.k != 0 ? 1 : source.k;
            for (std::size_t position = 0; position != asked; ++position, ++i) {
                T const& value = *i;
                rules_type::admit(self(), value, position);
            }
            join_into(target, source);
        } else {
            join_into(target, source, question<repeats<iterator>>{self()});
        }
    }

    /// For rules that look at the collection: each value joins before the next is judged.
    constexpr void join_one_by_one(owning& values) {
        elements.reserve_for(values.size());
        truncated_on_throw guard{elements, elements.size()};
        for (std::size_t i = 0; i != values.size(); ++i) {
            rules_type::admit(self(), values.data()[i], i);
            elements.emplace_back(std::move_if_noexcept(values.data()[i]));
        }
        guard.armed = false;
    }

    /// As `join_one_by_one`, with no other elements in the collection; they are back afterwards.
    constexpr void judge_alone(owning& values) {
        owning old;
        old.take(elements);
        {
            struct restored {
                host& collection;
                owning& old;
                constexpr ~restored() { collection.elements.take(old); }
            } const guard{*this, old};
            join_one_by_one(values);
            values.take(elements);
        }
    }

    template <class Watch>
    constexpr void replace_all(owning& fresh, Watch& watch) {
        this->tell_removing(0, elements.size());
        told_what_is_there const told{*this};
        elements.truncate(0);
        elements.absorb(fresh);
        watch.tell();
    }

    struct truncated_on_throw {
        sequence_for<T, Set>& elements;
        std::size_t n;
        bool armed = true;
        constexpr ~truncated_on_throw() {
            if (armed) elements.truncate(n);
        }
    };
    struct appended_on_throw {
        host& collection;
        std::size_t n;
        bool armed = true;
        constexpr ~appended_on_throw() {
            if (!armed || collection.elements.size() == n) return;
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
    struct told_what_is_there {
        host& collection;
        constexpr ~told_what_is_there() { collection.tell_inserted(0, collection.elements.size()); }
    };
};

} // namespace handful::detail
