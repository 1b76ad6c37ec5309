// SPDX-License-Identifier: BSL-1.0
// To compare with: what including Boost's small_vector costs.
#include <boost/container/small_vector.hpp>
