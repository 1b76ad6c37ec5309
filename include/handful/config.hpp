// SPDX-License-Identifier: BSL-1.0
#pragma once

/// Checks a precondition: where `NDEBUG` is off, `HANDFUL_ASSERT(condition, message)` stops the program with the message.
/// Define it before the first include of the library to send violations elsewhere. It must be the same in all translation
/// units of a program.
#ifndef HANDFUL_ASSERT
#ifdef NDEBUG
#define HANDFUL_ASSERT(condition, message) static_cast<void>(0)
#else
#define HANDFUL_ASSERT(condition, message) ((condition) ? static_cast<void>(0) : ::handful::stop(message))
#endif
#endif

/// 1 where exceptions are on. Where they are off, every documented `throw` is a call of `handful::stop`. All translation units
/// of a program agree on it; on `NDEBUG` they may differ.
#ifndef HANDFUL_HAS_EXCEPTIONS
#if defined(__cpp_exceptions) || defined(__EXCEPTIONS) || defined(_CPPUNWIND)
#define HANDFUL_HAS_EXCEPTIONS 1
#else
#define HANDFUL_HAS_EXCEPTIONS 0
#endif
#endif

/// Puts a function into its callers, where a compiler would call it for a test that nearly always fails, or where the whole
/// way to a hook would not be worth the hook.
#if defined(__GNUC__)
#define HANDFUL_INLINE [[gnu::always_inline]]
#else
#define HANDFUL_INLINE
#endif

/// The same for a lambda, behind its parameters.
#if defined(__GNUC__)
#define HANDFUL_INLINE_LAMBDA __attribute__((always_inline))
#else
#define HANDFUL_INLINE_LAMBDA
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
