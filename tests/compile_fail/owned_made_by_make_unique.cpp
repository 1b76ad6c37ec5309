// SPDX-License-Identifier: BSL-1.0
// expect(GNU): is private within this context
// expect(Clang): private
#include "text.hpp"

#include <memory>

#ifdef HANDFUL_BAD
auto make() { return std::make_unique<text::lines_type>(); }
#else
auto make() { return std::make_unique<text>(); }
#endif
