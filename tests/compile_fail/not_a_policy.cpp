// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: this is not a policy; a policy is a class with static constexpr auto policy_category
#include <handful/handful.hpp>

struct fast {};

#ifdef HANDFUL_BAD
handful::collection<int, fast> c;
#else
struct fast_storage : fast, handful::heap_vector {};
handful::collection<int, fast_storage> c;
#endif
