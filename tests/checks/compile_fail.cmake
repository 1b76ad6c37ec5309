# SPDX-License-Identifier: BSL-1.0
# cmake -D SOURCE=<file> -D COMMAND=<compiler and flags> -D BAD=<ON|OFF> -P compile_fail.cmake
#
# A file has its bad code under `#ifdef HANDFUL_BAD`, the compiling twin under `#else`, and in its first lines
#   // expect: <part of the compiler's message>
# once or several times; `// expect(GNU): …` and `// expect(Clang): …` count for that compiler only.
# BAD=ON: the compiler must refuse the file and say all of it. BAD=OFF: the twin must compile.
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)

read_lines(lines "${SOURCE}")
set(wanted "")
foreach(line IN LISTS lines)
    if(line MATCHES "^// expect(\\(([A-Za-z]+)\\))?: (.+)$")
        if(NOT CMAKE_MATCH_2 OR CMAKE_MATCH_2 STREQUAL COMPILER_ID)
            list(APPEND wanted "${CMAKE_MATCH_3}")
        endif()
    endif()
endforeach()
if(NOT wanted OR NOT "#ifdef HANDFUL_BAD" IN_LIST lines OR NOT "#else" IN_LIST lines)
    message(FATAL_ERROR "${SOURCE} lacks an `// expect: ` line for ${COMPILER_ID}, `#ifdef HANDFUL_BAD`, or `#else`")
endif()

set(define "")
if(BAD)
    set(define -DHANDFUL_BAD)
endif()
execute_process(
    COMMAND ${COMMAND} -fsyntax-only ${define} "${SOURCE}"
    RESULT_VARIABLE status
    OUTPUT_VARIABLE output
    ERROR_VARIABLE output
)

if(NOT BAD)
    if(NOT status EQUAL 0)
        message(NOTICE "${output}")
        message(FATAL_ERROR "the compiling twin does not compile")
    endif()
    return()
endif()
if(status EQUAL 0)
    message(FATAL_ERROR "compiled, and should not have")
endif()
foreach(expected IN LISTS wanted)
    unguard(expected "${expected}")
    string(FIND "${output}" "${expected}" at)
    if(at LESS 0)
        message(NOTICE "${output}")
        message(FATAL_ERROR "refused, but without saying\n  ${expected}")
    endif()
endforeach()
