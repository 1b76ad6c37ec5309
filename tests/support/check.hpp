// SPDX-License-Identifier: BSL-1.0
#pragma once

// Checks that are cheap to compile. A behaviour of the collection is one function template that runs over
// hundreds of types; a Catch2 macro in it would be expanded for each. EXPECT is a call of one function that
// counts, and keeps the text, the line and the type of what failed; each Catch2 test case asserts at its end
// that nothing did.

#include <cstddef>
#include <span>
#include <memory>
#include <string_view>
#include <type_traits>

namespace test {

/// Counts a check. When `ok` is false: keeps and prints where, what, and the type being run.
void check(bool ok, char const* text, char const* file, int line);

/// The same, with the two lists of values that should have been equal.
void check_values(std::span<int const> found, std::span<int const> expected, char const* text,
                  char const* file, int line);

/// Prints what went wrong and ends the program; for elements that were misused.
[[noreturn]] void die(char const* what);

/// Whether `action` ends the program, tried in a child process.
bool dies(void (*action)());

/// One collection type of a behaviour's run.
struct run_entry {
    void (*body)();
    std::string_view (*type)();
};

/// Runs `body` for each type; a body that throws, leaks an element or leaks memory has failed.
/// Returns: the number of failed checks.
std::size_t run_all(char const* behaviour, std::span<run_entry const> entries);

/// A reference to something callable. What takes one is compiled once, and not again for each lambda.
template <class>
class action;

template <class R, class... A>
class action<R(A...)> {
public:
    template <class F>
        requires(!std::is_same_v<std::remove_cvref_t<F>, action>)
    action(F&& f)
        : object_(const_cast<void*>(static_cast<void const*>(std::addressof(f)))),
          call_([](void* object, A... arguments) -> R {
              return (*static_cast<std::remove_reference_t<F>*>(object))(static_cast<A&&>(arguments)...);
          }) {}
    R operator()(A... arguments) const { return call_(object_, static_cast<A&&>(arguments)...); }

private:
    void* object_;
    R (*call_)(void*, A...);
};

} // namespace test

#define EXPECT(...) ::test::check(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)

/// The statement throws exactly an E.
#define EXPECT_THROWS(E, ...)                                                         \
    do {                                                                              \
        bool expect_thrown = false;                                                   \
        try {                                                                         \
            __VA_ARGS__;                                                              \
        } catch (E const&) {                                                          \
            expect_thrown = true;                                                     \
        }                                                                             \
        ::test::check(expect_thrown, #__VA_ARGS__ " throws " #E, __FILE__, __LINE__); \
    } while (false)
