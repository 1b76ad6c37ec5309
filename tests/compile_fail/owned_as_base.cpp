// SPDX-License-Identifier: BSL-1.0
// expect(GNU): private
// expect(Clang): implicitly-deleted default constructor
#include "text.hpp"

#ifdef HANDFUL_BAD
struct thief : text::lines_type {};
void make() { thief made; }
#else
struct reader : text {};
void make() { reader made; }
#endif
