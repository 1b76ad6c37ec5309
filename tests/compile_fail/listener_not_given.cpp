// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: a listener cannot be default constructed; give one with handful::with(listener)
#include <handful/handful.hpp>

#include <cstddef>

struct logger {
    explicit logger(int to) : file(to) {}
    void inserted(auto const&, std::size_t, std::size_t) noexcept {}
    int file;
};

#ifdef HANDFUL_BAD
handful::collection<int, handful::notify<logger>> c(handful::with());
#else
handful::collection<int, handful::notify<logger>> c(handful::with(logger(1)));
#endif
