// SPDX-License-Identifier: BSL-1.0
#pragma once

// Growth policies: how much larger the next block is. They do not go with fixed_capacity, which never has one.
//
// grow_amortized      Doubles, at least four. The default.
// growth<Num, Den>    Grows by a factor, for instance growth<3, 2>: fewer unused elements, more moves.
// grow_exact          No more than needed: for collections that are filled at once.
//
// Not offered: asking the allocator for the size that it gives anyway. Reading it back costs more than it saves.
#include <handful/growth/grow_amortized.hpp>
#include <handful/growth/grow_exact.hpp>
#include <handful/growth/growth.hpp>
