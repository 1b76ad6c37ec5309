// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

// A value that is refused is refused whole, with its index among the values offered. That each operation does so is in
// operations.test.cpp.

using namespace test;

namespace {

// `act` offers values of which the one at `position` is refused with an E.
template <class E, class C>
void refuses(C& c, std::size_t position, action<void()> act) {
    std::vector<int> const before = values_in(c);
    forget_events(c);
    std::optional<std::size_t> found;
    try {
        act();
    } catch (E const& refusal) {
        found = refusal.position();
    }
    EXPECT(found.has_value());
    EXPECT(found == std::optional<std::size_t>(position));
    HOLDS_VALUES(c, before);
    EXPECT(silent(c));
}

} // namespace

BEHAVIOUR(null_is_asked_before_the_rule_and_no_owner_leaks, every_kind) {
    if constexpr (rejects_null<C> && has_rule<C> && nullable<T>) {
        C c = filled<C>({1});
        refuses<handful::null_element>(c, 2, [&] { c.append_range(stream<T>{4, 5, none, unlucky}); });
        refuses<handful::rejected_element>(c, 1, [&] { c.append_range(stream<T>{4, unlucky, none}); });
    }
}

BEHAVIOUR(assert_not_null_stops_the_program, pointer_kinds) {
    if constexpr (keeps_null_out<C> && !rejects_null<C>) {
        EXPECT(dies([] {
            C c;
            c.push_back(T{});
        }));
        EXPECT(dies([] {
            C c = filled<C>({1});
            c.insert_range(c.begin(), stream<T>{4, none});
        }));
        EXPECT(dies([] {
            C c = filled<C>({1});
            static_cast<void>(c.replace(c.begin(), T{}));
        }));
    }
}

namespace {

struct positive_and_greater {
    bool operator()(int value) const { return value > 0; }
    bool operator()(auto const& c, int value, std::size_t i) const { return c[i] < value; }
};

} // namespace

TEST_CASE("a predicate of the value is asked about a replacement before one that knows the position") {
    handful::collection<int, handful::require<positive_and_greater>> c{5, 1};
    CHECK_THROWS_AS(c.replace(c.begin(), -5), handful::rejected_element);
    CHECK_THROWS_AS(c.replace(c.begin(), 4), handful::rejected_element);
    CHECK(c.replace(c.begin(), 6) == 5);
}

TEST_CASE("volatile values are offered as any others") {
    int const volatile source = 3;
    int const volatile sources[] = {1, 2};
    handful::collection<int, handful::require<positive_and_greater>> c;
    c.emplace_back(source);
    c.append_range(sources);
    CHECK(c.size() == 3);
}

// ---- predicates of each form ----

namespace {

int asked = 0;

struct counting_predicate {
    bool operator()(int value) const {
        ++asked;
        return value != unlucky;
    }
};

struct ascending {
    bool operator()(auto const& c, int value) const {
        seen.assign(c.begin(), c.end());
        return c.empty() || c.back() < value;
    }
    static inline std::vector<int> seen;
};

// Unlike the plain form, knows which element goes.
struct no_duplicates {
    bool operator()(auto const& c, int value) const { return !c.contains(value); }
    bool operator()(auto const& c, int value, std::size_t i) const {
        std::optional<std::size_t> const there = c.index_of(value);
        return !there || *there == i;
    }
};

struct throws_at_seven {
    bool operator()(int value) const {
        if (value == 7) throw budget_spent{};
        return true;
    }
};

template <class Storage, class... P>
using ints = handful::collection<int, Storage, P...>;

} // namespace

TEST_CASE("a one-argument predicate is asked once about each value, and once about n copies") {
    for_each_storage([]<class S>() {
        ints<S, handful::require<counting_predicate>> c;
        asked = 0;
        c.push_back(1);
        CHECK(asked == 1);
        c.insert(c.begin(), 3, 2);
        CHECK(asked == 2);
        c.resize(7, 5);
        CHECK(asked == 3);
        c.assign(4, 6);
        CHECK(asked == 4);
        std::vector<int> const source{1, 2, 3};
        c.append_range(source);
        CHECK(asked == 7);
        auto copy = c;
        CHECK(asked == 7);
        copy = c;
        auto const moved = std::move(copy);
        CHECK(asked == 7);
        CHECK(moved == c);
        static_cast<void>(c.replace(c.begin(), 9));
        CHECK(asked == 8);
        c.reverse();
        c.erase(c.begin());
        c.reserve(12);
        CHECK(asked == 8);
    });
}

TEST_CASE("a two-argument predicate sees the collection as it will be just before the value joins") {
    for_each_storage([]<class S>() {
        using C = ints<S, handful::require<ascending>>;
        C c{1, 3, 5};
        CHECK(ascending::seen == std::vector{1, 3});
        CHECK_THROWS_AS(c.push_back(4), handful::rejected_element);
        CHECK(ascending::seen == std::vector{1, 3, 5});

        // earlier values of the same call are in
        std::vector<int> const more{6, 7, 8};
        c.append_range(more);
        CHECK(ascending::seen == std::vector{1, 3, 5, 6, 7});
        CHECK(c == C{1, 3, 5, 6, 7, 8});
        try {
            c.append_range(std::vector<int>{9, 10, 10});
            FAIL("was admitted");
        } catch (handful::rejected_element const& refusal) {
            CHECK(refusal.position() == 2);
        }
        CHECK(c == C{1, 3, 5, 6, 7, 8});
        try {
            c.append_range(stream<int>{9, 10, 10});
            FAIL("was admitted");
        } catch (handful::rejected_element const& refusal) {
            CHECK(refusal.position() == 2);
        }
        CHECK(c == C{1, 3, 5, 6, 7, 8});

        // an insertion anywhere is judged behind the last element
        CHECK_THROWS_AS(c.insert(c.begin(), 0), handful::rejected_element);
        c.insert(c.begin(), 11);
        CHECK(c.front() == 11);
        CHECK(c.size() == 7);

        // for an assignment the collection holds only the earlier values
        c.assign(more.begin(), more.end());
        CHECK(ascending::seen == std::vector{6, 7});
        CHECK(c == C{6, 7, 8});
        c = {1, 2};
        CHECK(ascending::seen == std::vector{1});
        c.assign_range(stream<int>{4, 5, 6, 7});
        CHECK(ascending::seen == std::vector{4, 5, 6});
        CHECK_THROWS_AS(c.assign(2, 9), handful::rejected_element);
        CHECK(c == C{4, 5, 6, 7});
        CHECK_THROWS_AS((C{2, 1}), handful::rejected_element);
        CHECK_THROWS_AS((C(3, 1)), handful::rejected_element);
    });
}

TEST_CASE("a three-argument predicate is told the position that a replacement goes to") {
    for_each_storage([]<class S>() {
        using C = ints<S, handful::require<no_duplicates>>;
        C c{1, 2, 3};
        CHECK_THROWS_AS(c.push_back(2), handful::rejected_element);
        CHECK_THROWS_AS(c.replace(c.begin(), 3), handful::rejected_element);
        CHECK(c.replace(c.begin() + 1, 2) == 2);
        CHECK(c.replace(c.begin() + 1, 9) == 2);
        c.modify(c.begin() + 2, [](int& value) { value = 3; });
        CHECK_THROWS_AS(c.modify(c.begin() + 2, [](int& value) { value = 1; }), handful::rejected_element);
        CHECK(c == C{1, 9, 3});
        CHECK_THROWS_AS(c.insert(c.begin(), 2, 7), handful::rejected_element);
        CHECK(c == C{1, 9, 3});
        std::vector<int> const twice{4, 5, 4};
        CHECK_THROWS_AS(c.insert_range(c.begin() + 1, twice), handful::rejected_element);
        CHECK(c == C{1, 9, 3});
        c.assign_range(std::vector<int>{3, 9, 1});
        CHECK(c == C{3, 9, 1});
        CHECK_THROWS_AS(c.assign_range(twice), handful::rejected_element);
        CHECK(c == C{3, 9, 1});
    });
}

TEST_CASE("a range that can be read again is refused whole") {
    for_each_storage([]<class S>() {
        for (std::size_t k = 0; k != 3; ++k) {
            ints<S, handful::require<counting_predicate>> c{1, 2};
            std::vector<int> offered{4, 5, 6};
            offered[k] = unlucky;
            try {
                c.insert_range(c.begin() + 1, forward_view<int>(offered));
                FAIL("was admitted");
            } catch (handful::rejected_element const& refusal) {
                CHECK(refusal.position() == k);
            }
            CHECK(c == ints<S, handful::require<counting_predicate>>{1, 2});
        }
    });
}

TEST_CASE("predicates are asked in the order listed, and the first refusal ends it") {
    for_each_storage([]<class S>() {
        ints<S, handful::require<no_duplicates>, handful::require<counting_predicate>> c;
        c.push_back(1);
        asked = 0;
        CHECK_THROWS_AS(c.push_back(1), handful::rejected_element);
        CHECK(asked == 0);
        CHECK_THROWS_AS(c.push_back(unlucky), handful::rejected_element);
        CHECK(asked == 1);
        CHECK(c.size() == 1);
    });
}

TEST_CASE("a predicate that throws leaves the collection as it was") {
    for_each_storage([]<class S>() {
        using C = ints<S, handful::require<throws_at_seven>>;
        C c{1, 2};
        std::vector<int> const values{5, 6, 7, 8};
        CHECK_THROWS_AS(c.push_back(7), budget_spent);
        CHECK_THROWS_AS(c.append_range(values), budget_spent);
        CHECK_THROWS_AS(c.insert_range(c.begin() + 1, values), budget_spent);
        CHECK_THROWS_AS(c.insert_range(c.begin() + 1, stream<int>{5, 6, 7, 8}), budget_spent);
        CHECK_THROWS_AS(c.append_range(stream<int>{5, 6, 7, 8}), budget_spent);
        CHECK_THROWS_AS(c.assign_range(values), budget_spent);
        CHECK_THROWS_AS(c.assign_range(stream<int>{5, 6, 7, 8}), budget_spent);
        CHECK_THROWS_AS(c.replace(c.begin(), 7), budget_spent);
        CHECK_THROWS_AS(c.modify(c.begin(), [](int& value) { value = 7; }), budget_spent);
        CHECK_THROWS_AS(c.resize(5, 7), budget_spent);
        CHECK(c == C{1, 2});
    });
}

TEST_CASE("blank elements under reject_null are refused only where they are null") {
    using pointers = handful::collection<int*, handful::reject_null>;
    CHECK_THROWS_AS(pointers(1), handful::null_element);
    CHECK(pointers(0).empty());
    pointers p;
    CHECK_THROWS_AS(p.resize(2), handful::null_element);
    CHECK(p.empty());
    using functions = handful::collection<std::optional<int>, handful::reject_null>;
    CHECK_THROWS_AS(functions(3), handful::null_element);
    p.resize(0);
    CHECK(p.empty());
}
