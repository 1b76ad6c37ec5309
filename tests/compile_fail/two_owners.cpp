// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: two notify_owner policies name different owners; a collection is a member of one class
#include <handful/handful.hpp>

#include <cstddef>

struct page;
struct book;
struct first {
    using owner = page;
};
struct second {
    using owner = book;
};

#ifdef HANDFUL_BAD
using numbers = handful::collection<int, handful::notify_owner<first>, handful::notify_owner<second>>;
numbers const* none = nullptr;
static_assert(sizeof(numbers) != 0);
#else
using numbers = handful::collection<int, handful::notify_owner<first>>;
numbers const* none = nullptr;
static_assert(sizeof(numbers) != 0);
#endif
