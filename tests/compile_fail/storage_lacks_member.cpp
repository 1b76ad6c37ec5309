// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: the storage lacks a member that storage_of asks for; see <handful/concepts.hpp>
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
struct nowhere {
    static constexpr auto policy_category = handful::category::storage;
    template <class T, class Context>
    struct storage {};
};
handful::collection<int, nowhere> c;
#else
struct somewhere {
    static constexpr auto policy_category = handful::category::storage;
    template <class T, class Context>
    using storage = handful::heap_vector::storage<T, Context>;
};
handful::collection<int, somewhere> c;
#endif
