# SPDX-License-Identifier: BSL-1.0
# The version stands once, as macros in <handful/version.hpp>.
function(handful_read_version header out)
    file(READ "${header}" text)
    set(parts "")
    foreach(part IN ITEMS MAJOR MINOR PATCH)
        if(NOT text MATCHES "#[ \t]*define[ \t]+HANDFUL_VERSION_${part}[ \t]+([0-9]+)")
            message(FATAL_ERROR "handful: ${header} does not define HANDFUL_VERSION_${part} as a number")
        endif()
        list(APPEND parts "${CMAKE_MATCH_1}")
    endforeach()
    list(JOIN parts "." version)
    set(${out} "${version}" PARENT_SCOPE)
endfunction()
