// SPDX-License-Identifier: BSL-1.0
// To compare with: what including std::vector costs.
#include <vector>
