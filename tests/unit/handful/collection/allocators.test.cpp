// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <handful/pmr.hpp>

#include <memory_resource>

// Whose allocator a collection has after each operation, and that what an allocator gave and made comes back to an equal one.

using namespace test;

namespace {

template <class T, class S, unsigned Propagates = 0, class... P>
using tracking = handful::collection<T, S, handful::use_allocator<tracking_allocator<T, Propagates>>, P...>;

template <class C>
using allocator_of = typename C::allocator_type;

template <class C>
int number(C const& c) {
    return c.get_allocator().number();
}

// With so many elements, in memory of the allocator with this number.
template <class C>
C numbered(int number, std::size_t n) {
    C c{allocator_of<C>(number)};
    for (std::size_t i = 0; i != n; ++i) c.push_back(make<typename C::value_type>(static_cast<int>(i) + 1));
    return c;
}

// Calls `f.template operator()<S>()` for the storages that have blocks.
template <class F>
void for_each_growing_storage(F f) {
    f.template operator()<handful::inline_one>();
    f.template operator()<handful::small_buffer<2>>();
    f.template operator()<handful::heap_vector>();
}

// At the end no element and no block of a tracking allocator is left, and none went to a stranger.
struct nothing_is_left {
    ~nothing_is_left() {
        CHECK(tracked::elements == 0);
        CHECK(tracked::blocks == 0);
        CHECK(tracked::strangers == 0);
    }
};

constexpr std::size_t most = 4;

} // namespace

TEST_CASE("every constructor takes an allocator, alone or by `with`") {
    nothing_is_left const after;
    for_each_growing_storage([]<class S>() {
        using C = tracking<std::string, S>;
        allocator_of<C> const seven(7);
        std::vector<std::string> const values{"a", "b", "c"};
        CHECK(number(C(seven)) == 7);
        CHECK(number(C(std::size_t{3}, seven)) == 7);
        CHECK(number(C(3, "x", seven)) == 7);
        CHECK(number(C(values.begin(), values.end(), seven)) == 7);
        CHECK(number(C({"a", "b"}, seven)) == 7);
        CHECK(number(C(handful::from_range, values, seven)) == 7);
        C c({"a", "b", "c"}, seven);
        CHECK(number(C(c, allocator_of<C>(8))) == 8);
        CHECK(number(C(std::move(c), allocator_of<C>(8))) == 8);
        CHECK(c.empty());

        using L = tracking<std::string, S, 0, handful::notify<mirror>, handful::notify_sink>;
        struct : handful::sink<std::string> {
        } sink;
        L l({"a", "b"}, handful::with(mirror(), &sink, allocator_of<L>(9)));
        CHECK(number(l) == 9);
        CHECK(l.attach(nullptr) == &sink);
        CHECK(number(L(l, handful::with(&sink))) == 109);
        CHECK(number(L(std::move(l), handful::with(&sink))) == 9);
    });
}

TEST_CASE("a copy has the allocator that select_on_container_copy_construction gives, a move the same") {
    nothing_is_left const after;
    for_each_growing_storage([]<class S>() {
        using C = tracking<std::string, S>;
        for (std::size_t n = 0; n <= most; ++n) {
            C a = numbered<C>(1, n);
            C const copy(a);
            CHECK(number(copy) == 101);
            CHECK(copy == a);
            std::string const* const place = a.data();
            bool const is_inline = a.is_inline();
            C const moved(std::move(a));
            CHECK(number(moved) == 1);
            CHECK(moved == copy);
            CHECK(a.empty());
            CHECK((is_inline || moved.data() == place));
        }
    });
}

TEST_CASE("a move with an allocator takes the block where it is equal, else the elements") {
    nothing_is_left const after;
    for_each_growing_storage([]<class S>() {
        using C = tracking<std::unique_ptr<item>, S>;
        for (int const other : {1, 2}) {
            for (std::size_t n = 0; n <= most; ++n) {
                C a = numbered<C>(1, n);
                auto const* const place = a.data();
                bool const is_inline = a.is_inline();
                C const b(std::move(a), allocator_of<C>(other));
                CHECK(number(b) == other);
                CHECK(values_in(b) == counting(n));
                CHECK(a.empty());
                if (!is_inline) CHECK((b.data() == place) == (other == 1));
            }
        }
    });
}

namespace {

template <class S, unsigned Propagates>
void assign_and_swap() {
    using C = tracking<std::string, S, Propagates, handful::notify<mirror>>;
    for (int const other : {1, 2}) {
        for (std::size_t n = 0; n <= most; ++n) {
            for (std::size_t m = 0; m <= most; ++m) {
                C const a = numbered<C>(other, n);
                C b = numbered<C>(1, m);
                b = a;
                CHECK(number(b) == ((Propagates & in_copy) != 0 ? other : 1));
                CHECK(b == a);
                CHECK(b.listener().values() == values_in(b));

                C c = numbered<C>(other, n);
                std::string const* const place = c.data();
                bool const gives_block = !c.is_inline() && ((Propagates & in_move) != 0 || other == 1);
                b = numbered<C>(1, m);
                int const before = number(b);
                b = std::move(c);
                CHECK(number(b) == ((Propagates & in_move) != 0 ? other : before));
                CHECK(b == a);
                CHECK(c.empty());
                if (gives_block && before == 1) CHECK(b.data() == place);
                CHECK(b.listener().values() == values_in(b));
                CHECK(c.listener().values().empty());
                CHECK(c.listener().in_time());

                if ((Propagates & in_swap) == 0 && other != 1) continue;
                C d = numbered<C>(other, n);
                C e = numbered<C>(1, m);
                d.swap(e);
                CHECK(number(d) == 1);
                CHECK(number(e) == other);
                CHECK(values_in(d) == counting(m));
                CHECK(values_in(e) == counting(n));
                CHECK(d.listener().values() == values_in(d));
            }
        }
    }
}

} // namespace

TEST_CASE("assignment and swap propagate the allocator where its traits say so") {
    nothing_is_left const after;
    for_each_growing_storage([]<class S>() {
        assign_and_swap<S, 0>();
        assign_and_swap<S, in_copy>();
        assign_and_swap<S, in_move>();
        assign_and_swap<S, in_swap>();
        assign_and_swap<S, in_copy | in_move | in_swap>();
    });
}

TEST_CASE("a move assignment between allocators that differ fails before anything has changed") {
    nothing_is_left const after;
    using C = tracking<std::string, handful::heap_vector, 0, handful::notify<mirror>>;
    C a = numbered<C>(1, 3);
    C b = numbered<C>(2, 2);
    a.listener().forget();
    b.listener().forget();
    {
        allocation_budget const nothing(0);
        CHECK_THROWS_AS(a = std::move(b), std::bad_alloc);
    }
    CHECK(values_in(a) == counting(3));
    CHECK(values_in(b) == counting(2));
    CHECK(a.listener().log().empty());
    CHECK(b.listener().log().empty());
}

TEST_CASE("construct and destroy of the allocator make and destroy every element, trivial ones too") {
    nothing_is_left const after;
    for_each_growing_storage([]<class S>() {
        long const before = tracked::made;
        tracking<int, S> c(allocator_of<tracking<int, S>>(1));
        for (int i = 0; i != 4; ++i) c.push_back(i);
        c.insert(c.begin(), 9);
        c.resize(7);
        std::vector<int> const more{1, 2, 3};
        c.append_range(more);
        CHECK(tracked::elements == 10);
        CHECK(tracked::made - before >= 10);
        c.erase(c.begin());
        CHECK(tracked::elements == 9);
        tracking<int, S> const copy(c);
        CHECK(tracked::elements == 18);
    });
}

TEST_CASE("noexcept says whether a block can always be given away") {
    using plain = handful::collection<std::string, handful::heap_vector>;
    using stays = tracking<std::string, handful::heap_vector, 0>;
    using moves = tracking<std::string, handful::heap_vector, in_move>;
    using swaps = tracking<std::string, handful::small_buffer<2>, in_swap>;
    static_assert(std::is_nothrow_move_assignable_v<plain> && std::is_nothrow_swappable_v<plain>);
    static_assert(std::is_nothrow_move_constructible_v<stays> && !std::is_nothrow_move_assignable_v<stays> &&
                  !std::is_nothrow_swappable_v<stays>);
    static_assert(std::is_nothrow_move_assignable_v<moves> && !std::is_nothrow_swappable_v<moves>);
    static_assert(std::is_nothrow_swappable_v<swaps> && !std::is_nothrow_move_assignable_v<swaps>);
}

#if !defined(NDEBUG)
TEST_CASE("a swap of collections whose allocators differ and do not propagate is asserted") {
    CHECK(dies([] {
        using C = tracking<int, handful::heap_vector>;
        C a{allocator_of<C>(1)};
        C b{allocator_of<C>(2)};
        a.swap(b);
    }));
}
#endif

namespace {

// Has no default constructor, and is equal to itself only.
template <class T>
struct given_allocator {
    using value_type = T;
    long* used;

    explicit given_allocator(long& counter) noexcept : used(&counter) {}
    template <class U>
    given_allocator(given_allocator<U> const& other) noexcept : used(other.used) {}
    T* allocate(std::size_t n) {
        ++*used;
        return std::allocator<T>().allocate(n);
    }
    void deallocate(T* p, std::size_t n) noexcept { std::allocator<T>().deallocate(p, n); }
    friend bool operator==(given_allocator const&, given_allocator const&) = default;
};

} // namespace

TEST_CASE("an allocator that cannot be default constructed has to be given, and is asked for blocks only") {
    using C = handful::collection<item*, handful::reject_null, handful::use_allocator<given_allocator<int>>>;
    static_assert(!std::is_default_constructible_v<C> && std::is_copy_constructible_v<C> &&
                  std::is_nothrow_move_constructible_v<C>);
    static_assert(sizeof(C) == 2 * sizeof(void*));
    long used = 0;
    C c{given_allocator<item*>(used)};
    c.push_back(item_at(1));
    CHECK(used == 0);
    c.push_back(item_at(2));
    CHECK(used == 1);
    C const copy(c);
    CHECK(used == 2);
    CHECK(values_in(copy) == std::vector<int>{1, 2});
}

namespace {

// No state, and a constructor that is not trivial, as std::allocator has one.
template <class T>
struct empty_allocator {
    using value_type = T;
    empty_allocator() noexcept {}
    template <class U>
    empty_allocator(empty_allocator<U> const&) noexcept {}
    T* allocate(std::size_t n) { return std::allocator<T>().allocate(n); }
    void deallocate(T* p, std::size_t n) noexcept { std::allocator<T>().deallocate(p, n); }
    friend bool operator==(empty_allocator, empty_allocator) noexcept { return true; }
};

// Gives the memory right behind the collection that it is for.
template <class T>
struct neighbour_allocator {
    using value_type = T;
    void* next;

    explicit neighbour_allocator(void* place) noexcept : next(place) {}
    template <class U>
    neighbour_allocator(neighbour_allocator<U> const& other) noexcept : next(other.next) {}
    T* allocate(std::size_t) { return static_cast<T*>(next); }
    void deallocate(T*, std::size_t) noexcept { ++given_back; }
    friend bool operator==(neighbour_allocator const&, neighbour_allocator const&) = default;

    static inline int given_back = 0;
};

} // namespace

TEST_CASE("an allocator without state takes no room, also beside elements of its own type") {
    for_each_growing_storage([]<class S>() {
        using A = empty_allocator<int>;
        static_assert(sizeof(handful::collection<long, S, handful::use_allocator<A>>) ==
                      sizeof(handful::collection<long, S>));
        static_assert(sizeof(handful::collection<A, S, handful::use_allocator<A>>) ==
                      sizeof(handful::collection<A, S>));
        static_assert(sizeof(handful::collection<long, S, handful::pmr>) ==
                      sizeof(handful::collection<long, S>) + sizeof(void*));
    });
}

TEST_CASE("a block that begins where the collection ends is a block") {
    for_each_growing_storage([]<class S>() {
        using C = handful::collection<long, S, handful::use_allocator<neighbour_allocator<int>>>;
        struct both {
            alignas(C) std::byte collection[sizeof(C)];
            long behind[16];
        } memory;
        auto* const c = ::new (memory.collection) C(neighbour_allocator<long>(memory.behind));
        neighbour_allocator<long>::given_back = 0;
        for (long i = 0; i != 4; ++i) {
            if (c->size() == c->capacity() && !c->is_inline()) break; // it has one block only
            c->push_back(i);
        }
        CHECK_FALSE(c->is_inline());
        CHECK(c->data() == memory.behind);
        CHECK((*c)[0] == 0);
        c->~C();
        CHECK(neighbour_allocator<long>::given_back == 1);
    });
}

TEST_CASE("pmr takes blocks from its resource, and so do elements that want an allocator") {
    std::byte arena[4096];
    std::pmr::monotonic_buffer_resource resource(arena, sizeof arena, std::pmr::null_memory_resource());
    for_each_growing_storage([&]<class S>() {
        using C = handful::collection<std::pmr::string, S, handful::pmr>;
        static_assert(std::uses_allocator_v<C, std::pmr::polymorphic_allocator<>>);
        char const* const text = "long enough that it is not kept inside the string";
        long const before = allocations::made;
        C c(&resource);
        c.emplace_back(text);
        c.emplace_back(text);
        c.emplace(c.begin(), text);
        c.emplace(c.begin() + 1, c[0]);
        C moved(std::move(c));
        moved.reverse();
        long const made = allocations::made - before;
        CHECK(made == 0);
        moved.insert(moved.begin(), {text, text});
        for (std::pmr::string const& each : moved) CHECK(each.get_allocator().resource() == &resource);
        CHECK(moved.get_allocator().resource() == &resource);

        C const copy(moved);
        CHECK(copy.get_allocator().resource() == std::pmr::get_default_resource());
        CHECK(copy[0].get_allocator().resource() == std::pmr::get_default_resource());
        CHECK(copy == moved);
        C other;
        other = moved;
        CHECK(other.get_allocator().resource() == std::pmr::get_default_resource());
        other = std::move(moved);
        CHECK(other[0].get_allocator().resource() == std::pmr::get_default_resource());
        CHECK(other == copy);

        handful::collection<handful::collection<int, S, handful::pmr>, handful::heap_vector, handful::pmr>
            nested(&resource);
        nested.emplace_back(5, 7);
        CHECK(nested[0].get_allocator().resource() == &resource);
        CHECK(nested[0].size() == 5);
    });
}
