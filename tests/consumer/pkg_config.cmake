# SPDX-License-Identifier: BSL-1.0
# Compiles and runs SOURCE with what the installed .pc file says.
cmake_minimum_required(VERSION 3.25)

set(ENV{PKG_CONFIG_PATH} "${PREFIX}/share/pkgconfig")
foreach(what IN ITEMS modversion cflags)
    execute_process(
        COMMAND "${PKG_CONFIG}" --${what} handful
        OUTPUT_VARIABLE ${what}
        OUTPUT_STRIP_TRAILING_WHITESPACE
        COMMAND_ERROR_IS_FATAL ANY
    )
endforeach()
if(NOT modversion STREQUAL EXPECTED)
    message(FATAL_ERROR "version ${modversion}, expected ${EXPECTED}")
endif()
separate_arguments(cflags UNIX_COMMAND "${cflags}")
execute_process(COMMAND ${COMMAND} -std=c++20 ${cflags} "${SOURCE}" -o "${PROGRAM}" COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${PROGRAM}" COMMAND_ERROR_IS_FATAL ANY)
