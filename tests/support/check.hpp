// SPDX-License-Identifier: BSL-1.0
#pragma once

// Checks that are cheap to compile. A behaviour of the collection is one function template that runs over
// hundreds of types; a Catch2 macro in it would be expanded for each. EXPECT is a call of one function that
// counts, and keeps the text, the line and the type of what failed; each Catch2 test case asserts at its end
// that nothing did. While constant-evaluated, a check that fails is no constant, and the compiler says where.

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>

namespace test {

/// Counts a check. When `ok` is false: keeps and prints where, what, and the type being run.
void note_check(bool ok, char const* text, char const* file, int line);
void note_check_of_values(std::span<int const> found, std::span<int const> expected, char const* text,
                          char const* file, int line);

/// Not constant, so that the compiler names it.
inline void a_check_failed(char const*) {}

constexpr void check(bool ok, char const* text, char const* file, int line) {
    if (!std::is_constant_evaluated()) note_check(ok, text, file, line);
    else if (!ok) a_check_failed(text);
}

/// The same, with the two lists of values that should have been equal.
constexpr void check_values(std::span<int const> found, std::span<int const> expected, char const* text,
                            char const* file, int line) {
    if (!std::is_constant_evaluated()) note_check_of_values(found, expected, text, file, line);
    else if (!std::ranges::equal(found, expected)) a_check_failed(text);
}

/// Prints what went wrong and ends the program; for elements that were misused.
[[noreturn]] void die(char const* what);

/// Whether `action` ends the program, tried in a child process.
bool dies(void (*action)());

/// What a counter read. A class, since the initializer of a `long const` is first tried as a constant, and there
/// std::is_constant_evaluated() says true.
struct reading {
    long count;

    friend constexpr bool operator==(reading, reading) = default;
    friend constexpr long operator-(reading a, reading b) { return a.count - b.count; }
};

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
    constexpr action(F&& f)
        : object_(const_cast<void*>(static_cast<void const*>(std::addressof(f)))),
          call_([](void* object, A... arguments) -> R {
              return (*static_cast<std::remove_reference_t<F>*>(object))(static_cast<A&&>(arguments)...);
          }) {
        if (!std::is_constant_evaluated()) return;
        using to_f = reference<std::remove_reference_t<F>>;
        constant_ = new to_f{{}, f};
        call_constant_ = [](any_reference* object, A... arguments) -> R {
            return static_cast<to_f*>(object)->f(static_cast<A&&>(arguments)...);
        };
        drop_constant_ = [](any_reference* object) { delete static_cast<to_f*>(object); };
    }
    constexpr ~action() {
        if (std::is_constant_evaluated()) drop_constant_(constant_);
    }
    action(action const&) = delete;
    action& operator=(action const&) = delete;

    constexpr R operator()(A... arguments) const {
        if (std::is_constant_evaluated()) return call_constant_(constant_, static_cast<A&&>(arguments)...);
        return call_(object_, static_cast<A&&>(arguments)...);
    }

private:
    // In a constant expression nothing comes back from a pointer to void, but from one to a base.
    struct any_reference {};
    template <class F>
    struct reference : any_reference {
        F& f;
    };

    void* object_;
    R (*call_)(void*, A...);
    any_reference* constant_ = nullptr;
    R (*call_constant_)(any_reference*, A...) = nullptr;
    void (*drop_constant_)(any_reference*) = nullptr;
};

} // namespace test

#define EXPECT(...) ::test::check(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)

/// The statement throws exactly an E. Does nothing while constant-evaluated.
#define EXPECT_THROWS(E, ...)                                                         \
    do {                                                                              \
        if (std::is_constant_evaluated()) break;                                      \
        bool expect_thrown = false;                                                   \
        try {                                                                         \
            __VA_ARGS__;                                                              \
        } catch (E const&) {                                                          \
            expect_thrown = true;                                                     \
        }                                                                             \
        ::test::check(expect_thrown, #__VA_ARGS__ " throws " #E, __FILE__, __LINE__); \
    } while (false)
