// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

#include <handful/observer_list.hpp>
#include <handful/sort.hpp>

#include <functional>
#include <optional>

// Ten more situations; see notification_situations.test.cpp. What is told was written down from docs/notification.md alone,
// before anything was run.

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

std::string text(char who, char const* what) { return std::string(1, who) + ' ' + what; }
std::string text(char who, char const* what, std::size_t first, std::size_t n) {
    return text(who, what) + ' ' + std::to_string(first) + ' ' + std::to_string(n);
}

struct writer {
    char name = '?';
    void inserted(auto const&, std::size_t first, std::size_t n) noexcept {
        heard.push_back(text(name, "inserted", first, n));
    }
    void removing(auto const&, std::size_t first, std::size_t n) noexcept {
        heard.push_back(text(name, "removing", first, n));
    }
    void replaced(auto const&, std::size_t i, auto const&) noexcept {
        heard.push_back(text(name, "replaced", i, 1));
    }
    void reordered(auto const&) noexcept { heard.push_back(text(name, "reordered")); }
    void relocated(auto const&) noexcept { heard.push_back(text(name, "relocated")); }
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
    void reordered(std::span<int const> c) noexcept override { by_.reordered(c); }

    std::function<void()> act; // once, after it has written

private:
    writer by_;
};

// An owner that writes what it is told.
template <class S>
class bearer {
    struct on_change {
        using owner = bearer;
        static constexpr auto member() { return &bearer::all_; }
        static void inserted(bearer& b, auto const&, std::size_t first, std::size_t n) noexcept {
            heard.push_back(text(b.name, "inserted", first, n));
        }
        static void removing(bearer& b, auto const& c, std::size_t first, std::size_t n) noexcept {
            heard.push_back(text(b.name, "removing", first, n));
            b.size_then = c.size();
        }
        static void reordered(bearer& b, auto const&) noexcept { heard.push_back(text(b.name, "reordered")); }
    };

public:
    explicit bearer(char n) : name(n) {}
    auto& all() { return all_; }

    char name;
    std::size_t size_then = 0;

private:
    handful::collection<int, S, handful::notify_owner<on_change>> all_;
};

template <class S>
using with_writer = handful::collection<int, S, handful::notify<writer>>;
template <class S>
using with_sink = handful::collection<int, S, handful::notify_sink>;

// What goes, as it is when that is told.
struct farewell {
    std::vector<int>* gone = nullptr;
    void removing(auto const& c, std::size_t first, std::size_t n) noexcept {
        gone->insert(gone->end(), c.begin() + first, c.begin() + first + n);
    }
};

struct rising {
    bool operator()(auto const& c, int value) const { return c.empty() || c.back() < value; }
};

} // namespace

TEST_CASE("Situation: a collection is resized to more, to less and to what it has") {
    for_each_storage([]<class S>() {
        with_writer<S> c({1, 2}, handful::with(writer{'a'}));
        take_heard();
        c.resize(5);
        CHECK(take_heard_of_elements() == lines{"a inserted 2 3"});
        c.resize(1);
        c.resize(1);
        CHECK(take_heard_of_elements() == lines{"a removing 1 4"});
    });
}

TEST_CASE("Situation: an owner hears of erase_if") {
    for_each_storage([]<class S>() {
        bearer<S> b('o');
        b.all() = {1, 2, 3, 5, 6, 7};
        take_heard();
        erase_if(b.all(), [](int value) { return value % 2 != 0; });
        CHECK(take_heard_of_elements() == lines{"o removing 5 1", "o removing 2 2", "o removing 0 1"});
        CHECK(b.size_then == 6);
    });
}

TEST_CASE("Situation: collections with sinks are swapped, one of them with several subscribers") {
    for_each_storage([]<class S>() {
        writing_sink x('x');
        writing_sink y('y');
        writing_sink z('z');
        handful::observer_list<int> list;
        auto const to_x = list.subscribe(x);
        auto const to_y = list.subscribe(y);
        with_sink<S> a({1, 2}, handful::with(&list));
        with_sink<S> b({3}, handful::with(&z));
        take_heard();
        a.swap(b);
        CHECK(take_heard_of_elements() == lines{"x removing 0 2", "y removing 0 2", "z removing 0 1",
                                                "x inserted 0 1", "y inserted 0 1", "z inserted 0 2"});
    });
}

TEST_CASE("Situation: a subscriber subscribes another between the two events of an assignment") {
    for_each_storage([]<class S>() {
        writing_sink x('x');
        writing_sink y('y');
        handful::observer_list<int> list;
        auto const to_x = list.subscribe(x);
        std::optional<handful::observer_list<int>::connection> to_y;
        with_sink<S> c({1, 2}, handful::with(&list));
        take_heard();
        x.act = [&] { to_y.emplace(list.subscribe(y)); };
        c.assign({7, 8, 9});
        CHECK(take_heard_of_elements() == lines{"x removing 0 2", "x inserted 0 3", "y inserted 0 3"});
    });
}

TEST_CASE("Situation: a copy is given a listener, and is then assigned to") {
    for_each_storage([]<class S>() {
        with_writer<S> const a({1, 2}, handful::with(writer{'a'}));
        take_heard();
        with_writer<S> b(a, handful::with(writer{'b'}));
        CHECK(take_heard_of_elements() == lines{"b inserted 0 2"});
        with_writer<S> const c({3, 4, 5}, handful::with(writer{'c'}));
        take_heard();
        b = c;
        CHECK(take_heard_of_elements() == lines{"b removing 0 2", "b inserted 0 3"});
    });
}

TEST_CASE("Situation: an empty collection is moved to a full one, and a collection to itself") {
    for_each_storage([]<class S>() {
        with_writer<S> full({1, 2}, handful::with(writer{'f'}));
        with_writer<S> empty(handful::with(writer{'e'}));
        with_writer<S>& same = full;
        take_heard();
        full = std::move(same);
        CHECK(take_heard().empty());
        full = std::move(empty);
        CHECK(take_heard_of_elements() == lines{"f removing 0 2"});
    });
}

TEST_CASE("Situation: elements are erased without regard to order") {
    for_each_storage([]<class S>() {
        with_writer<S> c({1, 2, 3}, handful::with(writer{'a'}));
        take_heard();
        c.unordered_erase(c.begin());
        CHECK(take_heard_of_elements() == lines{"a reordered", "a removing 2 1"});
        c.unordered_erase(c.begin() + 1);
        CHECK(take_heard_of_elements() == lines{"a removing 1 1"});
    });
}

TEST_CASE("Situation: a rule that looks at the collection refuses the last value of a range") {
    for_each_storage([]<class S>() {
        handful::collection<int, S, handful::require<rising>, handful::notify<writer>> c(
            {1, 2}, handful::with(writer{'a'}));
        c.shrink_to_fit();
        take_heard();
        int const* const place = c.data();
        CHECK_THROWS_AS(c.append_range(std::vector<int>{3, 4, 4}), handful::rejected_element);
        CHECK(take_heard() == (c.data() == place ? lines{} : lines{"a relocated"}));
        CHECK(values_in(c) == std::vector<int>{1, 2});
    });
}

TEST_CASE("Situation: an element is taken out of the middle") {
    for_each_storage([]<class S>() {
        std::vector<int> gone;
        handful::collection<int, S, handful::notify<farewell>, handful::notify<writer>> c(
            {1, 2, 3}, handful::with(farewell{&gone}, writer{'a'}));
        take_heard();
        CHECK(c.take(c.begin() + 1) == 2);
        CHECK(gone == std::vector<int>{2});
        CHECK(take_heard_of_elements() == lines{"a removing 1 1"});
    });
}

TEST_CASE("Situation: owners' collections are assigned to, sorted and swapped") {
    for_each_storage([]<class S>() {
        bearer<S> one('1');
        bearer<S> two('2');
        one.all() = {3, 1, 2};
        CHECK(take_heard_of_elements() == lines{"1 inserted 0 3"});
        one.all().sort();
        CHECK(take_heard_of_elements() == lines{"1 reordered"});
        two.all().swap(one.all());
        CHECK(take_heard_of_elements() == lines{"1 removing 0 3", "2 inserted 0 3"});
    });
}
