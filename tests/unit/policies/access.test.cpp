// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include "catch.hpp"
#include "check.hpp"

using namespace test;

namespace {

using checked = handful::collection<int, handful::checked>;
using unchecked = handful::collection<int>;

} // namespace

TEST_CASE("checked stops the program on a bad index or position") {
    CHECK(dies([] {
        checked const c{1, 2};
        static_cast<void>(c[2]);
    }));
    CHECK(dies([] { static_cast<void>(checked().front()); }));
    CHECK(dies([] { static_cast<void>(checked().back()); }));
    CHECK(dies([] { checked().pop_back(); }));
    CHECK(dies([] {
        checked c{1};
        c.erase(c.end());
    }));
    CHECK(dies([] {
        checked c{1};
        c.erase(c.begin(), c.end() + 1);
    }));
    CHECK(dies([] {
        checked c{1, 2};
        c.erase(c.end(), c.begin());
    }));
    CHECK(dies([] {
        checked c{1};
        c.insert(c.end() + 1, 2);
    }));
    CHECK(dies([] {
        checked c{1};
        c.emplace(c.begin() - 1, 2);
    }));
    CHECK(dies([] {
        checked c{1};
        static_cast<void>(c.replace(c.end(), 2));
    }));
    CHECK(dies([] {
        checked c{1};
        static_cast<void>(c.take(c.end()));
    }));
    CHECK(dies([] {
        checked c{1};
        c.modify(c.end(), [](int&) {});
    }));
    CHECK(dies([] {
        checked c{1};
        c.rotate(c.end() + 1);
    }));
    CHECK(dies([] {
        checked c{1};
        c.swap_elements(0, 1);
    }));
}

TEST_CASE("checked lets good indices and positions pass") {
    CHECK_FALSE(dies([] {
        checked c{1, 2, 3};
        c.insert(c.end(), 4);
        c.erase(c.end() - 1);
        c.erase(c.end(), c.end());
        c.rotate(c.end());
        c.rotate(c.begin());
        c.swap_elements(2, 2);
        static_cast<void>(c[2]);
        static_cast<void>(c.front());
        static_cast<void>(c.back());
        c.pop_back();
        static_cast<void>(c.take(c.begin()));
    }));
}

#if !defined(NDEBUG)
TEST_CASE("unchecked asserts the same") {
    CHECK(dies([] {
        unchecked const c{1, 2};
        static_cast<void>(c[2]);
    }));
    CHECK(dies([] { unchecked().pop_back(); }));
    CHECK(dies([] {
        unchecked c{1};
        c.erase(c.end());
    }));
    CHECK(dies([] {
        unchecked c{1};
        c.insert(c.end() + 1, 2);
    }));
}
#endif
