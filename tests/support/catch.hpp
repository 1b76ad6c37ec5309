// SPDX-License-Identifier: BSL-1.0
#pragma once

// One spelling for both Catch2 generations: 3.x splits its header, 2.x has one.
#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#else
#include <catch2/catch.hpp>
#endif
