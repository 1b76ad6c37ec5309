// SPDX-License-Identifier: BSL-1.0
#include <handful/null_traits.hpp>
#include <handful/relocation.hpp>

#include "catch.hpp"

#include <any>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace {

struct incomplete;
struct complete {
    int value;
};
union either {
    int number;
    char letter;
};
enum class color : unsigned char { red };
enum class wide_color : int { red };

struct stateful_delete {
    int calls = 0;
    void operator()(int* p) { delete p; }
};
struct fancy_delete {
    using pointer = std::uintptr_t;
    void operator()(pointer) {}
};

// Users' own: one that looks like a pointer, one that says so itself, one that says that it is none.
struct handle {
    handle() = default;
    handle(std::nullptr_t) {}
    explicit handle(int n) : number(n) {}
    friend bool operator==(handle const& h, std::nullptr_t) noexcept { return h.number == 0; }
    int number = 0;
};
struct ticket {
    long number;
};
struct small {
    char letter;
};

// Comparing with null is not what says so.
struct confusing {
    confusing(std::nullptr_t) {}
    explicit confusing(int n) : number(n) {}
    [[maybe_unused]] friend bool operator==(confusing const&, std::nullptr_t) { throw 1; }
    int number = 0;
};

template <class T>
constexpr bool one_word = handful::is_one_word_v<T>;

} // namespace

template <>
struct handful::null_traits<ticket> {
    static constexpr bool one_word = sizeof(long) == sizeof(void*);
    static constexpr bool is_null(ticket const& t) noexcept { return t.number == 0; }
};
template <>
struct handful::null_traits<small*> {
    static constexpr bool one_word = false;
    static constexpr bool is_null(small* const& p) noexcept { return p == nullptr; }
};
template <>
struct handful::null_traits<confusing> {
    static constexpr bool is_null(confusing const& c) noexcept { return c.number == 0; }
};

namespace {

using handful::nullable;

// what has a null
static_assert(nullable<int*> && nullable<void*> && nullable<incomplete*> && nullable<void (*)()>);
static_assert(nullable<int complete::*> && nullable<void (complete::*)()>);
static_assert(nullable<std::unique_ptr<int>> && nullable<std::unique_ptr<incomplete>>);
static_assert(nullable<std::unique_ptr<int, void (*)(int*)>>); // which has no constructor from null alone
static_assert(nullable<std::unique_ptr<int[]>> && nullable<std::unique_ptr<int, stateful_delete>>);
static_assert(nullable<std::shared_ptr<int>> && nullable<std::shared_ptr<incomplete>>);
static_assert(nullable<std::optional<int>> && nullable<std::optional<std::string>>);
static_assert(nullable<std::function<void()>> && nullable<std::string_view> && nullable<std::wstring_view>);
static_assert(nullable<handle> && nullable<ticket> && nullable<confusing>);

// what has none
static_assert(!nullable<int> && !nullable<bool> && !nullable<double> && !nullable<color>);
static_assert(!nullable<std::string> && !nullable<std::vector<int>> && !nullable<complete> &&
              !nullable<std::any>);
static_assert(!nullable<std::variant<int, char>> && !nullable<std::span<int>> &&
              !nullable<std::weak_ptr<int>>);

// what is one word
static_assert(one_word<int*> && one_word<int const*> && one_word<int volatile*> && one_word<double*>);
static_assert(one_word<complete*> && one_word<incomplete*> && one_word<either*> && one_word<int**>);
static_assert(one_word<wide_color*> && one_word<std::string*> && one_word<short*>);
static_assert(one_word<std::unique_ptr<int>> && one_word<std::unique_ptr<complete>>);
static_assert(one_word<std::unique_ptr<incomplete>> && one_word<std::unique_ptr<int[]>>);
static_assert(one_word<ticket> == (sizeof(long) == sizeof(void*)));

// what is not
static_assert(!one_word<void*> && !one_word<char*> && !one_word<signed char*> && !one_word<bool*> &&
              !one_word<color*>);
static_assert(!one_word<std::byte*> && !one_word<std::unique_ptr<char>> &&
              !one_word<std::unique_ptr<void, void (*)(void*)>>);
static_assert(!one_word<void (*)()> && !one_word<int complete::*> && !one_word<void (complete::*)()>);
static_assert(!one_word<std::unique_ptr<int, stateful_delete>> &&
              !one_word<std::unique_ptr<int, void (*)(int*)>>);
static_assert(!one_word<std::unique_ptr<int, fancy_delete>>);
static_assert(!one_word<std::shared_ptr<int>> && !one_word<std::optional<int>> &&
              !one_word<std::optional<int*>>);
static_assert(!one_word<std::function<void()>> && !one_word<std::string_view> && !one_word<handle>);
static_assert(!one_word<small*> && !one_word<confusing> && !one_word<int> && !one_word<long>);

// what may be moved as bytes
template <class T>
constexpr bool relocatable = handful::is_trivially_relocatable_v<T>;
static_assert(relocatable<int> && relocatable<int*> && relocatable<complete> && relocatable<color>);
static_assert(relocatable<std::unique_ptr<int>> && relocatable<std::unique_ptr<incomplete>>);
static_assert(relocatable<std::shared_ptr<int>> && relocatable<std::weak_ptr<int>>);
static_assert(relocatable<std::optional<int>> && relocatable<std::optional<std::unique_ptr<int>>>);
static_assert(relocatable<std::string_view> && relocatable<std::unique_ptr<int> const>);
static_assert(relocatable<ticket>);
static_assert(!relocatable<std::string> && !relocatable<std::optional<std::string>>);
static_assert(!relocatable<std::list<int>> && !relocatable<std::function<void()>>);
static_assert(!relocatable<std::unique_ptr<int, stateful_delete>>);

} // namespace

TEST_CASE("null is what each kind means by it") {
    using handful::null_traits;
    int number = 0;
    CHECK(null_traits<int*>::is_null(nullptr));
    CHECK_FALSE(null_traits<int*>::is_null(&number));
    CHECK(null_traits<int complete::*>::is_null(nullptr));
    CHECK_FALSE(null_traits<int complete::*>::is_null(&complete::value));
    CHECK(null_traits<std::unique_ptr<int>>::is_null(nullptr));
    CHECK_FALSE(null_traits<std::unique_ptr<int>>::is_null(std::make_unique<int>(0)));
    CHECK(null_traits<std::shared_ptr<int>>::is_null(nullptr));
    CHECK_FALSE(null_traits<std::shared_ptr<int>>::is_null(std::make_shared<int>(0)));
    CHECK(null_traits<std::optional<int>>::is_null(std::nullopt));
    CHECK_FALSE(null_traits<std::optional<int>>::is_null(0));
    CHECK(null_traits<std::function<void()>>::is_null(nullptr));
    CHECK_FALSE(null_traits<std::function<void()>>::is_null([] {}));
    CHECK(null_traits<std::string_view>::is_null(std::string_view()));
    CHECK_FALSE(null_traits<std::string_view>::is_null(""));
    CHECK(null_traits<handle>::is_null(nullptr));
    CHECK_FALSE(null_traits<handle>::is_null(handle(3)));
    CHECK(null_traits<ticket>::is_null(ticket{0}));
    CHECK_FALSE(null_traits<ticket>::is_null(ticket{1}));
}
