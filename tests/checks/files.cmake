# SPDX-License-Identifier: BSL-1.0
# Each file says its licence, none names a place outside the tree, none leaves work for later.
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)

# Put together, so that this file does not find itself.
string(JOIN "" later "(^|[^A-Za-z_])(TO" "DO|FIX" "ME|XX" "X|HA" "CK)([^A-Za-z_]|$)")
string(JOIN "" outside "\\.\\./sha" "red/")

all_files(files)
foreach(file IN LISTS files)
    # The licence itself; captures and tables are data, kept as they are.
    if(file STREQUAL "LICENSE" OR (file MATCHES "\\.(txt|tsv)$" AND NOT file MATCHES "CMakeLists\\.txt$"))
        continue()
    endif()
    file(READ "${ROOT}/${file}" text)
    string(SUBSTRING "${text}" 0 200 head)
    # The first line, after a script's `#!`; a JSON file has it as a value near its head.
    if(NOT head MATCHES "^(#![^\n]*\n)?(//|#|<!--) SPDX-License-Identifier: BSL-1.0"
        AND NOT (file MATCHES "\\.json$" AND head MATCHES "\"SPDX-License-Identifier\": \"BSL-1.0\""))
        problem("${file}: does not begin with an SPDX-License-Identifier: BSL-1.0 line")
    endif()
    if(text MATCHES "${later}")
        problem("${file}: ${CMAKE_MATCH_2}")
    endif()
    if(NOT file STREQUAL ".ci/run" AND text MATCHES "${outside}")
        problem("${file}: names a place outside the tree")
    endif()
endforeach()
finish()
