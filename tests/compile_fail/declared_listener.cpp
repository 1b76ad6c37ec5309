// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: the listener is only declared here; define it before the collection type
#include <handful/handful.hpp>

struct on_change;

#ifdef HANDFUL_BAD
handful::collection<int, handful::notify<on_change>> c;
#else
struct on_change {
    void reordered(auto const&) noexcept {}
};
handful::collection<int, handful::notify<on_change>> c;
#endif
