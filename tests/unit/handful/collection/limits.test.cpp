// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <limits>
#include <new>
#include <stdexcept>

// Sizes near the limit: an error that tells the two reasons apart, and a collection as it was.

using namespace test;

namespace {

constexpr std::size_t most = std::numeric_limits<std::size_t>::max();

template <class C>
void too_many(action<void(C&)> act) {
    for (std::size_t size = 0; size != 4; ++size) {
        C c = filled<C>(counting(size));
        forget_events(c);
        bool refused = false;
        try {
            act(c);
        } catch (std::length_error const&) {
            refused = true;
        } catch (std::bad_alloc const&) {
            refused = is_fixed<C>;
        }
        EXPECT(refused);
        HOLDS_VALUES(c, counting(size));
        EXPECT(silent(c));
    }
}

} // namespace

BEHAVIOUR(counts_over_max_size_are_length_errors, every_kind) {
    for (std::size_t const over :
         {most, most - 1, most - 2, C().max_size() + 1, most / sizeof(T), most / 2}) {
        if (over <= C().max_size()) continue;
        too_many<C>([=](C& c) { c.reserve(over); });
        if constexpr (std::copy_constructible<T>) {
            T const value = make<T>(9);
            too_many<C>([&](C& c) { c.insert(c.begin(), over, value); });
            too_many<C>([&](C& c) { c.insert(c.end(), over, value); });
            too_many<C>([&](C& c) { c.assign(over, value); });
            too_many<C>([&](C& c) { c.resize(over, value); });
            too_many<C>([&](C&) { static_cast<void>(C(over, value)); });
        }
        if constexpr (std::default_initializable<T> && !(keeps_null_out<C> && nullable<T>))
            too_many<C>([=](C& c) { c.resize(over); });
    }
}

BEHAVIOUR(max_size_itself_is_a_question_of_memory, every_kind) {
    // what a block of max_size() elements takes is more than the tests' operator new ever gives
    if constexpr (!is_fixed<C> && sizeof(void*) == 8) {
        for (std::size_t size = 0; size != 4; ++size) {
            C c = filled<C>(counting(size));
            forget_events(c);
            if (c.max_size() > (std::size_t{1} << 40) / sizeof(T)) {
                EXPECT_THROWS(std::bad_alloc, c.reserve(c.max_size()));
            } else {
                allocation_budget const nothing(0);
                bool refused = false;
                try {
                    c.reserve(c.max_size());
                } catch (std::bad_alloc const&) {
                    refused = true;
                }
                allocation_pause const pause;
                EXPECT(refused);
            }
            HOLDS_VALUES(c, counting(size));
            EXPECT(silent(c));
        }
    }
}

BEHAVIOUR(size_sums_do_not_wrap, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        C c = filled<C>({1, 2, 3});
        T const value = make<T>(9);
        for (std::size_t const n : {most - 3, most - 2, most - 1, most}) {
            bool refused = false;
            try {
                c.insert(c.begin() + 1, n, value);
            } catch (std::length_error const&) {
                refused = true;
            } catch (std::bad_alloc const&) {
                refused = is_fixed<C>;
            }
            EXPECT(refused);
            HOLDS(c, ({1, 2, 3}));
        }
    }
}
