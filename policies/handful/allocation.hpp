// SPDX-License-Identifier: BSL-1.0
#pragma once

// Allocation policies: where the blocks of a collection come from. They do not go with fixed_capacity, which never has one.
//
// standard_allocation    Global operator new, as std::allocator. The default.
// use_allocator<A>       An allocator as standard containers take it, of any value type.
// pmr                    A std::pmr::memory_resource chosen at run time; one pointer. In <handful/pmr.hpp>.
//
// Not offered: allocators whose pointers are classes. Every layout here holds plain pointers.
#include <handful/allocation/standard_allocation.hpp>
#include <handful/allocation/use_allocator.hpp>
