// SPDX-License-Identifier: BSL-1.0
#pragma once

// Operations chosen by somebody else, each done on a collection and on a std::vector of plain values; after each one both
// hold the same, and so does the mirror.

#include <handful/sort.hpp>

#include "matrix.hpp"
#include "ranges.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace test {

/// A choice of the next step: `below(n)` is less than `n`, and `is_over()` ends the steps. With `fails`, some steps run out of memory
/// or of element operations; afterwards the collection is still whole, and the vector takes over what it holds.
template <class C, class Choice>
class model_run {
    using T = typename C::value_type;
    static constexpr std::size_t most = 12;

public:
    explicit model_run(Choice& choice, bool fails) : roll(choice), fails_(fails) {}

    void run() {
        while (!roll.is_over()) {
            long const budget = fails_ && roll.below(4) == 0 ? static_cast<long>(roll.below(8)) : -1;
            bool const of_blocks = budget >= 0 && roll.below(2) == 0;
            {
                element_budget const elements_left(of_blocks ? -1 : budget);
                allocation_budget const blocks_left(of_blocks ? budget : -1);
                try {
                    step();
                    continue;
                } catch (budget_spent const&) {
                } catch (std::bad_alloc const&) {}
            }
            model = values_in(c);
            HOLDS_VALUES(c, model);
        }
    }

private:
    static std::ptrdiff_t offset(std::size_t n) { return static_cast<std::ptrdiff_t>(n); }

    void step() {
        std::size_t const size = model.size();
        std::size_t const i = roll.below(size + 1);
        std::size_t const j = i + roll.below(size - i + 1);
        std::size_t const room = most - size;
        std::size_t const k = roll.below(room < 4 ? room + 1 : 4);
        int const value = static_cast<int>(roll.below(9)) + 1;
        std::vector<int> added;
        for (std::size_t n = 0; n != k; ++n) added.push_back(static_cast<int>(roll.below(9)) + 20);
        switch (roll.below(26)) {
        case 0:
        case 1:
            if (room != 0) {
                c.push_back(make<T>(value));
                model.push_back(value);
            }
            break;
        case 2:
            if (room != 0) {
                EXPECT(index_of(c, c.insert(at(c, i), make<T>(value))) == i);
                model.insert(model.begin() + offset(i), value);
            }
            break;
        case 3:
            if (room != 0) {
                c.emplace(at(c, i), make<T>(value));
                model.insert(model.begin() + offset(i), value);
            }
            break;
        case 4: {
            std::vector<T> source = elements<T>(added);
            auto const [first, last] = moving(source);
            c.insert(at(c, i), first, last);
            model.insert(model.begin() + offset(i), added.begin(), added.end());
            break;
        }
        case 5: {
            std::vector<T> source = elements<T>(added);
            auto const [first, last] = moving(source);
            c.assign(first, last);
            model = added;
            break;
        }
        case 6:
            if (i != size) {
                c.erase(at(c, i));
                model.erase(model.begin() + offset(i));
            }
            break;
        case 7:
            c.erase(at(c, i), at(c, j));
            model.erase(model.begin() + offset(i), model.begin() + offset(j));
            break;
        case 8:
            if (size != 0) {
                c.pop_back();
                model.pop_back();
            }
            break;
        case 9:
            if (i != size) {
                EXPECT(value_of(c.replace(at(c, i), make<T>(value))) == model[i]);
                model[i] = value;
            }
            break;
        case 10:
            if (i != size) {
                EXPECT(value_of(c.take(at(c, i))) == model[i]);
                model.erase(model.begin() + offset(i));
            }
            break;
        case 11: {
            auto const odd = [](int x) { return x % 2 != 0; };
            EXPECT(erase_if(c, [&](T const& x) { return odd(value_of(x)); }) == std::erase_if(model, odd));
            break;
        }
        case 12:
            c.reverse();
            std::reverse(model.begin(), model.end());
            break;
        case 13:
            c.rotate(at(c, i));
            std::rotate(model.begin(), model.begin() + offset(i), model.end());
            break;
        case 14:
            if (size != 0) {
                c.swap_elements(i % size, j % size);
                std::swap(model[i % size], model[j % size]);
            }
            break;
        case 15:
            c.shrink_to_fit();
            break;
        case 16: {
            C other = filled<C>(added);
            if (value % 3 == 0) {
                c = std::move(other);
            } else {
                swap(c, other);
                HOLDS_VALUES(other, model);
            }
            model = added;
            break;
        }
        case 17: {
            C moved(std::move(c));
            HOLDS_VALUES(moved, model);
            if (value % 2 == 0) {
                c = std::move(moved);
            } else {
                swap(c, moved);
                if constexpr (!empty_after_move<C>) c = std::move(moved);
            }
            break;
        }
        case 18:
            if constexpr (std::copy_constructible<T>) {
                c.insert(at(c, i), k, make<T>(value));
                model.insert(model.begin() + offset(i), k, value);
            }
            break;
        case 19:
            c.append_range(stream<T>(added));
            model.insert(model.end(), added.begin(), added.end());
            break;
        case 20:
            if (i != size) {
                EXPECT(index_of(c, c.unordered_erase(at(c, i))) == i);
                model[i] = model.back();
                model.pop_back();
            }
            break;
        case 21:
            if (room != 0) {
                if (c.try_push_back(make<T>(value)) != nullptr) model.push_back(value);
                else EXPECT(fails_);
            }
            break;
        case 22:
            if (size != c.capacity()) {
                c.unchecked_push_back(make<T>(value));
                model.push_back(value);
            }
            break;
        case 23:
            c.sort({}, [](T const& element) { return value_of(element); });
            std::sort(model.begin(), model.end());
            break;
        case 24:
            if constexpr (!is_fixed<C>) c.reserve(c.size() + k);
            break;
        default:
            if constexpr (std::copy_constructible<T>) {
                std::size_t const wanted = roll.below(most + 1);
                c.resize(wanted, make<T>(value));
                model.resize(wanted, value);
            }
        }
        budget_pause const pause;
        HOLDS_VALUES(c, model);
    }

    Choice& roll;
    bool fails_;
    C c;
    std::vector<int> model;
};

} // namespace test
