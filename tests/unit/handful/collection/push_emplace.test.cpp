// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

using namespace test;

CONSTEXPR_BEHAVIOUR(push_back_grows_by_one, every_kind) {
    C c;
    for (std::size_t n = 1; n != 16; ++n) {
        c.push_back(make<T>(static_cast<int>(n)));
        HOLDS_VALUES(c, counting(n));
    }
    if constexpr (std::copy_constructible<T>) {
        T const value = make<T>(3);
        c.push_back(value);
        EXPECT(value_of(value) == 3);
        EXPECT(c.size() == 16 && value_of(c.back()) == 3);
    }
}

CONSTEXPR_BEHAVIOUR(emplace_back_returns_the_new_element, every_kind) {
    C c;
    for (int n = 1; n != 12; ++n) {
        auto&& made = c.emplace_back(make<T>(n));
        static_assert(std::same_as<decltype(made), typename C::reference>);
        EXPECT(&made == &c.back());
        EXPECT(value_of(made) == n);
        HOLDS_VALUES(c, counting(static_cast<std::size_t>(n)));
    }
}

CONSTEXPR_BEHAVIOUR(emplace_back_constructs_from_several_arguments, every_kind) {
    C c;
    if constexpr (instrumented<T>) {
        c.emplace_back(1, 2);
        c.emplace_back(4);
        HOLDS(c, ({3, 4}));
    } else if constexpr (std::same_as<T, std::string>) {
        c.emplace_back(std::size_t{1}, '7');
        HOLDS(c, ({7}));
    }
    if constexpr (std::default_initializable<T> && !(keeps_null_out<C> && nullable<T>)) {
        c.clear();
        c.emplace_back();
        HOLDS(c, ({blank<T>()}));
    }
}

CONSTEXPR_BEHAVIOUR(pop_back_shrinks_by_one, every_kind) {
    C c = filled<C>(counting(12));
    for (std::size_t n = 12; n != 0; --n) {
        forget_events(c);
        c.pop_back();
        HOLDS_VALUES(c, counting(n - 1));
        if constexpr (has_listener<C>) EXPECT(told_to(c) == event_log{{told::removing, n - 1, 1}});
    }
    c.push_back(make<T>(1));
    HOLDS(c, ({1}));
}

CONSTEXPR_BEHAVIOUR(append_range_appends_in_order, every_kind) {
    C c;
    c.append_range(stream<T>{});
    HOLDS(c, ({}));
    EXPECT(silent(c));
    c.append_range(stream<T>{1, 2, 3});
    HOLDS(c, ({1, 2, 3}));
    c.append_range(guarded_stream<T>{4});
    HOLDS(c, ({1, 2, 3, 4}));
    forget_events(c);
    c.append_range(stream<T>{5, 6});
    HOLDS(c, ({1, 2, 3, 4, 5, 6}));
    if constexpr (has_listener<C>) EXPECT(c.listener().events() == event_log{{told::inserted, 4, 2}});
    if constexpr (std::copy_constructible<T>) {
        std::vector<T> const more = elements<T>({7, 8});
        c.append_range(more);
        c.append_range(forward_view<T>(more));
        HOLDS(c, ({1, 2, 3, 4, 5, 6, 7, 8, 7, 8}));
    }
}

CONSTEXPR_BEHAVIOUR(append_of_a_stream_that_breaks_changes_nothing, every_kind) {
    for (std::size_t const size : counts{0, 1, 2, 5}) {
        for (std::size_t broken = 0; broken != 5; ++broken) {
            C c = filled<C>(counting(size));
            forget_events(c);
            EXPECT_THROWS(range_broke, c.append_range(stream<T>({1, 2, 3, 4, 5}, broken)));
            HOLDS_VALUES(c, counting(size));
            EXPECT(silent(c));
        }
    }
}

CONSTEXPR_BEHAVIOUR(try_push_back_gives_a_pointer_to_the_new_element, every_kind) {
    C c;
    for (int n = 1; n != 12; ++n) {
        auto const made = n % 2 == 0 ? c.try_push_back(make<T>(n)) : c.try_emplace_back(make<T>(n));
        static_assert(
            std::same_as<decltype(made), std::conditional_t<is_const_access<C>, T const*, T*> const>);
        EXPECT(made == &c.back());
        HOLDS_VALUES(c, counting(static_cast<std::size_t>(n)));
    }
}

BEHAVIOUR(try_push_back_without_memory_gives_null_and_changes_nothing, every_kind) {
    if constexpr (!is_fixed<C>) {
        for (std::size_t const wanted : counts{0, 1, 2, 3, 8}) {
            C c = filled<C>(counting(wanted));
            std::vector<int> values = counting(wanted);
            while (c.size() != c.capacity()) {
                c.push_back(make<T>(9));
                values.push_back(9);
            }
            forget_events(c);
            T one = make<T>(5);
            T other = make<T>(6);
            {
                allocation_budget const nothing(0);
                bool const refused = c.try_push_back(std::move(one)) == nullptr;
                bool const refused_too = c.try_emplace_back(std::move(other)) == nullptr;
                allocation_pause const pause;
                EXPECT(refused);
                EXPECT(refused_too);
            }
            HOLDS_VALUES(c, values);
            EXPECT(silent(c));
            EXPECT(value_of(one) == 5);
            EXPECT(c.try_push_back(std::move(one)) != nullptr);
            values.push_back(5);
            HOLDS_VALUES(c, values);
        }
    }
}

BEHAVIOUR(push_back_without_memory_changes_nothing, every_kind) {
    if constexpr (!is_fixed<C>) {
        for (std::size_t const wanted : counts{0, 1, 2, 3, 8}) {
            C c = filled<C>(counting(wanted));
            std::vector<int> values = counting(wanted);
            while (c.size() != c.capacity()) {
                c.push_back(make<T>(9));
                values.push_back(9);
            }
            forget_events(c);
            T one = make<T>(5);
            {
                allocation_budget const nothing(0);
                bool refused = false;
                try {
                    c.push_back(std::move(one));
                } catch (std::bad_alloc const&) {
                    refused = true;
                }
                allocation_pause const pause;
                EXPECT(refused);
            }
            HOLDS_VALUES(c, values);
            EXPECT(silent(c));
        }
    }
}
