// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include "catch.hpp"

#include <cstddef>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

// Policies as users write them: call operators of every form, growth beyond all bounds, rules that throw, hooks with results.

namespace {

template <class F>
void for_each_storage(F f) {
    f.template operator()<handful::inline_one>();
    f.template operator()<handful::small_buffer<3>>();
    f.template operator()<handful::fixed_capacity<24>>();
}

template <class F>
void for_each_storage_that_grows(F f) {
    f.template operator()<handful::inline_one>();
    f.template operator()<handful::small_buffer<3>>();
}

/// Leads a collection under a rule that admits 0 to 9 through what asks it.
template <class Predicate>
void lead_rule() {
    for_each_storage([]<class S>() {
        handful::collection<int, S, handful::require<Predicate>> c{1, 2, 3};
        c.push_back(4);
        CHECK_THROWS_AS(c.push_back(10), handful::rejected_element);
        CHECK_THROWS_AS(c.insert(c.begin(), -1), handful::rejected_element);
        CHECK_THROWS_AS(c.assign({5, 11}), handful::rejected_element);
        CHECK_THROWS_AS(c.replace(c.begin(), 12), handful::rejected_element);
        CHECK_THROWS_AS(c.append_range(std::vector{5, 6, 13}), handful::rejected_element);
        CHECK(c.front() == 1);
        CHECK(c.back() <= 6);
    });
}

constexpr bool digit(int n) { return n >= 0 && n <= 9; }

struct by_const {
    bool operator()(int n) const { return digit(n); }
};
struct by_const_lvalue {
    bool operator()(int n) const& { return digit(n); }
    bool operator()(int) const&& = delete;
};
struct by_lambda_like {
    constexpr auto operator()(auto const& n) const noexcept { return digit(n); }
};
struct overloaded_for_others {
    bool operator()(int n) const { return digit(n); }
    bool operator()(std::string const&) const { return false; }
};
struct mutable_and_const {
    bool operator()(int) { return false; } // a rule is asked as a constant
    bool operator()(int n) const { return digit(n); }
};
struct final_class final {
    bool operator()(int n) const { return digit(n); }
};
struct inherits_its_call : private by_const {
    using by_const::operator();
};
struct no_assignment {
    no_assignment() = default;
    no_assignment(no_assignment const&) = delete;
    no_assignment& operator=(no_assignment const&) = delete;
    bool operator()(int n) const { return digit(n); }
};
struct explicit_default {
    explicit explicit_default() = default;
    bool operator()(int n) const { return digit(n); }
};
struct asks_for_a_conversion {
    bool operator()(long long n) const { return n >= 0 && n <= 9; }
};
struct answers {
    bool yes;
    operator bool() const { return yes; }
    void operator&&(answers) const = delete;
    void operator||(answers) const = delete;
    void operator,(answers) const = delete;
};
struct answers_by_class {
    answers operator()(int n) const { return {digit(n)}; }
};
struct answers_by_number {
    int operator()(int n) const { return digit(n) ? 2 : 0; }
};
struct sees_the_collection {
    template <handful::any_collection C>
    bool operator()(C const&, int n) const {
        return digit(n);
    }
};
struct takes_the_address_of_nothing {
    takes_the_address_of_nothing const* operator&() const = delete;
    bool operator()(int n) const { return digit(n); }
};
using closure = decltype([](int n) { return digit(n); });

} // namespace

TEST_CASE("predicates of every form of call") {
    lead_rule<by_const>();
    lead_rule<by_const_lvalue>();
    lead_rule<by_lambda_like>();
    lead_rule<overloaded_for_others>();
    lead_rule<mutable_and_const>();
    lead_rule<final_class>();
    lead_rule<inherits_its_call>();
    lead_rule<no_assignment>();
    lead_rule<explicit_default>();
    lead_rule<asks_for_a_conversion>();
    lead_rule<answers_by_class>();
    lead_rule<answers_by_number>();
    lead_rule<sees_the_collection>();
    lead_rule<takes_the_address_of_nothing>();
    lead_rule<closure>();
}

namespace {

struct throws_at_three {
    bool operator()(int n) const {
        if (n == 3) throw std::runtime_error("three");
        return digit(n);
    }
};

/// Throws what is no class.
struct throws_a_number {
    bool operator()(int n) const {
        if (n == 3) throw n;
        return digit(n);
    }
};

template <class Rule, class Thrown>
void lead_throwing_rule() {
    for_each_storage([]<class S>() {
        handful::collection<int, S, handful::require<Rule>> c{1, 2};
        CHECK_THROWS_AS(c.push_back(3), Thrown);
        CHECK_THROWS_AS(c.emplace_back(3), Thrown);
        CHECK_THROWS_AS(c.insert(c.begin(), 3), Thrown);
        CHECK_THROWS_AS(c.insert(c.begin(), {5, 6, 3, 7}), Thrown);
        CHECK_THROWS_AS(c.assign({5, 3}), Thrown);
        CHECK_THROWS_AS(c.assign(4, 3), Thrown);
        CHECK_THROWS_AS(c.replace(c.begin(), 3), Thrown);
        CHECK_THROWS_AS(c.resize(5, 3), Thrown);
        CHECK(c == decltype(c){1, 2});
    });
}

} // namespace

TEST_CASE("rules that throw leave the collection as it was") {
    lead_throwing_rule<throws_at_three, std::runtime_error>();
    lead_throwing_rule<throws_a_number, int>();
}

namespace {

template <std::size_t Result>
struct always_says {
    static constexpr auto policy_category = handful::category::growth;
    static constexpr std::size_t next_capacity(std::size_t, std::size_t) noexcept { return Result; }
};

struct one_more_than_needed {
    static constexpr auto policy_category = handful::category::growth;
    static std::size_t next_capacity(std::size_t capacity, std::size_t needed) {
        return capacity > needed ? capacity : needed + 1;
    }
};

} // namespace

TEST_CASE("growth policies that ask for less than is needed") {
    for_each_storage_that_grows([]<class S>() {
        handful::collection<int, S, always_says<0>> c;
        for (int n = 0; n != 20; ++n) c.push_back(n);
        CHECK(c.size() == 20);
        CHECK(c.back() == 19);
        handful::collection<int, S, always_says<1>> other{1, 2, 3, 4, 5};
        other.insert(other.begin(), 15, 0);
        CHECK(other.size() == 20);
        handful::collection<int, S, one_more_than_needed> grown;
        for (int n = 0; n != 20; ++n) grown.insert(grown.begin(), n);
        CHECK(grown.front() == 19);
    });
}

namespace {

template <class T>
struct has_ten : std::allocator<T> {
    has_ten() = default;
    template <class U>
    has_ten(has_ten<U> const&) {}
    std::size_t max_size() const noexcept { return 10; }
};

} // namespace

TEST_CASE("growth policies that ask for more than there is") {
    constexpr auto limit = std::numeric_limits<std::size_t>::max();
    for_each_storage_that_grows([]<class S>() {
        handful::collection<int, S, always_says<limit>, handful::use_allocator<has_ten<int>>> c{1, 2, 3};
        c.push_back(4); // what a growth policy says is a wish
        CHECK(c.capacity() <= 10);
        while (c.size() != 10) c.push_back(5);
        CHECK_THROWS_AS(c.push_back(6), std::length_error);
        CHECK(c.size() == 10);
    });
}

namespace {

int told = 0;

struct hooks_with_results {
    int inserted(auto const&, std::size_t, std::size_t) const noexcept { return ++told; }
    [[nodiscard]] int removing(auto const&, std::size_t, std::size_t) noexcept { return ++told; }
    hooks_with_results& replaced(auto const&, std::size_t, auto const&) & noexcept {
        ++told;
        return *this;
    }
};
struct static_hooks {
    static void inserted(auto const&, std::size_t, std::size_t) noexcept { ++told; }
    static void removing(auto const&, std::size_t, std::size_t) noexcept { ++told; }
    static void replaced(auto const&, std::size_t, auto const&) noexcept { ++told; }
};
struct inherited_hooks : private static_hooks {
    using static_hooks::inserted;
    using static_hooks::removing;
    using static_hooks::replaced;
};
struct wide_hooks {
    void inserted(auto&&...) noexcept { ++told; }
    void removing(auto&&...) noexcept { ++told; }
    void replaced(auto const& c, unsigned long long, int) noexcept { told += c.empty() ? 0 : 1; }
};
struct hooks_with_state {
    int const unchanging = 7; // so that the listener cannot be assigned
    void inserted(auto const&, std::size_t, std::size_t) noexcept { ++told; }
    void removing(auto const&, std::size_t, std::size_t) noexcept { ++told; }
    void replaced(auto const&, std::size_t, auto const&) noexcept { ++told; }
};
struct hooks_by_members {
    struct counter {
        void operator()(auto const&...) const noexcept { ++told; }
    };
    [[no_unique_address]] counter inserted;
    [[no_unique_address]] counter removing;
    counter replaced;
};
struct overloads_address {
    overloads_address* operator&() = delete;
    void operator,(auto const&) = delete;
    int state = 0;
    void inserted(auto const&, std::size_t, std::size_t) noexcept { ++told; }
    void removing(auto const&, std::size_t, std::size_t) noexcept { ++told; }
    void replaced(auto const&, std::size_t, auto const&) noexcept { ++told; }
};

template <class Listener>
void lead_listener() {
    for_each_storage([]<class S>() {
        handful::collection<int, S, handful::notify<Listener>> c;
        told = 0;
        c.push_back(1);
        CHECK(told == 1);
        c.insert(c.begin(), {2, 3, 4});
        CHECK(told == 2);
        c.replace(c.begin(), 5);
        CHECK(told == 3);
        c.pop_back();
        CHECK(told == 4);
        c.erase(c.begin());
        CHECK(told == 5);
        auto copy = c;
        copy = c;
        swap(c, copy);
        auto const moved = std::move(copy);
        CHECK(moved.size() == 2);
    });
}

} // namespace

TEST_CASE("hooks of every form of call") {
    lead_listener<hooks_with_results>();
    lead_listener<static_hooks>();
    lead_listener<inherited_hooks>();
    lead_listener<wide_hooks>();
    lead_listener<hooks_with_state>();
    lead_listener<hooks_by_members>();
    lead_listener<overloads_address>();
}
