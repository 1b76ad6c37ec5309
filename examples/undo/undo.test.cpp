// SPDX-License-Identifier: BSL-1.0
#include "undoable.hpp"

#include <handful/sort.hpp>

#include "catch.hpp"

#include <new>
#include <random>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

namespace {

template <class T>
std::vector<T> items(undo::undoable<T> const& list) {
    return {list.items().begin(), list.items().end()};
}

using list = undo::undoable<int>;
using values = std::vector<int>;

// The notes are of one list: a copy would have those of another.
static_assert(!std::is_copy_constructible_v<list> && !std::is_move_constructible_v<list> &&
              !std::is_copy_assignable_v<list> && !std::is_move_assignable_v<list>);

// After `change`, undo leads back and redo leads there.
template <class Change>
void there_and_back(Change change) {
    list l;
    l.edit([](auto& c) { c = {3, 1, 2, 5, 4}; });
    values const before = items(l);
    l.edit(change);
    values const after = items(l);
    for (int again = 0; again != 2; ++again) {
        CHECK(l.undo());
        CHECK(items(l) == before);
        CHECK(l.redo());
        CHECK(items(l) == after);
    }
    CHECK_FALSE(l.redo());
}

} // namespace

TEST_CASE("each kind of change is taken back and made again") {
    there_and_back([](auto& c) { c.push_back(6); });
    there_and_back([](auto& c) { c.insert(c.begin() + 2, {7, 8}); });
    there_and_back([](auto& c) { c.erase(c.begin() + 1, c.begin() + 3); });
    there_and_back([](auto& c) { erase_if(c, [](int value) { return value % 2 != 0; }); });
    there_and_back([](auto& c) { static_cast<void>(c.replace(c.begin() + 4, 9)); });
    there_and_back([](auto& c) { c.modify(c.begin(), [](int& value) { value *= 10; }); });
    there_and_back([](auto& c) { c.sort(); });
    there_and_back([](auto& c) { c.rotate(c.begin() + 2); });
    there_and_back([](auto& c) { c.clear(); });
    there_and_back([](auto& c) { c.assign({1, 2}); });
    there_and_back([](auto& c) {
        c.push_back(1);
        c.reverse();
        c.erase(c.begin());
    });
}

TEST_CASE("a new edit ends what could be made again; an edit of nothing does not") {
    list l;
    l.edit([](auto& c) { c.push_back(1); });
    l.edit([](auto& c) { c.push_back(2); });
    CHECK(l.undo());
    l.edit([](auto& c) { c.reserve(10); });
    CHECK(l.can_redo());
    l.edit([](auto& c) { c.push_back(3); });
    CHECK_FALSE(l.can_redo());
    CHECK(l.undo());
    CHECK(l.undo());
    CHECK_FALSE(l.undo());
    CHECK(items(l).empty());
}

TEST_CASE("only the last edits are remembered") {
    list l(2);
    for (int i = 0; i != 5; ++i) l.edit([i](auto& c) { c.push_back(i); });
    CHECK(l.undo());
    CHECK(l.undo());
    CHECK_FALSE(l.undo());
    CHECK(items(l) == values{0, 1, 2});
}

TEST_CASE("what an edit did before it threw can be taken back") {
    list l;
    l.edit([](auto& c) { c = {1, 2}; });
    CHECK_THROWS_AS(l.edit([](auto& c) {
        c.push_back(3);
        throw std::runtime_error("no more");
    }),
                    std::runtime_error);
    CHECK(items(l) == values{1, 2, 3});
    CHECK(l.undo());
    CHECK(items(l) == values{1, 2});
}

TEST_CASE("at random, there and back through all edits") {
    std::mt19937 random(7);
    list l(1000);
    std::vector<values> states{items(l)};
    for (int i = 0; i != 300; ++i) {
        auto const value = static_cast<int>(random() % 100);
        l.edit([&](auto& c) {
            auto const at = c.begin() + random() % (c.size() + 1);
            switch (random() % 6) {
            case 0:
                c.insert(at, {value, value + 1});
                break;
            case 1:
                c.sort();
                break;
            case 2:
                c.erase(at, c.end());
                break;
            case 3:
                erase(c, value);
                break;
            default:
                c.insert(at, value);
            }
        });
        if (items(l) != states.back()) states.push_back(items(l));
    }
    std::size_t at = states.size() - 1;
    while (l.undo())
        if (items(l) != states[at]) REQUIRE(items(l) == states[--at]);
    CHECK(at == 0);
    while (l.redo())
        if (items(l) != states[at]) REQUIRE(items(l) == states[++at]);
    CHECK(at == states.size() - 1);
}

namespace {

// So many copies can be made until memory runs out.
struct scarce {
    int value = 0;
    static inline int left = 1000;

    explicit scarce(int v) : value(v) {}
    scarce(scarce const& other) : value(other.value) {
        if (left-- <= 0) throw std::bad_alloc();
    }
    scarce(scarce&&) noexcept = default;
    scarce& operator=(scarce const&) = default;
    scarce& operator=(scarce&&) noexcept = default;
};

} // namespace

TEST_CASE("where there is no memory for notes they are forgotten, and the edit is made") {
    undo::undoable<scarce> l;
    l.edit([](auto& c) {
        c.emplace_back(1);
        c.emplace_back(2);
    });
    scarce::left = 0;
    l.edit([](auto& c) { c.pop_back(); });
    scarce::left = 1000;
    CHECK(l.items().size() == 1);
    CHECK_FALSE(l.can_undo());
    l.edit([](auto& c) { c.emplace_back(3); });
    CHECK(l.undo());
    CHECK(l.items().size() == 1);
}

TEST_CASE("where there is no memory to undo, it can be done later") {
    undo::undoable<scarce> l;
    l.edit([](auto& c) {
        c.emplace_back(1);
        c.emplace_back(2);
    });
    l.edit([](auto& c) { c.clear(); });
    scarce::left = 0;
    CHECK_THROWS_AS(l.undo(), std::bad_alloc);
    scarce::left = 1000;
    CHECK(l.items().empty());
    CHECK(l.undo());
    CHECK(l.items().size() == 2);
    CHECK(l.undo());
    CHECK(l.items().empty());
}

TEST_CASE("where memory runs out half-way, the rest can be undone later") {
    undo::undoable<scarce> l;
    l.edit([](auto& c) {
        c.emplace_back(1);
        c.emplace_back(2);
    });
    l.edit([](auto& c) {
        c.clear();
        c.emplace_back(3);
    });
    scarce::left = 1; // for the note that 3 goes, not for 1 and 2
    CHECK_THROWS_AS(l.undo(), std::bad_alloc);
    scarce::left = 1000;
    CHECK(l.items().empty());
    CHECK(l.undo());
    CHECK(l.items().size() == 2);
    CHECK(l.redo());
    CHECK(l.items().empty());
    CHECK(l.redo());
    CHECK(l.items().size() == 1);
    CHECK(l.items()[0].value == 3);
}
