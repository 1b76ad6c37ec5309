// SPDX-License-Identifier: BSL-1.0
// expect(GNU): looser exception specification
// expect(Clang): exception specification of overriding function is more lax
#include <handful/handful.hpp>

#include <cstddef>
#include <span>

#ifdef HANDFUL_BAD
struct log : handful::sink<int> {
    void inserted(std::span<int const>, std::size_t, std::size_t) override {}
};
#else
struct log : handful::sink<int> {
    void inserted(std::span<int const>, std::size_t, std::size_t) noexcept override {}
};
#endif
