// SPDX-License-Identifier: BSL-1.0
// expect(GNU): protected within this context
// expect(Clang): protected
#include "text.hpp"

#ifdef HANDFUL_BAD
template <class T, class Set>
void slice(handful::detail::constructors<T, Set> const& base) {
    handful::detail::constructors<T, Set> sliced(base);
}
void copy(text& t) { slice(t.lines()); }
#else
template <class T, class Set>
void read(handful::basic_collection<T, Set> const& all) {
    static_cast<void>(all.size());
}
void copy(text& t) { read(t.lines()); }
#endif
