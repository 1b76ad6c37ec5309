// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

#include <handful/observer_list.hpp>
#include <handful/sort.hpp>

#include <functional>

// More situations that no sentence of docs/notification.md names; see notification_situations.test.cpp.

using namespace test;

namespace {

using lines = std::vector<std::string>;
lines heard;

lines take_heard() { return std::exchange(heard, {}); }

lines take_heard_of_elements() {
    lines all = take_heard();
    std::erase_if(all, [](std::string const& line) { return line.find("relocated") != line.npos; });
    return all;
}

void note(char who, char const* what) { heard.push_back(std::string(1, who) + ' ' + what); }
void note(char who, char const* what, std::size_t first, std::size_t n) {
    heard.push_back(std::string(1, who) + ' ' + what + ' ' + std::to_string(first) + ' ' + std::to_string(n));
}

struct writer {
    char name = '?';
    void inserted(auto const&, std::size_t first, std::size_t n) noexcept {
        note(name, "inserted", first, n);
    }
    void removing(auto const&, std::size_t first, std::size_t n) noexcept {
        note(name, "removing", first, n);
    }
    void relocated(auto const&) noexcept { note(name, "relocated"); }
};

class writing_sink : public handful::sink<int> {
public:
    explicit writing_sink(char name) : by_{name} {}
    void inserted(std::span<int const> c, std::size_t first, std::size_t n) noexcept override {
        by_.inserted(c, first, n);
    }
    void removing(std::span<int const> c, std::size_t first, std::size_t n) noexcept override {
        by_.removing(c, first, n);
        if (act) std::exchange(act, nullptr)();
    }
    void relocated(std::span<int const> c) noexcept override { by_.relocated(c); }

    std::function<void()> act; // once, after it has written

private:
    writer by_;
};

// What a collection holds when it is told to have moved.
struct reader {
    std::vector<std::vector<int>>* seen = nullptr;
    std::vector<void const*>* places = nullptr;
    void relocated(auto const& c) noexcept {
        seen->emplace_back(c.begin(), c.end());
        places->push_back(c.data());
    }
};

// What was replaced, and by what.
struct comparer {
    std::vector<int>* pairs = nullptr;
    void replaced(auto const& c, std::size_t i, auto const& old) noexcept {
        pairs->push_back(old);
        pairs->push_back(c[i]);
    }
};

template <class S>
using with_writer = handful::collection<int, S, handful::notify<writer>>;
template <class S>
using with_sink = handful::collection<int, S, handful::notify_sink>;

} // namespace

TEST_CASE("Situation: a range that can be read once is appended, and is not counted before") {
    for_each_storage([]<class S>() {
        with_writer<S> c({1, 2}, handful::with(writer{'a'}));
        c.shrink_to_fit();
        take_heard();
        int const* const place = c.data();
        c.append_range(stream<int>({3, 4, 5, 6, 7}));
        CHECK(take_heard() ==
              (c.data() == place ? lines{"a inserted 2 5"} : lines{"a relocated", "a inserted 2 5"}));
    });
}

TEST_CASE("Situation: a move construction is given a sink while the source has one") {
    for_each_storage([]<class S>() {
        writing_sink s('s');
        writing_sink t('t');
        with_sink<S> c({1, 2}, handful::with(&s));
        take_heard();
        with_sink<S> d(std::move(c), handful::with(&t));
        CHECK(take_heard_of_elements() == lines{"s removing 0 2", "t inserted 0 2"});
        c.push_back(3);
        CHECK(take_heard_of_elements() == lines{"s inserted 0 1"});
        d.clear();
        CHECK(take_heard() == lines{"t removing 0 2"});
    });
}

TEST_CASE("Situation: the collection is read when it is told to have moved") {
    for_each_storage([]<class S>() {
        std::vector<std::vector<int>> seen;
        std::vector<void const*> places;
        handful::collection<int, S, handful::notify<reader>> c(handful::with(reader{&seen, &places}));
        for (int value = 0; value != 12; ++value) {
            seen.clear();
            places.clear();
            c.push_back(value);
            // the new element is there, and is told of next
            for (auto const& elements : seen) CHECK(elements == values_in(c));
            for (void const* const place : places) CHECK(place == c.data());
        }
    });
}

TEST_CASE("Situation: elements cannot be written past the listeners") {
    for_each_storage([]<class S>() {
        using observed = with_sink<S>;
        static_assert(std::same_as<decltype(std::declval<observed&>()[0]), int const&>);
        static_assert(std::same_as<decltype(*std::declval<observed&>().begin()), int const&>);
        static_assert(std::same_as<decltype(std::declval<observed&>().data()), int const*>);
        using plain = handful::collection<int, S>;
        static_assert(std::same_as<decltype(std::declval<plain&>()[0]), int&>);
        CHECK(true);
    });
}

TEST_CASE("Situation: a collection is given its own elements") {
    for_each_storage([]<class S>() {
        with_writer<S> c({1, 2, 3}, handful::with(writer{'a'}));
        c.shrink_to_fit();
        take_heard();
        c.append_range(c);
        CHECK(take_heard_of_elements() == lines{"a inserted 3 3"});
        CHECK(values_in(c) == std::vector<int>{1, 2, 3, 1, 2, 3});
        c.insert(c.begin() + 1, c.begin() + 1, c.begin() + 3);
        CHECK(take_heard_of_elements() == lines{"a inserted 1 2"});
        CHECK(values_in(c) == std::vector<int>{1, 2, 3, 2, 3, 1, 2, 3});
        c.assign(c.begin() + 4, c.begin() + 6);
        CHECK(take_heard_of_elements() == lines{"a removing 0 8", "a inserted 0 2"});
        CHECK(values_in(c) == std::vector<int>{3, 1});
        c.assign(2, c[1]);
        CHECK(take_heard_of_elements() == lines{"a removing 0 2", "a inserted 0 2"});
        CHECK(values_in(c) == std::vector<int>{1, 1});
    });
}

TEST_CASE("Situation: a sink hands over to another in the middle of an assignment") {
    for_each_storage([]<class S>() {
        writing_sink s('s');
        writing_sink t('t');
        with_sink<S> c({1, 2}, handful::with(&s));
        s.act = [&] { c.attach(&t); };
        take_heard();
        c.assign({3, 4, 5, 6});
        lines const all = take_heard();
        CHECK(all.front() == "s removing 0 2");
        CHECK(all.back() == "t inserted 0 4");
        CHECK(std::ranges::count(all, "s relocated") == 0);

        // to nobody
        t.act = [&] { c.attach(nullptr); };
        c.assign({7});
        CHECK(take_heard() == lines{"t removing 0 4"});
    });
}

TEST_CASE("Situation: one sink is subscribed twice") {
    for_each_storage([]<class S>() {
        writing_sink s('s');
        handful::observer_list<int> all;
        with_sink<S> c(handful::with(&all));
        c.reserve(8);
        auto once = all.subscribe(s);
        auto const twice = all.subscribe(s);
        take_heard();
        c.push_back(1);
        CHECK(take_heard() == lines{"s inserted 0 1", "s inserted 0 1"});
        s.act = [&] { once.disconnect(); }; // while the first of the two is told
        c.pop_back();
        CHECK(take_heard() == lines{"s removing 0 1", "s removing 0 1"});
        c.push_back(2);
        CHECK(take_heard() == lines{"s inserted 0 1"});
    });
}

TEST_CASE("Situation: listeners of a collection whose elements were moved to a new one") {
    for_each_storage([]<class S>() {
        writing_sink s('s');
        handful::collection<int, S, handful::notify<writer>, handful::notify_sink> c(
            {1, 2}, handful::with(writer{'a'}, &s));
        take_heard();
        auto d = std::move(c);
        CHECK(take_heard() == lines{"a removing 0 2", "s removing 0 2", "a inserted 0 2", "s inserted 0 2"});
        // a listener is moved from, and hears on with what its own move has left in it; the sink is gone
        c.push_back(3);
        CHECK(take_heard_of_elements() == lines{"a inserted 0 1"});
        c.attach(&s);
        c.pop_back();
        CHECK(take_heard() == lines{"a removing 0 1", "s removing 0 1"});
        c = std::move(d);
        CHECK(take_heard_of_elements() ==
              lines{"a removing 0 2", "s removing 0 2", "a inserted 0 2", "s inserted 0 2"});
    });
}

TEST_CASE("Situation: an element is replaced by its neighbour and modified") {
    for_each_storage([]<class S>() {
        std::vector<int> pairs;
        handful::collection<int, S, handful::notify<comparer>> c({1, 2, 3}, handful::with(comparer{&pairs}));
        static_cast<void>(c.replace(c.begin(), c[2]));
        CHECK(pairs == std::vector<int>{1, 3});
        static_cast<void>(c.replace(c.begin(), c[0]));
        CHECK(pairs == std::vector<int>{1, 3, 3, 3});
        pairs.clear();
        c.modify(c.begin() + 1, [](int& value) {
            value = 5;
            value = 6;
        });
        CHECK(pairs == std::vector<int>{2, 6});
    });
}

TEST_CASE("Situation: a copy is given a sink of its own") {
    for_each_storage([]<class S>() {
        writing_sink s('s');
        writing_sink t('t');
        with_sink<S> const c({1, 2}, handful::with(&s));
        take_heard();
        with_sink<S> d(c, handful::with(&t));
        CHECK(take_heard() == lines{"t inserted 0 2"});
        d = c;
        CHECK(take_heard_of_elements() == lines{"t removing 0 2", "t inserted 0 2"});
        with_sink<S> e(d);
        e.clear();
        CHECK(take_heard().empty());
    });
}
