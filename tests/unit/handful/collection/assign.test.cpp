// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

using namespace test;

namespace {

constexpr std::size_t sizes[] = {0, 1, 2, 3, 7};

template <class C>
constexpr void onto_every_size(std::vector<int> const& values, action<void(C&)> assign) {
    for (std::size_t const size : sizes) {
        C c = filled<C>(counting(size));
        forget_events(c);
        assign(c);
        HOLDS_VALUES(c, values);
        if constexpr (has_listener<C>) {
            event_log expected;
            if (size != 0) expected.push_back({told::removing, 0, size});
            if (!values.empty()) expected.push_back({told::inserted, 0, values.size()});
            EXPECT(c.listener().events() == expected);
        }
    }
}

} // namespace

CONSTEXPR_BEHAVIOUR(assign_n_copies, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t const n : sizes)
            onto_every_size<C>(std::vector<int>(n, 9), [&](C& c) { c.assign(n, make<T>(9)); });
    }
}

CONSTEXPR_BEHAVIOUR(assign_forward_range, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t const n : sizes) {
            std::vector<T> const source = elements<T>(counting(n));
            onto_every_size<C>(counting(n), [&](C& c) { c.assign(source.begin(), source.end()); });
            onto_every_size<C>(counting(n), [&](C& c) { c.assign_range(forward_view<T>(source)); });
        }
    }
}

CONSTEXPR_BEHAVIOUR(assign_single_pass_and_moved_ranges, every_kind) {
    onto_every_size<C>({}, [&](C& c) { c.assign_range(stream<T>{}); });
    onto_every_size<C>({7, 8, 9}, [&](C& c) { c.assign_range(stream<T>{7, 8, 9}); });
    onto_every_size<C>({7, 8}, [&](C& c) {
        stream<T> source{7, 8};
        c.assign(source.begin(), source.end());
    });
    onto_every_size<C>({7, 8, 9, 10}, [&](C& c) {
        std::vector<T> source = elements<T>({7, 8, 9, 10});
        auto const [first, last] = moving(source);
        c.assign(first, last);
    });
}

CONSTEXPR_BEHAVIOUR(assign_list, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        onto_every_size<C>({}, [&](C& c) { c.assign(std::initializer_list<T>{}); });
        onto_every_size<C>({7, 8}, [&](C& c) { c.assign({make<T>(7), make<T>(8)}); });
        onto_every_size<C>({7}, [&](C& c) {
            std::initializer_list<T> const values{make<T>(7)};
            C& result = c = values;
            EXPECT(&result == &c);
        });
        onto_every_size<C>({7, 8, 9}, [&](C& c) { c = {make<T>(7), make<T>(8), make<T>(9)}; });
    }
}

CONSTEXPR_BEHAVIOUR(assign_of_a_stream_that_breaks_changes_nothing, every_kind) {
    for (std::size_t const size : sizes) {
        for (std::size_t broken = 0; broken != 4; ++broken) {
            C c = filled<C>(counting(size));
            forget_events(c);
            EXPECT_THROWS(range_broke, c.assign_range(stream<T>({7, 8, 9, 10}, broken)));
            HOLDS_VALUES(c, counting(size));
            EXPECT(silent(c));
        }
    }
}
