// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

#include <list>

using namespace test;

namespace {

constexpr std::vector<int> with_inserted(std::vector<int> values, std::size_t index,
                                         std::vector<int> const& added) {
    values.insert(values.begin() + static_cast<std::ptrdiff_t>(index), added.begin(), added.end());
    return values;
}

// The insertion gave the position of the first new element, the right values, and one event.
template <class C>
constexpr void check_inserted(C const& c, typename C::const_iterator result, std::size_t size,
                              std::size_t index, std::vector<int> const& added) {
    EXPECT(index_of(c, result) == index);
    HOLDS_VALUES(c, with_inserted(counting(size), index, added));
    if constexpr (has_listener<C>) {
        if (added.empty()) EXPECT(c.listener().log().empty());
        else EXPECT(c.listener().events() == event_log{{told::inserted, index, added.size()}});
    }
}

// Runs the insertion at every position of collections of several sizes, with and without room.
template <class C>
constexpr void everywhere(std::vector<int> const& added,
                          action<typename C::const_iterator(C&, typename C::const_iterator)> insert) {
    for (std::size_t const size : counts{0, 1, 2, 3, 5}) {
        for (std::size_t index = 0; index <= size; ++index) {
            for (bool const room : {false, true}) {
                if (room && is_fixed<C>) continue;
                C c;
                if (room) c.reserve(size + 8);
                for (int const value : counting(size)) c.push_back(make<typename C::value_type>(value));
                if constexpr (!is_fixed<C>)
                    if (!room) c.shrink_to_fit();
                forget_events(c);
                check_inserted(c, insert(c, at(c, index)), size, index, added);
            }
        }
    }
}

} // namespace

CONSTEXPR_BEHAVIOUR(insert_one_moved_value_anywhere, every_kind) {
    everywhere<C>({9}, [](C& c, typename C::const_iterator at) { return c.insert(at, make<T>(9)); });
}

CONSTEXPR_BEHAVIOUR(insert_one_copied_value_anywhere, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        everywhere<C>({9}, [](C& c, typename C::const_iterator at) {
            T const value = make<T>(9);
            return c.insert(at, value);
        });
    }
}

CONSTEXPR_BEHAVIOUR(emplace_anywhere, every_kind) {
    everywhere<C>({9}, [](C& c, typename C::const_iterator at) {
        if constexpr (instrumented<T>) return c.emplace(at, 4, 5);
        else return c.emplace(at, make<T>(9));
    });
}

CONSTEXPR_BEHAVIOUR(insert_n_copies_anywhere, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t n = 0; n != 5; ++n)
            everywhere<C>(std::vector<int>(n, 9),
                          [&](C& c, typename C::const_iterator at) { return c.insert(at, n, make<T>(9)); });
    }
}

CONSTEXPR_BEHAVIOUR(insert_forward_range_anywhere, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t n = 0; n != 5; ++n) {
            std::vector<int> const added = counting(n);
            std::vector<T> const source = elements<T>(added);
            everywhere<C>(added, [&](C& c, typename C::const_iterator at) {
                return c.insert(at, source.begin(), source.end());
            });
        }
        std::vector<T> const source = elements<T>({7, 8, 9});
        forward_view<T> const forward(source);
        everywhere<C>({7, 8, 9}, [&](C& c, typename C::const_iterator at) {
            return c.insert(at, forward.begin(), forward.end());
        });
    }
}

BEHAVIOUR(insert_linked_list_anywhere, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        std::vector<T> const source = elements<T>({7, 8, 9});
        std::list<T> const linked(source.begin(), source.end());
        everywhere<C>({7, 8, 9},
                      [&](C& c, typename C::const_iterator at) { return c.insert_range(at, linked); });
    }
}

CONSTEXPR_BEHAVIOUR(insert_moved_range_anywhere, every_kind) {
    everywhere<C>({7, 8, 9}, [](C& c, typename C::const_iterator at) {
        std::vector<T> source = elements<T>({7, 8, 9});
        auto const [first, last] = moving(source);
        return c.insert(at, first, last);
    });
}

CONSTEXPR_BEHAVIOUR(insert_single_pass_range_anywhere, every_kind) {
    everywhere<C>({}, [](C& c, typename C::const_iterator at) {
        stream<T> source{};
        return c.insert(at, source.begin(), source.end());
    });
    everywhere<C>({7, 8, 9}, [](C& c, typename C::const_iterator at) {
        stream<T> source{7, 8, 9};
        return c.insert(at, source.begin(), source.end());
    });
    everywhere<C>({7, 8}, [](C& c, typename C::const_iterator at) {
        return c.insert_range(at, guarded_stream<T>{7, 8});
    });
}

CONSTEXPR_BEHAVIOUR(insert_list_anywhere, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        everywhere<C>(
            {}, [](C& c, typename C::const_iterator at) { return c.insert(at, std::initializer_list<T>{}); });
        everywhere<C>({8, 9}, [](C& c, typename C::const_iterator at) {
            return c.insert(at, {make<T>(8), make<T>(9)});
        });
    }
}
