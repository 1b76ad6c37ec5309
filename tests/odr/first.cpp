// SPDX-License-Identifier: BSL-1.0
// The front door first, everything else after it; `node` stays incomplete.
#include <handful/handful.hpp>

#include "all_headers.hpp"
#include "shared.hpp"

int main() {
    if (odr::local_sizes() != odr::second_sizes()) {
        return 1;
    }
    odr::pointers pointers;
    odr::owners owners;
    odr::second_fill(pointers, owners);
    pointers.push_back(odr::second_make(4));
    owners.push_back(std::make_unique<int>(40));
    int const sum = odr::second_sum(pointers, owners);
    bool const good = sum == 7 + 70 && pointers.size() == 3 && owners.size() == 3;
    odr::second_drop(pointers);
    return good && pointers.empty() ? 0 : 2;
}
