// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>
#include <handful/sort.hpp>

#include "catch.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <deque>
#include <forward_list>
#include <functional>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <ranges>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

// Iterators and ranges that other containers, views and users give: proxies, sentinels, odd difference types, one pass only.

namespace {

template <class F>
void for_each_storage(F f) {
    f.template operator()<handful::inline_one>();
    f.template operator()<handful::small_buffer<3>>();
    f.template operator()<handful::fixed_capacity<24>>();
}

template <class C>
std::vector<typename C::value_type> values(C const& c) {
    return std::vector<typename C::value_type>(c.begin(), c.end());
}

/// Every way in for a range: `make()` gives it anew, `expected` is what it yields.
template <class T, class Make>
void lead(Make make, std::vector<T> const& expected) {
    for_each_storage([&]<class S>() {
        using collection_type = handful::collection<T, S>;
        collection_type c;
        c.append_range(make());
        CHECK(values(c) == expected);
        c.assign_range(make());
        CHECK(values(c) == expected);
        c.insert_range(c.begin() + 1, make());
        std::list<T> both(expected.begin(), expected.end()); // its elements need no assignment
        both.insert(std::next(both.begin()), expected.begin(), expected.end());
        CHECK(std::ranges::equal(c, both));
        c.insert_range(c.end(), make());
        both.insert(both.end(), expected.begin(), expected.end());
        CHECK(std::ranges::equal(c, both));
        CHECK(values(collection_type(handful::from_range, make())) == expected);
    });
}

/// As `lead`, by pairs of iterators, where the range has them by the rules of C++17.
template <class T, class Make>
void lead_iterators(Make make, std::vector<T> const& expected) {
    for_each_storage([&]<class S>() {
        using collection_type = handful::collection<T, S>;
        auto first = make();
        collection_type c(first.begin(), first.end());
        CHECK(values(c) == expected);
        auto second = make();
        c.insert(c.begin() + 2, second.begin(), second.end());
        auto both = expected;
        both.insert(both.begin() + 2, expected.begin(), expected.end());
        CHECK(values(c) == both);
        auto third = make();
        c.assign(third.begin(), third.end());
        CHECK(values(c) == expected);
    });
}

/// Random access, with a difference type that is no pointer's.
template <class Difference>
class counts_by {
public:
    using value_type = int;
    using difference_type = Difference;
    using pointer = void;
    using reference = int;
    using iterator_category = std::random_access_iterator_tag;

    counts_by() = default;
    explicit counts_by(int at) : at_(at) {}
    int operator*() const { return at_; }
    int operator[](Difference n) const { return at_ + static_cast<int>(n); }
    counts_by& operator++() { return *this += 1; }
    counts_by& operator--() { return *this -= 1; }
    counts_by operator++(int) { return std::exchange(*this, *this + 1); }
    counts_by operator--(int) { return std::exchange(*this, *this - 1); }
    counts_by& operator+=(Difference n) {
        at_ += static_cast<int>(n);
        return *this;
    }
    counts_by& operator-=(Difference n) {
        at_ -= static_cast<int>(n);
        return *this;
    }
    friend counts_by operator+(counts_by i, Difference n) { return i += n; }
    friend counts_by operator+(Difference n, counts_by i) { return i += n; }
    friend counts_by operator-(counts_by i, Difference n) { return i -= n; }
    friend Difference operator-(counts_by a, counts_by b) { return static_cast<Difference>(a.at_ - b.at_); }
    friend auto operator<=>(counts_by, counts_by) = default;

private:
    int at_ = 0;
};

/// Can be moved and read once, as C++20 allows; has no place in C++17.
class one_pass {
public:
    using value_type = int;
    using difference_type = std::ptrdiff_t;

    explicit one_pass(int at) : at_(at) {}
    one_pass(one_pass&&) = default;
    one_pass& operator=(one_pass&&) = default;
    int operator*() const { return at_; }
    one_pass& operator++() {
        ++at_;
        return *this;
    }
    void operator++(int) { ++at_; }
    friend bool operator==(one_pass const& i, int last) { return i.at_ == last; }

private:
    int at_;
};

/// Says that it is of C++17's input category, and jumps like a pointer.
struct says_input : counts_by<std::ptrdiff_t> {
    using iterator_category = std::input_iterator_tag;
    using counts_by::counts_by;
    says_input& operator++() {
        counts_by::operator++();
        return *this;
    }
    says_input operator++(int) { return std::exchange(*this, says_input(**this + 1)); }
};

std::vector<int> const zero_to_six{0, 1, 2, 3, 4, 5, 6};

} // namespace

TEST_CASE("ranges of other containers") {
    lead<int>([] { return std::vector(zero_to_six); }, zero_to_six);
    lead<int>([] { return std::list<int>(zero_to_six.begin(), zero_to_six.end()); }, zero_to_six);
    lead<int>([] { return std::forward_list<int>(zero_to_six.begin(), zero_to_six.end()); }, zero_to_six);
    lead<int>([] { return std::deque<int>(zero_to_six.begin(), zero_to_six.end()); }, zero_to_six);
    lead<int>([] { return std::set<int>(zero_to_six.rbegin(), zero_to_six.rend()); }, zero_to_six);
    lead<bool>([] { return std::vector<bool>{true, false, true}; }, {true, false, true});
    lead<std::pair<int const, char>>([] { return std::map<int, char>{{2, 'b'}, {1, 'a'}}; },
                                     {{1, 'a'}, {2, 'b'}});
    static int const array[] = {3, 1, 2};
    lead<int>([] { return std::span(array); }, {3, 1, 2});
    lead<std::string>([] { return std::array<char const*, 2>{"one", "two"}; }, {"one", "two"});
    lead<std::string>([] { return std::vector<std::string_view>{"one", "two"}; }, {"one", "two"});
    lead_iterators<int>([] { return std::list<int>(zero_to_six.begin(), zero_to_six.end()); }, zero_to_six);
    lead_iterators<bool>([] { return std::vector<bool>{true, false, true}; }, {true, false, true});
    lead_iterators<long>([] { return std::deque<int>(zero_to_six.begin(), zero_to_six.end()); },
                         {0, 1, 2, 3, 4, 5, 6});
}

TEST_CASE("views") {
    lead<int>([] { return std::views::iota(0, 7); }, zero_to_six);
    lead<int>([] { return std::views::iota(0) | std::views::take(7); }, zero_to_six);
    lead<int>(
        [] { return std::views::iota(-6, 1) | std::views::reverse | std::views::transform(std::negate<>()); },
        zero_to_six);
    lead<int>([] { return std::views::iota(0, 14) | std::views::filter([](int n) { return n < 7; }); },
              zero_to_six);
    lead<int>([] { return std::views::iota(0) | std::views::take_while([](int n) { return n < 7; }); },
              zero_to_six);
    lead<int>([] { return std::views::iota(0, 7) | std::views::common; }, zero_to_six);
    lead<int>([] { return std::views::counted(zero_to_six.begin(), 3); }, {0, 1, 2});
    lead<int>([] { return std::views::single(4); }, {4});
    static std::vector<std::vector<int>> const nested{{0, 1}, {}, {2, 3, 4}};
    lead<int>([] { return nested | std::views::join; }, {0, 1, 2, 3, 4});
    lead<std::string>(
        [] {
            return std::views::iota(0, 3) | std::views::transform([](int n) { return std::to_string(n); });
        },
        {"0", "1", "2"});
    static std::map<int, std::string> const named{{1, "one"}, {2, "two"}};
    lead<std::string>([] { return named | std::views::values; }, {"one", "two"});
    lead<long long>([] { return std::views::iota(0LL, 3LL); }, {0, 1, 2});
}

TEST_CASE("difference types of other sizes, and iterators of one pass") {
    auto const between = []<class I>(std::type_identity<I>) {
        return [] { return std::ranges::subrange(I(0), I(7)); };
    };
    lead<int>(between(std::type_identity<counts_by<signed char>>()), zero_to_six);
    lead<int>(between(std::type_identity<counts_by<long long>>()), zero_to_six);
    lead_iterators<int>(between(std::type_identity<counts_by<signed char>>()), zero_to_six);
    lead_iterators<int>(between(std::type_identity<counts_by<long long>>()), zero_to_six);
    lead_iterators<int>(between(std::type_identity<says_input>()), zero_to_six);
    lead<int>([] { return std::ranges::subrange<one_pass, int>(one_pass(0), 7); }, zero_to_six);
}

TEST_CASE("streams") {
    static std::istringstream text;
    auto const words = [] {
        text = std::istringstream("to be or not");
        return std::ranges::subrange(std::istream_iterator<std::string>(text),
                                     std::istream_iterator<std::string>());
    };
    lead<std::string>(words, {"to", "be", "or", "not"});
    lead_iterators<std::string>(words, {"to", "be", "or", "not"});
    lead<char>(
        [] {
            text = std::istringstream("abc");
            return std::ranges::subrange(std::istreambuf_iterator<char>(text),
                                         std::istreambuf_iterator<char>());
        },
        {'a', 'b', 'c'});
}

TEST_CASE("elements are moved out of a range of move iterators and of none other") {
    for_each_storage([]<class S>() {
        std::vector<std::unique_ptr<int>> owners;
        for (int n = 0; n != 5; ++n) owners.push_back(std::make_unique<int>(n));
        handful::collection<std::unique_ptr<int>, S> c(std::make_move_iterator(owners.begin()),
                                                       std::make_move_iterator(owners.end()));
        CHECK(std::ranges::all_of(owners, [](auto const& owner) { return owner == nullptr; }));
        CHECK(*c.back() == 4);

        std::vector<std::string> texts{"a long text that is no part of the string",
                                       "another of the kind that is not"};
        auto const before = texts;
        handful::collection<std::string, S> copies(texts.begin(), texts.end());
        copies.append_range(texts);
        copies.append_range(std::move(texts)); // a range is no container: its elements are lvalues
        CHECK(texts == before);
    });
}

TEST_CASE("a range over the collection's own elements, by way of a view") {
    for_each_storage([]<class S>() {
        handful::collection<int, S> c{1, 2, 3};
        handful::collection<int, S> const other(handful::from_range, c | std::views::reverse);
        CHECK(values(other) == std::vector{3, 2, 1});
        c.erase(std::ranges::remove_if(c, [](int n) { return n == 2; }).begin(), c.end());
        CHECK(values(c) == std::vector{1, 3});
    });
}

TEST_CASE("algorithms and adaptors of the standard library run over collections") {
    for_each_storage([]<class S>() {
        handful::collection<int, S> c{5, 1, 4, 2, 3};
        std::sort(c.begin(), c.end());
        CHECK(std::ranges::is_sorted(c));
        std::copy(zero_to_six.begin(), zero_to_six.end(), std::back_inserter(c));
        std::copy(zero_to_six.begin(), zero_to_six.begin() + 2, std::inserter(c, c.begin()));
        CHECK(c.size() == 14);
        std::ranges::rotate(c, c.begin() + 3);
        std::ranges::sort(c, std::greater<>());
        c.erase(std::unique(c.begin(), c.end()), c.end());
        CHECK(values(c) == std::vector{6, 5, 4, 3, 2, 1, 0});
        CHECK(std::accumulate(c.rbegin(), c.rend(), 0) == 21);
        CHECK(std::ranges::equal(c | std::views::drop(5), std::array{1, 0}));
        std::iota(c.begin(), c.end(), 0);
        CHECK(std::ranges::equal(std::span(c), zero_to_six));
        CHECK(std::next_permutation(c.begin(), c.end()));
        erase(c, 3);
        CHECK(std::ranges::find(c, 3) == c.end());
        std::make_heap(c.begin(), c.end());
        std::pop_heap(c.begin(), c.end());
        CHECK(c.back() == 6);
    });
}
