// SPDX-License-Identifier: BSL-1.0
// expect: handful::collection: two null policies; keep one of them
#include <handful/handful.hpp>

#ifdef HANDFUL_BAD
handful::collection<int*, handful::reject_null, handful::assert_not_null> c;
#else
handful::collection<int*, handful::assert_not_null> c;
#endif
