// SPDX-License-Identifier: BSL-1.0
// expect: handful::notify: a listener, and a trait of notify_owner, is a class that is not final; wrap it in one
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
struct listener final {};
handful::collection<int, handful::notify<listener>> c;
#else
struct listener {};
handful::collection<int, handful::notify<listener>> c;
#endif
