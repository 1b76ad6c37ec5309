// SPDX-License-Identifier: BSL-1.0
#include "operation_laws.hpp"

#include <cstdio>

using namespace test;

using values_and_rarer = test::detail::concatenation<value_kinds, rarer_kinds>::type;

BEHAVIOUR(each_operation_tells_all_that_it_changes_and_nothing_else, values_and_rarer) {
    every_operation_is_told<C>();
}

BEHAVIOUR(each_operation_refuses_what_breaks_the_rule, values_and_rarer) {
    if constexpr (has_rule<C>) every_operation_refuses<C>(unlucky, refusal::rule);
}

BEHAVIOUR(each_operation_refuses_null, values_and_rarer) {
    if constexpr (rejects_null<C> && nullable<T>) every_operation_refuses<C>(none, refusal::null);
}

BEHAVIOUR(no_look_up_finds_null_where_there_is_none, values_and_rarer) {
    if constexpr (nullable<T>) no_operation_finds_null<C>();
}

// For checks.members, which compares the table with the public members of the class.
TEST_CASE("the table of operations is printed", "[.operations]") {
    for (operation const& op : operations<handful::collection<int>>())
        if (!op.is_another_way)
            std::printf("operation\t%s\t%s\n",
                        op.may_change == change::no_change ? "changes nothing" : "may change", op.signature);
    std::fflush(stdout);
    CHECK(!operations<handful::collection<int>>().empty());
}
