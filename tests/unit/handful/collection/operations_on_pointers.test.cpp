// SPDX-License-Identifier: BSL-1.0
#include "operation_laws.hpp"

using namespace test;

BEHAVIOUR(each_operation_on_pointers_tells_all_that_it_changes_and_nothing_else, pointer_kinds) {
    every_operation_is_told<C>();
}

BEHAVIOUR(each_operation_on_pointers_refuses_what_breaks_the_rule, pointer_kinds) {
    if constexpr (has_rule<C>) every_operation_refuses<C>(unlucky, refusal::rule);
}

BEHAVIOUR(each_operation_on_pointers_refuses_null, pointer_kinds) {
    if constexpr (rejects_null<C>) every_operation_refuses<C>(none, refusal::null);
}

BEHAVIOUR(no_look_up_among_pointers_finds_null_where_there_is_none, pointer_kinds) {
    no_operation_finds_null<C>();
}
