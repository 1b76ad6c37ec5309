// SPDX-License-Identifier: BSL-1.0
#pragma once

// A collection and what the standard containers have beside their members.
#include <handful/basic_collection.hpp>
#include <handful/comparison.hpp>
#include <handful/erasure.hpp>
