// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

// Every element operation and every allocation fails once, at the first, the second, the third … until the
// operation succeeds. Nothing leaks (run_all sees to that), and the guarantee of the operation holds.

using namespace test;

namespace {

enum class guarantee { strong, basic };

// Runs `act` on a collection made by `prepare`, with ever larger budgets of element operations, then of
// allocations.
template <class C>
void fail_everywhere(guarantee promised, action<C()> const& prepare, action<void(C&)> act) {
    for (int const what : {0, 1}) {
        for (long k = 0;; ++k) {
            C c = prepare();
            std::vector<int> const before = values_in(c);
            forget_events(c);
            bool failed = false;
            {
                element_budget const elements_left(what == 0 ? k : -1);
                allocation_budget const allocations_left(what == 1 ? k : -1);
                try {
                    act(c);
                } catch (budget_spent const&) {
                    failed = true;
                } catch (std::bad_alloc const&) {
                    failed = true;
                }
            }
            if (failed) {
                if (promised == guarantee::strong) {
                    HOLDS_VALUES(c, before);
                    EXPECT(silent(c));
                } else {
                    // valid, and what was told is true
                    HOLDS_VALUES(c, values_in(c));
                }
                // still usable
                c.clear();
                c.push_back(make<typename C::value_type>(1));
                HOLDS(c, ({1}));
            } else {
                break;
            }
            if (k == 100) {
                EXPECT(false && "the operation never succeeds");
                break;
            }
        }
    }
}

template <class C>
void with_every_start(action<void(action<C()> const&)> run) {
    for (std::size_t size = 0; size != 5; ++size) {
        for (bool const room : {false, true}) {
            if (room && is_fixed<C>) continue;
            run([=]() -> C {
                C c;
                if (room) c.reserve(12);
                for (int const value : counting(size)) c.push_back(make<typename C::value_type>(value));
                if constexpr (!is_fixed<C>)
                    if (!room) c.shrink_to_fit();
                return c;
            });
        }
    }
}

template <class T>
inline constexpr bool moves_may_throw = !std::is_nothrow_move_constructible_v<T>;

// Without rule and listener, elements are assigned over as in std::vector; else the new ones are built aside.
template <class C>
inline constexpr bool assigns_aside = is_const_access<C> && !moves_may_throw<typename C::value_type>;

using throwing_kinds = matrix_of<counted, std::string>;
using throwing_more = mixes_of<fragile, wide, movable, std::shared_ptr<item>>;
using may_throw = detail::concatenation<throwing_kinds, throwing_more>::type;

} // namespace

BEHAVIOUR(additions_at_the_end_are_all_or_nothing, may_throw) {
    constexpr guarantee one =
        moves_may_throw<T> && !std::copy_constructible<T> ? guarantee::basic : guarantee::strong;
    with_every_start<C>([&](action<C()> const& start) {
        fail_everywhere<C>(one, start, [](C& c) { c.push_back(make<T>(9)); });
        fail_everywhere<C>(one, start, [](C& c) { c.emplace_back(make<T>(9)); });
        fail_everywhere<C>(one, start, [](C& c) { c.insert(c.end(), make<T>(9)); });
        fail_everywhere<C>(one, start, [](C& c) { c.append_range(stream<T>{7, 8, 9}); });
        if constexpr (std::copy_constructible<T>) {
            std::vector<T> const source = elements<T>({7, 8, 9});
            fail_everywhere<C>(one, start, [&](C& c) { c.push_back(source[0]); });
            fail_everywhere<C>(one, start, [&](C& c) { c.append_range(source); });
            fail_everywhere<C>(one, start, [&](C& c) { c.insert(c.end(), source.begin(), source.end()); });
            fail_everywhere<C>(one, start, [&](C& c) { c.insert(c.end(), 3, source[0]); });
            fail_everywhere<C>(one, start, [&](C& c) { c.resize(c.size() + 3, source[0]); });
        }
        if constexpr (std::default_initializable<T> && !nullable<T>)
            fail_everywhere<C>(one, start, [](C& c) { c.resize(c.size() + 3); });
    });
}

BEHAVIOUR(insertions_in_the_middle_keep_the_collection_valid, may_throw) {
    with_every_start<C>([&](action<C()> const& start) {
        fail_everywhere<C>(guarantee::basic, start, [](C& c) { c.insert(c.begin(), make<T>(9)); });
        fail_everywhere<C>(guarantee::basic, start,
                           [](C& c) { c.insert_range(at(c, c.size() / 2), stream<T>{7, 8, 9}); });
        if constexpr (std::copy_constructible<T>) {
            std::vector<T> const source = elements<T>({7, 8, 9});
            fail_everywhere<C>(guarantee::basic, start, [&](C& c) { c.insert(c.begin(), source[0]); });
            fail_everywhere<C>(guarantee::basic, start,
                               [&](C& c) { c.insert(at(c, c.size() / 2), source.begin(), source.end()); });
            fail_everywhere<C>(guarantee::basic, start,
                               [&](C& c) { c.insert(at(c, c.size() / 2), 3, source[0]); });
        }
    });
}

// The value is copied before anything moves, so a copy that throws changes nothing even in the middle.
BEHAVIOUR(single_values_in_the_middle_are_all_or_nothing_where_moves_cannot_throw, may_throw) {
    if constexpr (std::copy_constructible<T> && !moves_may_throw<T>) {
        with_every_start<C>([&](action<C()> const& start) {
            T const value = make<T>(9);
            fail_everywhere<C>(guarantee::strong, start, [&](C& c) { c.insert(c.begin(), value); });
            fail_everywhere<C>(guarantee::strong, start, [&](C& c) { c.emplace(c.begin(), value); });
        });
    }
}

BEHAVIOUR(assignments_that_throw_change_nothing_or_leave_what_std_vector_leaves, may_throw) {
    if constexpr (std::copy_constructible<T>) {
        constexpr guarantee promised = assigns_aside<C> ? guarantee::strong : guarantee::basic;
        for (std::size_t n = 0; n != 5; ++n) {
            C const source = filled<C>(counting(n));
            std::vector<T> const values = elements<T>(counting(n));
            with_every_start<C>([&](action<C()> const& start) {
                fail_everywhere<C>(promised, start, [&](C& c) { c = source; });
                fail_everywhere<C>(promised, start, [&](C& c) { c.assign(values.begin(), values.end()); });
                if (n != 0) fail_everywhere<C>(promised, start, [&](C& c) { c.assign(n, values[0]); });
            });
            HOLDS_VALUES(source, counting(n));
        }
    }
    with_every_start<C>([&](action<C()> const& start) {
        fail_everywhere<C>(moves_may_throw<T> ? guarantee::basic : guarantee::strong, start,
                           [](C& c) { c.assign_range(stream<T>{7, 8, 9}); });
    });
}

BEHAVIOUR(changes_of_one_element_are_all_or_nothing, may_throw) {
    if constexpr (std::copyable<T> && !moves_may_throw<T>) {
        with_every_start<C>([&](action<C()> const& start) {
            T const value = make<T>(9);
            fail_everywhere<C>(guarantee::strong, start, [&](C& c) {
                if (!c.empty()) static_cast<void>(c.replace(c.begin(), value));
            });
            fail_everywhere<C>(guarantee::strong, start, [&](C& c) {
                if (!c.empty()) c.modify(c.begin(), [](T& element) { element = make<T>(9); });
            });
        });
    }
}

BEHAVIOUR(room_is_changed_or_not, may_throw) {
    if constexpr (!is_fixed<C>) {
        constexpr guarantee promised =
            moves_may_throw<T> && !std::copy_constructible<T> ? guarantee::basic : guarantee::strong;
        with_every_start<C>([&](action<C()> const& start) {
            fail_everywhere<C>(promised, start, [](C& c) { c.reserve(14); });
        });
    }
}

BEHAVIOUR(shrink_to_fit_that_fails_keeps_the_elements, may_throw) {
    with_every_start<C>([&](action<C()> const& start) {
        fail_everywhere<C>(moves_may_throw<T> ? guarantee::basic : guarantee::strong, start,
                           [](C& c) { c.shrink_to_fit(); });
    });
}

BEHAVIOUR(constructors_that_throw_leak_nothing, may_throw) {
    with_every_start<C>([&](action<C()> const& start) {
        fail_everywhere<C>(guarantee::strong, start,
                           [](C&) { C const other(handful::from_range, stream<T>{1, 2, 3, 4}); });
        if constexpr (std::copy_constructible<T>) {
            std::vector<T> const source = elements<T>({1, 2, 3, 4});
            fail_everywhere<C>(guarantee::strong, start, [](C& c) { C const copy(c); });
            fail_everywhere<C>(guarantee::strong, start,
                               [&](C&) { C const other(source.begin(), source.end()); });
            fail_everywhere<C>(guarantee::strong, start, [&](C&) { C const other(3, source[0]); });
        }
        if constexpr (std::default_initializable<T> && !nullable<T>)
            fail_everywhere<C>(guarantee::strong, start, [](C&) { C const other(3); });
    });
}

BEHAVIOUR(moves_and_swaps_that_throw_leave_both_sides_valid, may_throw) {
    with_every_start<C>([&](action<C()> const& start) {
        for (std::size_t n = 0; n != 4; ++n) {
            if constexpr (moves_may_throw<T>) {
                fail_everywhere<C>(guarantee::basic, start, [&](C& c) {
                    allocation_pause const pause;
                    long const budget = std::exchange(census::budget, -1);
                    C other = filled<C>(counting(n));
                    census::budget = budget;
                    c.swap(other);
                });
                fail_everywhere<C>(guarantee::basic, start, [&](C& c) {
                    allocation_pause const pause;
                    long const budget = std::exchange(census::budget, -1);
                    C other = filled<C>(counting(n));
                    census::budget = budget;
                    c = std::move(other);
                });
                fail_everywhere<C>(guarantee::basic, start, [&](C& c) { C const other(std::move(c)); });
            }
        }
    });
}
