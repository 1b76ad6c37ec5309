// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cassert>

/// Checks a precondition. By default the standard `assert`; define it before the first include of the library to
/// send violations elsewhere. It must be the same in all translation units of a program.
#ifndef HANDFUL_ASSERT
#define HANDFUL_ASSERT(...) assert((__VA_ARGS__))
#endif

/// 1 where exceptions are on. Where they are off, every documented `throw` is a call of `handful::stop`.
#ifndef HANDFUL_HAS_EXCEPTIONS
#if defined(__cpp_exceptions) || defined(__EXCEPTIONS) || defined(_CPPUNWIND)
#define HANDFUL_HAS_EXCEPTIONS 1
#else
#define HANDFUL_HAS_EXCEPTIONS 0
#endif
#endif

/// Keeps a function out of line, so that its callers stay small.
#if defined(__GNUC__)
#define HANDFUL_OUT_OF_LINE [[gnu::noinline]]
#else
#define HANDFUL_OUT_OF_LINE
#endif

/// The same for a function that is called when something has gone wrong.
#if defined(__GNUC__)
#define HANDFUL_COLD [[gnu::noinline, gnu::cold]]
#else
#define HANDFUL_COLD
#endif
