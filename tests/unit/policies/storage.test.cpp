// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include "allocations.hpp"
#include "catch.hpp"
#include "elements.hpp"

#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

using namespace test;

TEST_CASE("a full fixed_capacity throws bad_alloc and stays as it was") {
    handful::collection<std::string, handful::fixed_capacity<3>> c{"a", "b"};
    std::vector<std::string> const two{"c", "d"};
    CHECK_THROWS_AS(c.append_range(two), std::bad_alloc);
    CHECK(c.size() == 2);
    CHECK_THROWS_AS(c.insert(c.begin(), two.begin(), two.end()), std::bad_alloc);
    CHECK_THROWS_AS(c.insert(c.begin(), 2, "x"), std::bad_alloc);
    CHECK_THROWS_AS(c.resize(4), std::bad_alloc);
    CHECK_THROWS_AS(c.assign(4, "x"), std::bad_alloc);
    CHECK_THROWS_AS(c.reserve(4), std::bad_alloc);
    CHECK(c[0] == "a");
    CHECK(c[1] == "b");
    c.push_back("c");
    CHECK_THROWS_AS(c.push_back("d"), std::bad_alloc);
    CHECK_THROWS_AS(c.emplace_back("d"), std::bad_alloc);
    CHECK_THROWS_AS(c.insert(c.begin(), "d"), std::bad_alloc);
    CHECK_THROWS_AS(c.emplace(c.begin(), "d"), std::bad_alloc);
    CHECK_THROWS_AS((handful::collection<int, handful::fixed_capacity<2>>{1, 2, 3}), std::bad_alloc);
    CHECK_THROWS_AS((handful::collection<int, handful::fixed_capacity<2>>(3)), std::bad_alloc);
    CHECK(c.size() == 3);
    CHECK(c.capacity() == 3);
    CHECK(c.max_size() == 3);
    c.reserve(3);
    c.shrink_to_fit();
    CHECK(c.is_inline());
}

TEST_CASE("try_push_back of a full fixed_capacity gives null and leaves the argument") {
    handful::collection<std::unique_ptr<int>, handful::fixed_capacity<1>> c;
    auto one = std::make_unique<int>(1);
    auto two = std::make_unique<int>(2);
    std::unique_ptr<int> const* const made = c.try_push_back(std::move(one));
    CHECK(made == &c[0]);
    CHECK(c.try_push_back(std::move(two)) == nullptr);
    REQUIRE(two != nullptr);
    CHECK(*two == 2);
    CHECK(c.try_emplace_back(std::move(two)) == nullptr);
    CHECK(two != nullptr);
    CHECK(c.size() == 1);
}

TEST_CASE("a refused value still throws from try_push_back, full or not") {
    handful::collection<int*, handful::fixed_capacity<1>, handful::reject_null> c;
    CHECK_THROWS_AS(c.try_push_back(nullptr), handful::null_element);
    int value = 0;
    CHECK(c.try_push_back(&value) != nullptr);
    CHECK(c.try_push_back(&value) == nullptr);
}

TEST_CASE("fixed_capacity of no element is always full") {
    handful::collection<std::string, handful::fixed_capacity<0>> c;
    CHECK(c.empty());
    CHECK(c.capacity() == 0);
    CHECK(c.begin() == c.end());
    CHECK(c.try_push_back("a") == nullptr);
    CHECK_THROWS_AS(c.push_back("a"), std::bad_alloc);
    auto const copy = c;
    CHECK(copy == c);
}

TEST_CASE("inline_one allocates for no element and for one not at all, and once for up to four") {
    int values[4] = {};
    auto const count = [&](auto c) {
        long const before = allocations::made;
        c.push_back(&values[0]);
        long const for_one = allocations::made - before;
        for (int i = 1; i != 4; ++i) c.push_back(&values[i]);
        long const for_four = allocations::made - before;
        CHECK(for_one == 0);
        CHECK(for_four == 1);
        CHECK(c.size() == 4);
        CHECK(c[3] == &values[3]);
    };
    count(handful::collection<int*>());
    count(handful::collection<int*, handful::reject_null>());
}

TEST_CASE("a word that holds one owner hands it over without a block") {
    using C = handful::collection<std::unique_ptr<item>, handful::reject_null>;
    static_assert(sizeof(C) == sizeof(void*));
    long const live = item::live;
    long const before = allocations::outstanding;
    {
        C c;
        c.push_back(std::make_unique<item>(1));
        CHECK(allocations::outstanding == before + 1);
        C moved(std::move(c));
        CHECK(c.empty());
        CHECK(moved.front()->value() == 1);
        std::unique_ptr<item> const taken = moved.take(moved.begin());
        CHECK(moved.empty());
        CHECK(taken->value() == 1);
        moved.push_back(std::make_unique<item>(2));
        moved.push_back(std::make_unique<item>(3));
        CHECK(!moved.is_inline());
        moved.erase(moved.begin());
        moved.shrink_to_fit();
        CHECK(moved.is_inline());
        CHECK(moved.front()->value() == 3);
    }
    CHECK(item::live == live);
    CHECK(allocations::outstanding == before);
}

TEST_CASE("data of an empty collection can be offset by nothing") {
    handful::collection<std::unique_ptr<item>, handful::reject_null> one_word;
    handful::collection<int, handful::heap_vector> heap;
    CHECK(one_word.begin() == one_word.end());
    CHECK(one_word.data() + 0 == one_word.data());
    CHECK(heap.begin() == heap.end());
    CHECK(heap.data() + 0 == heap.data());
}

TEST_CASE("a class may hold a collection of pointers to itself") {
    struct node {
        handful::collection<node*, handful::reject_null> parents;
        handful::collection<std::unique_ptr<node>, handful::reject_null> children;
    };
    node root;
    for (int i = 0; i != 3; ++i) {
        root.children.push_back(std::make_unique<node>());
        root.children.back()->parents.push_back(&root);
    }
    CHECK(root.children.size() == 3);
    CHECK(root.children[2]->parents.front() == &root);
}

namespace {
struct tree {
    std::string name;
    handful::collection<tree, handful::heap_vector> branches;
};
} // namespace

TEST_CASE("a class may hold a heap_vector of itself") {
    tree root{"root", {}};
    root.branches.push_back(tree{"left", {}});
    root.branches.push_back(tree{"right", {}});
    root.branches[0].branches.push_back(tree{"leaf", {}});
    tree const copy = root;
    root.branches.clear();
    CHECK(copy.branches.size() == 2);
    CHECK(copy.branches[0].branches[0].name == "leaf");
}

TEST_CASE("a tagged block of bits is told from every element") {
    // neighbours in an array: all addresses that the alignment allows
    struct alignas(2) two {
        char letters[2];
    };
    two many[64] = {};
    for (two& first : many) {
        handful::collection<two*, handful::reject_null> c;
        c.push_back(&first);
        CHECK(c.is_inline());
        CHECK(c.size() == 1);
        CHECK(c[0] == &first);
        c.push_back(&many[1]);
        CHECK(c.size() == 2);
        CHECK(c[0] == &first);
        c.pop_back();
        c.shrink_to_fit();
        CHECK(c.is_inline());
        CHECK(c[0] == &first);
    }
}

#if !defined(NDEBUG)
TEST_CASE("an element whose lowest bit is set is asserted") {
    CHECK(dies([] {
        static short numbers[2];
        handful::collection<short*, handful::reject_null> c;
        c.push_back(reinterpret_cast<short*>(reinterpret_cast<char*>(numbers) + 1));
    }));
}
#endif
