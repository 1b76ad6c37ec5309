// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>
#include <handful/testing/storage_laws.hpp>

#include "catch.hpp"
#include "elements.hpp"
#include "laws_report.hpp"
#include "user_storage.hpp"

#include <memory>
#include <string>

namespace {

template <class Policy, class T, bool KeepsNullOut = false>
void obeys() {
    long const before = laws::tried;
    handful::testing::storage_laws<Policy, T, KeepsNullOut>(laws::report, [](int n) -> T {
        if constexpr (std::is_same_v<T, std::unique_ptr<int>>) {
            return std::make_unique<int>(n);
        } else if constexpr (std::is_same_v<T, int*>) {
            static int numbers[64];
            return &numbers[n];
        } else {
            return test::make<T>(n);
        }
    });
    CHECK(laws::tried > before);
}

template <class Policy>
void obeys_for_all_elements() {
    obeys<Policy, int>();
    obeys<Policy, char>();
    obeys<Policy, std::string>();
    obeys<Policy, test::wide>();
    obeys<Policy, int*>();
    obeys<Policy, int*, true>();
    obeys<Policy, std::unique_ptr<int>, true>();
}

// A storage with one fault.
enum class fault { detach_keeps_the_size, obtains_too_little, swallows_failures, is_inline_with_a_block };

template <fault Fault>
struct faulty {
    static constexpr auto policy_category = handful::category::storage;

    template <class T, class Context>
    struct storage : laws::user_storage::storage<T, Context> {
        using base = laws::user_storage::storage<T, Context>;

        std::size_t size() const noexcept {
            return Fault == fault::detach_keeps_the_size && base::is_inline() ? kept_ : base::size();
        }
        bool is_inline() const noexcept {
            return Fault == fault::is_inline_with_a_block ? base::size() == 0 : base::is_inline();
        }
        void set_size(std::size_t n) noexcept {
            kept_ = n;
            base::set_size(n);
        }
        template <class Allocator>
        static handful::block<T> obtain(Allocator a, std::size_t n) {
            if constexpr (Fault == fault::swallows_failures) {
                try {
                    return base::obtain(a, n);
                } catch (std::bad_alloc const&) {
                    return {};
                }
            } else {
                handful::block<T> b = base::obtain(a, n);
                if (Fault == fault::obtains_too_little) --b.capacity;
                return b;
            }
        }
        template <class Allocator>
        static void drop(Allocator a, handful::block<T> b) noexcept {
            if (b.data == nullptr) return;
            if (Fault == fault::obtains_too_little) ++b.capacity;
            base::drop(a, b);
        }

    private:
        std::size_t kept_ = 0;
    };
};

template <fault Fault>
bool is_found() {
    bool found = false;
    handful::testing::storage_laws<faulty<Fault>, int>([&](bool ok, char const*) { found = found || !ok; });
    return found;
}

} // namespace

TEST_CASE("the laws of a storage find faults") {
    CHECK(is_found<fault::detach_keeps_the_size>());
    CHECK(is_found<fault::obtains_too_little>());
    CHECK(is_found<fault::swallows_failures>());
    CHECK(is_found<fault::is_inline_with_a_block>());
}

TEST_CASE("stock storages obey the laws of a storage") {
    obeys_for_all_elements<handful::inline_one>();
    obeys_for_all_elements<handful::small_buffer<0>>();
    obeys_for_all_elements<handful::small_buffer<1>>();
    obeys_for_all_elements<handful::small_buffer<5>>();
    obeys_for_all_elements<handful::heap_vector>();
    obeys_for_all_elements<handful::fixed_capacity<0>>();
    obeys_for_all_elements<handful::fixed_capacity<5>>();
}

TEST_CASE("a user's storage obeys the laws of a storage") { obeys_for_all_elements<laws::user_storage>(); }

TEST_CASE("a user's storage composes with every other policy") {
    struct even {
        bool operator()(int value) const { return value % 2 == 0; }
    };
    handful::collection<int, laws::user_storage, handful::require<even>, handful::checked, handful::growth<3>>
        c{2, 4};
    CHECK_THROWS_AS(c.push_back(3), handful::rejected_element);
    for (int n = 3; n != 20; ++n) c.push_back(n * 2);
    CHECK(c.size() == 19);
    CHECK(c.back() == 38);
    auto copy = c;
    auto const moved = std::move(copy);
    CHECK(moved == c);
    CHECK(copy.empty());
    c.erase(c.begin(), c.end() - 1);
    c.shrink_to_fit();
    CHECK(c.front() == 38);
    handful::collection<std::unique_ptr<int>, laws::user_storage, handful::reject_null> owners;
    owners.push_back(std::make_unique<int>(1));
    CHECK_THROWS_AS(owners.push_back(nullptr), handful::null_element);
    CHECK(std::string_view(handful::describe<decltype(owners)>()).find("user_storage") !=
          std::string_view::npos);
}
