// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

#include <handful/observer_list.hpp>
#include <handful/sort.hpp>

#include <functional>

// Situations that no sentence of docs/notification.md names: what is expected follows from several of them, and where
// they leave it open, is what the library does.

using namespace test;

namespace {

// Everybody writes into one log, so that the order between them can be seen.
using lines = std::vector<std::string>;
lines heard;

lines take_heard() { return std::exchange(heard, {}); }

// Without the relocations, which are told when elements have gone and before others are said to be there.
lines take_heard_of_elements() {
    auto const phase = [](std::string const& line) {
        return line.find("removing") != line.npos ? 0 : line.find("relocated") != line.npos ? 1 : 2;
    };
    lines all = take_heard();
    CHECK(std::ranges::is_sorted(all, {}, phase));
    std::erase_if(all, [&](std::string const& line) { return phase(line) == 1; });
    return all;
}

void note(char who, char const* what) { heard.push_back(std::string(1, who) + ' ' + what); }
void note(char who, char const* what, std::size_t first, std::size_t n) {
    heard.push_back(std::string(1, who) + ' ' + what + ' ' + std::to_string(first) + ' ' + std::to_string(n));
}

// A listener with state, whose type tells two of them apart in one collection.
template <int>
struct writer {
    char name = '?';
    void inserted(auto const&, std::size_t first, std::size_t n) noexcept {
        note(name, "inserted", first, n);
    }
    void removing(auto const&, std::size_t first, std::size_t n) noexcept {
        note(name, "removing", first, n);
    }
    void replaced(auto const&, std::size_t i, auto const&) noexcept { note(name, "replaced", i, 1); }
    void reordered(auto const&) noexcept { note(name, "reordered"); }
    void relocated(auto const&) noexcept { note(name, "relocated"); }
};

template <class T>
class writing_sink : public handful::sink<T> {
public:
    explicit writing_sink(char name) : by_{name} {}
    void inserted(std::span<T const> c, std::size_t first, std::size_t n) noexcept override {
        by_.inserted(c, first, n);
        if (act) std::exchange(act, nullptr)();
    }
    void removing(std::span<T const> c, std::size_t first, std::size_t n) noexcept override {
        by_.removing(c, first, n);
        size_seen = c.size();
        if (act) std::exchange(act, nullptr)();
    }
    void replaced(std::span<T const> c, std::size_t i, T const& old) noexcept override {
        by_.replaced(c, i, old);
    }
    void reordered(std::span<T const> c) noexcept override { by_.reordered(c); }
    void relocated(std::span<T const> c) noexcept override { by_.relocated(c); }

    std::function<void()> act; // once, after it has written
    std::size_t size_seen = 0;

private:
    writer<0> by_;
};

// An object whose member is heard by a listener before it, by itself, by a sink and by a listener behind.
template <class S>
class shelf {
    struct on_books {
        using owner = shelf;
        static constexpr auto member() { return &shelf::books_; }
        static void inserted(owner& o, auto const&, std::size_t first, std::size_t n) noexcept {
            note(o.name, "inserted", first, n);
        }
        static void removing(owner& o, auto const&, std::size_t first, std::size_t n) noexcept {
            note(o.name, "removing", first, n);
        }
        static void replaced(owner& o, auto const&, std::size_t i, auto const&) noexcept {
            note(o.name, "replaced", i, 1);
        }
        static void reordered(owner& o, auto const&) noexcept { note(o.name, "reordered"); }
        static void relocated(owner& o, auto const&) noexcept { note(o.name, "relocated"); }
    };

public:
    shelf(char self, char before, handful::sink<int>* sink, char behind, std::initializer_list<int> values)
        : name(self), books_(values, handful::with(writer<1>{before}, sink, writer<2>{behind})) {}

    auto& books() { return books_; }
    char name;

private:
    handful::collection<int, S, handful::notify<writer<1>>, handful::notify_owner<on_books>,
                        handful::notify_sink, handful::notify<writer<2>>>
        books_;
};

template <class S>
using with_writer = handful::collection<int, S, handful::notify<writer<1>>>;
template <class S>
using with_sink = handful::collection<int, S, handful::notify_sink>;

} // namespace

TEST_CASE("Situation: a push that needs another block, with listeners, an owner and a sink") {
    for_each_storage([]<class S>() {
        writing_sink<int> sink('s');
        shelf<S> object('o', 'a', &sink, 'b', {});
        auto& c = object.books();
        take_heard();
        bool moved = false;
        for (std::size_t i = 0; i != 12; ++i) {
            int const* const place = c.data();
            c.push_back(1);
            // each event goes round all of them before the next begins
            lines expected;
            if (c.data() != place)
                for (char const who : {'a', 'o', 's', 'b'})
                    expected.push_back(std::string(1, who) + " relocated");
            moved = moved || c.data() != place;
            for (char const who : {'a', 'o', 's', 'b'})
                expected.push_back(std::string(1, who) + " inserted " + std::to_string(i) + " 1");
            CHECK(take_heard() == expected);
        }
        CHECK(moved == !std::same_as<S, handful::fixed_capacity<16>>);
    });
}

TEST_CASE("Situation: an object whose member is observed is copied, assigned and moved") {
    for_each_storage([]<class S>() {
        writing_sink<int> sink('s');
        shelf<S> object('o', 'a', &sink, 'b', {1, 2, 3});
        CHECK(take_heard() == lines{"a inserted 0 3", "s inserted 0 3", "b inserted 0 3"});

        // the copy's listeners are its own, not the source's copied: they have no name
        shelf<S> copy(object);
        CHECK(take_heard() == lines{"? inserted 0 3", "? inserted 0 3"});
        copy.name = 'c';
        copy.books().pop_back();
        CHECK(take_heard() == lines{"? removing 2 1", "c removing 2 1", "? removing 2 1"});

        object = copy;
        CHECK(take_heard_of_elements() == lines{"a removing 0 3", "s removing 0 3", "b removing 0 3", //
                                                "a inserted 0 2", "s inserted 0 2", "b inserted 0 2"});

        shelf<S> moved(std::move(object));
        CHECK(take_heard() == lines{"a removing 0 2", "s removing 0 2", "b removing 0 2", //
                                    "a inserted 0 2", "s inserted 0 2", "b inserted 0 2"});
        moved.name = 'm';
        moved.books().clear();
        CHECK(take_heard() == lines{"a removing 0 2", "m removing 0 2", "s removing 0 2", "b removing 0 2"});
    });
}

TEST_CASE("Situation: a swap with an empty collection, with a full one and with itself") {
    for_each_storage([]<class S>() {
        writing_sink<int> sink_a('s');
        writing_sink<int> sink_b('t');
        shelf<S> a('o', 'a', &sink_a, 'b', {1, 2, 3});
        shelf<S> b('p', 'c', &sink_b, 'd', {});
        take_heard();

        swap(a.books(), b.books());
        CHECK(take_heard_of_elements() ==
              lines{"a removing 0 3", "o removing 0 3", "s removing 0 3", "b removing 0 3", //
                    "c inserted 0 3", "p inserted 0 3", "t inserted 0 3", "d inserted 0 3"});

        a.books().push_back(4);
        take_heard();
        a.books().swap(b.books());
        CHECK(take_heard_of_elements() ==
              lines{"a removing 0 1", "o removing 0 1", "s removing 0 1", "b removing 0 1", //
                    "c removing 0 3", "p removing 0 3", "t removing 0 3", "d removing 0 3", //
                    "a inserted 0 3", "o inserted 0 3", "s inserted 0 3", "b inserted 0 3", //
                    "c inserted 0 1", "p inserted 0 1", "t inserted 0 1", "d inserted 0 1"});

        a.books().swap(a.books());
        CHECK(take_heard().empty());
    });
}

TEST_CASE("Situation: a moved-from collection is used again") {
    for_each_storage([]<class S>() {
        writing_sink<int> sink_a('a');
        writing_sink<int> sink_b('b');
        with_sink<S> target({1, 2}, handful::with(&sink_a));
        with_sink<S> source({3, 4, 5}, handful::with(&sink_b));
        take_heard();

        target = std::move(source);
        CHECK(take_heard_of_elements() == lines{"a removing 0 2", "b removing 0 3", "a inserted 0 3"});
        CHECK(source.empty());
        source.push_back(6);
        CHECK(take_heard_of_elements() == lines{"b inserted 0 1"});

        // the sink is where the elements are, and the source has none
        with_sink<S> const moved(std::move(target));
        CHECK(take_heard() == lines{"a removing 0 3", "a inserted 0 3"});
        target.push_back(7);
        CHECK(take_heard().empty());
        CHECK(values_in(target) == std::vector<int>{7});
    });
}

TEST_CASE("Situation: subscribers come and go between the runs of `erase_if`") {
    for_each_storage([]<class S>() {
        writing_sink<int> first('1');
        writing_sink<int> second('2');
        writing_sink<int> third('3');
        writing_sink<int> fourth('4');
        handful::observer_list<int> all;
        with_sink<S> c({1, 2, 4, 5, 6, 7}, handful::with(&all));
        auto const to_first = all.subscribe(first);
        auto to_second = all.subscribe(second);
        auto const to_third = all.subscribe(third);
        handful::observer_list<int>::connection to_fourth;
        first.act = [&] {
            to_second.disconnect();
            to_fourth = all.subscribe(fourth);
        };
        take_heard();

        erase_if(c, [](int value) { return value % 2 == 0; });
        CHECK(take_heard() == lines{"1 removing 4 1", "3 removing 4 1", "1 removing 1 2", "3 removing 1 2",
                                    "4 removing 1 2"});
        // nothing had left when the last event was told
        CHECK(fourth.size_seen == 6);
        CHECK(values_in(c) == std::vector<int>{1, 5, 7});
    });
}

TEST_CASE("Situation: the user's function throws half-way") {
    for_each_storage([]<class S>() {
        with_writer<S> c({2, 4, 5, 6}, handful::with(writer<1>{'a'}));
        take_heard();
        auto const even_until_six = [](int value) {
            if (value == 6) throw budget_spent();
            return value % 2 == 0;
        };
        CHECK_THROWS_AS(erase_if(c, even_until_six), budget_spent);
        CHECK(take_heard().empty());
        CHECK(values_in(c) == std::vector<int>{2, 4, 5, 6});

        auto const change_and_throw = [](int& value) {
            value = 7;
            throw budget_spent();
        };
        CHECK_THROWS_AS(c.modify(c.begin() + 1, change_and_throw), budget_spent);
        CHECK(take_heard().empty());
        CHECK(values_in(c) == std::vector<int>{2, 4, 5, 6});
    });
}

namespace {

struct not_negative {
    bool operator()(int value) const { return value >= 0; }
};

} // namespace

TEST_CASE("Situation: an operation that needs another block fails after it has one") {
    for_each_storage([]<class S>() {
        handful::collection<int, S, handful::require<not_negative>, handful::notify<writer<1>>> c(
            {1, 2, 3}, handful::with(writer<1>{'a'}));
        c.shrink_to_fit();
        take_heard();
        CHECK_THROWS_AS(c.insert(c.begin() + 1, {4, -1, 5}), handful::rejected_element);
        CHECK_THROWS_AS(c.append_range(stream<int>({4, 5, -1})), handful::rejected_element);
        CHECK(take_heard().empty());
        CHECK(values_in(c) == std::vector<int>{1, 2, 3});

        // copies fail, moves do not: the block is there and the new element is not
        handful::collection<counted, S, handful::notify<writer<1>>> d(handful::with(writer<1>{'d'}));
        std::vector<counted> const values = elements<counted>({4, 5});
        for (int const value : {1, 2, 3}) d.emplace_back(value);
        d.shrink_to_fit();
        take_heard();
        for (long const allowed : {0, 1}) {
            element_budget const budget(allowed);
            CHECK_THROWS_AS(d.insert(d.begin() + 1, values.begin(), values.end()), budget_spent);
        }
        CHECK(take_heard().empty());
        CHECK(values_in(d) == std::vector<int>{1, 2, 3});
    });
}

TEST_CASE("Situation: an operation turns out to change nothing") {
    for_each_storage([]<class S>() {
        with_writer<S> c({1, 2, 3}, handful::with(writer<1>{'a'}));
        std::vector<int> const nothing;
        take_heard();

        // what an operation finds is not compared with what it leaves
        c.sort();
        CHECK(take_heard() == lines{"a reordered"});
        static_cast<void>(c.replace(c.begin(), 1));
        c.modify(c.begin() + 1, [](int&) {});
        CHECK(take_heard() == lines{"a replaced 0 1", "a replaced 1 1"});
        c.assign({1, 2, 3});
        CHECK(take_heard() == lines{"a removing 0 3", "a inserted 0 3"});

        c.swap_elements(1, 1);
        c.rotate(c.begin());
        c.rotate(c.end());
        c.append_range(nothing);
        c.insert(c.begin(), nothing.begin(), nothing.end());
        c.resize(3);
        c.erase(c.begin(), c.begin());
        c.remove(4);
        erase_if(c, [](int value) { return value > 3; });
        c.reserve(2);
        auto const& self = c;
        c = self;
        CHECK(take_heard().empty());

        c.resize(1);
        take_heard();
        c.sort();
        c.reverse();
        CHECK(take_heard().empty());
        c.clear();
        take_heard();
        c.clear();
        c.assign(nothing.begin(), nothing.end());
        CHECK(take_heard().empty());
    });
}

namespace {

// Keeps another collection like its own.
template <class S>
struct copies_to {
    with_writer<S>* changed = nullptr;
    void inserted(auto const& c, std::size_t first, std::size_t n) noexcept {
        note('a', "begins");
        changed->insert(changed->begin() + first, c.begin() + first, c.begin() + first + n);
        note('a', "ends");
    }
    void removing(auto const&, std::size_t first, std::size_t n) noexcept {
        note('a', "begins");
        changed->erase(changed->begin() + first, changed->begin() + first + n);
        note('a', "ends");
    }
};

} // namespace

TEST_CASE("Situation: a hook changes another collection that is observed too") {
    for_each_storage([]<class S>() {
        with_writer<S> other(handful::with(writer<1>{'x'}));
        other.reserve(16); // its relocations are not the point
        handful::collection<int, S, handful::notify<copies_to<S>>, handful::notify<writer<2>>> c(
            handful::with(copies_to<S>{&other}, writer<2>{'b'}));
        c.reserve(16);
        take_heard();
        c.append_range(std::array<int, 4>{1, 2, 3, 4});
        CHECK(take_heard() == lines{"a begins", "x inserted 0 4", "a ends", "b inserted 0 4"});
        erase_if(c, [](int value) { return value != 2; });
        CHECK(take_heard() == lines{"a begins", "x removing 2 2", "a ends", "b removing 2 2", //
                                    "a begins", "x removing 0 1", "a ends", "b removing 0 1"});
        CHECK(values_in(other) == std::vector<int>{2});
    });
}

TEST_CASE("Situation: observed collections are elements of a collection that needs another block") {
    for_each_storage([]<class S>() {
        writing_sink<int> sink_1('1');
        writing_sink<int> sink_2('2');
        handful::collection<with_sink<S>, S, handful::notify<writer<1>>> outer(handful::with(writer<1>{'o'}));
        outer.emplace_back(std::initializer_list<int>{1, 2, 3}, handful::with(&sink_1));
        outer.emplace_back(std::initializer_list<int>{4}, handful::with(&sink_2));
        take_heard();
        auto const* const place = outer.data();
        if constexpr (!std::same_as<S, handful::fixed_capacity<16>>) outer.reserve(outer.capacity() + 1);
        CHECK(take_heard() == (outer.data() == place ? lines{}
                                                     : lines{"1 removing 0 3", "1 inserted 0 3",
                                                             "2 removing 0 1", "2 inserted 0 1", //
                                                             "o relocated"}));

        // a copy of an element has no sink, and what `modify` leaves is a changed copy
        outer.reserve(3);
        take_heard();
        outer.push_back(outer[0]);
        CHECK(take_heard() == lines{"o inserted 2 1"});
        auto const clear = [](with_sink<S>& inner) { inner.clear(); };
        outer.modify(outer.begin(), clear);
        lines const heard_of_first = take_heard();
        CHECK(heard_of_first.back() == "o replaced 0 1");
        CHECK(std::ranges::count(heard_of_first, "1 removing 0 3") ==
              std::ranges::count(heard_of_first, "1 inserted 0 3"));
        outer.modify(outer.begin(), clear);
        CHECK(take_heard() == lines{"o replaced 0 1"});

        // sinks go along with the elements that they are attached to
        handful::collection<with_sink<S>, S> loose;
        loose.emplace_back(std::initializer_list<int>{1}, handful::with(&sink_1));
        loose.emplace_back(std::initializer_list<int>{2}, handful::with(&sink_2));
        loose.emplace_back();
        loose.reverse();
        loose.erase(loose.begin());
        take_heard();
        loose[0].clear();
        loose[1].clear();
        CHECK(take_heard() == lines{"2 removing 0 1", "1 removing 0 1"});
    });
}
