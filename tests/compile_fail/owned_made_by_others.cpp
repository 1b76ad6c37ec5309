// SPDX-License-Identifier: BSL-1.0
// expect(GNU): is private within this context
// expect(Clang): private
#include "text.hpp"

#ifdef HANDFUL_BAD
void make() { text::lines_type made; }
#else
void make() { text made; }
#endif
