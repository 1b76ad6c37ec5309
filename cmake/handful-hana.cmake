# SPDX-License-Identifier: BSL-1.0
# handful_find_hana(<out>): what to link for <boost/hana.hpp>, or an empty string where no Boost 1.74 or newer is found.
# Part of the installed package too. A package file of Boost is preferred, since its targets are what other
# packages link; Boost's plain headers on the search path do as well.
function(handful_find_hana out)
    set(${out} "" PARENT_SCOPE)
    if(NOT TARGET Boost::headers AND NOT TARGET Boost::hana)
        # GLOBAL: with add_subdirectory, who links handful::hana sits in a directory above.
        find_package(Boost 1.74 CONFIG QUIET GLOBAL)
    endif()
    foreach(target IN ITEMS Boost::hana Boost::headers)
        if(TARGET ${target})
            set(${out} ${target} PARENT_SCOPE)
            return()
        endif()
    endforeach()
    find_path(HANDFUL_BOOST_INCLUDE_DIR NAMES boost/hana/tuple.hpp)
    mark_as_advanced(HANDFUL_BOOST_INCLUDE_DIR)
    if(HANDFUL_BOOST_INCLUDE_DIR)
        set(version 0)
        file(STRINGS "${HANDFUL_BOOST_INCLUDE_DIR}/boost/version.hpp" line REGEX "define BOOST_VERSION ")
        if(line MATCHES "BOOST_VERSION ([0-9]+)")
            set(version ${CMAKE_MATCH_1})
        endif()
        if(version GREATER_EQUAL 107400)
            set(${out} "${HANDFUL_BOOST_INCLUDE_DIR}" PARENT_SCOPE)
        endif()
    endif()
endfunction()

# handful_link_hana(<target> <found>): adds what handful_find_hana found to an interface target.
function(handful_link_hana target found)
    if(TARGET "${found}")
        target_link_libraries(${target} INTERFACE ${found})
    else()
        target_include_directories(${target} SYSTEM INTERFACE "${found}")
    endif()
endfunction()
