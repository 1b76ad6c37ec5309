# SPDX-License-Identifier: BSL-1.0
# Installs the package: headers of both roots merged under <include>/handful, CMake package, pkg-config file.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_dir "${CMAKE_INSTALL_DATAROOTDIR}/cmake/handful")
set(pkgconfig_dir "${CMAKE_INSTALL_DATAROOTDIR}/pkgconfig")

install(TARGETS handful_core EXPORT handful-targets FILE_SET HEADERS)
install(TARGETS handful EXPORT handful-targets FILE_SET HEADERS FILE_SET hana)
install(EXPORT handful-targets NAMESPACE handful:: DESTINATION "${package_dir}")

configure_package_config_file(
    cmake/handful-config.cmake.in "${PROJECT_BINARY_DIR}/package/handful-config.cmake"
    INSTALL_DESTINATION "${package_dir}"
    NO_SET_AND_CHECK_MACRO
)
# Before 1.0.0 a minor version may break its users, so 0.2 does not stand in for 0.1.
write_basic_package_version_file(
    "${PROJECT_BINARY_DIR}/package/handful-config-version.cmake"
    COMPATIBILITY SameMinorVersion
    ARCH_INDEPENDENT
)
install(
    FILES
        "${PROJECT_BINARY_DIR}/package/handful-config.cmake"
        "${PROJECT_BINARY_DIR}/package/handful-config-version.cmake"
        cmake/handful-hana.cmake
    DESTINATION "${package_dir}"
)

# Relative to the file itself, so that an installed tree may be moved. A header-only library has no place in lib/.
file(RELATIVE_PATH HANDFUL_PC_PREFIX "/${pkgconfig_dir}" "/")
string(REGEX REPLACE "/$" "" HANDFUL_PC_PREFIX "${HANDFUL_PC_PREFIX}")
configure_file(cmake/handful.pc.in "${PROJECT_BINARY_DIR}/package/handful.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/package/handful.pc" DESTINATION "${pkgconfig_dir}")
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(
    FILES debuggers/handful_gdb.py debuggers/handful.natvis
    DESTINATION "${CMAKE_INSTALL_DATADIR}/handful/debuggers"
)
