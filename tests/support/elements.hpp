// SPDX-License-Identifier: BSL-1.0
#pragma once

// The element kinds that the behaviours run over.
//
// What a collection may or must do depends on these properties of the element. Each row is a kind, each
// column a property that some path of the library asks for; the static_asserts at the end pin the table.
//
// | kind                  | copy | move     | trivial copy | may be relocated as bytes | null | one word | default | assign | alignment |
// |-----------------------|------|----------|--------------|---------------------------|------|----------|---------|--------|-----------|
// | int                   | yes  | noexcept | yes          | yes                       | no   | no       | yes     | yes    | 4         |
// | std::string           | yes  | noexcept | no           | no (points into itself)   | no   | no       | yes     | yes    | 8         |
// | item*                 | yes  | noexcept | yes          | yes                       | yes  | yes      | yes     | yes    | 8         |
// | unique_ptr<item>      | no   | noexcept | no           | yes, by its shape         | yes  | yes      | yes     | yes    | 8         |
// | shared_ptr<item>      | yes  | noexcept | no           | yes, by its shape         | yes  | no       | yes     | yes    | 8         |
// | optional<int>         | yes  | noexcept | yes          | yes                       | yes  | no       | yes     | yes    | 4         |
// | counted               | yes  | noexcept | no           | no, checks its address    | no   | no       | yes     | yes    | 8         |
// | fragile               | yes  | may throw| no           | no, checks its address    | no   | no       | yes     | yes    | 8         |
// | movable               | no   | noexcept | no           | no, checks its address    | no   | no       | yes     | yes    | 8         |
// | wide                  | yes  | noexcept | no           | no, checks its address    | no   | no       | yes     | yes    | 64        |
// | rigid                 | no   | noexcept | no           | no, checks its address    | no   | no       | no      | no     | 8         |
// | portable              | yes  | noexcept | no           | yes, by declaration       | no   | no       | yes     | yes    | 8         |
// | boxed                 | yes  | noexcept | no           | no                        | no   | no       | yes     | yes    | 8         |
//
// Strings with an even value are longer than any small-string buffer, those with an odd value fit one: the
// first own memory, the second point into themselves.
//
// The instrumented kinds (counted to portable) are one class template. Such an element ends the program when
// it is moved onto itself, read or moved after it was moved from, destroyed twice, or used at an address other
// than the one where it was constructed. It counts its live objects, and throws when the budget of
// constructions, copies and moves is spent.
//
// A boxed element is for constant evaluation, in which the compiler finds what the instrumented ones find: it owns memory,
// so that one destroyed twice, never or too early is no constant.

#include <handful/null_traits.hpp>
#include <handful/relocation.hpp>

#include "allocations.hpp"
#include "check.hpp"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace test {

/// Stands for null in lists of values.
inline constexpr int none = -1;

/// The value that the matrix's predicate refuses.
inline constexpr int unlucky = 113;

/// What reads as the value of an element that was moved from, where its kind lets that happen.
inline constexpr int left_behind = -3;

/// Thrown when the budget of element operations is spent.
struct budget_spent {};

struct census {
    static inline long live = 0;       // instrumented elements alive
    static inline long operations = 0; // constructions, copies and moves so far
    static inline long transfers = 0;  // copies and moves so far
    static inline long budget = -1;    // how many operations that may throw still succeed; negative: all

    /// `transfers`; always the same while constant-evaluated.
    static constexpr reading transfers_so_far() { return {std::is_constant_evaluated() ? 0 : transfers}; }

    static void spend() {
        ++operations;
        if (budget == 0) throw budget_spent{};
        if (budget > 0) --budget;
    }
};

/// Lets the next `n` element operations succeed and those after it throw, until it goes out of scope.
class element_budget {
public:
    explicit element_budget(long n) { census::budget = n; }
    ~element_budget() { census::budget = -1; }
    element_budget(element_budget const&) = delete;
    element_budget& operator=(element_budget const&) = delete;
};

/// Suspends the budgets of elements and of allocations until it goes out of scope; for what the tests themselves make.
class budget_pause {
public:
    budget_pause() : elements_(std::exchange(census::budget, -1)) {}
    ~budget_pause() { census::budget = elements_; }
    budget_pause(budget_pause const&) = delete;
    budget_pause& operator=(budget_pause const&) = delete;

private:
    long elements_;
    allocation_pause allocations_;
};

/// What pointers point to.
class item {
public:
    explicit item(int value) : value_(value) { ++live; }
    item(item const& other) : value_(other.value_) { ++live; }
    item& operator=(item const&) = default;
    ~item() { --live; }

    int value() const { return value_; }

    static inline long live = 0;

private:
    int value_;
};

/// The item with this value out of a static array, so that the addresses are ordered as the values are.
item* item_at(int value);

enum feature : unsigned {
    copies = 1,        // copyable
    throwing_move = 2, // moves count against the budget
    aligned = 4,       // to 64
    assigns = 8,       // assignable
    defaults = 16,     // default constructible
    relocates = 32     // may be moved as bytes: the address is not checked
};

namespace detail {
enum class condition : std::uint32_t { alive = 0x600DF00D, moved = 0x0DEFACED, dead = 0xDEADBEEF };
}

template <unsigned Features>
class alignas(Features& aligned ? 64 : alignof(void*)) probe {
    static constexpr bool can_copy = (Features & copies) != 0;
    static constexpr bool can_assign = (Features & assigns) != 0;
    static constexpr bool may_throw = (Features & throwing_move) != 0;

public:
    probe()
        requires((Features & defaults) != 0)
        : probe(0) {}
    explicit probe(int value) : value_(value) {
        census::spend();
        begin();
    }
    probe(int first, int second) : probe(first + second) {}
    /// Two own elements as arguments.
    probe(probe const& first, probe const& second)
        requires can_copy
        : probe(first.value() + second.value()) {}

    probe(probe const& other)
        requires can_copy
        : value_(other.value()) {
        census::spend();
        ++census::transfers;
        begin();
    }
    probe(probe&& other) noexcept(!may_throw) : value_(other.value()) {
        if constexpr (may_throw) census::spend();
        ++census::transfers;
        begin();
        other.leave();
    }
    probe& operator=(probe const& other)
        requires(can_copy && can_assign)
    {
        must_be_here();
        int const value = other.value();
        census::spend();
        ++census::transfers;
        value_ = value;
        condition_ = detail::condition::alive;
        return *this;
    }
    probe& operator=(probe&& other) noexcept(!may_throw)
        requires can_assign
    {
        must_be_here();
        if (this == &other) die("an element was moved onto itself");
        int const value = other.value();
        if constexpr (may_throw) census::spend();
        ++census::transfers;
        value_ = value;
        condition_ = detail::condition::alive;
        other.leave();
        return *this;
    }
    ~probe() {
        must_be_here();
        condition_ = detail::condition::dead;
        --census::live;
    }

    int value() const {
        must_be_here();
        if (condition_ == detail::condition::moved) {
            // a move that throws half-way through an operation leaves such elements, as in std::vector
            if constexpr (may_throw) return left_behind;
            else die("an element was read after it was moved from");
        }
        return value_;
    }

    friend bool operator==(probe const& a, probe const& b) { return a.value() == b.value(); }
    friend bool operator==(probe const& a, int b) { return a.value() == b; }
    friend std::strong_ordering operator<=>(probe const& a, probe const& b) {
        return a.value() <=> b.value();
    }

private:
    void begin() {
        self_ = this;
        condition_ = detail::condition::alive;
        ++census::live;
        if (reinterpret_cast<std::uintptr_t>(this) % alignof(probe) != 0)
            die("an element was built at a misaligned address");
    }
    void leave() { condition_ = detail::condition::moved; }
    void must_be_here() const {
        if (condition_ == detail::condition::dead)
            die("an element was used or destroyed after its destruction");
        if (condition_ != detail::condition::alive && condition_ != detail::condition::moved)
            die("an element was used that was never constructed");
        if constexpr ((Features & relocates) == 0)
            if (self_ != this) die("an element was used at an address where it was not constructed");
    }

    int value_;
    // volatile, so that the last write of the destructor is not optimised away
    detail::condition volatile condition_ = detail::condition::alive;
    probe const* self_ = nullptr;
};

using counted = probe<copies | assigns | defaults>;
using fragile = probe<copies | assigns | defaults | throwing_move>;
using movable = probe<assigns | defaults>;
using wide = probe<copies | assigns | defaults | aligned>;
using rigid = probe<0>;
using portable = probe<copies | assigns | defaults | relocates>;

class boxed {
public:
    constexpr boxed() : boxed(0) {}
    constexpr explicit boxed(int value) : value_(new int(value)) {}
    constexpr boxed(int first, int second) : boxed(first + second) {}
    constexpr boxed(boxed const& first, boxed const& second) : boxed(first.value() + second.value()) {}
    constexpr boxed(boxed const& other) : boxed(other.value()) {}
    constexpr boxed(boxed&& other) noexcept : value_(std::exchange(other.value_, nullptr)) {}
    constexpr boxed& operator=(boxed const& other) { return *this = boxed(other); }
    constexpr boxed& operator=(boxed&& other) noexcept {
        if (this == &other) die("an element was moved onto itself");
        delete std::exchange(value_, std::exchange(other.value_, nullptr));
        return *this;
    }
    constexpr ~boxed() { delete value_; }

    constexpr int value() const { return *value_; }

    friend constexpr bool operator==(boxed const& a, boxed const& b) { return a.value() == b.value(); }
    friend constexpr bool operator==(boxed const& a, int b) { return a.value() == b; }
    friend constexpr auto operator<=>(boxed const& a, boxed const& b) { return a.value() <=> b.value(); }

private:
    int* value_;
};

template <class T>
inline constexpr bool is_probe = false;
template <unsigned F>
inline constexpr bool is_probe<probe<F>> = true;

template <class T>
concept instrumented = is_probe<T>;

/// The element kinds that have a null.
template <class T>
concept nullable = std::is_pointer_v<T> || std::same_as<T, std::unique_ptr<item>> ||
                   std::same_as<T, std::shared_ptr<item>> || std::same_as<T, std::optional<int>>;

/// The element of kind T that stands for this value; `none` for null.
template <class T>
constexpr T make(int value) {
    if constexpr (std::same_as<T, std::string>) {
        std::string digits = std::to_string(value);
        if (value % 2 == 0) digits.insert(0, "a text that is too long for a small string buffer, ends in ");
        return digits;
    } else if constexpr (nullable<T>) {
        if (value == none) return T{};
        if constexpr (std::same_as<T, item*>) return item_at(value);
        else if constexpr (std::same_as<T, std::unique_ptr<item>>) return std::make_unique<item>(value);
        else if constexpr (std::same_as<T, std::shared_ptr<item>>) return std::make_shared<item>(value);
        else return T(value);
    } else {
        return T(value);
    }
}

/// The value that an element stands for; `none` for null.
template <class T>
constexpr int value_of(T const& element) {
    if constexpr (std::same_as<T, std::string>) {
        std::size_t const digits = element.find_last_not_of("0123456789") + 1;
        return digits == element.size() ? none - 1 : std::stoi(element.substr(digits));
    } else if constexpr (instrumented<T> || std::same_as<T, boxed>) {
        return element.value();
    } else if constexpr (std::same_as<T, std::optional<int>>) {
        return element ? *element : none;
    } else if constexpr (nullable<T>) {
        return element ? element->value() : none;
    } else {
        return static_cast<int>(element);
    }
}

/// The values of elements that lie one after the other.
template <class T>
constexpr std::vector<int> values_of(T const* first, std::size_t n) {
    std::vector<int> values;
    values.reserve(n);
    for (std::size_t i = 0; i != n; ++i) values.push_back(value_of(first[i]));
    return values;
}

} // namespace test

template <>
struct handful::is_trivially_relocatable<test::portable> : std::true_type {};

namespace test {

template <class T, bool Copy, bool NothrowMove, bool Trivial, bool Relocatable, bool Null, bool Default,
          bool Assign, std::size_t Alignment>
inline constexpr bool has_properties =
    std::is_copy_constructible_v<T> == Copy && std::is_nothrow_move_constructible_v<T> == NothrowMove &&
    std::is_trivially_copyable_v<T> == Trivial &&
    handful::is_trivially_relocatable<T>::value == Relocatable && nullable<T> == Null &&
    std::is_default_constructible_v<T> == Default && std::is_move_assignable_v<T> == Assign &&
    alignof(T) == Alignment;

static_assert(has_properties<int, true, true, true, true, false, true, true, alignof(int)>);
static_assert(has_properties<std::string, true, true, false, false, false, true, true, alignof(void*)>);
static_assert(has_properties<item*, true, true, true, true, true, true, true, alignof(void*)>);
static_assert(
    has_properties<std::unique_ptr<item>, false, true, false, true, true, true, true, alignof(void*)>);
static_assert(
    has_properties<std::shared_ptr<item>, true, true, false, true, true, true, true, alignof(void*)>);
static_assert(has_properties<std::optional<int>, true, true, true, true, true, true, true, alignof(int)>);
static_assert(has_properties<counted, true, true, false, false, false, true, true, alignof(void*)>);
static_assert(has_properties<fragile, true, false, false, false, false, true, true, alignof(void*)>);
static_assert(has_properties<movable, false, true, false, false, false, true, true, alignof(void*)>);
static_assert(has_properties<wide, true, true, false, false, false, true, true, 64>);
static_assert(has_properties<rigid, false, true, false, false, false, false, false, alignof(void*)>);
static_assert(has_properties<boxed, true, true, false, false, false, true, true, alignof(void*)>);
static_assert(has_properties<portable, true, true, false, true, false, true, true, alignof(void*)>);

} // namespace test
