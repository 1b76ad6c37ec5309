// SPDX-License-Identifier: BSL-1.0
// Four collections with a rule and a listener, on four storages.
#include <handful/handful.hpp>

struct is_even {
    bool operator()(int const* value) const { return *value % 2 == 0; }
};

struct counter {
    std::size_t changes = 0;
    void inserted(auto const&, std::size_t, std::size_t) noexcept { ++changes; }
    void removing(auto const&, std::size_t, std::size_t) noexcept { ++changes; }
};

template <class... Policies>
using collection =
    handful::collection<int*, Policies..., handful::require<is_even>, handful::notify<counter>>;

template <class Collection>
std::size_t use(Collection& c, int* value) {
    c.push_back(value);
    c.insert(c.begin(), value);
    c.replace(c.begin(), value);
    c.pop_back();
    return c.size() + c.listener().changes;
}

std::size_t use_all(int* value) {
    collection<handful::inline_one, handful::reject_null> one;
    collection<handful::small_buffer<4>> few;
    collection<handful::heap_vector, handful::reject_null, handful::checked> many;
    collection<handful::fixed_capacity<8>> bounded;
    return use(one, value) + use(few, value) + use(many, value) + use(bounded, value);
}
