// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>
#include <handful/sort.hpp>

#include "allocations.hpp"
#include "catch.hpp"
#include "check.hpp"
#include "matrix.hpp"

#include <algorithm>
#include <any>
#include <array>
#include <atomic>
#include <memory>
#include <new>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

// Users' code that generic code trips over: names and operators of theirs that must not be called, arguments whose
// address matters, types that are rarely met, and rules that somebody tries to walk round.

using namespace test;

namespace {

// ---- arguments ----

struct keeps_address {
    explicit keeps_address(int const& from) : address(&from) {}
    int const* address;
};

template <class Derived>
struct expression {
    int value() const { return static_cast<Derived const&>(*this).number; }
};
struct literal : expression<literal> {
    int number = 42;
};
struct evaluated {
    template <class D>
    explicit evaluated(expression<D> const& from) : value(from.value()) {}
    int value;
};

struct takes_reference {
    explicit takes_reference(int& from) : address(&from) {}
    int* address;
};

struct declared_only;
struct takes_declared {
    explicit takes_declared(declared_only&) {}
};

} // namespace

TEST_CASE("an element is made from the arguments themselves, also when the collection grows") {
    for_each_storage([]<class S>() {
        int number = 7;
        handful::collection<keeps_address, S> addresses;
        handful::collection<takes_reference, S> references;
        handful::collection<std::span<int const>, S> spans;
        handful::collection<evaluated, S> values;
        std::array<int, 3> numbers{1, 2, 3};
        literal const source;
        for (int n = 0; n != 9; ++n) {
            addresses.emplace_back(number);
            references.emplace_back(number);
            spans.emplace_back(numbers);
            values.emplace_back(static_cast<expression<literal> const&>(source));
            addresses.emplace(addresses.begin(), number);
            addresses.pop_back();
        }
        for (int n = 0; n != 9; ++n) {
            auto const i = static_cast<std::size_t>(n);
            CHECK(addresses[i].address == &number);
            CHECK(references[i].address == &number);
            CHECK(spans[i].data() == numbers.data());
            CHECK(values[i].value == 42);
        }
        // named, not called: an argument may be of a class that is not complete
        [[maybe_unused]] auto const compiles = [](handful::collection<takes_declared, S>& c,
                                                  declared_only& one) { c.emplace_back(one); };
    });
}

TEST_CASE("an argument that found no room is still there") {
    auto const check = []<class C>(std::type_identity<C>) {
        C c;
        c.push_back(std::make_unique<int>(0));
        while (c.size() != c.capacity()) c.push_back(std::make_unique<int>(0));
        auto argument = std::make_unique<int>(1);
        int kept = 0;
        {
            allocation_budget const nothing(0);
            kept += c.try_push_back(std::move(argument)) == nullptr && argument != nullptr;
            kept += c.try_emplace_back(std::move(argument)) == nullptr && argument != nullptr;
            auto const keeps = [&](auto act) {
                try {
                    act();
                } catch (std::bad_alloc const&) {
                    kept += argument != nullptr;
                }
            };
            keeps([&] { c.push_back(std::move(argument)); });
            keeps([&] { c.emplace_back(std::move(argument)); });
            keeps([&] { c.insert(c.begin(), std::move(argument)); });
            keeps([&] { c.emplace(c.begin(), std::move(argument)); });
        }
        CHECK(kept == 6);
    };
    using owner = std::unique_ptr<int>;
    check(std::type_identity<handful::collection<owner, handful::fixed_capacity<2>>>{});
    check(std::type_identity<handful::collection<owner, handful::heap_vector>>{});
    check(std::type_identity<handful::collection<owner>>{});
    check(std::type_identity<handful::collection<owner, handful::reject_null>>{});
    check(std::type_identity<handful::collection<owner, handful::small_buffer<3>, handful::reject_null>>{});
}

// ---- names and operators of the user's ----

namespace greedy {

int calls = 0;

struct widget {
    widget() = default;
    widget(int n) : number(n) {}
    widget(widget const& other) noexcept : number(other.number) {}
    widget& operator=(widget const&) = default;
    ~widget() {}
    int number = 0;
    void operator&() const = delete;
    template <class X>
    void operator,(X&&) const = delete;
};

// As much as the library might call without a qualifier.
template <class... A>
void construct(widget*, A&&...) {
    ++calls;
}
template <class... A>
void destroy(widget*, A&&...) {
    ++calls;
}
template <class... A>
void relocate(widget*, A&&...) {
    ++calls;
}
template <class... A>
void transfer(widget*, A&&...) {
    ++calls;
}
template <class... A>
void shift(widget*, A&&...) {
    ++calls;
}
template <class... A>
void reverse(widget*, A&&...) {
    ++calls;
}
template <class... A>
void rotate(widget*, A&&...) {
    ++calls;
}
template <class... A>
void exchange(widget&, A&&...) {
    ++calls;
}
template <class... A>
void move(widget&, A&&...) {
    ++calls;
}
template <class... A>
void forward(widget&, A&&...) {
    ++calls;
}
template <class... A>
void source_of(widget const*, A&&...) {
    ++calls;
}

} // namespace greedy

TEST_CASE("functions, address-of and comma of the element's namespace are not called") {
    for_each_storage([]<class S>() {
        handful::collection<greedy::widget, S> c;
        c.push_back(1);
        c.push_back(2);
        c.emplace_back(3);
        static_cast<void>(c.try_push_back(4));
        c.insert(c.begin(), greedy::widget(5));
        c.insert(c.begin(), 2, greedy::widget(6));
        c.reverse();
        c.rotate(c.begin() + 1);
        c.swap_elements(0, 1);
        static_cast<void>(c.replace(c.begin(), greedy::widget(7)));
        static_cast<void>(c.take(c.begin() + 1));
        c.erase(c.begin());
        c.assign(c.begin(), c.begin() + 2);
        c.resize(4);
        c.insert_range(c.begin() + 1, std::vector<greedy::widget>(3));
        c.shrink_to_fit();
        auto copy = c;
        auto moved = std::move(copy);
        swap(moved, copy);
        copy = moved;
        CHECK(c.size() == 7);
    });
    CHECK(greedy::calls == 0);
}

namespace greedy {

struct steps {
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    using reference = int;
    using pointer = void;
    using iterator_category = std::forward_iterator_tag;
    int at = 0;
    int operator*() const { return at; }
    steps& operator++() {
        ++at;
        return *this;
    }
    steps operator++(int) {
        steps const before = *this;
        ++at;
        return before;
    }
    friend bool operator==(steps const&, steps const&) = default;
    template <class X>
    void operator,(X&&) const = delete;
    template <class X>
    friend void operator,(X&&, steps&) = delete;
};

} // namespace greedy

TEST_CASE("the comma of an iterator is not called") {
    struct below_nine {
        bool operator()(int value) const { return value < 9; }
    };
    for_each_storage([]<class S>() {
        handful::collection<int, S> c(greedy::steps{1}, greedy::steps{4});
        c.assign(greedy::steps{2}, greedy::steps{4});
        c.insert(c.begin(), greedy::steps{5}, greedy::steps{7});
        CHECK(c == handful::collection<int>{5, 6, 2, 3});
        handful::collection<int, S, handful::require<below_nine>> judged(greedy::steps{1}, greedy::steps{4});
        judged.insert(judged.begin(), greedy::steps{5}, greedy::steps{7});
        CHECK(judged.size() == 5);
    });
}

// ---- types that are rarely met ----

namespace {

template <class T, class Tag>
struct strong {
    T value;
    friend bool operator==(strong const&, strong const&) = default;
};
using user_id = strong<int, struct user_id_tag>;

struct fixed_value {
    int number = 0;
    fixed_value() = default;
    fixed_value(fixed_value const&) = default;
    fixed_value& operator=(fixed_value const&) = delete;
};

struct token {
    int number = -1;
    token() = default;
    token(token const&) = delete;
    token(token&&) = default;
    token& operator=(token const&) = delete;
    token& operator=(token&&) = default;
};

struct no_new {
    int number;
    static void* operator new(std::size_t) = delete;
    static void operator delete(void*) = delete;
};

struct constant_member {
    constant_member(int n) : number(n) {}
    int const number;
};

// Registers where it is, although it has the shape of a standard owner.
std::set<void const*> registered;
template <class E, class D = std::default_delete<E>>
struct registered_element : std::unique_ptr<E, D> {
    explicit registered_element(E* element) : std::unique_ptr<E, D>(element) { registered.insert(this); }
    registered_element(registered_element&& other) noexcept : std::unique_ptr<E, D>(std::move(other)) {
        registered.insert(this);
    }
    registered_element& operator=(registered_element&&) = default;
    ~registered_element() { registered.erase(this); }
};

struct field {
    handful::collection<std::string> values;
};

static_assert(!std::is_copy_constructible_v<handful::collection<token, handful::fixed_capacity<4>>>);
static_assert(std::is_nothrow_move_constructible_v<handful::collection<token, handful::fixed_capacity<4>>>);

} // namespace

TEST_CASE("elements that are rarely met") {
    for_each_storage([]<class S>() {
        handful::collection<user_id, S> ids{{1}, {2}};
        ids.push_back({3});
        CHECK(ids.contains(user_id{3}));

        handful::collection<fixed_value, S> fixed;
        fixed.emplace_back();
        fixed.emplace_back();
        CHECK(fixed.size() == 2);

        handful::collection<token, S> tokens;
        tokens.emplace_back();
        tokens.emplace_back();
        auto const moved = std::move(tokens);
        CHECK(moved.size() == 2);

        handful::collection<no_new, S> without_new;
        without_new.push_back({1});
        without_new.push_back({2});
        CHECK(without_new[1].number == 2);

        handful::collection<constant_member, S> constants;
        for (int n = 0; n != 3; ++n) constants.emplace_back(n);
        constants.insert(constants.begin(), constant_member(7));
        constants.erase(constants.begin() + 1);
        constants.reverse();
        CHECK(constants.replace(constants.begin(), constant_member(9)).number == 2);
        auto const copy = constants;
        CHECK(copy[0].number == 9);
        CHECK(copy[2].number == 7);

        handful::collection<std::any, S> anything{1, 2};
        handful::collection<std::any, S> another(anything);
        CHECK(another.size() == 2);

        std::vector<bool> const bits{true, false, true};
        handful::collection<bool, S> flags(bits.begin(), bits.end());
        flags.append_range(bits);
        CHECK(flags.size() == 6);
        CHECK(flags[3]);

        int const volatile registers[] = {1, 2};
        handful::collection<int, S> read(registers, registers + 2);
        CHECK(read[1] == 2);
    });
}

TEST_CASE("elements that cannot be moved stay where they are made") {
    handful::collection<std::atomic<int>, handful::fixed_capacity<3>> counters;
    counters.emplace_back(1);
    std::atomic<int> const* const second = counters.try_emplace_back(2);
    CHECK(second == &counters[1]);
    counters.emplace_back(3);
    CHECK(counters.try_emplace_back(4) == nullptr);
    counters.pop_back();
    CHECK(counters[1] == 2);
    counters.clear();
    CHECK(counters.empty());
}

TEST_CASE("a class derived from an owner is moved by its own move") {
    for_each_storage([]<class S>() {
        handful::collection<registered_element<int>, S> c;
        for (int n = 0; n != 9; ++n) c.emplace_back(new int(n));
        c.erase(c.begin());
        c.reverse();
        auto const moved = std::move(c);
        for (registered_element<int> const& element : moved) CHECK(registered.count(&element) == 1);
        CHECK(registered.size() == 8);
    });
    CHECK(registered.empty());
}

TEST_CASE("elements may hold collections, at whatever address") {
    handful::collection<field, handful::small_buffer<4>> c;
    for (int n = 0; n != 3; ++n) c.emplace_back();
    c[0].values.push_back("first");
    c[2].values.push_back("last");
    c.swap_elements(0, 1);
    c.reverse();
    c.rotate(c.begin() + 1);
    c.sort({}, [](field const& f) { return f.values.size(); });
    CHECK(c[0].values.empty());
    struct cached {
        mutable handful::collection<int> seen;
        int key;
    };
    handful::collection<cached, handful::fixed_capacity<4>> d;
    d.push_back({{}, 1});
    CHECK(erase_if(d, [](cached const& one) {
              one.seen.push_back(1);
              return false;
          }) == 0);
    CHECK(d[0].seen.size() == 1);
}

TEST_CASE("a large fixed_capacity in static storage needs no stack of its size") {
    CHECK_FALSE(dies([] {
        using C = handful::collection<int, handful::fixed_capacity<(4u << 20)>>;
        static C a;
        static C b;
        a.push_back(1);
        b.push_back(2);
        b = a;
        a.push_back(3);
        a.swap(b);
        a = std::move(b);
        if (a.size() != 2) std::abort();
    }));
}

// ---- rules that somebody tries to walk round ----

namespace {

struct serial {
    static inline int next = 0;
    int number = next++;
};
struct below_two {
    bool operator()(serial const& s) const { return s.number < 2; }
};

struct moves_twice {
    using value_type = std::unique_ptr<int>;
    using difference_type = std::ptrdiff_t;
    using iterator_concept = std::forward_iterator_tag;
    std::unique_ptr<int>* from = nullptr;
    int at = 0;
    std::unique_ptr<int>&& operator*() const { return std::move(*from); }
    moves_twice& operator++() {
        ++at;
        return *this;
    }
    moves_twice operator++(int) {
        moves_twice const before = *this;
        ++at;
        return before;
    }
    bool operator==(moves_twice const& other) const { return at == other.at; }
};

int questions = 0;
struct counts_questions {
    bool operator()(int) const {
        ++questions;
        return true;
    }
};
struct looks_around {
    bool operator()(auto const&, int) const { return true; }
};

struct not_empty {
    bool operator()(std::string const& text) const { return !text.empty(); }
};

} // namespace

TEST_CASE("elements made from nothing are each asked about") {
    for_each_storage([]<class S>() {
        serial::next = 0;
        handful::collection<serial, S, handful::require<below_two>> c;
        CHECK_THROWS_AS(c.resize(5), handful::rejected_element);
        CHECK(c.empty());
    });
}

TEST_CASE("a one-argument predicate is asked once about n copies, whatever else is required") {
    for_each_storage([]<class S>() {
        handful::collection<int, S, handful::require<counts_questions>, handful::require<looks_around>> c;
        questions = 0;
        c.insert(c.end(), 5, 1);
        CHECK(questions == 1);
        c.assign(4, 1);
        CHECK(questions == 2);
    });
}

TEST_CASE("a moving range that names an object twice cannot bring in null") {
    for_each_storage([]<class S>() {
        auto owner = std::make_unique<int>(1);
        handful::collection<std::unique_ptr<int>, S, handful::reject_null> c;
        c.push_back(std::make_unique<int>(0));
        CHECK_THROWS_AS(c.insert(c.end(), moves_twice{&owner, 0}, moves_twice{&owner, 2}),
                        handful::null_element);
        CHECK(c.size() == 1);
        owner = std::make_unique<int>(1);
        CHECK_THROWS_AS(c.assign(moves_twice{&owner, 0}, moves_twice{&owner, 2}), handful::null_element);
        CHECK(c.size() == 1);
        CHECK(c[0] != nullptr);
    });
}

TEST_CASE("sort shows elements to its comparison and projection as constants under a rule") {
    for_each_storage([]<class S>() {
        handful::collection<std::string, S, handful::require<not_empty>> c{"b", "a"};
        bool constant = true;
        c.sort([&](auto&& a, auto&& b) {
            constant = constant && std::is_const_v<std::remove_reference_t<decltype(a)>>;
            return a < b;
        });
        c.sort({}, [&](auto&& a) {
            constant = constant && std::is_const_v<std::remove_reference_t<decltype(a)>>;
            return a.size();
        });
        CHECK(constant);
        CHECK(c.contains("a"));
    });
}

TEST_CASE("sort with a comparison that throws anywhere leaves neither null nor what a rule refuses") {
    for_each_storage([]<class S>() {
        std::array<int, 6> order{1, 2, 3, 4, 5, 6};
        do {
            for (int limit = 0; limit < 16; limit += 3) {
                handful::collection<std::string, S, handful::require<not_empty>> c;
                handful::collection<std::unique_ptr<int>, S, handful::reject_null> owners;
                for (int const n : order) {
                    c.push_back(std::string(30, static_cast<char>('a' + n)));
                    owners.push_back(std::make_unique<int>(n));
                }
                int calls = 0;
                auto const limited = [&](auto less) {
                    calls = 0;
                    return [&calls, limit, less](auto const& a, auto const& b) {
                        if (calls++ == limit) throw limit;
                        return less(a, b);
                    };
                };
                try {
                    c.sort(limited([](auto const& a, auto const& b) { return a < b; }));
                } catch (int) {}
                try {
                    owners.sort(limited([](auto const& a, auto const& b) { return *a < *b; }));
                } catch (int) {}
                bool whole = true;
                int sum = 0;
                for (auto const& text : c) whole = whole && text.size() == 30;
                for (auto const& owner : owners) sum += owner ? *owner : 100;
                if (!whole || sum != 21) FAIL("lost an element at comparison " << limit);
            }
        } while (std::next_permutation(order.begin(), order.end()));
    });
}

TEST_CASE("null in the spelling of another type is not there either") {
    handful::collection<std::string_view, handful::reject_null> c{"a", "b"};
    char const* const nothing = nullptr;
    CHECK(!c.contains(nothing));
    CHECK(!c.index_of(nothing));
    CHECK(!c.remove(nothing));
    CHECK(erase(c, nothing) == 0);
    CHECK(c.size() == 2);
}

#if !defined(NDEBUG)
TEST_CASE("a change from within modify, a comparison or the predicate of erase_if is asserted") {
    using C = handful::collection<std::string, handful::heap_vector>;
    CHECK(dies([] {
        C c{"a", "b"};
        c.modify(c.begin() + 1, [&](std::string&) { c.clear(); });
    }));
    CHECK(dies([] {
        C c{"a", "b"};
        c.sort([&](std::string const& a, std::string const& b) {
            c.clear();
            return a < b;
        });
    }));
    CHECK(dies([] {
        C c{"a", "b"};
        erase_if(c, [&](std::string const&) {
            c.pop_back();
            return false;
        });
    }));
}
#endif
