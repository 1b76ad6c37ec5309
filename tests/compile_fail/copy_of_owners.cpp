// SPDX-License-Identifier: BSL-1.0
// expect: deleted
#include <handful/handful.hpp>

#include <memory>

#ifdef HANDFUL_BAD
void copy(handful::collection<std::unique_ptr<int>, handful::reject_null> const& c) { auto const other = c; }
#else
void copy(handful::collection<std::shared_ptr<int>, handful::reject_null> const& c) { auto const other = c; }
#endif
