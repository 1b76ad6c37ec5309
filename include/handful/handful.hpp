// SPDX-License-Identifier: BSL-1.0
#pragma once

// The front door: the framework and all stock policies.
// Opt-in beside it: <handful/format.hpp> (text), <handful/hana.hpp> (policies as values), <handful/hash.hpp> (std::hash),
// <handful/pmr.hpp> (memory resources), <handful/sort.hpp> (sort).
#if __cplusplus < 202002L && (!defined(_MSVC_LANG) || _MSVC_LANG < 202002L)
#error "handful needs C++20; compile with -std=c++20"
#endif

#include <handful/access.hpp>
#include <handful/allocation.hpp>
#include <handful/collection.hpp>
#include <handful/describe.hpp>
#include <handful/growth.hpp>
#include <handful/notification.hpp>
#include <handful/null.hpp>
#include <handful/observer_list.hpp>
#include <handful/shrink.hpp>
#include <handful/storage.hpp>
#include <handful/validation.hpp>
#include <handful/version.hpp>
