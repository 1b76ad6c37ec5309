// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: modify works on a copy, and T cannot be copied; use replace, or take and insert
#include <handful/handful.hpp>

#include <memory>

#ifdef HANDFUL_BAD
void change(handful::collection<std::unique_ptr<int>>& c) {
    c.modify(c.begin(), [](std::unique_ptr<int>& p) { p.reset(); });
}
#else
void change(handful::collection<std::shared_ptr<int>>& c) {
    c.modify(c.begin(), [](std::shared_ptr<int>& p) { p.reset(); });
}
#endif
