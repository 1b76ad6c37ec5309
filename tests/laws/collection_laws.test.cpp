// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>
#include <handful/testing/collection_laws.hpp>

#include "catch.hpp"
#include "check.hpp"
#include "laws_report.hpp"
#include "user_storage.hpp"

#include <cstddef>
#include <cstring>
#include <new>
#include <utility>

namespace {

// A storage whose blocks forget how large they are.
struct forgetful {
    static constexpr auto policy_category = handful::category::storage;

    template <class T, class Context>
    struct storage : laws::user_storage::storage<T, Context> {
        using base = laws::user_storage::storage<T, Context>;
        void set_size(std::size_t n) noexcept { base::set_size(n == 7 ? 6 : n); }
    };
};

} // namespace

TEST_CASE("collections of stock policies obey the laws of a collection") {
    using handful::testing::collection_laws;
    collection_laws<>(laws::report);
    collection_laws<handful::small_buffer<3>, handful::shrink_to_inline>(laws::report);
    collection_laws<handful::heap_vector, handful::grow_exact>(laws::report);
    collection_laws<handful::fixed_capacity<12>, handful::checked>(laws::report);
}

TEST_CASE("a collection with a user's storage obeys the laws of a collection") {
    handful::testing::collection_laws<laws::user_storage>(laws::report);
}

#if !defined(NDEBUG)
TEST_CASE("the laws of a collection find a storage that forgets") {
    CHECK(test::dies([] { handful::testing::collection_laws<forgetful>([](bool, char const*) {}, 1); }));
}
#endif

TEST_CASE("a careful element stops the program when it is misused") {
    using handful::testing::careful_element;
    CHECK(test::dies([] {
        careful_element a(1);
        careful_element const b(std::move(a));
        static_cast<void>(a.value());
    }));
    CHECK(test::dies([] {
        careful_element a(1);
        careful_element& same = a;
        a = std::move(same);
    }));
    CHECK(test::dies([] {
        alignas(careful_element) std::byte memory[2 * sizeof(careful_element)];
        auto* const made = new (memory) careful_element(1);
        std::memcpy(memory + sizeof(careful_element), memory, sizeof(careful_element));
        made[1].~careful_element();
    }));
    CHECK(test::dies([] {
        alignas(careful_element) std::byte memory[sizeof(careful_element)];
        auto* const made = new (memory) careful_element(1);
        made->~careful_element();
        made->~careful_element();
    }));
    careful_element::budget = 1;
    careful_element const one(1);
    CHECK_THROWS_AS(careful_element(one), handful::testing::element_failure);
    careful_element::budget = -1;
    CHECK(careful_element::alive == 1);
}
