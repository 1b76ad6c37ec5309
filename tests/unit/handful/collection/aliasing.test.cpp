// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <span>

// Arguments that are elements of the collection, or positions and views into it.

using namespace test;

namespace {

// Runs `act` on collections that are full and that have room, of every size up to 5.
template <class C>
constexpr void full_and_with_room(action<void(C&, std::vector<int> const&)> act) {
    for (std::size_t size = 1; size != 6; ++size) {
        for (bool const room : {false, true}) {
            if (room && is_fixed<C>) continue;
            C c;
            if (room) c.reserve(16);
            for (int const value : counting(size)) c.push_back(make<typename C::value_type>(value));
            if constexpr (!is_fixed<C>)
                if (!room) c.shrink_to_fit();
            act(c, counting(size));
        }
    }
}

constexpr auto offset(std::size_t n) { return static_cast<std::ptrdiff_t>(n); }

} // namespace

CONSTEXPR_BEHAVIOUR(push_back_of_an_own_element, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        full_and_with_room<C>([](C& c, std::vector<int> expected) {
            for (std::size_t const i : {std::size_t{0}, expected.size() - 1}) {
                c.push_back(c[i]);
                expected.push_back(expected[i]);
                HOLDS_VALUES(c, expected);
                c.emplace_back(c[i]);
                expected.push_back(expected[i]);
                HOLDS_VALUES(c, expected);
                static_cast<void>(c.try_push_back(c[i]));
                expected.push_back(expected[i]);
                HOLDS_VALUES(c, expected);
            }
        });
    }
}

CONSTEXPR_BEHAVIOUR(emplace_back_from_two_own_elements, every_kind) {
    if constexpr (instrumented<T> && std::copy_constructible<T>) {
        full_and_with_room<C>([](C& c, std::vector<int> expected) {
            c.emplace_back(c.front(), c.back());
            expected.push_back(expected.front() + expected.back());
            HOLDS_VALUES(c, expected);
            c.emplace(c.begin(), c.front(), c.back());
            expected.insert(expected.begin(), expected.front() + expected.back());
            HOLDS_VALUES(c, expected);
        });
    } else if constexpr (std::same_as<T, std::string>) {
        full_and_with_room<C>([](C& c, std::vector<int> expected) {
            c.emplace_back(c.front().begin(), c.front().end());
            expected.push_back(expected.front());
            HOLDS_VALUES(c, expected);
            c.emplace(c.begin(), c.back().data(), c.back().size());
            expected.insert(expected.begin(), expected.back());
            HOLDS_VALUES(c, expected);
        });
    }
}

CONSTEXPR_BEHAVIOUR(insert_of_an_own_element_anywhere, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t index = 0; index != 6; ++index) {
            for (std::size_t own = 0; own != 5; ++own) {
                full_and_with_room<C>([=](C& c, std::vector<int> expected) {
                    if (index > expected.size() || own >= expected.size()) return;
                    c.insert(at(c, index), c[own]);
                    expected.insert(expected.begin() + offset(index), int{expected[own]});
                    HOLDS_VALUES(c, expected);
                    c.emplace(at(c, index), c[own]);
                    expected.insert(expected.begin() + offset(index), int{expected[own]});
                    HOLDS_VALUES(c, expected);
                });
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(insert_n_copies_of_an_own_element_anywhere, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t index = 0; index != 6; ++index) {
            for (std::size_t own = 0; own != 5; ++own) {
                full_and_with_room<C>([=](C& c, std::vector<int> expected) {
                    if (index > expected.size() || own >= expected.size()) return;
                    c.insert(at(c, index), 3, c[own]);
                    expected.insert(expected.begin() + offset(index), 3, int{expected[own]});
                    HOLDS_VALUES(c, expected);
                });
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(insert_of_an_own_moved_element, every_kind) {
    // instrumented elements object to being moved on after they were moved from, which the shift does here
    if constexpr (!is_const_access<C> && !instrumented<T>) {
        full_and_with_room<C>([](C& c, std::vector<int> const& values) {
            std::size_t const size = values.size();
            c.push_back(std::move(c[0]));
            EXPECT(c.size() == size + 1 && value_of(c.back()) == 1);
            c[0] = make<T>(8);
            c.insert(c.begin(), std::move(c.back()));
            EXPECT(c.size() == size + 2 && value_of(c.front()) == 1 && value_of(c[1]) == 8);
            c.back() = make<T>(9);
        });
    }
}

CONSTEXPR_BEHAVIOUR(assign_n_copies_of_an_own_element, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t n = 1; n != 8; ++n) {
            full_and_with_room<C>([=](C& c, std::vector<int> const& values) {
                c.assign(n, c.back());
                HOLDS_VALUES(c, std::vector<int>(n, values.back()));
            });
            full_and_with_room<C>([=](C& c, std::vector<int> const&) {
                c.assign(n, c.front());
                HOLDS_VALUES(c, std::vector<int>(n, 1));
            });
        }
    }
}

CONSTEXPR_BEHAVIOUR(resize_with_an_own_element, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t n = 0; n != 9; ++n) {
            full_and_with_room<C>([=](C& c, std::vector<int> expected) {
                c.resize(n, c.front());
                expected.resize(n, 1);
                HOLDS_VALUES(c, expected);
            });
        }
    }
}

CONSTEXPR_BEHAVIOUR(insert_of_an_own_range_anywhere, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t index = 0; index != 6; ++index) {
            for (std::size_t first = 0; first != 6; ++first) {
                for (std::size_t last = first; last != 6; ++last) {
                    full_and_with_room<C>([=](C& c, std::vector<int> expected) {
                        if (index > expected.size() || last > expected.size()) return;
                        std::vector<int> const added(expected.begin() + offset(first),
                                                     expected.begin() + offset(last));
                        c.insert(at(c, index), at(c, first), at(c, last));
                        expected.insert(expected.begin() + offset(index), added.begin(), added.end());
                        HOLDS_VALUES(c, expected);
                    });
                }
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(append_and_assign_of_own_views, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        full_and_with_room<C>([](C& c, std::vector<int> expected) {
            c.append_range(c);
            std::vector<int> const added = expected;
            expected.insert(expected.end(), added.begin(), added.end());
            HOLDS_VALUES(c, expected);
        });
        full_and_with_room<C>([](C& c, std::vector<int> expected) {
            c.append_range(std::span<T const>(c).first(1));
            expected.push_back(1);
            HOLDS_VALUES(c, expected);
            c.insert_range(c.begin(), std::span<T const>(c).last(2));
            std::vector<int> const added(expected.end() - 2, expected.end());
            expected.insert(expected.begin(), added.begin(), added.end());
            HOLDS_VALUES(c, expected);
        });
        full_and_with_room<C>([](C& c, std::vector<int> const& values) {
            c.assign(at(c, values.size() / 2), c.end());
            HOLDS_VALUES(c, std::vector<int>(values.begin() + offset(values.size() / 2), values.end()));
        });
        full_and_with_room<C>([](C& c, std::vector<int> const& values) {
            c.assign_range(std::span<T const>(c).first(1));
            HOLDS(c, ({1}));
            c.assign_range(c);
            HOLDS(c, ({1}));
            static_cast<void>(values);
        });
    }
}

CONSTEXPR_BEHAVIOUR(replace_by_an_own_element_from_elsewhere, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        full_and_with_room<C>([](C& c, std::vector<int> expected) {
            static_cast<void>(c.replace(c.begin(), c.back()));
            expected.front() = expected.back();
            HOLDS_VALUES(c, expected);
        });
    }
}
