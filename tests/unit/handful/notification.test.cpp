// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

#include <handful/sort.hpp>

// What docs/notification.md says. The names of these tests are its sentences; some more stand beside the tests of what they
// are about.

using namespace test;

namespace {

// The code that the page shows.
// [sink]
struct log_sink : handful::sink<int> {
    void inserted(std::span<int const> c, std::size_t first, std::size_t n) noexcept override {
        for (int const value : c.subspan(first, n)) std::printf("+%d ", value);
    }
};

void with_a_log() {
    log_sink log;
    handful::collection<int, handful::notify_sink> c({1, 2}, handful::with(&log));
    c.attach(nullptr);
}
// [/sink]

// [hooks]
struct hooks {
    void inserted(auto const& c, std::size_t first, std::size_t n) noexcept; // after: c holds them
    void removing(auto const& c, std::size_t first, std::size_t n) noexcept; // before: c still holds them
    void replaced(auto const& c, std::size_t i, auto const& old) noexcept;   // after: c[i] is the new one
    void reordered(auto const& c) noexcept;                                  // after: the same elements
    void relocated(auto const& c) noexcept;                                  // c.data() is another address
};
// [/hooks]

std::string heard;

template <char Name>
struct named {
    void inserted(auto const&, std::size_t, std::size_t) noexcept { heard += Name; }
    void removing(auto const&, std::size_t, std::size_t) noexcept { heard += Name; }
};

struct says : handful::sink<int> {
    char name;
    explicit says(char n) : name(n) {}
    void inserted(std::span<int const>, std::size_t, std::size_t) noexcept override { heard += name; }
};

// An owner that is told last.
template <class... P>
class ordered {
    struct on_change {
        using owner = ordered;
        static constexpr auto member() { return &ordered::all_; }
        static void inserted(ordered&, auto const&, std::size_t, std::size_t) noexcept { heard += 'o'; }
    };

public:
    explicit ordered(handful::sink<int>* to) : all_(handful::with(to)) {}
    auto& all() { return all_; }

private:
    handful::collection<int, P..., handful::notify_owner<on_change>> all_;
};

// Ends its word with a sign for each event.
struct letters {
    std::string word;
    void inserted(auto const&, std::size_t, std::size_t) noexcept { word += '+'; }
    void removing(auto const&, std::size_t, std::size_t) noexcept { word += '-'; }
};

struct misspelt {
    int removals = 0;
    int insertions = 0;
    void removing(auto const&, std::size_t, std::size_t) noexcept { ++removals; }
    void insert(auto const&, std::size_t, std::size_t) noexcept { ++insertions; }
};

struct hears_replacements {
    void replaced(auto const&, std::size_t, auto const&) noexcept {}
};

struct counter {
    int calls = 0;
    void inserted(auto const&, std::size_t, std::size_t) noexcept { ++calls; }
    void removing(auto const&, std::size_t, std::size_t) noexcept { ++calls; }
};

// Notes how many elements there are when it is told that they have moved.
std::vector<std::size_t> sizes_seen;

struct sees_sizes {
    void relocated(auto const& c) noexcept { sizes_seen.push_back(c.size()); }
};

struct noting : handful::sink<int> {
    int calls = 0;
    void inserted(std::span<int const>, std::size_t, std::size_t) noexcept override { ++calls; }
    void removing(std::span<int const>, std::size_t, std::size_t) noexcept override { ++calls; }
};

// An owner that counts what it is told, and does not copy its count.
template <class S>
class holder {
    struct on_change {
        using owner = holder;
        static constexpr auto member() { return &holder::all_; }
        static void inserted(holder& h, auto const&, std::size_t, std::size_t) noexcept { ++h.calls; }
        static void removing(holder& h, auto const&, std::size_t, std::size_t) noexcept { ++h.calls; }
    };

public:
    holder() = default;
    holder(std::initializer_list<int> values) : all_(values) {}
    holder(holder const& other) : all_(other.all_) {}
    holder(holder&& other) noexcept : all_(std::move(other.all_)) {}
    holder& operator=(holder const& other) {
        all_ = other.all_;
        return *this;
    }
    holder& operator=(holder&& other) noexcept {
        all_ = std::move(other.all_);
        return *this;
    }
    auto& all() { return all_; }
    std::size_t size() const { return all_.size(); }
    int calls = 0;

private:
    handful::collection<int, S, handful::notify_owner<on_change>> all_;
};

template <class S>
using observed = handful::collection<int, S, handful::notify<mirror>>;
template <class S>
using with_sink = handful::collection<int, S, handful::notify_sink>;

} // namespace

TEST_CASE(
    "Listeners, sinks and the owner are told in the order in which their policies are listed, all of one event before the next") {
    for_each_storage([]<class S>() {
        heard.clear();
        says first('1');
        says second('2');
        ordered<handful::notify_sink, handful::notify<named<'a'>>>(&first).all().push_back(1);
        ordered<handful::notify<named<'b'>>, handful::notify_sink>(&second).all().push_back(1);
        CHECK(heard == "1aob2o");
        heard.clear();
        ordered<handful::notify_sink, handful::notify<named<'a'>>> both(&first);
        both.all().assign({1, 2});
        both.all().assign({3});
        CHECK(heard == "1aoa1ao"); // the removal first, of which only one hears
        heard.clear();
        handful::collection<int, handful::notify<named<'b'>>, S, handful::notify<named<'a'>>> c;
        heard.clear();
        c.push_back(1);
        c.clear();
        CHECK(heard == "baba");
    });
}

TEST_CASE("A listener has any of the hooks; a member of another name is none, and is not told") {
    for_each_storage([]<class S>() {
        handful::collection<int, S, handful::notify<misspelt>> c;
        c.push_back(1);
        c.clear();
        CHECK(c.listener().removals == 1);
        CHECK(c.listener().insertions == 0);
    });
}

TEST_CASE(
    "A listener with state is a part of the collection; one without is made for each call and takes no room") {
    for_each_storage([]<class S>() {
        using bare = handful::collection<long, S>;
        static_assert(sizeof(handful::collection<long, S, handful::notify<named<'a'>>>) == sizeof(bare));
        static_assert(sizeof(handful::collection<long, S, handful::notify<counter>>) ==
                      sizeof(bare) + sizeof(long));
        handful::collection<long, S, handful::notify<counter>> c;
        c.push_back(1);
        CHECK(c.listener().calls == 1);
    });
}

TEST_CASE("A listener or sink is given to a constructor by `with`, and reached by `listener` and `attach`") {
    with_a_log();
    for_each_storage([]<class S>() {
        noting sink;
        using C = handful::collection<int, S, handful::notify<counter>, handful::notify_sink>;
        C c({1, 2}, handful::with(counter{10}, &sink));
        CHECK(c.listener().calls == 11);
        CHECK(sink.calls == 1);
        CHECK(c.attach(nullptr) == &sink);
        c.listener().calls = 0;
        c.push_back(1);
        CHECK(c.listener().calls == 1);
        CHECK(sink.calls == 1);
    });
}

TEST_CASE(
    "The events are the same for every storage: spilling, reserving and shrinking tell `relocated` and nothing else") {
    std::vector<event_log> logs;
    for_each_storage([&]<class S>() {
        observed<S> c;
        for (int i = 0; i != 9; ++i) c.push_back(i);
        c.erase(c.begin() + 1, c.end() - 1);
        c.insert(c.begin() + 1, 7);
        logs.push_back(c.listener().events());
        CHECK(logs.back() == logs.front());
        c.listener().forget();
        for (void (*const change)(observed<S>&) :
             {+[](observed<S>& o) { o.reserve(16); }, +[](observed<S>& o) { o.shrink_to_fit(); },
              +[](observed<S>& o) { o.reserve(12); }}) {
            c.listener().forget();
            int const* const place = c.data();
            change(c);
            CHECK(c.listener().log() == (c.data() == place ? event_log{} : event_log{{told::relocated}}));
        }
    });
}

TEST_CASE(
    "`relocated` comes once, before the insertion or as the only event, and not when the collection itself is moved") {
    for_each_storage([]<class S>() {
        observed<S> c;
        for (int i = 0; i != 12; ++i) {
            c.listener().forget();
            int const* const place = c.data();
            c.push_back(i);
            event const inserted{told::inserted, c.size() - 1, 1};
            CHECK(c.listener().log() ==
                  (c.data() == place ? event_log{inserted} : event_log{{told::relocated}, inserted}));
        }
        c.listener().forget();
        observed<S> const moved(std::move(c));
        CHECK(moved.listener().log() == event_log{{told::removing, 0, 12}, {told::inserted, 0, 12}});
    });
}

TEST_CASE("When `relocated` is told before an insertion, `c` holds the new elements already") {
    for_each_storage([]<class S>() {
        sizes_seen = {};
        handful::collection<int, S, handful::notify<sees_sizes>> c;
        for (int i = 0; i != 12; ++i) {
            sizes_seen.clear();
            c.push_back(i);
            for (std::size_t const seen : sizes_seen) CHECK(seen == c.size());
        }
    });
}

TEST_CASE("`relocated` is told of an empty collection too, where its `data()` changes") {
    for_each_storage([]<class S>() {
        observed<S> c;
        for (std::size_t const capacity : {1U, 12U}) {
            c.listener().forget();
            int const* const place = c.data();
            c.reserve(capacity);
            CHECK(c.listener().log() == (c.data() == place ? event_log{} : event_log{{told::relocated}}));
        }
        c.listener().forget();
        int const* const place = c.data();
        c.shrink_to_fit();
        CHECK(c.listener().log() == (c.data() == place ? event_log{} : event_log{{told::relocated}}));
    });
}

TEST_CASE(
    "Who hears of insertions or removals has assignments built aside: where the new elements do not fit inside, they take another block") {
    handful::collection<int, handful::heap_vector, handful::notify<counter>> c{1, 2, 3};
    long const before = allocations::made;
    c.assign({4, 5, 6});
    CHECK(allocations::made == before + 1);
    handful::collection<int, handful::small_buffer<3>, handful::notify<counter>> inside{1, 2, 3};
    inside.assign({4, 5, 6});
    CHECK(allocations::made == before + 1);
}

TEST_CASE("who hears of no assignment does not pay for its events") {
    handful::collection<int, handful::heap_vector, handful::notify<hears_replacements>> c{1, 2, 3};
    auto const other = c;
    long const before = allocations::made;
    c.assign(2, 5);
    c = other;
    CHECK(allocations::made == before);
}

TEST_CASE("Construction tells a listener of one insertion, and an owner of nothing") {
    for_each_storage([]<class S>() {
        std::vector<int> const values{1, 2, 3};
        CHECK(observed<S>().listener().log().empty());
        CHECK(observed<S>{1, 2, 3}.listener().events() == event_log{{told::inserted, 0, 3}});
        CHECK(observed<S>(3, 7).listener().events() == event_log{{told::inserted, 0, 3}});
        CHECK(observed<S>(3).listener().events() == event_log{{told::inserted, 0, 3}});
        CHECK(observed<S>(values.begin(), values.end()).listener().events() ==
              event_log{{told::inserted, 0, 3}});
        CHECK(observed<S>(handful::from_range, stream<int>({1, 2, 3})).listener().events() ==
              event_log{{told::inserted, 0, 3}});
        CHECK(holder<S>{1, 2, 3}.calls == 0);
    });
}

TEST_CASE(
    "A copy has listeners of its own, made by their default constructors, and no sink; the source's are told nothing") {
    for_each_storage([]<class S>() {
        observed<S> a{1, 2};
        a.listener().forget();
        observed<S> const copy(a);
        CHECK(copy.listener().events() == event_log{{told::inserted, 0, 2}});
        CHECK(a.listener().log().empty());

        noting sink;
        with_sink<S> b({1, 2}, handful::with(&sink));
        with_sink<S> other(b);
        CHECK(other.attach(nullptr) == nullptr);
        CHECK(sink.calls == 1);
    });
}

TEST_CASE("A listener or sink moves along with its collection, and is told on both sides of the move") {
    for_each_storage([]<class S>() {
        observed<S> a{1, 2};
        a.listener().forget();
        observed<S> const moved(std::move(a));
        CHECK(moved.listener().events() == event_log{{told::removing, 0, 2}, {told::inserted, 0, 2}});

        noting sink;
        with_sink<S> b({1, 2}, handful::with(&sink));
        with_sink<S> other(std::move(b));
        CHECK(sink.calls == 3);
        CHECK(b.attach(nullptr) == nullptr);
        CHECK(other.attach(nullptr) == &sink);
    });
}

TEST_CASE(
    "After a move construction the source keeps a listener, as the listener's own move leaves it, which is told of what is done next") {
    for_each_storage([]<class S>() {
        using C = handful::collection<int, S, handful::notify<letters>>;
        C a({1, 2}, handful::with(letters{"a"}));
        C const b(std::move(a));
        CHECK(b.listener().word == "a+-+");
        CHECK(a.listener().word.empty());
        a.push_back(3);
        CHECK(a.listener().word == "+");
        CHECK(b.listener().word == "a+-+");
    });
}

TEST_CASE(
    "A listener or sink given by `with` to a move construction hears of the new collection; the source keeps its own, "
    "which hears of the removal") {
    for_each_storage([]<class S>() {
        using C = handful::collection<int, S, handful::notify<letters>, handful::notify_sink>;
        noting old_sink;
        noting new_sink;
        C a({1, 2}, handful::with(letters{"a"}, &old_sink));
        C b(std::move(a), handful::with(letters{"b"}, &new_sink));
        CHECK(a.listener().word == "a+-");
        CHECK(b.listener().word == "b+");
        CHECK(old_sink.calls == 2);
        CHECK(new_sink.calls == 1);
        CHECK(a.attach(nullptr) == &old_sink);
        CHECK(b.attach(nullptr) == &new_sink);
    });
}

TEST_CASE(
    "An event of no elements is not told: an assignment to an empty collection tells only of the insertion, one of "
    "nothing only of the removal") {
    for_each_storage([]<class S>() {
        observed<S> c;
        c.assign({1, 2});
        CHECK(c.listener().events() == event_log{{told::inserted, 0, 2}});
        c.listener().forget();
        c.assign(std::vector<int>().begin(), std::vector<int>().begin());
        CHECK(c.listener().events() == event_log{{told::removing, 0, 2}});
    });
}

TEST_CASE(
    "Values are not compared: sorting what is sorted and replacing by an equal value are told; what has nothing to do is not") {
    for_each_storage([]<class S>() {
        observed<S> c{1, 2, 3};
        c.listener().forget();
        c.sort();
        static_cast<void>(c.replace(c.begin(), 1));
        c.modify(c.begin(), [](int&) {});
        CHECK(c.listener().events() ==
              event_log{{told::reordered}, {told::replaced, 0, 1}, {told::replaced, 0, 1}});
        c.listener().forget();
        observed<S> const& same = c;
        c = same;
        c.swap(c);
        c.rotate(c.begin());
        c.swap_elements(1, 1);
        c.resize(3);
        c.append_range(std::vector<int>());
        erase_if(c, [](int) { return false; });
        c.erase(c.begin() + 1, c.begin() + 1);
        CHECK(c.listener().events().empty());
        c.resize(1);
        c.listener().forget();
        c.sort();
        c.reverse();
        CHECK(c.listener().events().empty());
    });
}

namespace {

// Notes its letter and what it was told.
struct lettered {
    char letter = '-';
    void inserted(auto const&, std::size_t, std::size_t) noexcept { heard += {letter, '+'}; }
    void removing(auto const&, std::size_t, std::size_t) noexcept { heard += {letter, '-'}; }
};

struct moves {
    char letter = '-';
    void relocated(auto const&) noexcept { heard += {letter, '!'}; }
};

} // namespace

TEST_CASE(
    "A swap and a move assignment tell both sides of what goes before either of what comes, the left side first") {
    for_each_storage([]<class S>() {
        using C = handful::collection<int, S, handful::notify<lettered>>;
        C a({1, 2}, handful::with(lettered{'a'}));
        C b({3}, handful::with(lettered{'b'}));
        heard.clear();
        a.swap(b);
        CHECK(heard == "a-b-a+b+");
        heard.clear();
        swap(b, a);
        CHECK(heard == "b-a-b+a+");
        heard.clear();
        a = std::move(b);
        CHECK(heard == "a-b-a+");
    });
    using C =
        handful::collection<int, handful::heap_vector, handful::notify<lettered>, handful::notify<moves>>;
    C a({1, 2}, handful::with(lettered{'a'}, moves{'a'}));
    C b({3}, handful::with(lettered{'b'}, moves{'b'}));
    heard.clear();
    a.swap(b);
    CHECK(heard == "a-b-a!b!a+b+");
    heard.clear();
    b = std::move(a);
    CHECK(heard == "b-a-b!a!b+");
}

TEST_CASE("In assignment and swap `relocated` comes between the two, for each side whose `data()` changes") {
    for_each_storage([]<class S>() {
        auto const check_log = [](observed<S> const& c, int const* before) {
            event_log const& log = c.listener().log();
            event const last{told::inserted, 0, c.size()};
            if (c.data() == before) CHECK(log == event_log{{told::removing, 0, 3}, last});
            else CHECK(log == event_log{{told::removing, 0, 3}, {told::relocated}, last});
        };
        observed<S> a{1, 2, 3};
        observed<S> b{4, 5, 6};
        int const* const place_a = a.data();
        int const* const place_b = b.data();
        a.listener().forget();
        b.listener().forget();
        a.swap(b);
        check_log(a, place_a);
        check_log(b, place_b);
        a.shrink_to_fit();
        int const* const place = a.data();
        a.listener().forget();
        a.assign({1, 2, 3, 4, 5, 6, 7});
        check_log(a, place);
    });
}

TEST_CASE("What was moved from is empty; after a move construction it has no sink") {
    for_each_storage([]<class S>() {
        noting sink;
        with_sink<S> a({1, 2}, handful::with(&sink));
        with_sink<S> b(std::move(a));
        CHECK(a.empty());
        int const calls = sink.calls;
        a.push_back(1);
        CHECK(sink.calls == calls);
        b = std::move(a);
        CHECK(a.empty());
    });
}

TEST_CASE("In assignment and swap listeners and sinks stay with their collections") {
    for_each_storage([]<class S>() {
        noting sink_a;
        noting sink_b;
        with_sink<S> a({1, 2}, handful::with(&sink_a));
        with_sink<S> b({3}, handful::with(&sink_b));
        a = b;
        CHECK(sink_a.calls == 3); // two elements went, one came
        CHECK(sink_b.calls == 1);
        swap(a, b);
        CHECK(sink_a.calls == 5);
        CHECK(sink_b.calls == 3);
        with_sink<S> empty;
        a = std::move(empty);
        CHECK(sink_a.calls == 6);
        CHECK(a.attach(nullptr) == &sink_a);
        CHECK(b.attach(nullptr) == &sink_b);
    });
}

TEST_CASE(
    "An owner is told nothing of its own copy, move and assignment: it carries what it derives from the elements") {
    for_each_storage([]<class S>() {
        holder<S> a{1, 2};
        holder<S> copy(a);
        holder<S> const moved(std::move(copy));
        a = moved;
        a = holder<S>{3};
        CHECK(copy.calls == 0);
        CHECK(moved.calls == 0);
        CHECK(a.calls == 0);
        a.all().push_back(4);
        CHECK(a.calls == 1);
    });
}

TEST_CASE(
    "An owned `fixed_capacity` of trivial elements keeps them when it is moved from: there a move is a copy") {
    holder<handful::fixed_capacity<4>> a{1, 2};
    holder<handful::fixed_capacity<4>> const b(std::move(a));
    CHECK(values_in(a.all()) == std::vector<int>{1, 2});
    CHECK(b.size() == 2);
    holder<handful::heap_vector> c{1, 2};
    holder<handful::heap_vector> const d(std::move(c));
    CHECK(c.all().empty());
    CHECK(d.size() == 2);
}

TEST_CASE("A swap of two collections tells both owners") {
    for_each_storage([]<class S>() {
        holder<S> a{1, 2};
        holder<S> b;
        a.all().swap(b.all());
        CHECK(a.calls == 1);
        CHECK(b.calls == 1);
    });
}

TEST_CASE("Destruction is told to nobody") {
    for_each_storage([]<class S>() {
        noting sink;
        heard.clear();
        {
            with_sink<S> c(handful::with(&sink));
            handful::collection<int, S, handful::notify<named<'a'>>> d;
            c.push_back(1);
            d.push_back(1);
        }
        CHECK(sink.calls == 1);
        CHECK(heard == "a");
    });
}

namespace {

struct copies_to {
    std::vector<int>* read = nullptr;
    handful::collection<int>* changed = nullptr;
    void inserted(auto const& c, std::size_t first, std::size_t n) noexcept {
        read->assign(c.begin(), c.end());
        changed->append_range(std::vector<int>(c.begin() + first, c.begin() + first + n));
    }
};

struct hands_over : noting {
    std::function<void()> act;
    void inserted(std::span<int const>, std::size_t, std::size_t) noexcept override {
        ++calls;
        if (act) act();
    }
};

} // namespace

TEST_CASE("A hook may read its collection, and change other collections") {
    for_each_storage([]<class S>() {
        std::vector<int> read;
        handful::collection<int> changed;
        handful::collection<int, S, handful::notify<copies_to>> c(handful::with(copies_to{&read, &changed}));
        c.push_back(1);
        c.push_back(2);
        CHECK(read == std::vector<int>{1, 2});
        CHECK(values_in(changed) == std::vector<int>{1, 2});
    });
}

TEST_CASE("A hook may attach another sink, which is told from the next event on") {
    for_each_storage([]<class S>() {
        hands_over first;
        noting second;
        with_sink<S> c(handful::with(&first));
        first.act = [&] { c.attach(&second); };
        c.push_back(1);
        CHECK(second.calls == 0);
        c.push_back(2);
        CHECK(first.calls == 1);
        CHECK(second.calls == 1);
    });
}

#if !defined(NDEBUG)

namespace {

template <class C>
struct within {
    static inline C* target = nullptr;
    static void change() {
        if (C* const c = std::exchange(target, nullptr)) c->pop_back();
    }
};

struct changing_hook {
    void reordered(auto const& c) noexcept { within<std::remove_cvref_t<decltype(c)>>::change(); }
    void removing(auto const&, std::size_t, std::size_t) noexcept {}
};
struct changing_predicate {
    bool operator()(auto const& c, int) const {
        within<std::remove_cvref_t<decltype(c)>>::change();
        return true;
    }
};

// Compares by changing the collection.
template <class C>
struct changing_key {
    friend bool operator==(int, changing_key const&) {
        within<C>::change();
        return false;
    }
};

template <class C, class F>
void from_within(F act) {
    C c;
    c.append_range(std::array<int, 3>{3, 1, 2});
    within<C>::target = &c;
    act(c);
}

template <class S>
struct one_and_many {
    using one = handful::collection<int, S, handful::notify<changing_hook>>;
    using many = handful::collection<int, S, handful::notify<counter>, handful::notify<changing_hook>,
                                     handful::notify<named<'a'>>>;
    using asked = handful::collection<int, S, handful::require<changing_predicate>>;
    using bare = handful::collection<int, S>;

    static void hook_of_one() {
        from_within<one>([](one& c) { c.reverse(); });
    }
    static void hook_of_many() {
        from_within<many>([](many& c) { c.reverse(); });
    }
    static void predicate() {
        from_within<asked>([](asked& c) { c.push_back(1); });
    }
    static void comparison() {
        from_within<bare>([](bare& c) {
            c.sort([](int a, int b) {
                within<bare>::change();
                return a < b;
            });
        });
    }
    static void look_up() {
        from_within<bare>([](bare& c) { static_cast<void>(c.contains(changing_key<bare>())); });
    }
    static void modification() {
        from_within<bare>([](bare& c) { c.modify(c.begin(), [](int&) { within<bare>::change(); }); });
    }
};

} // namespace

TEST_CASE(
    "A hook, a predicate, a comparison of `sort` or a look-up, or the function of `modify` that changes its collection is stopped by an "
    "assertion, with one listener as with many") {
    for_each_storage([]<class S>() {
        CHECK(dies(&one_and_many<S>::hook_of_one));
        CHECK(dies(&one_and_many<S>::hook_of_many));
        CHECK(dies(&one_and_many<S>::predicate));
        CHECK(dies(&one_and_many<S>::comparison));
        CHECK(dies(&one_and_many<S>::modification));
        CHECK(dies(&one_and_many<S>::look_up));
    });
}

namespace {

// Adds to another collection of the same type when elements go.
struct disturbs {
    void removing(auto const& c, std::size_t, std::size_t) noexcept {
        using C = std::remove_cvref_t<decltype(c)>;
        if (C* const other = std::exchange(within<C>::target, nullptr)) other->push_back(7);
    }
};

template <class S>
struct both_sides {
    using C = handful::collection<int, S, handful::notify<disturbs>>;
    template <class F>
    static void act(F f) {
        C a{1, 2};
        C b{3};
        within<C>::target = &a;
        f(a, b);
    }
    static void swapped() {
        act([](C& a, C& b) { a.swap(b); });
    }
    static void swapped_from_the_other_side() {
        act([](C& a, C& b) { b.swap(a); });
    }
    static void assigned() {
        act([](C& a, C& b) { b = std::move(a); });
    }
    static void constructed() {
        act([](C& a, C&) { C const made(std::move(a)); });
    }
};

} // namespace

TEST_CASE("A hook that changes the other side of a swap or a move is stopped by an assertion") {
    for_each_storage([]<class S>() {
        CHECK(dies(&both_sides<S>::swapped));
        CHECK(dies(&both_sides<S>::swapped_from_the_other_side));
        CHECK(dies(&both_sides<S>::assigned));
        CHECK(dies(&both_sides<S>::constructed));
    });
}

#endif

namespace {

struct not_negative {
    bool operator()(int value) const { return value >= 0; }
};

// An element whose copies and moves fail on request.
template <class S>
using breaking = handful::collection<fragile, S, handful::notify<mirror>>;

} // namespace

TEST_CASE(
    "An operation that is refused, finds no memory, fails to copy an element, or whose predicate or function throws tells nothing") {
    for_each_storage([]<class S>() {
        handful::collection<int, S, handful::require<not_negative>, handful::notify<mirror>> c{1, 2, 3};
        c.listener().forget();
        CHECK_THROWS_AS(c.push_back(-1), handful::rejected_element);
        CHECK_THROWS_AS(c.insert(c.begin(), {4, -1}), handful::rejected_element);
        CHECK_THROWS_AS(c.assign({4, -1}), handful::rejected_element);
        CHECK_THROWS_AS(c.replace(c.begin(), -1), handful::rejected_element);
        CHECK(c.listener().log().empty());

        CHECK_THROWS_AS(erase_if(c,
                                 [](int value) {
                                     if (value != 1) throw budget_spent();
                                     return true;
                                 }),
                        budget_spent);
        CHECK_THROWS_AS(c.modify(c.begin(),
                                 [](int& value) {
                                     value = 7;
                                     throw budget_spent();
                                 }),
                        budget_spent);
        CHECK(c.listener().log().empty());
        CHECK(values_in(c) == std::vector<int>{1, 2, 3});

        observed<S> d{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
        d.shrink_to_fit();
        d.listener().forget();
        {
            allocation_budget const nothing(0);
            CHECK_THROWS_AS(d.push_back(17), std::bad_alloc);
        }
        CHECK(d.listener().log().empty());

        breaking<S> e;
        fragile const value(1);
        e.push_back(value);
        e.listener().forget();
        element_budget const budget(0);
        CHECK_THROWS_AS(e.push_back(value), budget_spent);
        CHECK_THROWS_AS(e.assign(2, value), budget_spent);
        CHECK(e.listener().events().empty());
    });
}

TEST_CASE(
    "Where a move of an element throws after the first event, listeners are told what has become of the elements") {
    for_each_storage([]<class S>() {
        for (long allowed = 0; allowed != 4; ++allowed) {
            breaking<S> c;
            for (int i = 0; i != 5; ++i) c.emplace_back(i);
            c.listener().forget();
            bool threw = false;
            {
                element_budget const budget(allowed);
                try {
                    c.erase(c.begin() + 1);
                } catch (budget_spent const&) {
                    threw = true;
                }
            }
            CHECK(threw == (allowed < 3));
            CHECK(c.listener().log().front() == event{told::removing, 1, 1});
            CHECK((c.listener().log().back() == event{told::reordered}) == threw);
            CHECK(c.size() == 4);
            CHECK(c.listener().values() == values_in(c));
        }
    });
}

namespace {

struct is_new {
    bool operator()(auto const& c, int value) const { return !c.contains(value); }
};

// Counts what it hears of.
struct tally : handful::sink<fragile> {
    long elements = 0;
    void inserted(std::span<fragile const>, std::size_t, std::size_t n) noexcept override {
        elements += static_cast<long>(n);
    }
    void removing(std::span<fragile const>, std::size_t, std::size_t n) noexcept override {
        elements -= static_cast<long>(n);
    }
};

// A listener whose own move throws.
struct stubborn : mirror {
    stubborn() = default;
    stubborn(stubborn const&) = default;
    stubborn(stubborn&& other) : mirror(other) { throw budget_spent(); }
};

} // namespace

TEST_CASE(
    "A range that is refused by a rule which looks at the collection may have made it grow, and only that is told") {
    for_each_storage([]<class S>() {
        handful::collection<int, S, handful::require<is_new>, handful::notify<mirror>> c{1, 2};
        c.shrink_to_fit();
        c.listener().forget();
        int const* const before = c.data();
        CHECK_THROWS_AS(c.append_range(std::vector<int>{3, 4, 2}), handful::rejected_element);
        CHECK(values_in(c) == std::vector<int>{1, 2});
        CHECK(c.listener().log() == (c.data() == before ? event_log{} : event_log{{told::relocated}}));
    });
}

TEST_CASE("A move construction that throws gives the listeners back, and tells them what is left") {
    tally sink;
    using C = handful::collection<fragile, handful::small_buffer<4>, handful::notify_sink>;
    C a(handful::with(&sink));
    for (int i = 0; i != 3; ++i) a.emplace_back(i);
    for (long allowed = 0; allowed != 3; ++allowed) {
        {
            element_budget const budget(allowed);
            CHECK_THROWS_AS(C(std::move(a)), budget_spent);
        }
        CHECK(a.listener<handful::attached_sink<fragile>>().get() == &sink);
        CHECK(sink.elements == static_cast<long>(a.size()));
    }

    for_each_storage([]<class S>() {
        using D = handful::collection<int, S, handful::notify<stubborn>>;
        D d{1, 2};
        CHECK_THROWS_AS(D(std::move(d)), budget_spent);
        CHECK(d.listener().values() == values_in(d));
    });
}

TEST_CASE("A sort, whose comparison throws, tells `reordered` before the exception arrives") {
    for_each_storage([]<class S>() {
        observed<S> c{3, 1, 2};
        c.listener().forget();
        CHECK_THROWS_AS(c.sort([](int, int) -> bool { throw budget_spent(); }), budget_spent);
        CHECK(c.listener().events() == event_log{{told::reordered}});
        CHECK(c.listener().values() == values_in(c));
    });
}
