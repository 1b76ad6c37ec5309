# SPDX-License-Identifier: BSL-1.0
# Installs, moves the result to PREFIX, and compares the installed headers with the lists of the project.
cmake_minimum_required(VERSION 3.25)
include(${ROOT}/cmake/headers.cmake)

file(REMOVE_RECURSE "${PREFIX}" "${PREFIX}.first")
execute_process(
    COMMAND "${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${PREFIX}.first"
    COMMAND_ERROR_IS_FATAL ANY
)
file(RENAME "${PREFIX}.first" "${PREFIX}")

set(expected ${HANDFUL_CORE_HEADERS} ${HANDFUL_FRONT_HEADERS} ${HANDFUL_HANA_HEADERS} ${HANDFUL_POLICY_HEADERS})
list(TRANSFORM expected REPLACE "^(include|policies)/" "include/")
file(GLOB_RECURSE found LIST_DIRECTORIES OFF RELATIVE "${PREFIX}" "${PREFIX}/include/*")
list(SORT expected)
list(SORT found)
if(NOT expected STREQUAL found)
    message(FATAL_ERROR "installed headers:\n  ${found}\nexpected:\n  ${expected}")
endif()

foreach(view IN ITEMS handful_gdb.py handful.natvis)
    if(NOT EXISTS "${PREFIX}/share/handful/debuggers/${view}")
        message(FATAL_ERROR "share/handful/debuggers/${view} was not installed")
    endif()
endforeach()

file(GLOB_RECURSE texts LIST_DIRECTORIES OFF "${PREFIX}/share/*")
foreach(file IN LISTS texts)
    file(READ "${file}" text)
    foreach(place IN ITEMS "${ROOT}" "${BUILD}" "${PREFIX}")
        string(FIND "${text}" "${place}" at)
        if(at GREATER_EQUAL 0)
            message(FATAL_ERROR "${file} names ${place}; the package could not be moved")
        endif()
    endforeach()
endforeach()
