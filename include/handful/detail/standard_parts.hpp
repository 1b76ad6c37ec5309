// SPDX-License-Identifier: BSL-1.0
#pragma once

// std::allocator, std::allocator_traits, std::construct_at and std::destroy_at without the rest of <memory>, which alone
// costs more compile time than this whole library; iterator concepts, std::reverse_iterator, std::to_address and
// std::ranges::begin without the rest of <iterator>, which reads streams as well. The small headers are named where the
// standard library is known; what is of <iterator> comes with <span> there.
#include <cstddef>
#include <span>

#if defined(__GLIBCXX__) && __has_include(<bits/alloc_traits.h>) && __has_include(<bits/stl_construct.h>)
#include <bits/alloc_traits.h>
#include <bits/allocator.h>
#include <bits/stl_construct.h>
#elif defined(_LIBCPP_VERSION) && __has_include(<__memory/allocator_traits.h>) && \
    __has_include(<__memory/construct_at.h>)
#include <__memory/allocator.h>
#include <__memory/allocator_traits.h>
#include <__memory/construct_at.h>
#else
#include <iterator>
#include <memory>
#endif
