// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/listeners.hpp>
#include <handful/detail/rules.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace handful::detail {

/// How values come in: every one passes the rules on its way to the elements. Nothing is told here.
template <class T, class Set>
class admission : protected listeners<T, Set> {
    using base = listeners<T, Set>;

protected:
    using base::base;
    using base::elements;
    using base::self;
    using rules_type = rules<T, storage_for<T, Set>, typename Set::null, typename Set::rules>;
    using sequence = sequence_for<T, Set>;
    using owning = detail::owning<sequence>;
    using unjudged = detail::sequence<T, typename Set::storage::template storage<T, storage_context<false>>,
                                      typename Set::growth, typename sequence::allocator_type>;

    constexpr admission() = default;

    template <class... Args>
    static constexpr bool is_one_element =
        sizeof...(Args) == 1 &&
        (std::is_same_v<std::remove_const_t<std::remove_reference_t<Args>>, T> && ...);

    template <room Known = room::unknown, class... Args>
    constexpr T* append_judged(Args&&... args) {
        if constexpr (!rules_type::any) {
            return elements.template emplace_back<Known>(std::forward<Args>(args)...);
        } else if constexpr (is_one_element<Args...>) {
            rules_type::admit(self(), args..., 0);
            return elements.template emplace_back<Known>(std::forward<Args>(args)...);
        } else if constexpr (std::is_move_constructible_v<T>) {
            auto value = elements.made_aside(std::forward<Args>(args)...);
            rules_type::admit(self(), value.value(), 0);
            return elements.template push_back<Known>(value);
        } else {
            static_assert(rules_type::judge_values_alone,
                          "handful::collection: elements that cannot be moved are judged in their place; "
                          "use predicates of one value only");
            truncated_on_throw guard{elements, elements.size()};
            T* const made = elements.template emplace_back<Known>(std::forward<Args>(args)...);
            rules_type::admit(self(), *made, 0);
            guard.armed = false;
            return made;
        }
    }

    template <class... Args>
    constexpr T* try_append_judged(Args&&... args) {
        if constexpr (!rules_type::any) {
            return elements.try_emplace_back(std::forward<Args>(args)...);
        } else if constexpr (is_one_element<Args...>) {
            rules_type::admit(self(), args..., 0);
            return elements.try_emplace_back(std::forward<Args>(args)...);
        } else if constexpr (std::is_move_constructible_v<T>) {
            auto value = elements.made_aside(std::forward<Args>(args)...);
            rules_type::admit(self(), value.value(), 0);
            return elements.try_emplace_back(std::move(value.value()));
        } else {
            if (elements.size() != elements.max_size()) return append_judged(std::forward<Args>(args)...);
            T const value(std::forward<Args>(args)...);
            rules_type::admit(self(), value, 0);
            return nullptr;
        }
    }

    template <class... Args>
    constexpr void insert_judged(std::size_t i, Args&&... args) {
        if constexpr (is_one_element<Args...>) {
            rules_type::admit(self(), args..., 0);
            elements.emplace(i, std::forward<Args>(args)...);
        } else if constexpr (rules_type::any) {
            auto value = elements.made_aside(std::forward<Args>(args)...);
            rules_type::admit(self(), value.value(), 0);
            elements.emplace(i, std::move(value.value()));
        } else {
            elements.emplace(i, std::forward<Args>(args)...);
        }
    }

    /// Asks the rules about elements as they are made.
    struct question {
        basic_collection<T, Set> const& collection;
        constexpr void operator()(T const& value, std::size_t position) const {
            rules_type::admit(collection, value, position);
        }
    };

    /// Appends the elements of a source, whole or not at all.
    template <class Source>
    constexpr void join(Source& source) {
        if constexpr (!rules_type::any) {
            join_into(elements, source);
        } else if constexpr (rules_type::judge_values_alone) {
            join_judging_values(elements, source);
        } else {
            // Not judged yet, so null may be among them: the storage must be one that can count it.
            detail::owning<unjudged> values(elements.allocator());
            join_into(values, source);
            join_one_by_one(values, copies_of_one<Source, T>);
        }
    }

    template <class Sequence, class I, class Ask = no_question>
    static constexpr void join_into(Sequence& target, counted_source<I>& source, Ask ask = {}) {
        target.append(std::move(source.first), source.k, ask);
    }
    template <class Sequence, class I, class S, class Ask = no_question>
    static constexpr void join_into(Sequence& target, single_pass_source<I, S>& source, Ask ask = {}) {
        detail::owning<typename Sequence::base_sequence> values(target.allocator());
        for (std::size_t i = 0; source.first != source.last; static_cast<void>(++source.first), ++i)
            ask(*values.emplace_back(*source.first), i);
        target.absorb(values);
    }

    template <class Sequence, class Source>
    constexpr void join_judging_values(Sequence& target, Source& source) {
        using iterator = decltype(source.first);
        if constexpr (!rules_type::any) {
            join_into(target, source);
        } else if constexpr (std::is_same_v<Source, counted_source<iterator>> &&
                             element_reference<iterator, T>) {
            iterator i = source.first;
            std::size_t const asked = copies_of_one<Source, T> && source.k != 0 ? 1 : source.k;
            for (std::size_t position = 0; position != asked; ++position, static_cast<void>(++i)) {
                T const& value = *i;
                rules_type::admit(self(), value, position);
            }
            join_into(target, source);
        } else {
            join_into(target, source, question{self()});
        }
    }

    /// For rules that look at the collection: each value joins before the next is judged.
    constexpr void join_one_by_one(unjudged& values, bool are_copies_of_one) {
        elements.reserve_for(values.size());
        truncated_on_throw guard{elements, elements.size()};
        for (std::size_t i = 0; i != values.size(); ++i) {
            if (are_copies_of_one && i != 0) rules_type::admit_again(self(), values.data()[i], i);
            else rules_type::admit(self(), values.data()[i], i);
            elements.emplace_back(std::move_if_noexcept(values.data()[i]));
        }
        guard.armed = false;
    }

    /// Appends the elements of a source to `target`, judged as the only ones of a collection.
    template <class Source>
    constexpr void join_judged_alone(owning& target, Source& source) {
        // Its listeners, if it had any, would hear of a collection that nobody knows.
        basic_collection<T, typename unheard<Set>::type> alone(
            with_t<typename sequence::allocator_type>(elements.allocator()));
        alone.join(source);
        target.take(alone.elements);
    }

private:
    struct truncated_on_throw {
        sequence& elements;
        std::size_t n;
        bool armed = true;
        constexpr ~truncated_on_throw() {
            if (armed) elements.truncate(n);
        }
    };
};

} // namespace handful::detail
