// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/config.hpp>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>

namespace handful {

/// Thrown where `reject_null` meets null.
class null_element : public std::invalid_argument {
public:
    explicit null_element(std::size_t position)
        : std::invalid_argument(
              "handful::null_element: null was offered to a collection that keeps null out"),
          position_(position) {}

    /// Returns: the index of the refused value among the values that the call offered (0 for a single one).
    [[nodiscard]] std::size_t position() const noexcept { return position_; }

private:
    std::size_t position_;
};

/// Thrown where a value does not meet a rule of the collection; `what()` names the rule.
class rejected_element : public std::invalid_argument {
public:
    explicit rejected_element(std::size_t position, std::string_view rule = "a rule of the collection")
        : std::invalid_argument(
              std::string("handful::rejected_element: a value does not meet ").append(rule)),
          position_(position) {}

    /// Returns: the index of the refused value among the values that the call offered (0 for a single one).
    [[nodiscard]] std::size_t position() const noexcept { return position_; }

private:
    std::size_t position_;
};

/// Effects: writes `message` to the standard error stream and stops the program with `std::abort`.
/// It stands for every exception of this library where exceptions are off.
[[noreturn]] HANDFUL_COLD inline void stop(char const* message) noexcept {
    std::fputs(message, stderr);
    std::fputc('\n', stderr);
    std::abort();
}

/// Throws: `null_element` with the given position. Stops the program where exceptions are off.
[[noreturn]] HANDFUL_COLD inline void throw_null_element(std::size_t position) {
#if HANDFUL_HAS_EXCEPTIONS
    throw null_element(position);
#else
    static_cast<void>(position);
    stop("handful::null_element: null was offered to a collection that keeps null out");
#endif
}

/// Throws: `rejected_element` with the given position and the name of the rule. Stops the program where exceptions are off.
[[noreturn]] HANDFUL_COLD inline void
throw_rejected_element(std::size_t position, std::string_view rule = "a rule of the collection") {
#if HANDFUL_HAS_EXCEPTIONS
    throw rejected_element(position, rule);
#else
    stop(rejected_element(position, rule).what());
#endif
}

/// Throws: `std::length_error`. Stops the program where exceptions are off.
[[noreturn]] HANDFUL_COLD inline void throw_length_error() {
#if HANDFUL_HAS_EXCEPTIONS
    throw std::length_error("handful::collection: more elements than max_size()");
#else
    stop("handful::collection: more elements than max_size()");
#endif
}

/// Throws: `std::out_of_range`. Stops the program where exceptions are off.
[[noreturn]] HANDFUL_COLD inline void throw_out_of_range() {
#if HANDFUL_HAS_EXCEPTIONS
    throw std::out_of_range("handful::collection: index not below size()");
#else
    stop("handful::collection: index not below size()");
#endif
}

/// Throws: `std::bad_alloc`, as a full `fixed_capacity` does. Stops the program where exceptions are off.
[[noreturn]] HANDFUL_COLD inline void throw_bad_alloc() {
#if HANDFUL_HAS_EXCEPTIONS
    throw std::bad_alloc();
#else
    stop("handful::collection: no room for another element");
#endif
}

} // namespace handful
