// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

// A collection that was moved from is empty, by whatever it was moved, and is then as good as a new one. Where a move is a
// copy of bytes it keeps its elements.

using namespace test;

namespace {

constexpr std::size_t sizes[] = {0, 1, 2, 4, 5, 12};

template <class C>
constexpr C of_size(std::size_t n, bool block) {
    C c;
    if constexpr (!is_fixed<C>)
        if (block) c.reserve(n + 9);
    for (int const value : counting(n)) c.push_back(make<typename C::value_type>(value));
    return c;
}

/// `source` held 1 … n and was moved from.
template <class C>
constexpr void check_moved_from(C& source, std::size_t n) {
    using T = typename C::value_type;
    if constexpr (empty_after_move<C>) {
        HOLDS(source, ({}));
        EXPECT(source.size() == 0 && source.begin() == source.end());
        source.clear();
        source.shrink_to_fit();
        source.insert(source.end(), make<T>(5));
        source.push_back(make<T>(6));
        source.emplace(source.begin(), make<T>(4));
        HOLDS(source, ({4, 5, 6}));
        C const again(std::move(source));
        HOLDS(again, ({4, 5, 6}));
        HOLDS(source, ({}));
        source = filled<C>({7});
        HOLDS(source, ({7}));
    } else {
        HOLDS_VALUES(source, counting(n));
    }
}

} // namespace

CONSTEXPR_BEHAVIOUR(empty_after_a_move_construction, every_kind) {
    for (std::size_t const n : sizes) {
        for (bool const block : {false, true}) {
            C source = of_size<C>(n, block);
            C const c(std::move(source));
            HOLDS_VALUES(c, counting(n));
            check_moved_from(source, n);
            HOLDS_VALUES(c, counting(n));
        }
    }
}

CONSTEXPR_BEHAVIOUR(empty_after_a_move_assignment, every_kind) {
    for (std::size_t const n : sizes) {
        for (std::size_t const m : {0u, 2u, 12u}) {
            for (bool const block : {false, true}) {
                C source = of_size<C>(n, block);
                C c = of_size<C>(m, !block);
                c = std::move(source);
                HOLDS_VALUES(c, counting(n));
                check_moved_from(source, n);
                HOLDS_VALUES(c, counting(n));
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(empty_after_a_move_into_something_else, every_kind) {
    for (std::size_t const n : sizes) {
        C source = of_size<C>(n, false);
        std::pair<C, int> const pair(std::move(source), 1);
        HOLDS_VALUES(pair.first, counting(n));
        check_moved_from(source, n);

        C other = of_size<C>(n, true);
        std::vector<C> many;
        many.push_back(std::move(other));
        HOLDS_VALUES(many[0], counting(n));
        check_moved_from(other, n);
    }
}

CONSTEXPR_BEHAVIOUR(an_exchange_leaves_what_was_given, every_kind) {
    for (std::size_t const n : sizes) {
        C c = of_size<C>(n, false);
        C const old = std::exchange(c, C{});
        HOLDS_VALUES(old, counting(n));
        HOLDS(c, ({}));
    }
}

BEHAVIOUR(empty_after_a_move_with_an_allocator, every_kind) {
    for (std::size_t const n : sizes) {
        C source = of_size<C>(n, false);
        if constexpr (requires { C(std::move(source), source.get_allocator()); }) {
            C const c(std::move(source), source.get_allocator());
            HOLDS_VALUES(c, counting(n));
            HOLDS(source, ({}));
        }
    }
}

CONSTEXPR_BEHAVIOUR(moved_onto_itself_it_keeps_its_value, every_kind) {
    for (std::size_t const n : sizes) {
        for (bool const block : {false, true}) {
            C c = of_size<C>(n, block);
            C& same = c;
            forget_events(c);
            c = std::move(same);
            HOLDS_VALUES(c, counting(n));
            EXPECT(silent(c));
        }
    }
}
