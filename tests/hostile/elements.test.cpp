// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include "catch.hpp"

#include <array>
#include <bitset>
#include <chrono>
#include <coroutine>
#include <cstddef>
#include <exception>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

// Element types that generic code trips over, each led through the operations that its constructors allow.

namespace {

template <class F>
void for_each_storage(F f) {
    f.template operator()<handful::inline_one>();
    f.template operator()<handful::small_buffer<3>>();
    f.template operator()<handful::fixed_capacity<9>>();
}

/// Adds eight elements that `make` gives for 0 to 7, at the end, in the middle and in front, and takes them away again.
/// `same(element, n)` says whether an element is the one made for n.
template <class T, class Make, class Same>
void lead(Make make, Same same) {
    for_each_storage([&]<class S>() {
        handful::collection<T, S> c;
        c.push_back(make(2));
        c.emplace_back(make(5));
        c.insert(c.begin(), make(0));
        c.insert(c.begin() + 1, make(1));
        c.emplace(c.begin() + 3, make(3));
        c.insert(c.end() - 1, make(4));
        CHECK(c.try_push_back(make(6)) != nullptr);
        c.push_back(make(7));
        auto const holds = [&](auto const& of, int first, int last) {
            int n = first;
            for (auto const& element : of) {
                if (!same(element, n)) return false;
                ++n;
            }
            return n == last;
        };
        CHECK(holds(c, 0, 8));
        c.pop_back();
        c.erase(c.begin());
        handful::collection<T, S> moved(std::move(c));
        CHECK(holds(moved, 1, 7));
        c = std::move(moved);
        c.erase(c.begin(), c.begin() + 2);
        swap(c, moved);
        CHECK(holds(moved, 3, 7));
        // what is returned by value is made by an implicit constructor
        if constexpr (std::is_convertible_v<T, T>) CHECK(same(moved.take(moved.begin()), 3));
        else moved.erase(moved.begin());
        moved.rotate(moved.begin() + 1);
        moved.reverse();
        moved.shrink_to_fit();
        CHECK(moved.size() == 3);
        if constexpr (std::is_copy_constructible_v<T>) {
            handful::collection<T, S> copy(moved);
            copy.push_back(copy.front());
            copy.insert(copy.begin(), 2, copy.back());
            copy.assign(2, make(1));
            CHECK(same(copy.back(), 1));
            moved = copy;
            CHECK(moved.size() == 2);
        }
        moved.clear();
        CHECK(moved.empty());
    });
}

// ---- constructors that are not there, or too many ----

struct deleted_default {
    deleted_default() = delete;
    constexpr deleted_default(int n) : number(n) {}
    int number;
};
static_assert(std::is_trivially_copyable_v<deleted_default>);

struct no_address {
    int number;
    no_address* operator&() = delete;
    no_address const* operator&() const = delete;
};
static_assert(std::is_trivially_default_constructible_v<no_address>);

struct takes_all {
    takes_all() = default;
    template <class X>
    takes_all(X&& x) : number(read(x)) {}
    int number = 0;
    static int read(int n) { return n; }
    static int read(takes_all const& other) { return other.number; }
};

struct explicit_copy {
    explicit explicit_copy(int n) : number(n) {}
    explicit explicit_copy(explicit_copy const&) = default;
    explicit explicit_copy(explicit_copy&&) = default;
    int number;
};

struct copies_from_mutable {
    explicit copies_from_mutable(int n) : number(n) {}
    copies_from_mutable(copies_from_mutable&) = delete;
    copies_from_mutable(copies_from_mutable const&) = default;
    copies_from_mutable(copies_from_mutable&&) = default;
    copies_from_mutable& operator=(copies_from_mutable const&) = default;
    int number;
};

struct from_braces {
    from_braces(int n) : number(n) {}
    from_braces(std::initializer_list<from_braces> of) : number(100 + static_cast<int>(of.size())) {}
    int number;
};

struct assignment_returns_nothing {
    assignment_returns_nothing(int n) : number(n) {}
    assignment_returns_nothing(assignment_returns_nothing const&) = default;
    void operator=(assignment_returns_nothing const& other) { number = other.number; }
    int number;
};

struct assigned_as_lvalue_only {
    assigned_as_lvalue_only(int n) : number(n) {}
    assigned_as_lvalue_only(assigned_as_lvalue_only const&) = default;
    assigned_as_lvalue_only& operator=(assigned_as_lvalue_only const&) & = default;
    int number;
};

template <class T>
void lead_numbered() {
    lead<T>([](int n) { return T(n); }, [](T const& e, int n) { return e.number == n; });
}

} // namespace

TEST_CASE("constructors and assignments that are missing, greedy, explicit or odd") {
    lead_numbered<deleted_default>();
    lead<no_address>([](int n) { return no_address{n}; },
                     [](no_address const& e, int n) { return e.number == n; });
    lead_numbered<takes_all>();
    lead_numbered<explicit_copy>();
    lead_numbered<copies_from_mutable>();
    lead_numbered<from_braces>();
    lead_numbered<assignment_returns_nothing>();
    lead_numbered<assigned_as_lvalue_only>();
}

TEST_CASE("a fixed_capacity of what has no address for others is a constant") {
    static constexpr int sum = [] {
        handful::collection<no_address, handful::fixed_capacity<3>> c;
        c.push_back({1});
        c.push_back({2});
        c.erase(c.begin());
        c.insert(c.begin(), {5});
        return c[0].number * 10 + c[1].number;
    }();
    CHECK(sum == 52);
}

// ---- kinds of types ----

namespace {

struct nothing {};
struct alignas(64) aligned_nothing {};
union number_or_text {
    int number;
    char text[8];
};
struct bit_fields {
    unsigned low : 3;
    unsigned high : 29;
};
struct final_class final {
    int number;
};
struct interface_class {
    virtual ~interface_class() = default;
    virtual int number() const = 0;
};
struct implementation : interface_class {
    explicit implementation(int n) : kept(n) {}
    int number() const override { return kept; }
    int kept;
};
struct has_number {
    int number;
};
enum class colour : unsigned char {};
struct only_declared;
struct node {
    int number = 0;
    handful::collection<node, handful::heap_vector> children = {};
};

int function_0(int n) { return n; }
int function_1(int n) { return n + 1; }

} // namespace

TEST_CASE("classes of every kind") {
    lead<nothing>([](int) { return nothing{}; }, [](nothing, int) { return true; });
    lead<aligned_nothing>([](int) { return aligned_nothing{}; },
                          [](aligned_nothing const& e, int) {
                              return reinterpret_cast<std::uintptr_t>(&e) % alignof(aligned_nothing) == 0;
                          });
    lead<number_or_text>([](int n) { return number_or_text{n}; },
                         [](number_or_text const& e, int n) { return e.number == n; });
    lead<bit_fields>(
        [](int n) { return bit_fields{static_cast<unsigned>(n) & 7U, 5}; },
        [](bit_fields const& e, int n) { return e.low == static_cast<unsigned>(n) && e.high == 5; });
    lead<final_class>([](int n) { return final_class{n}; },
                      [](final_class const& e, int n) { return e.number == n; });
    lead<implementation>([](int n) { return implementation(n); },
                         [](interface_class const& e, int n) { return e.number() == n; });
    lead<std::unique_ptr<interface_class>>(
        [](int n) { return std::make_unique<implementation>(n); },
        [](std::unique_ptr<interface_class> const& e, int n) { return e->number() == n; });
    lead<node>([](int n) { return node{n, {node{n}}}; },
               [](node const& e, int n) { return e.number == n && e.children.front().number == n; });
}

TEST_CASE("types that are no classes") {
    auto const as_itself = [](auto e, int n) { return e == static_cast<decltype(e)>(n); };
    lead<colour>([](int n) { return static_cast<colour>(n); }, as_itself);
    lead<std::byte>([](int n) { return static_cast<std::byte>(n); }, as_itself);
    lead<bool>([](int n) { return n % 2 == 1; }, [](bool e, int n) { return e == (n % 2 == 1); });
    lead<long double>([](int n) { return static_cast<long double>(n); },
                      [](long double e, int n) { return static_cast<int>(e) == n; });
    lead<char8_t>([](int n) { return static_cast<char8_t>(n); }, as_itself);
    lead<std::nullptr_t>([](int) { return nullptr; }, [](std::nullptr_t e, int) { return e == nullptr; });
    lead<int (*)(int)>([](int n) { return n % 2 == 0 ? &function_0 : &function_1; },
                       [](int (*e)(int), int n) { return e(n) == n + n % 2; });
    lead<int has_number::*>([](int) { return &has_number::number; },
                            [](int has_number::* e, int) { return e == &has_number::number; });
    static std::array<char, 16> bytes{};
    lead<void*>([](int n) { return static_cast<void*>(&bytes[static_cast<std::size_t>(n)]); },
                [](void* e, int n) { return e == &bytes[static_cast<std::size_t>(n)]; });
    lead<only_declared*>(
        [](int n) { return reinterpret_cast<only_declared*>(&bytes[static_cast<std::size_t>(n)]); },
        [](only_declared* e, int n) { return static_cast<void*>(e) == &bytes[static_cast<std::size_t>(n)]; });
    lead<int const volatile*>(
        [](int) -> int const volatile* { return nullptr; },
        [](int const volatile* e, int) { return e == nullptr; });
}

TEST_CASE("types of the standard library") {
    lead<std::vector<bool>>(
        [](int n) { return std::vector<bool>(static_cast<std::size_t>(n)); },
        [](std::vector<bool> const& e, int n) { return static_cast<int>(e.size()) == n; });
    lead<std::function<int()>>([](int n) { return [n] { return n; }; },
                               [](std::function<int()> const& e, int n) { return e() == n; });
    lead<std::variant<int, std::string>>([](int n) { return std::to_string(n); },
                                         [](std::variant<int, std::string> const& e, int n) {
                                             return std::get<std::string>(e) == std::to_string(n);
                                         });
    lead<std::tuple<int, std::unique_ptr<int>>>(
        [](int n) { return std::tuple(n, std::make_unique<int>(n)); },
        [](std::tuple<int, std::unique_ptr<int>> const& e, int n) { return *std::get<1>(e) == n; });
    lead<std::optional<std::unique_ptr<int>>>(
        [](int n) { return std::optional(std::make_unique<int>(n)); },
        [](std::optional<std::unique_ptr<int>> const& e, int n) { return **e == n; });
    lead<std::unique_ptr<int[]>>(
        [](int n) {
            auto made = std::make_unique<int[]>(2);
            made[1] = n;
            return made;
        },
        [](std::unique_ptr<int[]> const& e, int n) { return e[1] == n; });
    lead<std::map<int, int>>([](int n) { return std::map<int, int>{{n, n}}; },
                             [](std::map<int, int> const& e, int n) { return e.at(n) == n; });
    lead<std::weak_ptr<int>>([](int) { return std::weak_ptr<int>(); },
                             [](std::weak_ptr<int> const& e, int) { return e.expired(); });
    lead<std::future<int>>(
        [](int n) {
            std::promise<int> made;
            made.set_value(n);
            return made.get_future();
        },
        [](std::future<int> const& e, int) { return e.valid(); });
    lead<std::exception_ptr>([](int) { return std::exception_ptr(); },
                             [](std::exception_ptr const& e, int) { return e == nullptr; });
    lead<std::coroutine_handle<>>([](int) { return std::coroutine_handle<>(); },
                                  [](std::coroutine_handle<> e, int) { return !e; });
    lead<std::thread>([](int) { return std::thread(); },
                      [](std::thread const& e, int) { return !e.joinable(); });
    lead<std::string_view>(
        [](int n) { return std::string_view("abcdefgh").substr(static_cast<std::size_t>(n)); },
        [](std::string_view e, int n) { return e.front() == 'a' + n; });
    lead<std::pair<int const, std::string>>(
        [](int n) { return std::pair<int const, std::string>(n, "text"); },
        [](std::pair<int const, std::string> const& e, int n) { return e.first == n; });
}

TEST_CASE("references as std::reference_wrapper and in tuples") {
    std::array<int, 8> numbers{0, 1, 2, 3, 4, 5, 6, 7};
    for_each_storage([&]<class S>() {
        handful::collection<std::reference_wrapper<int>, S> c(numbers.begin(), numbers.end());
        c.reverse();
        c.front().get() = 9;
        CHECK(numbers[7] == 9);
        numbers[7] = 7;
        handful::collection<std::tuple<int&, int const&>, S> pairs;
        for (int& n : numbers) pairs.emplace_back(n, n);
        CHECK(&std::get<0>(pairs[3]) == &numbers[3]);
    });
}

TEST_CASE("what can be neither copied nor moved lives in fixed_capacity") {
    handful::collection<std::mutex, handful::fixed_capacity<3>> c(3);
    std::lock_guard const locked(c[1]);
    CHECK(c.size() == 3);
    CHECK(c.try_emplace_back() == nullptr);
}

// ---- owners ----

namespace {

void delete_it(int* p) { delete p; }

struct counting_delete {
    int* count = nullptr;
    void operator()(int* p) const {
        ++*count;
        delete p;
    }
};

struct handle_delete {
    struct pointer {
        int handle = -1;
        pointer() = default;
        pointer(std::nullptr_t) {}
        explicit pointer(int h) : handle(h) {}
        friend bool operator==(pointer a, pointer b) { return a.handle == b.handle; }
        explicit operator bool() const { return handle != -1; }
    };
    void operator()(pointer) const {}
};

template <class T>
using never_null = handful::collection<T, handful::inline_one, handful::reject_null>;

} // namespace

TEST_CASE("owners with deleters of every kind can be kept non-null") {
    never_null<std::unique_ptr<int, void (*)(int*)>> by_function;
    by_function.emplace_back(new int(1), &delete_it);
    by_function.emplace_back(new int(2), &delete_it);
    CHECK_THROWS_AS(by_function.emplace_back(nullptr, &delete_it), handful::null_element);
    CHECK(*by_function[1] == 2);

    int deleted = 0;
    {
        never_null<std::unique_ptr<int, counting_delete>> counting;
        for (int n = 0; n != 3; ++n) counting.emplace_back(new int(n), counting_delete{&deleted});
        CHECK_THROWS_AS(counting.push_back({nullptr, counting_delete{&deleted}}), handful::null_element);
        counting.erase(counting.begin());
        CHECK(deleted == 1);
    }
    CHECK(deleted == 3);

    never_null<std::unique_ptr<int, std::function<void(int*)>>> by_object;
    by_object.emplace_back(new int(1), [](int* p) { delete p; });
    CHECK_THROWS_AS(by_object.resize(3), handful::null_element);
    CHECK(by_object.size() == 1);

    never_null<std::unique_ptr<int, handle_delete>> handles;
    handles.emplace_back(handle_delete::pointer(3));
    handles.emplace_back(handle_delete::pointer(4));
    CHECK_THROWS_AS(handles.push_back(nullptr), handful::null_element);
    CHECK(handles[1].get().handle == 4);
}

TEST_CASE("what is below an element takes its place by way of a local") {
    node root{1, {node{2, {node{3}, node{4}}}, node{5}}};
    handful::collection<node, handful::heap_vector> below = std::move(root.children.front().children);
    root.children = std::move(below);
    CHECK(root.children.size() == 2);
    CHECK(root.children.back().number == 4);
}
