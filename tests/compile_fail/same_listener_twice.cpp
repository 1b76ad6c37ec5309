// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: the same predicate or listener is listed twice; list it once
#include <handful/handful.hpp>

#include <cstddef>

struct listener {
    void inserted(auto const&, std::size_t, std::size_t) noexcept {}
};

#ifdef HANDFUL_BAD
handful::collection<int, handful::notify<listener>, handful::heap_vector, handful::notify<listener>> c;
#else
handful::collection<int, handful::notify<listener>, handful::heap_vector> c;
#endif
