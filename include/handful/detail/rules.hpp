// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/frame.hpp>
#include <handful/errors.hpp>
#include <handful/policy_traits.hpp>

#include <cstddef>

namespace handful::detail {

/// The rules that a value must meet to become an element. Every value that comes in is judged by `admit` or
/// `admit_at`, or is a copy of an element of a collection of the same type.
template <class T, class Storage, class Null, class Rules>
struct rules;

template <class T, class Storage, class Null, class... Rule>
struct rules<T, Storage, Null, type_list<Rule...>> {
    static constexpr bool any = Null::keeps_null_out || sizeof...(Rule) != 0;

    /// Whether no rule looks at the collection, so that values can be judged before any of them is in.
    static constexpr bool judge_values_alone = (judges_value<Rule, T> && ...);

    /// Effects: refuses `value`, the one with index `position` among the values offered, unless it meets every rule.
    template <class C>
    static constexpr void admit(C const& collection, T const& value, std::size_t position) {
        refuse_null(value, position);
        if constexpr (sizeof...(Rule) != 0) {
            frame const judging(collection);
            ((judge<Rule>(collection, value) ? void() : Rule::refuse(position)), ...);
        }
    }

    /// As `admit`, for another copy of a value that was admitted: only rules that look at the collection are asked.
    template <class C>
    static constexpr void admit_again(C const& collection, T const& value, std::size_t position) {
        frame const judging(collection);
        ((judges_value<Rule, T> || judge<Rule>(collection, value) ? void() : Rule::refuse(position)), ...);
    }

    /// As `admit`, for a single value that is to replace element `i`.
    template <class C>
    static constexpr void admit_at(C const& collection, T const& value, std::size_t i) {
        refuse_null(value, 0);
        if constexpr (sizeof...(Rule) != 0) {
            frame const judging(collection);
            ((judge_replacement<Rule>(collection, value, i) ? void() : Rule::refuse(0)), ...);
        }
    }

private:
    static constexpr void refuse_null(T const& value, std::size_t position) {
        if constexpr (Null::keeps_null_out) {
            if (null_traits<T>::is_null(value)) [[unlikely]]
                Null::refuse_null(position);
            if constexpr (limits_values<Storage, T>) {
                HANDFUL_ASSERT(
                    Storage::can_hold(value),
                    "handful::collection: a value that the storage cannot tell from its own marks");
            }
        }
    }

    template <class R, class C>
    static constexpr bool judge(C const& collection, T const& value) {
        if constexpr (judges_value<R, T>) {
            static_assert(
                !requires { R::admits(collection, value); },
                "handful::collection: a predicate can be called both with a value and with a collection and a value, and "
                "the second would never be asked; keep one of them");
            return static_cast<bool>(R::admits(value));
        } else {
            static_assert(
                requires { R::admits(collection, value); },
                "handful::collection: a predicate cannot be called with a value, nor with a collection and a value; "
                "write bool operator()(T const&) const or bool operator()(auto const& c, T const&) const");
            return static_cast<bool>(R::admits(collection, value));
        }
    }

    template <class R, class C>
    static constexpr bool judge_replacement(C const& collection, T const& value, std::size_t i) {
        if constexpr (!judges_replacement<R, C, T>) {
            return judge<R>(collection, value);
        } else {
            if constexpr (judges_value<R, T>) {
                if (!judge<R>(collection, value)) return false;
            }
            return static_cast<bool>(R::admits(collection, value, i));
        }
    }
};

} // namespace handful::detail
