// SPDX-License-Identifier: BSL-1.0
#pragma once

// The allocation policy pmr, apart because <memory_resource> is a large header.
#include <handful/allocation/pmr.hpp>
#include <handful/collection.hpp>
