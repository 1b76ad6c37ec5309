// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "survey.hpp"

#include <iosfwd>

/// Effects: writes what was seen, for people to read.
void print_report(std::ostream& out, survey const& seen);
