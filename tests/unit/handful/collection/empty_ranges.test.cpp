// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

// Operations on nothing: no element is copied or moved, no memory is asked for, no event is told.

using namespace test;

namespace {

template <class C>
constexpr void touches_nothing(action<void(C&, std::size_t)> act) {
    for (std::size_t size = 0; size != 5; ++size) {
        for (std::size_t index = 0; index <= size; ++index) {
            C c = filled<C>(counting(size));
            forget_events(c);
            typename C::value_type const* const data = c.data();
            reading const transfers = census::transfers_so_far();
            reading const made = allocations::so_far();
            act(c, index);
            reading const made_after = allocations::so_far();
            reading const transfers_after = census::transfers_so_far();
            EXPECT(transfers_after == transfers);
            EXPECT(made_after == made);
            EXPECT(c.data() == data);
            HOLDS_VALUES(c, counting(size));
            if constexpr (has_listener<C>) EXPECT(c.listener().log().empty());
        }
    }
}

} // namespace

CONSTEXPR_BEHAVIOUR(insertion_of_nothing_touches_nothing, every_kind) {
    std::vector<T> source;
    touches_nothing<C>([&](C& c, std::size_t i) {
        EXPECT(index_of(c, c.insert(at(c, i), std::move_iterator(source.begin()),
                                    std::move_iterator(source.end()))) == i);
    });
    if constexpr (std::copy_constructible<T>) {
        T const value = make<T>(9);
        touches_nothing<C>(
            [&](C& c, std::size_t i) { EXPECT(index_of(c, c.insert(at(c, i), at(c, i), at(c, i))) == i); });
        touches_nothing<C>(
            [&](C& c, std::size_t i) { EXPECT(index_of(c, c.insert(at(c, i), 0, value)) == i); });
        touches_nothing<C>([&](C& c, std::size_t i) {
            EXPECT(index_of(c, c.insert(at(c, i), std::initializer_list<T>{})) == i);
        });
        touches_nothing<C>(
            [&](C& c, std::size_t i) { EXPECT(index_of(c, c.insert_range(at(c, i), source)) == i); });
        touches_nothing<C>([&](C& c, std::size_t) { c.append_range(source); });
        touches_nothing<C>([&](C& c, std::size_t) { c.resize(c.size(), value); });
    }
}

CONSTEXPR_BEHAVIOUR(erasure_of_nothing_touches_nothing, every_kind) {
    touches_nothing<C>([](C& c, std::size_t i) { EXPECT(index_of(c, c.erase(at(c, i), at(c, i))) == i); });
    touches_nothing<C>([](C& c, std::size_t) { EXPECT(erase_if(c, [](T const&) { return false; }) == 0); });
    touches_nothing<C>([](C& c, std::size_t) {
        if (c.empty()) c.clear();
    });
}

CONSTEXPR_BEHAVIOUR(reordering_of_one_or_none_touches_nothing, every_kind) {
    for (std::size_t size = 0; size != 2; ++size) {
        C c = filled<C>(counting(size));
        forget_events(c);
        reading const transfers = census::transfers_so_far();
        c.reverse();
        c.rotate(c.begin());
        EXPECT(census::transfers_so_far() == transfers);
        HOLDS_VALUES(c, counting(size));
        EXPECT(silent(c));
    }
}

CONSTEXPR_BEHAVIOUR(reserve_of_what_is_there_touches_nothing, every_kind) {
    touches_nothing<C>([](C& c, std::size_t i) {
        c.reserve(c.capacity());
        c.reserve(i);
        c.reserve(0);
    });
}
