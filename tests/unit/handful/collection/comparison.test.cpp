// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"

using namespace test;

CONSTEXPR_BEHAVIOUR(equal_where_all_elements_are, every_kind) {
    if constexpr (std::copy_constructible<T>) {
        for (std::size_t n = 0; n != 5; ++n) {
            C const c = filled<C>(counting(n));
            C const copy = c;
            EXPECT(c == copy && !(c != copy));
            C longer = c;
            longer.push_back(make<T>(9));
            EXPECT(c != longer && longer != c);
            if (n != 0) {
                C other = c;
                static_cast<void>(other.replace(at(other, n - 1), make<T>(9)));
                EXPECT(c != other);
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(ordered_as_sequences, every_kind) {
    if constexpr (std::copy_constructible<T> && std::three_way_comparable<T> &&
                  !std::same_as<T, std::shared_ptr<item>>) {
        std::vector<std::vector<int>> const all{{}, {1}, {1, 3}, {3}, {3, 1}, {3, 1, 5}, {3, 3}, {5}};
        for (std::size_t i = 0; i != all.size(); ++i) {
            for (std::size_t j = 0; j != all.size(); ++j) {
                C const a = filled<C>(all[i]);
                C const b = filled<C>(all[j]);
                EXPECT((a < b) == (i < j));
                EXPECT((a <= b) == (i <= j));
                EXPECT((a > b) == (i > j));
                EXPECT((a == b) == (i == j));
                EXPECT(((a <=> b) < 0) == (i < j));
            }
        }
    }
}

CONSTEXPR_BEHAVIOUR(compared_across_storages, value_kinds) {
    using other = handful::collection<T, handful::heap_vector>;
    C const a = filled<C>({1, 3, 5});
    EXPECT(a == filled<other>({1, 3, 5}));
    EXPECT(filled<other>({1, 3, 5}) == a);
    EXPECT(a != filled<other>({1, 3}));
    EXPECT(a < filled<other>({1, 3, 7}));
    EXPECT(filled<other>({1, 3}) < a);
    EXPECT((a <=> filled<other>({1, 3, 5})) == 0);
}
