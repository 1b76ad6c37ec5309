// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/host.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace handful::detail {

/// The operations on all elements of a collection at once: construction, assignment, copy, move and swap.
template <class T, class Set>
class contents : protected host<T, Set> {
    using base = host<T, Set>;
    using typename base::owning;
    using typename base::rules_type;
    using typename base::sequence;

protected:
    using base::base;
    using base::begin_change;
    using base::elements;
    using base::goes_inside;
    using base::self;
    using base::settle;
    using typename base::hears;

    constexpr contents() = default;

    // What can be said of exceptions where the allocators are equal, in a move assignment, in a swap. Functions, because T
    // may be incomplete where the class is.
    static constexpr bool takes_without_throwing() { return sequence::takes_without_throwing; }
    static constexpr bool moves_without_throwing() {
        return sequence::takes_without_throwing && sequence::moves_blocks;
    }
    static constexpr bool swaps_without_throwing() {
        return sequence::takes_without_throwing && sequence::swaps_blocks;
    }

    // All elements at once.

    template <class Overwrite>
    constexpr void overwrite(std::size_t n, Overwrite& write) {
        auto const opened = begin_change();
        frame const writing(self());
        elements.resize_and_overwrite(n, write);
    }

    template <class Source>
    constexpr void assign(Source source) {
        auto const opened = begin_change();
        [[maybe_unused]] auto watch = this->watch_relocation();
        if constexpr (assigns_in_place<Source>()) {
            elements.assign_over(source.first, source.k);
            settle();
        } else {
            owning fresh(elements.allocator());
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
        opened_room<sequence> const opened(elements);
        this->join(source);
        this->template tell_inserted<audience::own>(0, elements.size());
    }

    /// Copies of elements of the same collection type are not judged again.
    constexpr void copy_elements_of(contents const& other) {
        opened_room<sequence> const opened(elements);
        elements.append(other.elements.data(), other.elements.size());
        this->template tell_inserted<audience::own>(0, elements.size());
    }

    constexpr void assign_copy_of(contents const& other) {
        auto const opened = begin_change();
        if (this == &other) return;
        [[maybe_unused]] auto watch = this->template watch_relocation<audience::own>();
        bool const from_other = elements.copies_allocator_of(other.elements);
        if constexpr (!hears::assignment && std::is_copy_assignable_v<T>) {
            if (!from_other) {
                elements.assign_over(other.elements.data(), other.elements.size());
                settle();
                return;
            }
        }
        owning fresh(from_other ? other.elements.allocator() : elements.allocator());
        fresh.append(other.elements.data(), other.elements.size());
        replace_all<audience::own>(fresh, watch);
    }

    /// Returns: `other`, to take its listeners from.
    static constexpr contents&& departing(contents& other) noexcept {
        assert_outside_frame(other.self());
        return static_cast<contents&&>(other);
    }
    /// The elements of `other`, whose listeners are here already: what may throw in moving them came before any event.
    constexpr void take_elements_behind_listeners_of(contents& other) noexcept(takes_without_throwing()) {
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
    constexpr void take_elements_of(contents& other) {
        auto const other_opened = other.begin_change();
        when_ready_for(other, [&](auto take) {
            frame const leaving(other.self());
            other.template tell_removing<audience::own>(0, other.elements.size());
            told_what_is_there<audience::own> const there{other};
            take();
            this->template tell_inserted<audience::own>(0, elements.size());
        });
    }

    constexpr void assign_move_of(contents& other) noexcept(moves_without_throwing()) {
        if constexpr (sequence::moves_allocator) {
            exchange_with<audience::own>(other, [&] { elements.take_with_allocator(other.elements); });
        } else {
            when_ready_for(other, [&](auto take) { exchange_with<audience::own>(other, take); });
        }
    }
    constexpr void swap_with(contents& other) noexcept(swaps_without_throwing()) {
        HANDFUL_ASSERT(
            sequence::swaps_blocks || elements.has_equal_allocator(other.elements),
            "handful::collection: swap() of collections whose allocators differ and do not propagate");
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

    /// Does what may throw in taking the elements of `other`, then calls `act` with what does the rest.
    template <class Act>
    constexpr void when_ready_for(contents& other, Act act) {
        if constexpr (!sequence::is_always_equal) {
            if (!elements.has_equal_allocator(other.elements)) {
                owning fresh(elements.allocator());
                fresh.prepare_for(other.elements);
                act([&] {
                    fresh.complete_from(other.elements);
                    elements.truncate(0);
                    elements.absorb(fresh);
                });
                return;
            }
        }
        act([&] { elements.take(other.elements); });
    }

    template <audience Told, class Exchange>
    constexpr void exchange_with(contents& other, Exchange exchange) {
        auto const opened = begin_change();
        auto const other_opened = other.begin_change();
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

    /// Preconditions: the allocator of `fresh` is this one, or the one after a copy assignment.
    constexpr void put_in_place(owning& fresh) {
        if constexpr (sequence::copies_allocator) {
            if (!elements.has_equal_allocator(fresh)) return elements.take_with_allocator(fresh);
        }
        if (goes_inside(fresh.size())) elements.release();
        else elements.truncate(0);
        elements.absorb(fresh);
    }

    template <audience Told, class Watch>
    constexpr void replace_all(owning& fresh, Watch& watch) {
        this->template tell_removing<Told>(0, elements.size());
        told_what_is_there<Told> const told{*this};
        put_in_place(fresh);
        watch.tell();
    }

    struct listeners_back_on_throw {
        contents& collection;
        contents& from;
        bool armed = true;
        constexpr ~listeners_back_on_throw() {
            if (!armed) return;
            collection.template tell_inserted<audience::own>(from.self(), 0, from.elements.size());
            collection.return_listeners_to(from);
        }
    };
    template <audience Told>
    struct told_what_is_there {
        contents& collection;
        constexpr ~told_what_is_there() {
            collection.template tell_inserted<Told>(0, collection.elements.size());
        }
    };
};

} // namespace handful::detail
