// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <cstdint>
#include <functional>
#include <type_traits>

// Element types that ask for one particular path: without assignment, with traits that differ between copy and
// move, over-aligned, pointing into themselves, null that is not all zero bits, or looking at the collection while
// they are destroyed.

using namespace test;

using rigid_collections = mixes_of<rigid>;

BEHAVIOUR(elements_that_can_only_be_moved_need_no_assignment, rigid_collections) {
    C c;
    for (int n = 1; n != 9; ++n) c.emplace_back(n);
    HOLDS_VALUES(c, counting(8));
    c.push_back(rigid(9));
    c.pop_back();
    c.erase(c.end() - 1);
    HOLDS_VALUES(c, counting(7));
    C moved(std::move(c));
    HOLDS_VALUES(moved, counting(7));
    C target;
    target = std::move(moved);
    HOLDS_VALUES(target, counting(7));
    swap(target, moved);
    HOLDS_VALUES(moved, counting(7));
    moved.shrink_to_fit();
    moved.clear();
    HOLDS(moved, ({}));
}

namespace {

struct copy_only {
    copy_only(int v) : value(v) {}
    copy_only(copy_only const&) = default;
    copy_only& operator=(copy_only const&) = default;
    int value;
};

// Trivially copyable, but moving is not trivial: bytes are not enough.
struct moves_visibly {
    moves_visibly(int v) : value(v) {}
    moves_visibly(moves_visibly const&) = default;
    moves_visibly(moves_visibly&& other) noexcept : value(std::exchange(other.value, 0)) { ++moves; }
    moves_visibly& operator=(moves_visibly const&) = default;
    moves_visibly& operator=(moves_visibly&& other) noexcept {
        value = std::exchange(other.value, 0);
        ++moves;
        return *this;
    }
    int value;
    static inline int moves = 0;
};
static_assert(!std::is_trivially_copyable_v<moves_visibly>);

// Points to its own member when it can.
struct points_into_itself {
    points_into_itself(int v) : value(v), self(&value) {}
    points_into_itself(points_into_itself const& other) : value(other.value), self(&value) {}
    points_into_itself& operator=(points_into_itself const& other) {
        value = other.value;
        return *this;
    }
    bool is_whole() const { return self == &value; }
    int value;
    int* self;
};

struct has_members {
    int first;
    int second;
};

template <class F>
void for_each_capacity(F f) {
    f.template operator()<handful::inline_one>();
    f.template operator()<handful::small_buffer<0>>();
    f.template operator()<handful::small_buffer<1>>();
    f.template operator()<handful::small_buffer<4>>();
    f.template operator()<handful::heap_vector>();
    f.template operator()<handful::fixed_capacity<16>>();
}

} // namespace

TEST_CASE("elements are moved by their own moves unless bytes are enough") {
    for_each_capacity([]<class S>() {
        handful::collection<moves_visibly, S> c;
        for (int n = 1; n != 8; ++n) c.emplace_back(n);
        c.insert(c.begin(), moves_visibly(9));
        c.erase(c.begin() + 1);
        auto moved = std::move(c);
        for (int n = 2; n != 8; ++n) CHECK(moved[static_cast<std::size_t>(n) - 1].value == n);
        CHECK(moved[0].value == 9);

        handful::collection<copy_only, S> copies;
        for (int n = 1; n != 8; ++n) copies.push_back(copy_only(n));
        copies.insert(copies.begin() + 2, copy_only(9));
        CHECK(copies[2].value == 9);
        CHECK(copies[7].value == 7);
    });
}

TEST_CASE("an element that points into itself does so wherever it goes") {
    for_each_capacity([]<class S>() {
        using C = handful::collection<points_into_itself, S>;
        auto const whole = [](C const& c) {
            for (auto const& element : c)
                if (!element.is_whole()) return false;
            return true;
        };
        C c;
        for (int n = 0; n != 9; ++n) {
            c.push_back(n);
            CHECK(whole(c));
            c.insert(c.begin(), n);
            CHECK(whole(c));
            c.erase(c.begin() + n / 2);
            CHECK(whole(c));
            C moved(std::move(c));
            CHECK(whole(moved));
            swap(c, moved);
            CHECK(whole(c));
            c.reverse();
            CHECK(whole(c));
        }
        c.erase(c.begin() + 1, c.end());
        c.shrink_to_fit();
        CHECK(whole(c));
    });
}

TEST_CASE("a null pointer to member is not all zero bits") {
    for_each_capacity([]<class S>() {
        using member = int has_members::*;
        handful::collection<member, S> c(3);
        CHECK(c[0] == nullptr);
        c.resize(5);
        CHECK(c[4] == nullptr);
        c.push_back(&has_members::first);
        c.push_back(&has_members::second);
        CHECK(c[5] != nullptr);
        CHECK(c.contains(nullptr));
        CHECK(c.index_of(&has_members::second) == std::optional<std::size_t>(6));
        handful::collection<member, S, handful::reject_null> kept;
        CHECK_THROWS_AS(kept.push_back(nullptr), handful::null_element);
        kept.push_back(&has_members::first);
        CHECK(kept.size() == 1);
    });
}

namespace {

template <class C>
bool is_aligned(C const& c) {
    return reinterpret_cast<std::uintptr_t>(c.data()) % alignof(typename C::value_type) == 0;
}

template <std::size_t Alignment>
struct alignas(Alignment) block_of {
    char letter = 0;
};

template <class C>
bool is_aligned_as_argument(C c) {
    return is_aligned(c);
}

template <std::size_t Alignment>
void check_alignment() {
    for_each_capacity([]<class S>() {
        using C = handful::collection<block_of<Alignment>, S>;
        static_assert(alignof(C) >= (C::inline_capacity == 0 ? alignof(void*) : Alignment));
        struct padded {
            char offset;
            C inner;
        };
        padded outer{};
        for (int n = 0; n != 12; ++n) {
            outer.inner.emplace_back();
            CHECK(is_aligned(outer.inner));
        }
        CHECK(is_aligned_as_argument(outer.inner));
        std::vector<C> many;
        for (int n = 0; n != 5; ++n) {
            many.emplace_back().emplace_back();
            for (C const& one : many) CHECK(is_aligned(one));
        }
    });
}

} // namespace

TEST_CASE("over-aligned elements are aligned everywhere") {
    check_alignment<16>();
    check_alignment<32>();
    check_alignment<64>();
    check_alignment<256>();
}

TEST_CASE("a buffer for no element works as one that always has a block") {
    using C = handful::collection<std::string, handful::small_buffer<0>>;
    static_assert(C::inline_capacity == 0);
    C c;
    CHECK(c.empty());
    CHECK(c.capacity() == 0);
    CHECK(c.is_inline());
    c.insert(c.begin(), std::initializer_list<std::string>{});
    c.clear();
    c.shrink_to_fit();
    CHECK(c.is_inline());
    C moved(std::move(c));
    c = moved;
    swap(c, moved);
    c.push_back("one");
    c.insert(c.begin(), "zero");
    CHECK(c == C{"zero", "one"});
    CHECK(!c.is_inline());
    c.clear();
    c.shrink_to_fit();
    CHECK(c.is_inline());
}

namespace {

// Looks at the collection that it is an element of while it is destroyed. A collection in a state between two
// sizes would show elements that are gone.
template <class S>
struct watcher {
    using C = handful::collection<watcher, S>;
    explicit watcher(int n, C const** where) : number(n), home(where) {}
    watcher(watcher&& other) noexcept : number(std::exchange(other.number, -1)), home(other.home) {}
    watcher& operator=(watcher&& other) noexcept {
        number = std::exchange(other.number, -1);
        home = other.home;
        return *this;
    }
    ~watcher() {
        if (*home != nullptr && number >= 0) {
            for (watcher const& element : **home)
                if (&element == this || element.number < 0) ++broken;
        }
        number = -2;
    }
    int number;
    C const** home;
    static inline int broken = 0;
};

} // namespace

TEST_CASE("an element that looks at the collection while it is destroyed sees only living ones") {
    for_each_capacity([]<class S>() {
        using W = watcher<S>;
        using C = typename W::C;
        W::broken = 0;
        C const* home = nullptr;
        C c;
        auto const fill = [&] {
            home = nullptr;
            c.clear();
            for (int n = 0; n != 5; ++n) c.emplace_back(n, &home);
            home = &c;
        };
        fill();
        c.pop_back();
        CHECK(W::broken == 0);
        c.clear();
        CHECK(W::broken == 0);
        fill();
        c.erase(c.begin() + 3, c.end());
        CHECK(W::broken == 0);
        fill();
        c.erase(c.begin());
        CHECK(W::broken == 0);
        home = nullptr;
        c.clear();
        c.emplace_back(1, &home);
        home = &c;
        c.clear();
        CHECK(W::broken == 0);
        home = nullptr;
    });
}

TEST_CASE("functions and other callables can be kept non-null") {
    using C = handful::collection<std::function<int()>, handful::reject_null>;
    C c;
    CHECK_THROWS_AS(c.push_back(nullptr), handful::null_element);
    CHECK_THROWS_AS(c.push_back(std::function<int()>()), handful::null_element);
    c.push_back([] { return 7; });
    CHECK(c[0]() == 7);
    CHECK(!c.contains(nullptr));
}
