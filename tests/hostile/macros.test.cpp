// SPDX-License-Identifier: BSL-1.0

// The macros that other headers are known to define, and that a header of ours that uses the name as its own would not
// survive. The standard library is included first: it has no duty to survive them.
#include "catch.hpp"

#include <algorithm>
#include <bit>
#include <compare>
#include <concepts>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <memory>
#include <memory_resource>
#include <optional>
#include <ranges>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#define A_MACRO_OF_OTHERS this is not an expression

// windows.h, rpc.h, minwindef.h
#define min(a, b) A_MACRO_OF_OTHERS
#define max(a, b) A_MACRO_OF_OTHERS
#define small A_MACRO_OF_OTHERS
#define interface A_MACRO_OF_OTHERS
#define near A_MACRO_OF_OTHERS
#define far A_MACRO_OF_OTHERS
#define IN A_MACRO_OF_OTHERS
#define OUT A_MACRO_OF_OTHERS
#define OPTIONAL A_MACRO_OF_OTHERS
#define ERROR A_MACRO_OF_OTHERS
#define CONST A_MACRO_OF_OTHERS
#define VOID A_MACRO_OF_OTHERS
#define TRUE A_MACRO_OF_OTHERS
#define FALSE A_MACRO_OF_OTHERS

// AssertMacros.h of Apple
#define check(assertion) A_MACRO_OF_OTHERS
#define require(assertion, label) A_MACRO_OF_OTHERS
#define nil A_MACRO_OF_OTHERS

// X.h
#define None A_MACRO_OF_OTHERS
#define Always A_MACRO_OF_OTHERS
#define Bool A_MACRO_OF_OTHERS
#define Status A_MACRO_OF_OTHERS
#define Success A_MACRO_OF_OTHERS

// Qt without QT_NO_KEYWORDS and sys/sysmacros.h
#define slots A_MACRO_OF_OTHERS
#define signals A_MACRO_OF_OTHERS
#define emit A_MACRO_OF_OTHERS
#define foreach A_MACRO_OF_OTHERS
#define forever A_MACRO_OF_OTHERS
#define major(device) A_MACRO_OF_OTHERS
#define minor(device) A_MACRO_OF_OTHERS
#define makedev(a, b) A_MACRO_OF_OTHERS
#define unix A_MACRO_OF_OTHERS
#define linux A_MACRO_OF_OTHERS

// Arduino.h and libraries for small machines
#define F(text) A_MACRO_OF_OTHERS
#define B0 A_MACRO_OF_OTHERS
#define B1 A_MACRO_OF_OTHERS
#define PI A_MACRO_OF_OTHERS
#define bit(b) A_MACRO_OF_OTHERS
#define _B A_MACRO_OF_OTHERS
#define _C A_MACRO_OF_OTHERS
#define _N A_MACRO_OF_OTHERS
#define _T A_MACRO_OF_OTHERS
#define _U A_MACRO_OF_OTHERS

// what is written by hand, everywhere
#define likely(x) A_MACRO_OF_OTHERS
#define unlikely(x) A_MACRO_OF_OTHERS
#define force_inline A_MACRO_OF_OTHERS
#define ALWAYS_INLINE A_MACRO_OF_OTHERS
#define ASSERT(x) A_MACRO_OF_OTHERS
#define LOG(x) A_MACRO_OF_OTHERS
#define UNREACHABLE() A_MACRO_OF_OTHERS
#define countof(x) A_MACRO_OF_OTHERS
#define offsetof_member(x) A_MACRO_OF_OTHERS

#include <handful/format.hpp>
#include <handful/handful.hpp>
#include <handful/hash.hpp>
#include <handful/pmr.hpp>
#include <handful/sort.hpp>

TEST_CASE("the headers work among the macros of others") {
    struct is_even {
        bool operator()(int value) const { return value % 2 == 0; }
    };
    handful::collection<int, handful::small_buffer<2>, handful::require<is_even>, handful::checked> c{2, 4,
                                                                                                      6};
    c.insert(c.begin(), 8);
    c.sort();
    c.erase(c.begin() + 1);
    CHECK_THROWS_AS(c.push_back(1), handful::rejected_element);
    handful::collection<std::unique_ptr<int>, handful::inline_one, handful::reject_null> owners;
    owners.push_back(std::make_unique<int>(1));
    owners.push_back(std::make_unique<int>(2));
    owners.reverse();
    CHECK(*owners.front() == 2);
    handful::collection<int, handful::fixed_capacity<2>> fixed{1};
    CHECK(fixed.try_push_back(2) != nullptr);
    CHECK(fixed.try_push_back(3) == nullptr);
    CHECK(c.size() == 3);
}
