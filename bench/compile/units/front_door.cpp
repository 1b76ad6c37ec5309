// SPDX-License-Identifier: BSL-1.0
// What everybody pays who includes the front door.
#include <handful/handful.hpp>
