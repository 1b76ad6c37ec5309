// SPDX-License-Identifier: BSL-1.0
// expect: handful::with: the collection has no listener with state of this type
#include <handful/handful.hpp>

#include <cstddef>

struct logger {
    void inserted(auto const&, std::size_t, std::size_t) noexcept { ++calls; }
    int calls = 0;
};

#ifdef HANDFUL_BAD
handful::collection<int, handful::notify<logger>> c(handful::with(3));
#else
handful::collection<int, handful::notify<logger>> c(handful::with(logger()));
#endif
