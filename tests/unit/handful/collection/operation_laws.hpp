// SPDX-License-Identifier: BSL-1.0
#pragma once

// What holds of every operation, run over the table of them. Two files share the element kinds, as the compiler needs
// much memory for all of them.

#include "operation_runs.hpp"

namespace test {

inline bool takes_a_number(operation const& op) {
    return op.offers == offer::blanks || op.offers == offer::copies || op.offers == offer::several;
}

inline bool changes_elements(operation const& op) {
    return op.may_change == change::contents || op.may_change == change::all_contents;
}

/// Whether the mirror, if there is one, equals the collection and was told in time.
template <class C>
bool is_mirrored([[maybe_unused]] C const& c) {
    if constexpr (has_listener<C>) return c.listener().in_time() && c.listener().values() == values_in(c);
    else return true;
}

/// Whether an address that changed was told at most once, and before what was inserted.
template <class C>
bool is_relocated_in_time([[maybe_unused]] C const& c) {
    if constexpr (has_listener<C>) {
        bool is_told = false;
        bool is_inserted = false;
        for (event const& each : c.listener().log()) {
            if (each.what == told::inserted) is_inserted = true;
            if (each.what != told::relocated) continue;
            if (is_told || is_inserted) return false;
            is_told = true;
        }
    }
    return true;
}

/// Each operation tells the mirror of all that it changes, and changes and tells nothing else.
template <class C>
void every_operation_is_told() {
    using T = typename C::value_type;
    std::vector<operation> const rows = operations<C>();
    std::vector<bool> changed(rows.size());
    for_each_run(rows, 4, !is_fixed<C>, [&](attempt const& a) {
        bool const refused = a.op.offers == offer::blanks && refuses_blanks<C>;
        for (std::size_t const n : {std::size_t{0}, std::size_t{4}}) {
            if (n != 0 && (refused || !takes_a_number(a.op))) continue;
            C c = started<C>(a.before, a.room);
            turn t{{21, 22, 23, 24}, n, a.position};
            bool const is_there = a.op.offers == offer::sought && a.position != a.before.size();
            if (is_there) t.values = {a.before[a.position]};
            run_operation(a.row, c, t);

            std::vector<int> const after = values_in(c);
            check_holds(c, after, a.op.signature, __FILE__, __LINE__);
            EXPECT_OF(a.op, is_mirrored(c));
            EXPECT_OF(a.op, is_relocated_in_time(c));
            EXPECT_OF(a.op, after == a.before || changes_elements(a.op));
            EXPECT_OF(a.op, after != a.before || silent(c));
            EXPECT_OF(a.op, t.found == (is_there && equal_by_value<T>));
            if (after != a.before) changed[a.row] = true;
        }
    });
    // a row that never changes what it may change does not call what it says
    for (std::size_t row = 0; row != rows.size(); ++row) {
        operation const& op = rows[row];
        bool const refused = op.offers == offer::blanks && refuses_blanks<C>;
        EXPECT_OF(op, changed[row] || !changes_elements(op) || !op.is_for_this_type || refused);
    }
}

enum class refusal { no_refusal, null, rule };

/// Each operation that offers values refuses them whole where `bad` is one of them.
template <class C>
void every_operation_refuses(int bad, refusal expected) {
    std::vector<operation> const rows = operations<C>();
    for_each_run(rows, 3, !is_fixed<C>, [&](attempt const& a) {
        if (a.op.offers == offer::no_value || a.op.offers == offer::sought) return;
        if (a.op.offers == offer::blanks && bad != none) return;
        for (std::size_t k = 0; k != (a.op.offers == offer::several ? 4 : 1); ++k) {
            C c = started<C>(a.before, a.room);
            turn t{{21, 22, 23, 24}, 4, a.position};
            t.values[k] = bad;
            refusal found = refusal::no_refusal;
            std::size_t position = 0;
            try {
                run_operation(a.row, c, t);
            } catch (handful::null_element const& thrown) {
                found = refusal::null;
                position = thrown.position();
            } catch (handful::rejected_element const& thrown) {
                found = refusal::rule;
                position = thrown.position();
            }
            EXPECT_OF(a.op, found == expected);
            EXPECT_OF(a.op, position == k);
            check_holds(c, a.before, a.op.signature, __FILE__, __LINE__);
            EXPECT_OF(a.op, silent(c));
        }
    });
}

/// Each operation that looks for a value says no where it is null and none is there.
template <class C>
void no_operation_finds_null() {
    std::vector<operation> const rows = operations<C>();
    for_each_run(rows, 4, !is_fixed<C>, [&](attempt const& a) {
        if (a.op.offers != offer::sought) return;
        C c = started<C>(a.before, a.room);
        turn t{{none}, 0, a.position, true};
        run_operation(a.row, c, t);
        EXPECT_OF(a.op, !t.found);
        check_holds(c, a.before, a.op.signature, __FILE__, __LINE__);
        EXPECT_OF(a.op, silent(c));
    });
}

/// Counts of the failures that were brought about in one operation.
struct failures {
    long elements = 0;
    long blocks = 0;
};

/// Whether an operation that fails leaves the collection as it was: what only reads or makes room does, and additions at the end;
/// where a move does not throw, also changes of one element, and assignments that build the new elements aside.
template <class C>
bool is_all_or_nothing(operation const& op, std::size_t position, std::size_t size) {
    constexpr bool is_safe = std::is_nothrow_move_constructible_v<typename C::value_type>;
    if (!changes_elements(op)) return true;
    if (op.may_change == change::all_contents) return is_safe && is_const_access<C>;
    if (op.offers == offer::no_value || op.offers == offer::sought) return is_safe;
    if (op.where == place::anywhere || (op.where == place::at_gap && position == size)) return true;
    return is_safe && op.offers == offer::one_value;
}

/// Whether elements may stay where they are while the collection is moved or swapped: in a block whose allocator is equal.
template <class C>
bool may_go_as_block(operation const& op) {
    return C::inline_capacity == 0 && op.may_change == change::all_contents &&
           op.fails == failure::by_elements;
}

/// Lets each element operation and each allocation of each operation fail once, until it succeeds. Where copies and moves throw, what
/// a row says can fail does fail. Returns: how many failed, by row.
template <class C>
std::vector<failures> every_operation_fails() {
    std::vector<operation> const rows = operations<C>();
    std::vector<failures> found(rows.size());
    for_each_run(rows, 3, !is_fixed<C>, [&](attempt const& a) {
        for (bool const of_blocks : {false, true}) {
            for (long k = 0; k != 100; ++k) {
                C c = started<C>(a.before, a.room);
                turn t{{21, 22, 23, 24}, 4, a.position};
                bool failed = false;
                {
                    element_budget const elements_left(of_blocks ? -1 : k);
                    allocation_budget const blocks_left(of_blocks ? k : -1);
                    try {
                        run_operation(a.row, c, t);
                    } catch (budget_spent const&) {
                        failed = true;
                    } catch (std::bad_alloc const&) {
                        failed = true;
                    }
                }
                if (!failed) break;
                ++(of_blocks ? found[a.row].blocks : found[a.row].elements);
                bool const is_strong = is_all_or_nothing<C>(a.op, a.position, a.before.size());
                check_holds(c, is_strong ? a.before : values_in(c), a.op.signature, __FILE__, __LINE__);
                EXPECT_OF(a.op, !is_strong || silent(c));
                EXPECT_OF(a.op, is_mirrored(c));
                EXPECT_OF(a.op, k != 99);
                c.clear();
                c.push_back(make<typename C::value_type>(1));
                check_holds(c, std::initializer_list<int>{1}, a.op.signature, __FILE__, __LINE__);
            }
        }
    });
    if constexpr (!std::is_nothrow_move_constructible_v<typename C::value_type>) {
        for (std::size_t row = 0; row != rows.size(); ++row) {
            operation const& op = rows[row];
            if (!op.is_for_this_type || may_go_as_block<C>(op)) continue;
            bool const makes_room = is_fixed<C> && op.may_change == change::room;
            EXPECT_OF(op, (found[row].elements != 0) == (op.fails != failure::never && !makes_room));
            if constexpr (!is_fixed<C>)
                EXPECT_OF(op, (found[row].blocks != 0) == (op.fails == failure::either));
        }
    }
    return found;
}

} // namespace test
