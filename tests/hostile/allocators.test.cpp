// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include "catch.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

// Allocators as users write them: no more than the standard asks for, or at the edge of what it allows.

namespace {

/// What the allocators below have given out and not got back, in blocks, and what they have made and not destroyed, by number.
struct books {
    static inline long blocks = 0;
    static inline long made[2] = {};
    static inline bool full = false;
};

template <class T>
struct base_allocator {
    using value_type = T;

    base_allocator() = default;

    T* allocate(std::size_t n) {
        T* const p = std::allocator<T>().allocate(n);
        ++books::blocks;
        return p;
    }
    void deallocate(T* p, std::size_t n) noexcept {
        --books::blocks;
        std::allocator<T>().deallocate(p, n);
    }
    friend bool operator==(base_allocator, base_allocator) { return true; }
};

template <class T>
struct minimal : base_allocator<T> {
    minimal() = default;
    template <class U>
    minimal(minimal<U> const&) {}
};

template <class T>
struct final_one final : base_allocator<T> {
    final_one() = default;
    template <class U>
    final_one(final_one<U> const&) {}
};

/// Counts in a byte, so that no block has more than 255 bytes to its name.
template <class T>
struct counts_in_a_byte : base_allocator<T> {
    using size_type = std::uint8_t;
    using difference_type = std::int8_t;

    counts_in_a_byte() = default;
    template <class U>
    counts_in_a_byte(counts_in_a_byte<U> const&) {}
    T* allocate(size_type n) { return base_allocator<T>::allocate(n); }
    void deallocate(T* p, size_type n) noexcept { base_allocator<T>::deallocate(p, n); }
};

template <class T>
struct gives_ten : base_allocator<T> {
    gives_ten() = default;
    template <class U>
    gives_ten(gives_ten<U> const&) {}
    std::size_t max_size() const noexcept { return 10; }
};

struct out_of_order {
    int why;
};

/// Throws what is no std::bad_alloc.
template <class T>
struct throws_its_own : base_allocator<T> {
    throws_its_own() = default;
    template <class U>
    throws_its_own(throws_its_own<U> const&) {}
    T* allocate(std::size_t n) {
        if (books::full) throw out_of_order{7};
        return base_allocator<T>::allocate(n);
    }
};

/// Two that are not equal, each with its own account of the elements it made.
template <class T>
struct keeps_account : base_allocator<T> {
    using is_always_equal = std::false_type;

    explicit keeps_account(int n) : number(n) {}
    template <class U>
    keeps_account(keeps_account<U> const& other) : number(other.number) {}
    template <class U, class... Args>
    void construct(U* p, Args&&... args) {
        ::new (static_cast<void*>(p)) U(std::forward<Args>(args)...);
        ++books::made[number];
    }
    template <class U>
    void destroy(U* p) {
        p->~U();
        --books::made[number];
    }
    friend bool operator==(keeps_account a, keeps_account b) { return a.number == b.number; }

    int number;
};

template <class F>
void for_each_storage(F f) {
    f.template operator()<handful::inline_one>();
    f.template operator()<handful::small_buffer<3>>();
    f.template operator()<handful::heap_vector>();
}

} // namespace

TEST_CASE("allocators with no more than the standard asks for, or final") {
    auto const run = []<class A, class S>() {
        {
            using collection = handful::collection<std::string, S, handful::use_allocator<A>>;
            collection c(9, "a text that is too long for the inside of a string");
            collection copy = c;
            collection moved = std::move(c);
            copy.insert(copy.begin() + 1, moved.begin(), moved.end());
            swap(copy, moved);
            copy.resize(1);
            copy.shrink_to_fit();
            CHECK(moved.size() == 18);
            CHECK(copy == collection(1, "a text that is too long for the inside of a string"));
        }
        CHECK(books::blocks == 0);
    };
    for_each_storage([&]<class S>() {
        run.template operator()<minimal<std::string>, S>();
        run.template operator()<final_one<std::string>, S>();
    });
}

TEST_CASE("an allocator that counts in a byte is never asked for more") {
    for_each_storage([]<class S>() {
        {
            handful::collection<int, S, handful::use_allocator<counts_in_a_byte<int>>> c;
            CHECK(c.max_size() == 255 / sizeof(int));
            while (c.size() != c.max_size()) c.push_back(static_cast<int>(c.size()));
            CHECK_THROWS_AS(c.push_back(0), std::length_error);
            CHECK(c.try_push_back(0) == nullptr);
            CHECK_THROWS_AS(c.reserve(300), std::length_error);
            CHECK_THROWS_AS(c.resize(256), std::length_error);
            CHECK_THROWS_AS(c.insert(c.begin(), c.begin(), c.end()), std::length_error);
            CHECK_THROWS_AS(c.assign(512, 1), std::length_error);
            CHECK(c.size() == c.max_size());
            CHECK(c.back() == static_cast<int>(c.size()) - 1);
        }
        CHECK(books::blocks == 0);
    });
}

TEST_CASE("growth stops at the allocator's own max_size") {
    for_each_storage([]<class S>() {
        {
            handful::collection<int, S, handful::use_allocator<gives_ten<int>>> c;
            CHECK(c.max_size() == 10);
            for (int n = 0; n != 10; ++n) c.push_back(n);
            CHECK(c.capacity() == 10);
            CHECK_THROWS_AS(c.emplace_back(10), std::length_error);
            CHECK_THROWS_AS(c.insert(c.begin(), 10), std::length_error);
            CHECK(c.try_emplace_back(10) == nullptr);
            CHECK(c.size() == 10);
            CHECK(c.back() == 9);
        }
        CHECK(books::blocks == 0);
    });
}

TEST_CASE("an exception of an allocator's own passes through, and the collection is as before") {
    for_each_storage([]<class S>() {
        {
            handful::collection<std::string, S, handful::use_allocator<throws_its_own<std::string>>> c{
                "a", "b", "c"};
            c.shrink_to_fit();
            auto const before = c;
            books::full = true;
            std::string argument = "d";
            CHECK_THROWS_AS(c.push_back(std::move(argument)), out_of_order);
            CHECK(argument == "d");
            CHECK_THROWS_AS(c.insert(c.begin(), argument), out_of_order);
            CHECK_THROWS_AS(c.reserve(100), out_of_order);
            CHECK_THROWS_AS(c.insert(c.begin(), 9, argument), out_of_order);
            CHECK_THROWS_AS(c.try_push_back(argument), out_of_order);
            books::full = false;
            CHECK(c == before);
        }
        CHECK(books::blocks == 0);
    });
}

TEST_CASE("each element is destroyed by the allocator that made it") {
    for_each_storage([]<class S>() {
        using allocator = keeps_account<std::string>;
        using collection = handful::collection<std::string, S, handful::use_allocator<allocator>>;
        for (std::size_t first = 0; first != 6; ++first) {
            for (std::size_t second = 0; second != 6; ++second) {
                collection a(first, "first", allocator(0));
                collection b(second, "second", allocator(1));
                CHECK(books::made[0] == static_cast<long>(first));
                CHECK(books::made[1] == static_cast<long>(second));
                collection copy(a, allocator(1));
                collection moved(std::move(copy), allocator(0));
                CHECK(moved == a);
                b = std::move(a);
                a = moved;
                b.insert(b.end(), moved.begin(), moved.end());
                moved.clear();
                moved = std::move(b);
                CHECK(moved.size() == 2 * first);
            }
            CHECK(books::made[0] == 0);
            CHECK(books::made[1] == 0);
        }
        CHECK(books::blocks == 0);
    });
}

TEST_CASE("an assignment between unequal allocators that fails half-way leaves both accounts right") {
    struct fails_at {
        explicit fails_at(int n) : number(n) {}
        fails_at(fails_at const& other) : number(other.number) {
            if (number == 3) throw out_of_order{3};
        }
        fails_at& operator=(fails_at const&) = default;
        int number;
    };
    for_each_storage([]<class S>() {
        using allocator = keeps_account<fails_at>;
        using collection = handful::collection<fails_at, S, handful::use_allocator<allocator>>;
        {
            collection from(allocator(0));
            for (int n = 0; n != 4; ++n) {
                if (n != 3) from.emplace_back(n);
                else from.front().number = 3;
            }
            collection to(allocator(1));
            to.emplace_back(9);
            CHECK_THROWS_AS(to = std::move(from), out_of_order);
            CHECK_THROWS_AS(collection(from, allocator(1)), out_of_order);
            CHECK(books::made[1] == static_cast<long>(to.size()));
        }
        CHECK(books::made[0] == 0);
        CHECK(books::made[1] == 0);
        CHECK(books::blocks == 0);
    });
}
