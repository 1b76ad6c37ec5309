// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <handful/notification/notify_owner.hpp>
#include <handful/sort.hpp>

// The object that holds a collection as a member is told of changes, wherever the member is in it.

using namespace test;

namespace {

// What an object itself was told: neither copied nor moved with it.
struct own_log {
    event_log events;
    own_log() = default;
    own_log(own_log const&) noexcept {}
    own_log& operator=(own_log const&) noexcept { return *this; }
};

// Hands every event to the member mirror_ of the owner, and notes that there was one.
template <class Owner>
struct to_mirror {
    using owner = Owner;
    static void inserted(owner& o, auto const& c, std::size_t first, std::size_t n) noexcept {
        o.heard.events.push_back({told::inserted, first, n});
        o.mirror_.inserted(c, first, n);
    }
    static void removing(owner& o, auto const& c, std::size_t first, std::size_t n) noexcept {
        o.heard.events.push_back({told::removing, first, n});
        o.mirror_.removing(c, first, n);
    }
    static void replaced(owner& o, auto const& c, std::size_t i, auto const& old) noexcept {
        o.heard.events.push_back({told::replaced, i, 1});
        o.mirror_.replaced(c, i, old);
    }
    static void reordered(owner& o, auto const& c) noexcept {
        o.heard.events.push_back({told::reordered});
        o.mirror_.reordered(c);
    }
    static void relocated(owner& o, auto const&) noexcept { o.heard.events.push_back({told::relocated}); }
};

// Private members before and behind, in no standard layout.
template <class T, class S>
class document {
    friend to_mirror<document>;
    struct on_parts : to_mirror<document> {
        static constexpr auto member() { return &document::parts_; }
    };

public:
    using parts_type = handful::collection<T, S, handful::notify_owner<on_parts>>;

    document() = default;
    explicit document(std::initializer_list<T> values) : parts_(values) {}
    document(std::size_t n, T const& value) : parts_(n, value) {}
    explicit document(std::size_t n) : parts_(n) {}
    explicit document(std::vector<T> const& values) : parts_(values.begin(), values.end()) {}
    document(handful::from_range_t, std::vector<T> const& values) : parts_(handful::from_range, values) {}

    parts_type& parts() { return parts_; }
    event_log take_events() {
        event_log events = std::exchange(heard.events, {});
        std::erase(events, event{told::relocated});
        return events;
    }
    bool was_told_nothing() const { return heard.events.empty(); }
    bool agrees() const {
        return mirror_.in_time() && mirror_.values() == values_of(parts_.data(), parts_.size());
    }
    std::string title = "title";
    own_log heard;

private:
    char kind_ = 'd';
    parts_type parts_;
    mirror mirror_;
};

template <class S>
using numbers = document<int, S>;

} // namespace

TEST_CASE("the owner is told of each operation") {
    for_each_storage([]<class S>() {
        numbers<S> d;
        auto& c = d.parts();
        auto const told_ = [&](event_log const& expected) {
            CHECK(d.take_events() == expected);
            CHECK(d.agrees());
        };
        c.push_back(1);
        told_({{told::inserted, 0, 1}});
        c.insert(c.begin(), {2, 3});
        told_({{told::inserted, 0, 2}});
        c = {4, 5, 6};
        told_({{told::removing, 0, 3}, {told::inserted, 0, 3}});
        c.assign(2, 7);
        told_({{told::removing, 0, 3}, {told::inserted, 0, 2}});
        static_cast<void>(c.replace(c.begin(), 8));
        told_({{told::replaced, 0, 1}});
        c.sort();
        told_({{told::reordered}});
        static_cast<void>(c.take(c.begin()));
        told_({{told::removing, 0, 1}});
        erase(c, 8);
        told_({{told::removing, 0, 1}});
        c.clear();
        told_({});
    });
}

TEST_CASE("the owner is told nothing of construction, copy, move and assignment of itself") {
    for_each_storage([]<class S>() {
        std::vector<int> const values{1, 2, 3};
        CHECK(numbers<S>().was_told_nothing());
        CHECK(numbers<S>{1, 2, 3}.was_told_nothing());
        CHECK(numbers<S>(2, 5).was_told_nothing());
        CHECK(numbers<S>(std::size_t{2}).was_told_nothing());
        CHECK(numbers<S>(values).was_told_nothing());
        CHECK(numbers<S>(handful::from_range, values).was_told_nothing());

        numbers<S> a;
        a.parts() = {1, 2, 3};
        a.take_events();
        numbers<S> copy(a);
        CHECK(copy.was_told_nothing());
        CHECK(a.was_told_nothing());
        CHECK(copy.agrees());
        copy.parts().push_back(4);
        CHECK(copy.take_events() == event_log{{told::inserted, 3, 1}});
        CHECK(copy.agrees());
        CHECK(a.was_told_nothing());

        numbers<S> moved(std::move(copy));
        CHECK(moved.was_told_nothing());
        CHECK(moved.agrees());
        moved.parts().pop_back();
        CHECK(moved.take_events() == event_log{{told::removing, 3, 1}});

        a.parts() = {9};
        a.parts().shrink_to_fit();
        a.take_events();
        a = moved;
        CHECK(a.was_told_nothing());
        CHECK(a.agrees());
        CHECK(a.parts().size() == 3);
        a.parts().clear();
        a.parts().shrink_to_fit();
        a.take_events();
        moved.take_events();
        a = std::move(moved);
        CHECK(a.was_told_nothing());
        CHECK(a.agrees());
        CHECK(a.parts().size() == 3);

        // All the elements change hands, so both are told.
        numbers<S> b;
        b.parts().push_back(7);
        b.take_events();
        swap(a.parts(), b.parts());
        CHECK(a.take_events() == event_log{{told::removing, 0, 3}, {told::inserted, 0, 1}});
        CHECK(b.take_events() == event_log{{told::removing, 0, 1}, {told::inserted, 0, 3}});
        CHECK(a.agrees());
        CHECK(b.agrees());
        // Here each owner takes its own mirror along.
        std::swap(a, b);
        CHECK(a.parts().size() == 3);
        CHECK(a.agrees());
        CHECK(b.agrees());
    });
}

TEST_CASE("owners in arrays and in vectors that grow") {
    for_each_storage([]<class S>() {
        numbers<S> array[3];
        array[1].parts().push_back(5);
        CHECK(array[1].take_events() == event_log{{told::inserted, 0, 1}});
        CHECK(array[0].take_events().empty());
        CHECK(array[2].take_events().empty());

        std::vector<numbers<S>> many;
        for (int i = 0; i != 9; ++i) {
            many.emplace_back();
            many.back().parts().push_back(i);
            many.front().parts().push_back(i);
        }
        for (numbers<S>& each : many) CHECK(each.agrees());
        CHECK(many.front().parts().size() == 10);
        many.erase(many.begin(), many.begin() + 4);
        many.front().parts().clear();
        for (numbers<S>& each : many) CHECK(each.agrees());
    });
}

namespace {

struct base_with_data {
    virtual ~base_with_data() = default;
    virtual int kind() const = 0;
    int number = 1;
};
struct other_base {
    virtual ~other_base() = default;
    double weight = 2;
};
struct third_base {
    virtual ~third_base() = default;
    int width = 5;
};
struct virtual_base {
    virtual ~virtual_base() = default;
    int shared = 3;
};

// Virtual, with several bases, one of them virtual.
template <class S>
class shape : public base_with_data, public other_base, public virtual virtual_base {
    friend to_mirror<shape>;
    struct on_points : to_mirror<shape> {
        static constexpr auto member() { return &shape::points_; }
    };

public:
    own_log heard;
    int kind() const override { return 1; }
    auto& points() { return points_; }
    bool agrees() const {
        return mirror_.in_time() && mirror_.values() == values_of(points_.data(), points_.size());
    }

private:
    mirror mirror_;
    handful::collection<int, S, handful::notify_owner<on_points>> points_;
};

template <class S>
class circle final : public third_base, public shape<S> {
public:
    int kind() const override { return 2; }
    long radius = 4;
};

} // namespace

TEST_CASE("owners with virtual functions and several bases") {
    for_each_storage([]<class S>() {
        shape<S> s;
        s.points().push_back(1);
        s.points().push_back(2);
        CHECK(s.agrees());
        circle<S> c;
        c.points().assign({1, 2, 3});
        c.points().erase(c.points().begin());
        CHECK(c.agrees());
        std::unique_ptr<shape<S>> const held = std::make_unique<circle<S>>(c);
        held->points().push_back(4);
        CHECK(held->agrees());
        CHECK(held->points().size() == 3);
        CHECK(c.points().size() == 2);
    });
}

namespace {

// Two members with a trait each, a listener beside an owner, and two traits of one owner.
template <class S>
class two_lists {
    struct on_left {
        using owner = two_lists;
        static constexpr auto member() { return &two_lists::left_; }
        static void inserted(owner& o, auto const&, std::size_t, std::size_t) noexcept { o.heard += 'l'; }
    };
    struct on_right {
        using owner = two_lists;
        static constexpr auto member() { return &two_lists::right_; }
        static void inserted(owner& o, auto const&, std::size_t, std::size_t) noexcept { o.heard += 'r'; }
    };
    struct also_on_right {
        using owner = two_lists;
        static constexpr auto member() { return &two_lists::right_; }
        static void inserted(owner& o, auto const&, std::size_t, std::size_t) noexcept { o.heard += 's'; }
    };

public:
    auto& left() { return left_; }
    auto& right() { return right_; }
    std::string heard;

private:
    handful::collection<int, S, handful::notify_owner<on_left>> left_;
    handful::collection<int, handful::notify<mirror>, S, handful::notify_owner<on_right>,
                        handful::notify_owner<also_on_right>>
        right_;
};

} // namespace

TEST_CASE("each member has a trait of its own; other listeners stand beside the owner") {
    for_each_storage([]<class S>() {
        two_lists<S> lists;
        lists.left().push_back(1);
        lists.right().push_back(1);
        lists.left().push_back(1);
        CHECK(lists.heard == "lrsl");
        CHECK(lists.right().listener().values() == std::vector<int>{1});

        // The collection's own listener hears of copies and moves, of which the owner hears nothing.
        two_lists<S> copy(lists);
        CHECK(copy.heard == "lrsl");
        CHECK(copy.right().listener().events() == event_log{{told::inserted, 0, 1}});
        two_lists<S> const moved(std::move(copy));
        CHECK(moved.heard == "lrsl");
    });
}

namespace {

// One machine word, whose elements know their owner.
class branch {
    struct on_leaves {
        using owner = branch;
        static constexpr auto member() { return &branch::leaves_; }
        static void inserted(branch& b, auto const& c, std::size_t first, std::size_t n) noexcept {
            for (std::size_t i = first; i != first + n; ++i) c[i]->parent = &b;
        }
        static void removing(branch&, auto const& c, std::size_t first, std::size_t n) noexcept {
            for (std::size_t i = first; i != first + n; ++i) c[i]->parent = nullptr;
        }
    };

public:
    using leaves_type = handful::collection<std::unique_ptr<branch>, handful::inline_one,
                                            handful::reject_null, handful::notify_owner<on_leaves>>;
    leaves_type& leaves() { return leaves_; }
    branch* parent = nullptr;

private:
    leaves_type leaves_;
};
static_assert(sizeof(branch) == 2 * sizeof(void*));

template <class... P>
class sized {
    struct on_change {
        using owner = sized;
        static constexpr auto member() { return &sized::all; }
        static void inserted(sized&, auto const&, std::size_t, std::size_t) noexcept {}
        static void relocated(sized&, auto const&) noexcept {}
    };
    handful::collection<std::string, P..., handful::notify_owner<on_change>> all;
};
template <class... P>
inline constexpr bool costs_nothing = sizeof(sized<P...>) == sizeof(handful::collection<std::string, P...>);
static_assert(costs_nothing<handful::inline_one> && costs_nothing<handful::small_buffer<3>> &&
              costs_nothing<handful::heap_vector> && costs_nothing<handful::fixed_capacity<5>>);

// What nobody but the owner does, and what the owner does.
using owned = numbers<handful::small_buffer<2>>::parts_type;
static_assert(!std::is_default_constructible_v<owned> && !std::is_copy_constructible_v<owned> &&
              !std::is_move_constructible_v<owned> && !std::is_copy_assignable_v<owned> &&
              !std::is_move_assignable_v<owned> && !std::is_destructible_v<owned>);
static_assert(!std::is_constructible_v<owned, std::size_t> &&
              !std::is_constructible_v<owned, std::initializer_list<int>> &&
              !std::is_constructible_v<owned, int*, int*> &&
              !std::is_constructible_v<owned, handful::from_range_t, std::vector<int>>);
static_assert(std::is_copy_constructible_v<numbers<handful::heap_vector>> &&
              std::is_nothrow_move_constructible_v<numbers<handful::heap_vector>> &&
              std::is_copy_assignable_v<numbers<handful::heap_vector>> &&
              std::is_nothrow_move_assignable_v<numbers<handful::heap_vector>>);
static_assert(std::is_nothrow_move_constructible_v<branch> && !std::is_copy_constructible_v<branch>);
static_assert(handful::any_collection<owned> && handful::collection_of<owned, int>);

} // namespace

TEST_CASE("elements know their owner") {
    branch root;
    root.leaves().push_back(std::make_unique<branch>());
    root.leaves().push_back(std::make_unique<branch>());
    CHECK(root.leaves()[0]->parent == &root);
    CHECK(root.leaves()[1]->parent == &root);
    std::unique_ptr<branch> const out = root.leaves().take(root.leaves().begin());
    CHECK(out->parent == nullptr);
    CHECK(root.leaves()[0]->parent == &root);
    branch other;
    root.leaves().swap(other.leaves());
    CHECK(other.leaves()[0]->parent == &other);
}

#if !defined(NDEBUG)

namespace {

template <class S>
class meddler {
    struct on_change {
        using owner = meddler;
        static constexpr auto member() { return &meddler::all; }
        static void inserted(meddler& m, auto const&, std::size_t, std::size_t) noexcept { m.all.clear(); }
    };

public:
    handful::collection<int, S, handful::notify_owner<on_change>> all;
};

} // namespace

TEST_CASE("an owner that changes the collection while it is told is asserted") {
    for_each_storage([]<class S>() {
        CHECK(dies(+[] {
            meddler<S> m;
            m.all.push_back(1);
        }));
    });
}

#endif
