# SPDX-License-Identifier: BSL-1.0
# cmake -D PROGRAM=<http_headers> -D FOLDER=<this folder> -P program.cmake
# The program as its users call it: exit status and streams.
cmake_minimum_required(VERSION 3.25)

# expect(<status> <stream> <regex> <argument>...): runs the program on standard input `input`.
function(expect status stream regex)
    execute_process(
        COMMAND "${PROGRAM}" ${ARGN}
        INPUT_FILE "${input}"
        RESULT_VARIABLE result
        OUTPUT_VARIABLE out
        ERROR_VARIABLE err
    )
    if(NOT result EQUAL status)
        message(FATAL_ERROR "http_headers ${ARGN}: exit status ${result}, not ${status}\n${err}")
    endif()
    if(NOT "${${stream}}" MATCHES "${regex}")
        message(FATAL_ERROR "http_headers ${ARGN}: ${stream} does not match ${regex}:\n${${stream}}")
    endif()
endfunction()

set(capture "${FOLDER}/../captures/responses.txt")
set(damaged "${FOLDER}/broken/no_colon.txt")
set(input "${capture}")

expect(0 out "totals: [1-9][0-9]* start lines" -)
expect(0 out "totals: [1-9][0-9]* start lines" "${capture}")
expect(0 out "no_colon.txt:2: not a header: there is no colon" "${damaged}")
expect(0 out "totals: 2 start lines" "${damaged}" "${damaged}")
expect(0 out "^usage: http_headers FILE" --help)
expect(0 err "^$" --help)
expect(0 out "^usage: http_headers FILE" -h)

# What cannot be read is named, and the rest is read.
expect(1 err "/no/such/file: No such file" /no/such/file "${damaged}")
expect(1 out "no_colon.txt:2: not a header" /no/such/file "${damaged}")
expect(1 err "broken: Is a directory" "${FOLDER}/broken")

expect(2 err "which file.*usage: http_headers FILE")
expect(2 out "^$")
expect(2 err "no such option: --no-such-option.*usage:" --no-such-option "${damaged}")
expect(1 err "http_headers: -x: No such file" -- -x)
