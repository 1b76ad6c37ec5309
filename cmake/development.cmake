# SPDX-License-Identifier: BSL-1.0
# Helpers for the project's own tests, examples and benchmarks; users of the library never see them.

# handful_warnings(<target>...): the warning set of the house.
function(handful_warnings)
    foreach(target IN LISTS ARGN)
        target_compile_options(
            ${target}
            PRIVATE -Wall -Wextra -Wconversion -Wsign-conversion -Wshadow -Wpedantic
                    $<$<BOOL:${HANDFUL_WERROR}>:-Werror>
        )
    endforeach()
endfunction()

# handful_add_test(<name> SOURCES <file>... [LIBRARIES <target>...] [LABELS <label>...])
# A Catch2 executable <name>, registered as one test. Exit code 77 says that nothing in it could run.
function(handful_add_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES;LABELS")
    if(arg_UNPARSED_ARGUMENTS OR NOT arg_SOURCES)
        message(FATAL_ERROR "handful_add_test(${name}): wants SOURCES, may have LIBRARIES and LABELS")
    endif()
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE handful::handful ${arg_LIBRARIES} handful_catch_main)
    handful_warnings(${name})
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES SKIP_RETURN_CODE 77 LABELS "${arg_LABELS}")
endfunction()

# handful_skip_test(<name> <reason>): a test that cannot run here; it is counted and printed with its reason.
function(handful_skip_test name reason)
    add_test(NAME ${name} COMMAND "${CMAKE_COMMAND}" -E echo "SKIPPED: ${name}: ${reason}")
    set_tests_properties(${name} PROPERTIES SKIP_REGULAR_EXPRESSION "SKIPPED: ")
endfunction()

# handful_is_implicit(<found> <out>): whether what handful_find_hana found is on the compiler's own search path.
function(handful_is_implicit found out)
    set(${out} OFF PARENT_SCOPE)
    if(TARGET "${found}")
        get_target_property(dirs ${found} INTERFACE_INCLUDE_DIRECTORIES)
    else()
        set(dirs "${found}")
    endif()
    foreach(dir IN LISTS dirs)
        file(REAL_PATH "${dir}" dir)
        if(dir IN_LIST CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES)
            set(${out} ON PARENT_SCOPE)
        endif()
    endforeach()
endfunction()

# handful_add_compile_fail(<name> <file> INCLUDES <dir>...): two tests, <name> and <name>.twin; see compile_fail.cmake.
function(handful_add_compile_fail name file)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "INCLUDES")
    separate_arguments(flags UNIX_COMMAND "${CMAKE_CXX_FLAGS}")
    list(TRANSFORM arg_INCLUDES PREPEND "-I")
    set(command ${CMAKE_CXX_COMPILER} -std=c++20 ${flags} ${arg_INCLUDES})
    foreach(bad IN ITEMS ON OFF)
        set(test ${name})
        if(NOT bad)
            string(APPEND test ".twin")
        endif()
        add_test(
            NAME ${test}
            COMMAND
                "${CMAKE_COMMAND}" -D "SOURCE=${file}" -D "COMMAND=${command}" -D "BAD=${bad}"
                -D "COMPILER_ID=${CMAKE_CXX_COMPILER_ID}"
                -P "${PROJECT_SOURCE_DIR}/tests/checks/compile_fail.cmake"
        )
        set_tests_properties(${test} PROPERTIES LABELS compile_fail)
    endforeach()
endfunction()
