// SPDX-License-Identifier: BSL-1.0
// expect(GNU): is private within this context
// expect(Clang): private
#include "text.hpp"

#ifdef HANDFUL_BAD
void copy(text& t) { text::lines_type copied(t.lines()); }
#else
void copy(text& t) { text copied(t); }
#endif
