// SPDX-License-Identifier: BSL-1.0
#include "no_overlap.hpp"
#include "recycled_blocks.hpp"

#include <handful/handful.hpp>
#include <handful/testing/collection_laws.hpp>
#include <handful/testing/storage_laws.hpp>

#include "catch.hpp"

#include <memory>
#include <string>
#include <thread>

namespace {

struct span {
    int begin;
    int end;
    bool operator==(span const&) const = default;
};

using spans = handful::collection<span, own_policies::no_overlap>;

template <class T, std::size_t Room = 4, std::size_t Kept = 2>
using recycled = handful::collection<T, own_policies::recycled_blocks<Room, Kept>>;

} // namespace

TEST_CASE("no two elements overlap, by whatever operation they come in") {
    spans c{{1, 3}, {5, 7}};
    CHECK_THROWS_AS(c.push_back({2, 4}), handful::rejected_element);
    CHECK_THROWS_AS(c.insert(c.begin(), {0, 2}), handful::rejected_element);
    CHECK_THROWS_AS(c.push_back({4, 4}), handful::rejected_element);
    CHECK_THROWS_AS(c.append_range(std::initializer_list<span>{{8, 9}, {3, 5}, {4, 6}}),
                    handful::rejected_element);
    CHECK_THROWS_AS(spans({{1, 3}, {2, 4}}), handful::rejected_element);
    CHECK_THROWS_AS(c.assign(2, span{1, 2}), handful::rejected_element);
    CHECK(c == spans{{1, 3}, {5, 7}});
    c.insert(c.begin(), {3, 5});
    c.assign({{2, 4}, {0, 2}});
    CHECK(c.size() == 2);
}

TEST_CASE("an element may be replaced by what overlaps only itself") {
    spans c{{1, 3}, {5, 7}};
    static_cast<void>(c.replace(c.begin(), {2, 4}));
    CHECK_THROWS_AS(c.replace(c.begin(), span{2, 6}), handful::rejected_element);
    CHECK_THROWS_AS(c.modify(c.begin() + 1, [](span& s) { s.begin = 3; }), handful::rejected_element);
    CHECK(c == spans{{2, 4}, {5, 7}});
}

TEST_CASE("a block that is given back is the next one's") {
    static_assert(sizeof(recycled<int>) == 2 * sizeof(void*));
    recycled<int> first{1, 2, 3};
    int const* const place = first.data();
    CHECK(first.capacity() == 4);
    recycled<int>().swap(first);
    recycled<int> second;
    second.push_back(7);
    CHECK(second.data() == place);

    // one that is too small is not taken
    recycled<int> third{1, 2, 3, 4};
    third.push_back(5);
    CHECK(third.capacity() == 8);
    CHECK(third[4] == 5);
}

TEST_CASE("the storage holds any element, in any number, on any thread") {
    recycled<std::string> texts;
    for (int i = 0; i != 100; ++i) texts.push_back(std::string(40, 'x') + std::to_string(i));
    auto const copy = texts;
    auto moved = std::move(texts);
    CHECK(texts.empty());
    CHECK(moved == copy);
    moved.erase(moved.begin(), moved.end() - 2);
    moved.shrink_to_fit();
    CHECK(moved.size() == 2);
    CHECK(moved.capacity() == 4);

    handful::collection<std::unique_ptr<int>, own_policies::recycled_blocks<>, handful::reject_null> owners;
    std::thread([&] { owners.push_back(std::make_unique<int>(3)); }).join();
    CHECK(*owners[0] == 3);
    CHECK_THROWS_AS(owners.push_back(nullptr), handful::null_element);
}

namespace {

long seen_at_the_end = 0;

struct works_at_the_end {
    ~works_at_the_end() {
        recycled<long> const late{5, 6};
        seen_at_the_end = late[1];
    }
};

} // namespace

TEST_CASE("a thread that ends may still use the storage when its blocks are given back") {
    std::thread([] {
        // Made before the first block is kept, so destroyed after that.
        thread_local works_at_the_end const last;
        static_cast<void>(last);
        recycled<long> const early{1, 2};
    }).join();
    CHECK(seen_at_the_end == 6);
}

TEST_CASE("the storage obeys the laws of a storage, and collections with it those of a collection") {
    // [laws]
    auto const check = [](bool ok, char const* law) {
        if (!ok) FAIL_CHECK(law); // of Catch2; any other framework does as well
    };
    handful::testing::storage_laws<own_policies::recycled_blocks<4, 2>, int>(check);
    handful::testing::collection_laws<own_policies::recycled_blocks<4, 2>>(check);
    // [/laws]
}
