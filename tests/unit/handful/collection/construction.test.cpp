// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

#include <list>

using namespace test;

CONSTEXPR_BEHAVIOUR(default_construction_is_empty_and_allocates_nothing, every_kind) {
    reading const before = allocations::so_far();
    C c;
    EXPECT(allocations::so_far() == before);
    HOLDS(c, ({}));
    EXPECT(c.size() == 0);
    EXPECT(c.is_inline());
    EXPECT(silent(c));
}

CONSTEXPR_BEHAVIOUR(construction_from_a_list, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        C none_at_all(std::initializer_list<T>{});
        HOLDS(none_at_all, ({}));
        EXPECT(silent(none_at_all));
        C one{make<T>(1)};
        HOLDS(one, ({1}));
        C c{make<T>(1), make<T>(2), make<T>(3)};
        HOLDS(c, ({1, 2, 3}));
        c.push_back(make<T>(4));
        HOLDS(c, ({1, 2, 3, 4}));
    }
}

CONSTEXPR_BEHAVIOUR(construction_of_n_copies, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t n = 0; n != 5; ++n) {
            C const c(n, make<T>(7));
            HOLDS_VALUES(c, std::vector<int>(n, 7));
        }
    }
}

CONSTEXPR_BEHAVIOUR(construction_of_n_blank_elements, every_kind) {
    if constexpr (std::default_initializable<T>) {
        for (std::size_t n = 0; n != 5; ++n) {
            if constexpr (keeps_null_out<C> && nullable<T>) {
                if constexpr (rejects_null<C>)
                    if (n != 0) EXPECT_THROWS(handful::null_element, static_cast<void>(C(n)));
            } else {
                C const c(n);
                HOLDS_VALUES(c, std::vector<int>(n, blank<T>()));
            }
        }
        C const c(0);
        HOLDS(c, ({}));
    }
}

// Exactly the inline capacity, one less and one more, then an append.
CONSTEXPR_BEHAVIOUR(construction_from_iterators_then_append, every_kind) {
    for (std::size_t n = 0; n != 5; ++n) {
        std::vector<int> expected = counting(n);
        std::vector<T> source = elements<T>(expected);
        auto const [first, last] = moving(source);
        C c(first, last);
        HOLDS_VALUES(c, expected);
        c.push_back(make<T>(9));
        expected.push_back(9);
        HOLDS_VALUES(c, expected);
    }
}

CONSTEXPR_BEHAVIOUR(construction_from_ranges_of_every_strength, every_kind) {
    stream<T> single_pass{1, 2, 3, 4};
    C const from_stream(single_pass.begin(), single_pass.end());
    HOLDS(from_stream, ({1, 2, 3, 4}));
    C const from_range(handful::from_range, stream<T>{1, 2, 3});
    HOLDS(from_range, ({1, 2, 3}));
    C const from_guarded(handful::from_range, guarded_stream<T>{1, 2, 3});
    HOLDS(from_guarded, ({1, 2, 3}));
    if constexpr (std::copy_constructible<T>) {
        std::vector<T> const source = elements<T>({5, 6, 7});
        forward_view<T> const forward(source);
        C const from_forward(forward.begin(), forward.end());
        HOLDS(from_forward, ({5, 6, 7}));
        C const from_pointers(source.data(), source.data() + source.size());
        HOLDS(from_pointers, ({5, 6, 7}));
        HOLDS_VALUES(C(handful::from_range, source), (std::vector{5, 6, 7}));
    }
}

BEHAVIOUR(construction_from_a_linked_list, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        std::vector<T> const source = elements<T>({5, 6, 7});
        std::list<T> const linked(source.begin(), source.end());
        C const c(handful::from_range, linked);
        HOLDS(c, ({5, 6, 7}));
    }
}

CONSTEXPR_BEHAVIOUR(construction_tells_the_own_listener_once, every_kind) {
    if constexpr (has_listener<C>) {
        C const from_stream(handful::from_range, stream<T>{1, 2, 3});
        EXPECT(from_stream.listener().events() == event_log{{told::inserted, 0, 3}});
        if constexpr (std::copy_constructible<T>) {
            C const copies(4, make<T>(7));
            EXPECT(copies.listener().events() == event_log{{told::inserted, 0, 4}});
            C const copy(copies);
            EXPECT(copy.listener().events() == event_log{{told::inserted, 0, 4}});
            EXPECT(C(0, make<T>(7)).listener().log().empty());
        }
    }
}

CONSTEXPR_BEHAVIOUR(construction_from_a_stream_that_breaks_leaks_nothing, every_kind) {
    for (std::size_t broken = 0; broken != 5; ++broken)
        EXPECT_THROWS(range_broke,
                      static_cast<void>(C(handful::from_range, stream<T>({1, 2, 3, 4, 5}, broken))));
}

CONSTEXPR_BEHAVIOUR(construction_with_a_listener, value_kinds) {
    if constexpr (has_listener<C>) {
        mirror given;
        C const empty(handful::with(given));
        HOLDS(empty, ({}));
        std::vector<T> const source = elements<T>({1, 2, 3});
        C const from_iterators(source.begin(), source.end(), handful::with(mirror{}));
        HOLDS(from_iterators, ({1, 2, 3}));
        C const from_range(handful::from_range, source, handful::with(given));
        HOLDS(from_range, ({1, 2, 3}));
        C const from_list({make<T>(1), make<T>(2)}, handful::with(given));
        HOLDS(from_list, ({1, 2}));
        C const copies(3, make<T>(4), handful::with(given));
        HOLDS(copies, ({4, 4, 4}));
        C const blanks(2, handful::with(given));
        HOLDS(blanks, ({blank<T>(), blank<T>()}));
    }
}
