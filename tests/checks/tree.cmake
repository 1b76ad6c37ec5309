# SPDX-License-Identifier: BSL-1.0
# Shared by the checks. ROOT is the project's folder.
cmake_minimum_required(VERSION 3.25)

set(problems 0)

# problem(<text>): counts and prints one.
function(problem text)
    message(NOTICE "${text}")
    math(EXPR problems "${problems} + 1")
    set(problems ${problems} PARENT_SCOPE)
endfunction()

# finish(): fails the check when there was a problem.
macro(finish)
    if(problems GREATER 0)
        message(FATAL_ERROR "${problems} found")
    endif()
endmacro()

# tree_files(<out> <dir>...): the files below these folders, relative to ROOT.
function(tree_files out)
    set(found "")
    foreach(dir IN LISTS ARGN)
        file(GLOB_RECURSE files LIST_DIRECTORIES OFF RELATIVE "${ROOT}" "${ROOT}/${dir}/*")
        list(APPEND found ${files})
    endforeach()
    list(FILTER found EXCLUDE REGEX "~$|\\.swp$|\\.orig$")
    set(${out} ${found} PARENT_SCOPE)
endfunction()

# all_files(<out>): every file of the project.
function(all_files out)
    tree_files(found include policies examples tests bench docs cmake .ci)
    file(GLOB top LIST_DIRECTORIES OFF RELATIVE "${ROOT}" "${ROOT}/*" "${ROOT}/.*")
    # Of a user's own, and never committed.
    list(REMOVE_ITEM top CMakeUserPresets.json compile_commands.json .git)
    list(FILTER top EXCLUDE REGEX "~$|\\.swp$|\\.orig$")
    set(${out} ${found} ${top} PARENT_SCOPE)
endfunction()

# read_lines(<out> <file>): the lines as a list. Characters that lists treat in their own way are replaced, the same
# way in every file, so that lines can be compared; `guard` does it for a text to compare them with.
string(ASCII 1 semicolon)
string(ASCII 2 opening)
string(ASCII 3 closing)
string(ASCII 4 backslash)
function(guard out text)
    string(REPLACE ";" "${semicolon}" text "${text}")
    string(REPLACE "[" "${opening}" text "${text}")
    string(REPLACE "]" "${closing}" text "${text}")
    string(REPLACE "\\" "${backslash}" text "${text}")
    set(${out} "${text}" PARENT_SCOPE)
endfunction()
function(unguard out text)
    string(REPLACE "${semicolon}" ";" text "${text}")
    string(REPLACE "${opening}" "[" text "${text}")
    string(REPLACE "${closing}" "]" text "${text}")
    string(REPLACE "${backslash}" "\\" text "${text}")
    set(${out} "${text}" PARENT_SCOPE)
endfunction()
function(read_lines out file)
    file(READ "${file}" text)
    guard(text "${text}")
    string(REGEX REPLACE "\n$" "" text "${text}")
    string(REPLACE "\n" ";" text "${text}")
    set(${out} "${text}" PARENT_SCOPE)
endfunction()
