// SPDX-License-Identifier: BSL-1.0
// expect: handful/storage/inline_one.hpp
#ifdef HANDFUL_BAD
#include <handful/storage/inline_one.hpp>
#else
#include <handful/fwd.hpp>
#endif
