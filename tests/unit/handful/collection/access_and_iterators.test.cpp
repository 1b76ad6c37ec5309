// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

#include <iterator>
#include <numeric>
#include <ranges>
#include <span>
#include <stdexcept>

using namespace test;

CONSTEXPR_BEHAVIOUR(elements_are_reached_by_index, every_kind) {
    for (std::size_t size = 1; size != 6; ++size) {
        C c = filled<C>(counting(size));
        C const& constant = c;
        for (std::size_t i = 0; i != size; ++i) {
            int const value = static_cast<int>(i) + 1;
            EXPECT(value_of(c[i]) == value && value_of(constant[i]) == value);
            EXPECT(value_of(c.at(i)) == value && value_of(constant.at(i)) == value);
            EXPECT(&c[i] == c.data() + i && &constant[i] == constant.data() + i);
        }
        EXPECT(&c.front() == c.data() && &constant.front() == constant.data());
        EXPECT(&c.back() == c.data() + size - 1 && &constant.back() == constant.data() + size - 1);
        EXPECT_THROWS(std::out_of_range, static_cast<void>(c.at(size)));
        EXPECT_THROWS(std::out_of_range, static_cast<void>(constant.at(static_cast<std::size_t>(-1))));
    }
    C empty;
    EXPECT_THROWS(std::out_of_range, static_cast<void>(empty.at(0)));
}

CONSTEXPR_BEHAVIOUR(iterators_go_both_ways, every_kind) {
    for (std::size_t size = 0; size != 6; ++size) {
        C c = filled<C>(counting(size));
        C const& constant = c;
        EXPECT(static_cast<std::size_t>(c.end() - c.begin()) == size);
        EXPECT(c.begin() + 0 == c.begin());
        typename C::const_iterator const converted = c.begin();
        EXPECT(converted == c.begin() && converted == constant.begin() && converted == c.cbegin());
        EXPECT(c.end() == constant.end() && c.cend() == c.end());
        int next = 0;
        for (auto const& element : c) EXPECT(value_of(element) == ++next);
        EXPECT(next == static_cast<int>(size));
        for (auto it = c.rbegin(); it != c.rend(); ++it) EXPECT(value_of(*it) == next--);
        EXPECT(next == 0);
        EXPECT(std::distance(constant.rbegin(), constant.rend()) == static_cast<std::ptrdiff_t>(size));
        EXPECT(std::distance(c.crbegin(), c.crend()) == static_cast<std::ptrdiff_t>(size));
    }
}

CONSTEXPR_BEHAVIOUR(elements_can_be_written_exactly_where_no_rule_is_on, every_kind) {
    using reference = std::conditional_t<is_const_access<C>, T const&, T&>;
    static_assert(std::same_as<typename C::reference, reference>);
    static_assert(std::same_as<typename C::const_reference, T const&>);
    static_assert(std::same_as<typename C::iterator, typename C::const_iterator> == is_const_access<C>);
    static_assert(std::same_as<decltype(std::declval<C&>()[0]), reference>);
    static_assert(std::same_as<decltype(std::declval<C&>().at(0)), reference>);
    static_assert(std::same_as<decltype(std::declval<C&>().front()), reference>);
    static_assert(std::same_as<decltype(std::declval<C&>().back()), reference>);
    static_assert(std::same_as<decltype(*std::declval<C&>().begin()), reference>);
    static_assert(std::same_as<decltype(*std::declval<C&>().rbegin()), reference>);
    static_assert(std::same_as<decltype(*std::declval<C&>().data()), reference>);
    static_assert(std::same_as<decltype(std::declval<C&>().emplace_back(std::declval<T>())), reference>);
    static_assert(std::same_as<decltype(*std::declval<C const&>().begin()), T const&>);
    static_assert(std::is_convertible_v<C&, std::span<T>> == !is_const_access<C>);
    static_assert(std::is_convertible_v<C&, std::span<T const>>);
    static_assert(std::is_convertible_v<C const&, std::span<T const>>);
    static_assert(!std::is_convertible_v<C const&, std::span<T>>);
    static_assert(std::ranges::contiguous_range<C> && std::ranges::contiguous_range<C const>);
    static_assert(std::ranges::sized_range<C> && std::ranges::common_range<C>);
    static_assert(handful::any_collection<C>);
    static_assert(handful::collection_of<C, T>);

    C c = filled<C>({1, 2, 3});
    if constexpr (!is_const_access<C>) {
        c[0] = make<T>(7);
        *(c.begin() + 1) = make<T>(8);
        std::span<T> const all = c;
        all[2] = make<T>(9);
        HOLDS(c, ({7, 8, 9}));
    }
    std::span<T const> const all = c;
    EXPECT(all.data() == c.data() && all.size() == 3);
}

CONSTEXPR_BEHAVIOUR(size_types_are_those_of_a_container, every_kind) {
    static_assert(std::same_as<typename C::value_type, T>);
    static_assert(std::same_as<typename C::size_type, std::size_t>);
    static_assert(std::same_as<typename C::difference_type, std::ptrdiff_t>);
    C const c = filled<C>({1, 2});
    EXPECT(std::ranges::size(c) == 2 && std::size(c) == 2 && !std::empty(c) && std::data(c) == c.data());
    EXPECT(c.max_size() >= c.capacity());
    EXPECT(c.max_size() <= static_cast<std::size_t>(std::numeric_limits<std::ptrdiff_t>::max()) / sizeof(T));
}
