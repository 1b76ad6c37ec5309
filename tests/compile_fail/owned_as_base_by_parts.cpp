// SPDX-License-Identifier: BSL-1.0
// expect(GNU): deleted
// expect(Clang): deleted
#include "text.hpp"

#ifdef HANDFUL_BAD
struct thief : text::lines_type::constructors {
    thief() = default;
};
void make() { thief made; }
#else
struct reader : text {
    reader() = default;
};
void make() { reader made; }
#endif
