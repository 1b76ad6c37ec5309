// SPDX-License-Identifier: BSL-1.0
#pragma once

// Access policies: what a bad index or position leads to. at() throws std::out_of_range under each of them.
//
// unchecked   Nothing is checked where NDEBUG is on. The default.
// checked     The program is stopped, in every build.
#include <handful/access/checked.hpp>
#include <handful/access/unchecked.hpp>
