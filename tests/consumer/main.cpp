// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>
#include <handful/version.hpp>

#include <memory>

static_assert(HANDFUL_VERSION_MAJOR == 0);

int main() {
    handful::collection<std::unique_ptr<int>, handful::reject_null> values;
    static_assert(sizeof(values) == sizeof(void*));
    values.push_back(std::make_unique<int>(1));
    values.push_back(std::make_unique<int>(2));
    try {
        values.push_back(nullptr);
    } catch (handful::null_element const&) {
        return values.size() == 2 && *values[1] == 2 ? 0 : 1;
    }
    return 1;
}
