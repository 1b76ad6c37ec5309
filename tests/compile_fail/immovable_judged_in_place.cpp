// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: elements that cannot be moved are judged in their place; use predicates of one value only
#include <handful/handful.hpp>

#include <mutex>

#ifdef HANDFUL_BAD
struct first {
    bool operator()(auto const& c, std::mutex const&) const { return c.empty(); }
};
void add(handful::collection<std::mutex, handful::require<first>, handful::fixed_capacity<2>>& c) {
    c.emplace_back();
}
#else
struct any {
    bool operator()(std::mutex const&) const { return true; }
};
void add(handful::collection<std::mutex, handful::require<any>, handful::fixed_capacity<2>>& c) {
    c.emplace_back();
}
#endif
