// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/collection.hpp>
#include <handful/notification/notify.hpp>
#include <handful/testing/careful_element.hpp>

#include <concepts>
#include <cstddef>
#include <new>
#include <utility>
#include <vector>

namespace handful::testing {

/// A listener that replays the events: `values` equals the values of the collection after every operation, if what is told is true.
struct event_replay {
    std::vector<int> values;

    void inserted(auto const& c, std::size_t first, std::size_t n) noexcept {
        std::vector<int> fresh;
        for (std::size_t i = first; i != first + n; ++i) fresh.push_back(c[i].value());
        values.insert(at(first), fresh.begin(), fresh.end());
    }
    void removing(auto const&, std::size_t first, std::size_t n) noexcept {
        values.erase(at(first), at(first + n));
    }
    void replaced(auto const& c, std::size_t i, auto const&) noexcept { values[i] = c[i].value(); }
    void reordered(auto const& c) noexcept {
        values.clear();
        for (auto const& element : c) values.push_back(element.value());
    }

private:
    std::vector<int>::iterator at(std::size_t i) noexcept {
        return values.begin() + static_cast<std::ptrdiff_t>(i);
    }
};

namespace detail {

/// A collection and a vector of plain values that have gone through the same.
template <class C, class Check>
class trial {
public:
    trial(Check& check, unsigned seed) : check_(check), state_(seed * 2654435761U + 1U) {}

    /// `with_failures`: some steps run out of copies.
    void run(int steps, bool with_failures) {
        for (; steps != 0; --steps) {
            careful_element::budget = with_failures && below(3) == 0 ? static_cast<long>(below(6)) : -1;
#if HANDFUL_HAS_EXCEPTIONS
            try {
                step();
            } catch (element_failure const&) {
                careful_element::budget = -1;
                values_ = held();
            } catch (std::bad_alloc const&) {
                careful_element::budget = -1;
                check_(false, "there is memory for twelve elements");
                return;
            }
#else
            step();
#endif
            careful_element::budget = -1;
            compare();
        }
    }

private:
    std::size_t below(std::size_t n) {
        state_ = state_ * 1664525U + 1013904223U;
        return (state_ >> 8U) % n;
    }
    static auto offset(std::size_t i) { return static_cast<std::ptrdiff_t>(i); }
    std::vector<int> held() const {
        std::vector<int> values;
        for (careful_element const& element : c_) values.push_back(element.value());
        return values;
    }
    void compare() {
        check_(c_.size() == values_.size(), "the size is that of a vector after the same operations");
        check_(held() == values_, "the elements are those of a vector after the same operations");
        check_(c_.size() <= c_.capacity(), "the capacity is at least the size");
        check_(c_.empty() || c_.data() == std::as_const(c_).data(),
               "data() is the same of a const collection");
        if constexpr (requires { c_.template listener<event_replay>(); })
            check_(c_.template listener<event_replay>().values == values_,
                   "who replays the events has the same elements");
    }

    void step() {
        std::size_t const size = values_.size();
        std::size_t const i = below(size + 1);
        std::size_t const k = below(most_ - size < 3 ? most_ - size + 1 : 4);
        int const value = static_cast<int>(below(1000));
        switch (below(14)) {
        case 0:
            if (size == most_) return;
            c_.push_back(careful_element(value));
            values_.push_back(value);
            return;
        case 1:
            if (size == most_) return;
            c_.insert(c_.begin() + i, careful_element(value));
            values_.insert(values_.begin() + offset(i), value);
            return;
        case 2: {
            careful_element const one(value);
            c_.insert(c_.begin() + i, k, one);
            values_.insert(values_.begin() + offset(i), k, value);
            return;
        }
        case 3: {
            careful_element const one(value);
            c_.assign(k, one);
            values_.assign(k, value);
            return;
        }
        case 4:
            if (i == size) return;
            c_.erase(c_.begin() + i);
            values_.erase(values_.begin() + offset(i));
            return;
        case 5:
            c_.erase(c_.begin() + i, c_.end());
            values_.resize(i);
            return;
        case 6:
            if (i == size) return;
            check_(c_.take(c_.begin() + i).value() == values_[i], "take gives the element");
            values_.erase(values_.begin() + offset(i));
            return;
        case 7:
            if (i == size) return;
            check_(c_.replace(c_.begin() + i, careful_element(value)).value() == values_[i],
                   "replace gives the old element");
            values_[i] = value;
            return;
        case 8:
            c_.rotate(c_.begin() + i);
            values_.insert(values_.end(), values_.begin(), values_.begin() + offset(i));
            values_.erase(values_.begin(), values_.begin() + offset(i));
            return;
        case 9: {
            careful_element const one(value);
            c_.resize(i + k < most_ ? i + k : most_, one);
            values_.resize(i + k < most_ ? i + k : most_, value);
            return;
        }
        case 10: {
            C const copy(c_);
            C other(copy);
            check_(other == c_, "a copy is equal");
            swap(c_, other);
            return;
        }
        case 11: {
            C other(std::move(c_));
            c_ = std::move(other);
            return;
        }
        case 12:
            c_.reserve(size + k);
            return;
        default:
            c_.shrink_to_fit();
        }
    }

    Check& check_;
    unsigned state_;
    C c_;
    std::size_t const most_ = c_.max_size() < 12 ? c_.max_size() : 12;
    std::vector<int> values_;
};

} // namespace detail

/// Effects: tries that a collection with these policies does what `std::vector` does, that each event is true, and that it is whole
/// after a copy that failed, with elements that stop the program when they are misused (`careful_element`). The policies must admit
/// every value. `check(bool ok, char const* law)` is called for each law, any number of times. `seeds`: how many random
/// sequences of 200 operations are run, each with and without failures and a listener; the same ones every time.
template <class... Policies, std::invocable<bool, char const*> Check>
void collection_laws(Check check, unsigned seeds = 4) {
    for (unsigned seed = 1; seed <= seeds; ++seed) {
        for (bool const with_failures : {false, true}) {
            detail::trial<collection<careful_element, Policies...>, Check>(check, seed)
                .run(200, with_failures);
            detail::trial<collection<careful_element, Policies..., notify<event_replay>>, Check>(check, seed)
                .run(200, with_failures);
        }
    }
    check(careful_element::alive == 0, "every element was destroyed");
}

} // namespace handful::testing
