// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <handful/observer_list.hpp>

#include <functional>

// Subscribers come and go, also while they are told.

using namespace test;

namespace {

using list = handful::observer_list<int>;
using connection = list::connection;
using observed = handful::collection<int, handful::notify_sink>;

static_assert(!std::is_copy_constructible_v<connection> && std::is_nothrow_move_constructible_v<connection> &&
              std::is_nothrow_move_assignable_v<connection> && !std::is_move_constructible_v<list>);
static_assert(sizeof(list) == 3 * sizeof(void*));

// Notes that it was told, then does what it is there for, once.
class subscriber final : public handful::sink<int> {
public:
    subscriber(std::string& log, char name) : log_(log), name_(name) {}

    void inserted(std::span<int const>, std::size_t, std::size_t) noexcept override {
        log_ += name_;
        if (act) std::exchange(act, nullptr)();
    }
    std::function<void()> act;

private:
    std::string& log_;
    char name_;
};

// A collection with a list of three subscribers.
struct three {
    std::string log;
    list observers;
    observed c{handful::with(&observers)};
    subscriber a{log, 'a'};
    subscriber b{log, 'b'};
    subscriber d{log, 'd'};
    connection to_a = observers.subscribe(a);
    connection to_b = observers.subscribe(b);
    connection to_d = observers.subscribe(d);

    std::string after_event() {
        log.clear();
        c.push_back(1);
        return log;
    }
};

} // namespace

TEST_CASE("subscribers are told in the order of their subscriptions, until these end") {
    three t;
    CHECK(t.after_event() == "abd");
    CHECK(t.observers.size() == 3);
    {
        subscriber e(t.log, 'e');
        connection const to_e = t.observers.subscribe(e);
        CHECK(t.after_event() == "abde");
    }
    CHECK(t.after_event() == "abd");
    t.to_b.disconnect();
    CHECK_FALSE(t.to_b.is_connected());
    t.to_b.disconnect();
    CHECK(t.after_event() == "ad");
    t.to_b = t.observers.subscribe(t.b);
    CHECK(t.after_event() == "adb");
    // A connection that gets another's subscription ends its own.
    t.to_a = std::move(t.to_b);
    CHECK(t.to_a.is_connected());
    CHECK_FALSE(t.to_b.is_connected());
    CHECK(t.after_event() == "db");
    connection moved(std::move(t.to_d));
    CHECK(t.after_event() == "db");
    CHECK_FALSE(connection().is_connected());
    moved = connection();
    CHECK(t.after_event() == "b");
    CHECK_FALSE(t.observers.empty());
}

TEST_CASE("a sink that is subscribed twice is told twice") {
    three t;
    {
        connection const twice = t.observers.subscribe(t.a);
        CHECK(t.after_event() == "abda");
        CHECK(t.observers.size() == 4);
    }
    CHECK(t.after_event() == "abd");
}

TEST_CASE("every hook is passed on") {
    struct noting final : handful::sink<int> {
        mirror heard;
        void inserted(std::span<int const> c, std::size_t first, std::size_t n) noexcept override {
            heard.inserted(c, first, n);
        }
        void removing(std::span<int const> c, std::size_t first, std::size_t n) noexcept override {
            heard.removing(c, first, n);
        }
        void replaced(std::span<int const> c, std::size_t i, int const& old) noexcept override {
            heard.replaced(c, i, old);
        }
        void reordered(std::span<int const> c) noexcept override { heard.reordered(c); }
        void relocated(std::span<int const> c) noexcept override { heard.relocated(c); }
    };
    list observers;
    noting first;
    noting second;
    connection const to_first = observers.subscribe(first);
    connection const to_second = observers.subscribe(second);
    observed c(handful::with(&observers));
    c.assign({3, 1, 2});
    static_cast<void>(c.replace(c.begin(), 4));
    c.reverse();
    c.erase(c.begin());
    for (noting* each : {&first, &second}) {
        CHECK(each->heard.in_time());
        CHECK(each->heard.values() == values_in(c));
        CHECK(each->heard.log() == event_log{{told::relocated},
                                             {told::inserted, 0, 3},
                                             {told::replaced, 0, 1},
                                             {told::reordered},
                                             {told::removing, 0, 1}});
    }
}

TEST_CASE("one list hears several collections") {
    three t;
    observed other(handful::with(&t.observers));
    CHECK(t.after_event() == "abd");
    t.log.clear();
    other.push_back(1);
    CHECK(t.log == "abd");
}

TEST_CASE("a subscriber may end its own subscription while it is told") {
    for (int const which : {0, 1, 2}) {
        three t;
        connection* const connections[] = {&t.to_a, &t.to_b, &t.to_d};
        subscriber* const subscribers[] = {&t.a, &t.b, &t.d};
        subscribers[which]->act = [&] { connections[which]->disconnect(); };
        CHECK(t.after_event() == "abd");
        CHECK(t.after_event() == std::string(which == 0 ? "bd" : which == 1 ? "ad" : "ab"));
    }
}

TEST_CASE(
    "a subscriber may end another's while it is told: the other is told no more, not even of this event") {
    three t;
    t.b.act = [&] { t.to_d.disconnect(); };
    CHECK(t.after_event() == "ab");
    CHECK(t.after_event() == "ab");

    three u; // one that was told already
    u.b.act = [&] { u.to_a.disconnect(); };
    CHECK(u.after_event() == "abd");
    CHECK(u.after_event() == "bd");

    three v; // all
    v.b.act = [&] {
        v.to_a.disconnect();
        v.to_b.disconnect();
        v.to_d.disconnect();
    };
    CHECK(v.after_event() == "ab");
    CHECK(v.after_event().empty());
    CHECK(v.observers.empty());
}

TEST_CASE("a sink that is subscribed while an event is told hears from the next event on") {
    three t;
    subscriber e(t.log, 'e');
    connection to_e;
    t.a.act = [&] { to_e = t.observers.subscribe(e); };
    CHECK(t.after_event() == "abd");
    CHECK(t.after_event() == "abde");

    // Also where room is needed for many, and where others end meanwhile.
    three u;
    std::vector<connection> more;
    u.b.act = [&] {
        for (int i = 0; i != 20; ++i) more.push_back(u.observers.subscribe(u.a));
        u.to_a.disconnect();
    };
    CHECK(u.after_event() == "abd");
    CHECK(u.after_event() == "bd" + std::string(20, 'a'));
}

TEST_CASE("a subscriber may be destroyed while it is told") {
    three t;
    auto e = std::make_unique<subscriber>(t.log, 'e');
    auto to_e = std::make_unique<connection>(t.observers.subscribe(*e));
    subscriber f(t.log, 'f');
    connection const to_f = t.observers.subscribe(f);
    e->act = [&] {
        to_e.reset();
        e.reset();
    };
    CHECK(t.after_event() == "abdef");
    CHECK(t.after_event() == "abdf");

    // Another one, whose turn is still to come.
    three u;
    auto g = std::make_unique<subscriber>(u.log, 'g');
    connection to_g = u.observers.subscribe(*g);
    u.a.act = [&] {
        to_g.disconnect();
        g.reset();
    };
    CHECK(u.after_event() == "abd");
}

TEST_CASE("a connection may be moved while an event is told") {
    three t;
    connection kept;
    t.a.act = [&] { kept = std::move(t.to_d); };
    CHECK(t.after_event() == "abd");
    t.a.act = [&] { kept.disconnect(); };
    CHECK(t.after_event() == "ab");
}

TEST_CASE("a hook may lead to another event of the same list") {
    three t;
    observed other(handful::with(&t.observers));
    t.b.act = [&] { other.push_back(1); };
    CHECK(t.after_event() == "ab"
                             "abd"
                             "d");

    // Subscriptions of the outer event end after the inner one.
    three v;
    observed after(handful::with(&v.observers));
    v.a.act = [&] {
        after.push_back(1);
        v.to_a.disconnect();
    };
    CHECK(v.after_event() == "a"
                             "abd"
                             "bd");

    // And from within the inner one.
    three u;
    observed second(handful::with(&u.observers));
    u.a.act = [&] {
        u.b.act = [&] {
            u.to_d.disconnect();
            u.to_a.disconnect();
        };
        second.push_back(1);
    };
    CHECK(u.after_event() == "a"
                             "ab"
                             "b");
    CHECK(u.after_event() == "b");
}

TEST_CASE("a list may be destroyed before its connections, and while it tells") {
    std::string log;
    subscriber a(log, 'a');
    subscriber b(log, 'b');
    connection to_a;
    connection to_b;
    {
        list observers;
        to_a = observers.subscribe(a);
        CHECK(to_a.is_connected());
    }
    CHECK_FALSE(to_a.is_connected());

    auto observers = std::make_unique<list>();
    observed c(handful::with(observers.get()));
    observed other(handful::with(observers.get()));
    to_a = observers->subscribe(a);
    to_b = observers->subscribe(b);
    a.act = [&] {
        a.act = [&] {
            c.attach(nullptr);
            other.attach(nullptr);
            observers.reset();
        };
        other.push_back(1);
    };
    c.push_back(1);
    CHECK(log == "aa");
    CHECK_FALSE(to_b.is_connected());
    c.push_back(2);
    CHECK(log == "aa");
}

TEST_CASE("no allocation for one subscription") {
    std::string log;
    list observers;
    subscriber a(log, 'a');
    long const before = allocations::made;
    connection const to_a = observers.subscribe(a);
    CHECK(allocations::made == before);
}
