// SPDX-License-Identifier: BSL-1.0
#pragma once

// What holds of every operation, run over the table of them. Two files share the element kinds, as the compiler needs
// much memory for all of them.

#include "operation_runs.hpp"

namespace test {

inline bool takes_a_number(operation const& op) {
    return op.offers == offer::blanks || op.offers == offer::copies || op.offers == offer::several;
}

/// Whether the mirror, if there is one, equals the collection and was told in time.
template <class C>
bool is_mirrored([[maybe_unused]] C const& c) {
    if constexpr (has_listener<C>) return c.listener().in_time() && c.listener().values() == values_in(c);
    else return true;
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
            EXPECT_OF(a.op, after == a.before || a.op.may_change == change::contents);
            EXPECT_OF(a.op, after != a.before || silent(c));
            EXPECT_OF(a.op, t.found == (is_there && equal_by_value<T>));
            if (after != a.before) changed[a.row] = true;
        }
    });
    // a row that never changes what it may change does not call what it says
    for (std::size_t row = 0; row != rows.size(); ++row) {
        operation const& op = rows[row];
        bool const refused = op.offers == offer::blanks && refuses_blanks<C>;
        EXPECT_OF(op, changed[row] || op.may_change != change::contents || !op.is_for_this_type || refused);
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

} // namespace test
