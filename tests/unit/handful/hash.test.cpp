// SPDX-License-Identifier: BSL-1.0
#include <handful/hash.hpp>

#include "matrix.hpp"

#include <set>
#include <string>
#include <unordered_set>

using namespace test;

namespace {

template <class C>
std::size_t hash_of(C const& c) {
    return std::hash<C>()(c);
}

struct without_hash {};

template <class T>
concept has_hash = requires(std::hash<T> const& hash, T const& value) { hash(value); };

} // namespace

TEST_CASE("equal collections have equal hashes, whatever their policies") {
    handful::collection<std::string> const one{"a", "b"};
    for_each_storage([&]<class S>() {
        handful::collection<std::string, S, handful::notify<mirror>> const other{"a", "b"};
        CHECK(hash_of(other) == hash_of(one));
    });
}

TEST_CASE("order, number and values of the elements are in the hash") {
    using C = handful::collection<int>;
    std::set<std::size_t> seen;
    std::size_t collections = 0;
    for (C const& c :
         {C{}, C{0}, C{0, 0}, C{1}, C{1, 2}, C{2, 1}, C{1, 2, 3}, C{1, 3, 2}, C{-1}, C{1, 0}, C{0, 1}}) {
        seen.insert(hash_of(c));
        ++collections;
    }
    CHECK(seen.size() == collections);
}

TEST_CASE("collections are keys; what has no hash gives none") {
    std::unordered_set<handful::collection<int>> set{{1, 2}, {2}, {1, 2}};
    CHECK(set.size() == 2);
    CHECK(set.contains({2}));
    static_assert(has_hash<handful::collection<int>>);
    static_assert(!has_hash<handful::collection<without_hash>>);
}
