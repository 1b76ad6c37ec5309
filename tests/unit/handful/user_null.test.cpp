// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include "catch.hpp"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

// Collections of what a user's null_traits declare.

namespace {

// A key into a table; 0 is none, and keys are even.
struct key {
    std::uintptr_t number = 0;
    friend bool operator==(key, key) = default;
};

// An owner that counts; moved-from is none.
class lease {
public:
    lease() = default;
    explicit lease(int n) : count_(new int(n)) { ++live; }
    lease(lease&& other) noexcept : count_(std::exchange(other.count_, nullptr)) {}
    lease& operator=(lease&& other) noexcept {
        std::swap(count_, other.count_);
        return *this;
    }
    ~lease() {
        if (count_ != nullptr) {
            --live;
            delete count_;
        }
    }
    bool is_none() const { return count_ == nullptr; }
    int value() const { return *count_; }
    // would be the wrong question
    friend bool operator==(lease const&, lease const&) { throw 1; }
    static inline int live = 0;

private:
    int* count_ = nullptr;
};

} // namespace

template <>
struct handful::null_traits<key> {
    static constexpr bool one_word = true;
    static constexpr bool is_null(key const& k) noexcept { return k.number == 0; }
};
template <>
struct handful::null_traits<lease> {
    static constexpr bool one_word = true;
    static bool is_null(lease const& l) noexcept { return l.is_none(); }
};

TEST_CASE("a user's value type in one word") {
    using C = handful::collection<key, handful::reject_null>;
    static_assert(sizeof(C) == sizeof(void*));
    C c{key{2}};
    CHECK(c.is_inline());
    CHECK_THROWS_AS(c.push_back(key{}), handful::null_element);
    c.push_back(key{4});
    c.insert(c.begin(), key{6});
    CHECK(c == C{key{6}, key{2}, key{4}});
    CHECK(c.contains(key{4}));
    CHECK(!c.contains(key{}));
    CHECK(!c.remove(key{}));
    CHECK(c.remove(key{6}));
    CHECK(C(c) == c);
}

TEST_CASE("a user's owner in one word is asked by its traits, not by comparison") {
    {
        using C = handful::collection<lease, handful::reject_null>;
        static_assert(sizeof(C) == sizeof(void*));
        C c;
        CHECK_THROWS_AS(c.push_back(lease()), handful::null_element);
        CHECK_THROWS_AS(c.emplace_back(), handful::null_element);
        c.push_back(lease(1));
        c.push_back(lease(2));
        c.emplace(c.begin(), 3);
        CHECK(lease::live == 3);
        std::vector<lease> source;
        source.emplace_back(4);
        source.emplace_back();
        CHECK_THROWS_AS(
            c.insert(c.begin(), std::move_iterator(source.begin()), std::move_iterator(source.end())),
            handful::null_element);
        CHECK(c.size() == 3);
        CHECK(c[0].value() == 3);
        C moved(std::move(c));
        CHECK(moved.take(moved.begin() + 1).value() == 1);
        CHECK(moved.size() == 2);
        CHECK(!moved.contains(lease()));
        CHECK(!moved.index_of(lease()));
        CHECK(!moved.remove(lease()));
    }
    CHECK(lease::live == 0);
}

TEST_CASE("a view of nothing is null, an empty one is not") {
    handful::collection<std::string_view, handful::reject_null> c;
    CHECK_THROWS_AS(c.push_back(std::string_view()), handful::null_element);
    c.push_back("");
    c.push_back("text");
    CHECK(c.size() == 2);
    CHECK(c.contains(""));
    CHECK(!c.contains(std::string_view()));
}
