// SPDX-License-Identifier: BSL-1.0
// expect(GNU): no match
// expect(Clang): no matching
#include "text.hpp"

#include <optional>

#ifdef HANDFUL_BAD
void keep(text& t) {
    std::optional<text::lines_type> kept;
    kept.emplace(t.lines());
}
#else
void keep(text& t) {
    std::optional<text> kept;
    kept.emplace(t);
}
#endif
