# SPDX-License-Identifier: BSL-1.0
# The explicit lists of headers and of compile-fail cases equal what is in the tree.
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)
include(${ROOT}/cmake/headers.cmake)
include(${ROOT}/tests/compile_fail/cases.cmake)

# same(<what>): compares `listed`, which <what> says, with `present`.
function(same what)
    foreach(item IN LISTS present)
        if(NOT item IN_LIST listed)
            problem("${item}: in the tree and not in ${what}")
        endif()
    endforeach()
    set(seen "")
    foreach(item IN LISTS listed)
        if(NOT item IN_LIST present)
            problem("${item}: in ${what} and not in the tree")
        endif()
        if(item IN_LIST seen)
            problem("${item}: twice in ${what}")
        endif()
        list(APPEND seen "${item}")
    endforeach()
    set(problems ${problems} PARENT_SCOPE)
endfunction()

set(listed ${HANDFUL_CORE_HEADERS} ${HANDFUL_FRONT_HEADERS} ${HANDFUL_HANA_HEADERS} ${HANDFUL_POLICY_HEADERS})
tree_files(present include policies)
same(cmake/headers.cmake)

set(listed ${HANDFUL_COMPILE_FAIL_CASES})
list(TRANSFORM listed PREPEND "tests/compile_fail/")
list(TRANSFORM listed APPEND ".cpp")
tree_files(present tests/compile_fail)
list(FILTER present INCLUDE REGEX "\\.cpp$")
same(tests/compile_fail/cases.cmake)

finish()
