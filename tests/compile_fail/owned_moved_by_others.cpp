// SPDX-License-Identifier: BSL-1.0
// expect(GNU): is private within this context
// expect(Clang): private
#include "text.hpp"

#ifdef HANDFUL_BAD
void move(text& t, text& u) { t.lines() = static_cast<text::lines_type&&>(u.lines()); }
#else
void move(text& t, text& u) { t.lines().swap(u.lines()); }
#endif
