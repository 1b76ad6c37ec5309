// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

#include <handful/sort.hpp>

#include <cstring>

// What is told, row by row, and by which listener it is heard. That a mirror that replays the events equals the
// collection after every operation is checked by HOLDS in every other behaviour too.

using namespace test;

namespace {

constexpr told inserted = told::inserted;
constexpr told removing = told::removing;

template <class S>
using heard = handful::collection<int, S, handful::notify<mirror>>;

template <class C>
event_log take_events(C& c) {
    event_log const events = c.listener().events();
    c.listener().forget();
    return events;
}

} // namespace

TEST_CASE("each row of the table of events") {
    for_each_storage([]<class S>() {
        using C = heard<S>;
        // construction
        CHECK(C().listener().log().empty());
        C c{1, 2, 3};
        CHECK(take_events(c) == event_log{{inserted, 0, 3}});
        C copy(c);
        CHECK(take_events(copy) == event_log{{inserted, 0, 3}});
        CHECK(take_events(c).empty());
        C moved(std::move(copy));
        CHECK(take_events(moved) == event_log{{removing, 0, 3}, {inserted, 0, 3}});
        HOLDS(moved, ({1, 2, 3}));

        // assignment
        c = moved;
        CHECK(take_events(c) == event_log{{removing, 0, 3}, {inserted, 0, 3}});
        CHECK(take_events(moved).empty());
        c = C();
        CHECK(take_events(c) == event_log{{removing, 0, 3}});
        c = {4, 5};
        CHECK(take_events(c) == event_log{{inserted, 0, 2}});
        c.assign(3, 1);
        CHECK(take_events(c) == event_log{{removing, 0, 2}, {inserted, 0, 3}});
        c.assign(0, 1);
        CHECK(take_events(c) == event_log{{removing, 0, 3}});
        c.assign(0, 1);
        CHECK(take_events(c).empty());
        c = std::move(moved);
        CHECK(take_events(c) == event_log{{inserted, 0, 3}});
        CHECK(take_events(moved) == event_log{{removing, 0, 3}});

        // single elements and ranges
        c.push_back(4);
        CHECK(take_events(c) == event_log{{inserted, 3, 1}});
        c.emplace_back(5);
        CHECK(take_events(c) == event_log{{inserted, 4, 1}});
        c.insert(c.begin() + 1, {6, 7});
        CHECK(take_events(c) == event_log{{inserted, 1, 2}});
        c.append_range(std::vector<int>{8, 9});
        CHECK(take_events(c) == event_log{{inserted, 7, 2}});
        c.resize(11);
        CHECK(take_events(c) == event_log{{inserted, 9, 2}});
        c.resize(9);
        CHECK(take_events(c) == event_log{{removing, 9, 2}});
        c.pop_back();
        CHECK(take_events(c) == event_log{{removing, 8, 1}});
        c.erase(c.begin(), c.begin() + 2);
        CHECK(take_events(c) == event_log{{removing, 0, 2}});
        CHECK(c.take(c.begin()) == 7);
        CHECK(take_events(c) == event_log{{removing, 0, 1}});
        HOLDS(c, ({2, 3, 4, 5, 8}));

        // one element
        CHECK(c.replace(c.begin() + 4, 1) == 8);
        CHECK(take_events(c) == event_log{{told::replaced, 4, 1}});
        c.modify(c.begin(), [](int& value) { value = 6; });
        CHECK(take_events(c) == event_log{{told::replaced, 0, 1}});
        HOLDS(c, ({6, 3, 4, 5, 1}));

        // several runs, the last first
        CHECK(erase_if(c, [](int value) { return value != 4 && value != 1; }) == 3);
        CHECK(take_events(c) == event_log{{removing, 3, 1}, {removing, 0, 2}});
        CHECK(erase(c, 4) == 1);
        CHECK(take_events(c) == event_log{{removing, 0, 1}});
        HOLDS(c, ({1}));

        // order
        c.sort();
        c.reverse();
        CHECK(take_events(c).empty());
        c.append_range(std::vector<int>{3, 2});
        c.listener().forget();
        c.sort();
        CHECK(take_events(c) == event_log{{told::reordered}});
        c.reverse();
        CHECK(take_events(c) == event_log{{told::reordered}});
        c.rotate(c.begin() + 1);
        CHECK(take_events(c) == event_log{{told::reordered}});
        c.swap_elements(0, 2);
        CHECK(take_events(c) == event_log{{told::reordered}});
        HOLDS(c, ({3, 1, 2}));

        // swap
        C other{7};
        take_events(other);
        swap(c, other);
        CHECK(take_events(c) == event_log{{removing, 0, 3}, {inserted, 0, 1}});
        CHECK(take_events(other) == event_log{{removing, 0, 1}, {inserted, 0, 3}});

        // nothing
        C const& same = other;
        other = same;
        other.swap(other);
        other.reserve(12);
        other.shrink_to_fit();
        other.append_range(std::vector<int>{});
        other.erase(other.begin(), other.begin());
        other.resize(3);
        erase_if(other, [](int) { return false; });
        CHECK(take_events(other).empty());
        other.clear();
        CHECK(take_events(other) == event_log{{removing, 0, 3}});
        other.clear();
        CHECK(take_events(other).empty());
    });
}

namespace {

int removals = 0;
struct counts_removals {
    void removing(auto const&, std::size_t, std::size_t) noexcept { ++removals; }
};

} // namespace

TEST_CASE("destruction is not told") {
    removals = 0;
    {
        handful::collection<int, handful::notify<counts_removals>> c{1, 2, 3};
        c.pop_back();
        CHECK(removals == 1);
    }
    CHECK(removals == 1);
}

namespace {

std::vector<std::pair<char, event>> heard_by;

template <char Name>
struct named {
    void inserted(auto const&, std::size_t first, std::size_t n) noexcept {
        heard_by.push_back({Name, {told::inserted, first, n}});
    }
    void removing(auto const&, std::size_t first, std::size_t n) noexcept {
        heard_by.push_back({Name, {told::removing, first, n}});
    }
};

// Hooks may be static, and only some of them there.
struct hears_replacements {
    static void replaced(auto const& c, std::size_t i, auto const& old) noexcept { last = c[i] * 100 + old; }
    static inline int last = 0;
};

struct hears_nothing {};

std::vector<std::string> removed;
struct keeps {
    void removing(auto const& c, std::size_t first, std::size_t n) noexcept {
        for (std::size_t i = first; i != first + n; ++i) removed.push_back(c[i]);
    }
};

void const* last_place = nullptr;
std::size_t told_moves = 0;
struct follows {
    void relocated(auto const& c) noexcept {
        ++told_moves;
        last_place = c.data();
    }
};

// Have state, and are given to constructors.
struct second {
    int calls = 0;
    void inserted(auto const&, std::size_t, std::size_t) noexcept { ++calls; }
};

struct labelled {
    int label = 0;
    int heard = 0;
    void inserted(auto const&, std::size_t, std::size_t n) noexcept { heard += static_cast<int>(n); }
};

} // namespace

TEST_CASE("listeners are told in the order listed") {
    for_each_storage([]<class S>() {
        heard_by.clear();
        handful::collection<int, handful::notify<named<'b'>>, S, handful::notify<named<'a'>>> c;
        c.push_back(1);
        c.clear();
        REQUIRE(heard_by.size() == 4);
        CHECK(heard_by[0].first == 'b');
        CHECK(heard_by[1].first == 'a');
        CHECK(heard_by[2].first == 'b');
        CHECK(heard_by[3].first == 'a');
        CHECK(heard_by[1].second == event{told::inserted, 0, 1});
        CHECK(heard_by[2].second == event{told::removing, 0, 1});
    });
}

TEST_CASE("a listener has the hooks that it wants") {
    for_each_storage([]<class S>() {
        handful::collection<int, S, handful::notify<hears_replacements>> c{1, 2};
        c.push_back(3);
        c.reverse();
        static_cast<void>(c.replace(c.begin(), 8));
        CHECK(hears_replacements::last == 803);
        handful::collection<int, S, handful::notify<hears_nothing>> deaf{1, 2};
        deaf.push_back(3);
        CHECK(deaf.size() == 3);
    });
}

TEST_CASE("a listener moves along, starts afresh in a copy, and stays in assignment and swap") {
    for_each_storage([]<class S>() {
        using C = handful::collection<int, S, handful::notify<labelled>>;
        C a({1, 2, 3}, handful::with(labelled{7, 0}));
        CHECK(a.listener().label == 7);
        CHECK(a.listener().heard == 3);
        C const copy(a);
        CHECK(copy.listener().label == 0);
        CHECK(copy.listener().heard == 3);
        C const chosen(a, handful::with(labelled{5, 0}));
        CHECK(chosen.listener().label == 5);
        CHECK(chosen.listener().heard == 3);
        C moved(std::move(a));
        CHECK(moved.listener().label == 7);
        CHECK(moved.listener().heard == 6);
        C b({4}, handful::with(labelled{9, 0}));
        swap(b, moved);
        CHECK(b.listener().label == 9);
        CHECK(b.listener().heard == 4);
        CHECK(moved.listener().label == 7);
        CHECK(moved.listener().heard == 7);
        b = moved;
        CHECK(b.listener().label == 9);
        b = std::move(moved);
        CHECK(b.listener().label == 9);
        b = {1, 2};
        CHECK(b.listener().label == 9);
    });
}

TEST_CASE("several listeners with state are reached by their types") {
    for_each_storage([]<class S>() {
        using C = handful::collection<int, handful::notify<labelled>, S, handful::notify<second>>;
        C c(handful::with(second{10}, labelled{3, 0}));
        c.push_back(1);
        CHECK(c.template listener<labelled>().label == 3);
        CHECK(c.template listener<labelled>().heard == 1);
        CHECK(c.template listener<second>().calls == 11);
        C const& constant = c;
        CHECK(constant.template listener<second>().calls == 11);
    });
}

TEST_CASE("the removed elements can be read while their removal is told") {
    for_each_storage([]<class S>() {
        using C = handful::collection<std::string, S, handful::notify<keeps>>;
        C c{"a", "b", "c"};
        removed.clear();
        c.clear();
        CHECK(removed == std::vector<std::string>{"a", "b", "c"});
        c = {"d", "e"};
        removed.clear();
        c = {"f"};
        CHECK(removed == std::vector<std::string>{"d", "e"});
        C other{"g", "h"};
        removed.clear();
        c = std::move(other);
        CHECK(removed.size() == 3);
    });
}

TEST_CASE("relocated comes before the event of the operation and sees the elements at their place") {
    for_each_storage([]<class S>() {
        handful::collection<int, S, handful::notify<follows>> c{1};
        last_place = c.data();
        for (int n = 0; n != 14; ++n) {
            c.push_back(n);
            CHECK(last_place == c.data());
        }
        c.erase(c.begin() + 1, c.end());
        c.shrink_to_fit();
        CHECK(last_place == c.data());
        c.reserve(15);
        CHECK(last_place == c.data());
        std::size_t const moves = told_moves;
        auto const moved = std::move(c);
        CHECK(told_moves == moves);
        CHECK(moved.size() == 1);
    });
}

TEST_CASE("relocated comes first where an insertion fails half-way, too") {
    for_each_storage([]<class S>() {
        for (long allowed = 0; allowed != 12; ++allowed) {
            handful::collection<fragile, S, handful::notify<mirror>> c;
            for (int i = 0; i != 3; ++i) c.emplace_back(i);
            c.shrink_to_fit();
            c.listener().forget();
            fragile const value(7);
            {
                element_budget const budget(allowed);
                try {
                    c.insert(c.begin() + 1, 2, value);
                } catch (budget_spent const&) {}
            }
            event_log const& log = c.listener().log();
            for (std::size_t i = 1; i < log.size(); ++i) CHECK(log[i].what != told::relocated);
            CHECK(c.listener().values() == values_in(c));
        }
    });
}

namespace {

// What listeners may be like.
struct hooks_base {
    int heard;
    [[nodiscard]] int inserted(auto const&, std::size_t, std::size_t n) noexcept {
        return heard += static_cast<int>(n);
    }
};
struct without_initialiser : hooks_base {};
class protected_base {
public:
    static void inserted(auto const&, std::size_t, std::size_t) noexcept { ++removals; }

protected:
    protected_base() = default;
};
struct of_protected_base : protected_base {};

} // namespace

TEST_CASE("listeners are value-initialised, and may have bases and results") {
    for_each_storage([]<class S>() {
        using C = handful::collection<int, S, handful::notify<without_initialiser>>;
        alignas(C) std::byte memory[sizeof(C)];
        std::memset(memory, 0xab, sizeof memory);
        C* const c = ::new (static_cast<void*>(memory)) C;
        CHECK(c->listener().heard == 0);
        c->push_back(1);
        CHECK(c->listener().heard == 1);
        c->~C();

        removals = 0;
        handful::collection<int, S, handful::notify<of_protected_base>> d;
        d.push_back(1);
        CHECK(removals == 1);
        static_cast<void>(d.listener());
    });
}

#if !defined(NDEBUG)

namespace {

// A hook that changes the collection that it hears, and one that only stands beside it.
template <class C>
struct meddling_of {
    static inline C* target = nullptr;
};

struct meddles {
    void inserted(auto const& c, std::size_t, std::size_t) noexcept {
        using C = std::remove_cvref_t<decltype(c)>;
        if (meddling_of<C>::target != nullptr) std::exchange(meddling_of<C>::target, nullptr)->clear();
    }
};

struct bystander {
    void inserted(auto const&, std::size_t, std::size_t) noexcept {}
};

struct meddling_predicate {
    bool operator()(auto const& c, int) const {
        using C = std::remove_cvref_t<decltype(c)>;
        if (meddling_of<C>::target != nullptr) std::exchange(meddling_of<C>::target, nullptr)->clear();
        return true;
    }
};

template <class C>
void changes_from_within() {
    C c;
    c.push_back(1);
    meddling_of<C>::target = &c;
    c.push_back(2);
}

template <class C>
struct condemned {
    static inline std::unique_ptr<C> collection;
};

struct destroys {
    void inserted(auto const& c, std::size_t, std::size_t) noexcept {
        condemned<std::remove_cvref_t<decltype(c)>>::collection.reset();
    }
};

template <class C>
void destroys_from_within() {
    condemned<C>::collection = std::make_unique<C>();
    condemned<C>::collection->push_back("1");
}

// Changing another collection is fine.
template <class C>
void changes_another() {
    C c;
    C other;
    other.push_back(1);
    meddling_of<C>::target = &other;
    c.push_back(2);
    if (!other.empty()) std::abort();
}

} // namespace

TEST_CASE("a change from within a hook or a predicate is asserted, with one listener as with two") {
    using one = handful::collection<int, handful::notify<meddles>>;
    using two = handful::collection<int, handful::notify<meddles>, handful::notify<bystander>>;
    using asked = handful::collection<int, handful::require<meddling_predicate>>;
    CHECK(dies(&changes_from_within<one>));
    CHECK(dies(&changes_from_within<two>));
    CHECK(dies(&changes_from_within<asked>));
    CHECK_FALSE(dies(&changes_another<one>));
    CHECK_FALSE(dies(&changes_another<two>));
    CHECK_FALSE(dies(&changes_another<asked>));
}

TEST_CASE("a hook that destroys its collection is stopped by an assertion") {
    for_each_storage([]<class S>() {
        CHECK(dies(&destroys_from_within<handful::collection<std::string, S, handful::notify<destroys>>>));
    });
}

#endif
