// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <handful/notification/notify_sink.hpp>
#include <handful/sort.hpp>

// A sink is attached to a collection at run time.

using namespace test;

namespace {

class mirror_sink final : public handful::sink<int> {
public:
    void inserted(std::span<int const> c, std::size_t first, std::size_t n) noexcept override {
        told_.inserted(c, first, n);
    }
    void removing(std::span<int const> c, std::size_t first, std::size_t n) noexcept override {
        told_.removing(c, first, n);
    }
    void replaced(std::span<int const> c, std::size_t i, int const& old) noexcept override {
        told_.replaced(c, i, old);
    }
    void reordered(std::span<int const> c) noexcept override { told_.reordered(c); }
    void relocated(std::span<int const> c) noexcept override {
        told_.relocated(c);
        place = c.data();
    }

    bool agrees(std::vector<int> const& values) const { return told_.in_time() && told_.values() == values; }
    event_log take_events() {
        event_log const events = told_.events();
        told_.forget();
        return events;
    }
    int const* place = nullptr;

private:
    mirror told_;
};

template <class S>
using sinking = handful::collection<int, S, handful::notify_sink>;

// Overrides what it wants, and no more.
struct counts_removals : handful::sink<int> {
    std::size_t removed = 0;
    void removing(std::span<int const>, std::size_t, std::size_t n) noexcept override { removed += n; }
};

} // namespace

TEST_CASE("a sink is told what a listener is told") {
    for_each_storage([]<class S>() {
        mirror_sink sink;
        sinking<S> c({1, 2}, handful::with(&sink));
        CHECK(sink.take_events() == event_log{{told::inserted, 0, 2}});
        c.push_back(3);
        c.insert(c.begin(), 4);
        static_cast<void>(c.replace(c.begin() + 1, 5));
        c.sort();
        c.erase(c.begin());
        CHECK(sink.take_events() == event_log{{told::inserted, 2, 1},
                                              {told::inserted, 0, 1},
                                              {told::replaced, 1, 1},
                                              {told::reordered},
                                              {told::removing, 0, 1}});
        CHECK(sink.agrees(values_in(c)));
        c.reserve(12);
        c.reserve(14);
        CHECK((sink.place == nullptr || sink.place == c.data()));
        CHECK(sink.take_events().empty());
        c.clear();
        CHECK(sink.agrees({}));
    });
}

TEST_CASE("a sink is changed, taken away, or never there") {
    for_each_storage([]<class S>() {
        counts_removals first;
        counts_removals second;
        sinking<S> c{1, 2, 3, 4};
        c.pop_back();
        CHECK(c.attach(&first) == nullptr);
        c.pop_back();
        CHECK(c.attach(&second) == &first);
        c.pop_back();
        CHECK(c.template listener<handful::attached_sink<int>>().get() == &second);
        CHECK(c.attach(nullptr) == &second);
        c.pop_back();
        CHECK(first.removed == 1);
        CHECK(second.removed == 1);
        CHECK(c.attach(nullptr) == nullptr);
    });
}

TEST_CASE("a sink moves along, is absent from a copy, and stays in assignment and swap") {
    for_each_storage([]<class S>() {
        auto const sink_of = [](sinking<S> const& c) {
            return c.template listener<handful::attached_sink<int>>().get();
        };
        mirror_sink sink;
        mirror_sink other_sink;
        sinking<S> a({1, 2, 3}, handful::with(&sink));
        sink.take_events();
        sinking<S> copy(a);
        CHECK(sink_of(copy) == nullptr);
        CHECK(sink.take_events().empty());
        sinking<S> const chosen(a, handful::with(&other_sink));
        CHECK(sink_of(chosen) == &other_sink);
        CHECK(other_sink.take_events() == event_log{{told::inserted, 0, 3}});

        sinking<S> moved(std::move(a));
        CHECK(sink_of(moved) == &sink);
        CHECK(sink_of(a) == nullptr);
        CHECK(sink.take_events() == event_log{{told::removing, 0, 3}, {told::inserted, 0, 3}});
        CHECK(sink.agrees(values_in(moved)));

        copy = moved;
        CHECK(sink_of(copy) == nullptr);
        moved = {4};
        CHECK(sink_of(moved) == &sink);
        swap(copy, moved);
        CHECK(sink_of(moved) == &sink);
        CHECK(sink_of(copy) == nullptr);
        CHECK(sink.agrees({1, 2, 3}));
        moved = std::move(copy);
        CHECK(sink_of(moved) == &sink);
        CHECK(sink.agrees({4}));
        moved = sinking<S>();
        CHECK(sink.agrees({}));
    });
}

namespace {

struct counted_listener {
    std::size_t calls = 0;
    void inserted(auto const&, std::size_t, std::size_t) noexcept { ++calls; }
};

// Takes the place of another listener when it is told.
struct hands_over : handful::sink<int> {
    handful::collection<int, handful::notify_sink>* from = nullptr;
    handful::sink<int>* to = nullptr;
    void inserted(std::span<int const>, std::size_t, std::size_t) noexcept override { from->attach(to); }
};

} // namespace

TEST_CASE("a sink beside a listener; each is given by its type") {
    for_each_storage([]<class S>() {
        counts_removals sink;
        handful::collection<int, handful::notify<counted_listener>, S, handful::notify_sink> c(
            {1}, handful::with(&sink, counted_listener{5}));
        CHECK(c.listener().calls == 6);
        c.clear();
        CHECK(sink.removed == 1);
        static_assert(sizeof(handful::collection<int*, handful::reject_null, handful::notify_sink>) ==
                      2 * sizeof(void*));
    });
}

TEST_CASE("a hook may attach another sink") {
    hands_over first;
    counts_removals second;
    handful::collection<int, handful::notify_sink> c;
    first.from = &c;
    first.to = &second;
    c.attach(&first);
    c.push_back(1);
    c.pop_back();
    CHECK(second.removed == 1);
}

namespace {

struct sum final : handful::sink<int> {
    int total = 0;
    constexpr ~sum() override {} // g++ 12 does not define one in time for the constant expression
    constexpr void inserted(std::span<int const> c, std::size_t first, std::size_t n) noexcept override {
        for (int const value : c.subspan(first, n)) total += value;
    }
};

} // namespace

TEST_CASE("a sink is told at compile time too") {
    constexpr int total = [] {
        sum s;
        handful::collection<int, handful::small_buffer<2>, handful::notify_sink> c(handful::with(&s));
        c.push_back(1);
        c.append_range(std::array<int, 3>{2, 3, 4});
        return s.total;
    }();
    CHECK(total == 10);
}
