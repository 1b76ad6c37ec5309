// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

// The smallest policy of each category, as docs/writing_policies.md shows them.

// [storage]
// Elements are always in a block; the collection holds its address and two counts.
struct block_and_counts {
    static constexpr auto policy_category = handful::category::storage;

    template <class T, class Context>
    class storage {
    public:
        static constexpr std::size_t inline_capacity = 0;
        static constexpr std::size_t max_size() noexcept { return handful::max_block_size<T, std::size_t>; }

        T* data() noexcept { return block_.data; }
        T const* data() const noexcept { return block_.data; }
        std::size_t size() const noexcept { return size_; }
        std::size_t capacity() const noexcept { return block_.capacity; }
        bool is_inline() const noexcept { return block_.data == nullptr; }
        void set_size(std::size_t n) noexcept { size_ = n; }

        template <class Allocator>
        static handful::block<T> obtain(Allocator a, std::size_t n) {
            return handful::plain_block::obtain<T>(a, n);
        }
        template <class Allocator>
        static void drop(Allocator a, handful::block<T> b) noexcept {
            handful::plain_block::drop(a, b);
        }
        void attach(handful::block<T> b, std::size_t n) noexcept {
            block_ = b;
            size_ = n;
        }
        handful::block<T> detach() noexcept {
            handful::block<T> const given = block_;
            block_ = {};
            size_ = 0;
            return given;
        }

    private:
        handful::block<T> block_{};
        std::size_t size_ = 0;
    };
};
// [/storage]

// [null]
struct exit_on_null {
    static constexpr auto policy_category = handful::category::null;
    static constexpr bool keeps_null_out = true;

    [[noreturn]] static void refuse_null(std::size_t position) {
        std::fprintf(stderr, "value %zu is null\n", position);
        std::exit(1);
    }
};
// [/null]

// [validation]
// No value is there twice. A value may take the place of its equal.
struct distinct {
    static constexpr auto policy_category = handful::category::validation;

    static bool admits(auto const& c, auto const& value) { return !c.contains(value); }
    static bool admits(auto const& c, auto const& value, std::size_t i) {
        return c[i] == value || !c.contains(value);
    }
    [[noreturn]] static void refuse(std::size_t position) { handful::throw_rejected_element(position); }
};
// [/validation]

// [notification]
// How many elements a collection has ever had at once.
struct high_water {
    static constexpr auto policy_category = handful::category::notification;

    struct mark {
        std::size_t most = 0;
        void inserted(auto const& c, std::size_t, std::size_t) noexcept {
            if (most < c.size()) most = c.size();
        }
    };
    template <class T>
    using listener_type = mark;
};
// [/notification]

// [growth]
struct by_pages {
    static constexpr auto policy_category = handful::category::growth;

    static constexpr std::size_t next_capacity(std::size_t, std::size_t needed) noexcept {
        return needed <= static_cast<std::size_t>(-1) - 63 ? (needed + 63) / 64 * 64 : needed;
    }
};
// [/growth]

// [shrink]
struct when_empty {
    static constexpr auto policy_category = handful::category::shrink;

    static constexpr bool goes_inside(std::size_t size, std::size_t) noexcept { return size == 0; }
};
// [/shrink]

// [access]
struct traced {
    static constexpr auto policy_category = handful::category::access;

    static void verify(bool condition, char const* message) noexcept {
        if (!condition) std::fprintf(stderr, "%s\n", message);
    }
};
// [/access]

// [allocation]
// Counts the bytes in use, of all collections together.
inline std::size_t bytes_in_use = 0;

template <class T>
struct counting_allocator {
    using value_type = T;

    counting_allocator() = default;
    template <class U>
    counting_allocator(counting_allocator<U> const&) noexcept {}

    T* allocate(std::size_t n) {
        T* const p = std::allocator<T>().allocate(n);
        bytes_in_use += n * sizeof(T);
        return p;
    }
    void deallocate(T* p, std::size_t n) noexcept {
        bytes_in_use -= n * sizeof(T);
        std::allocator<T>().deallocate(p, n);
    }
    bool operator==(counting_allocator const&) const = default;
};

struct counted {
    static constexpr auto policy_category = handful::category::allocation;

    template <class T>
    using allocator_type = counting_allocator<T>;
};
// [/allocation]

static_assert(handful::storage_policy<block_and_counts> && handful::null_policy<exit_on_null> &&
              handful::validation_policy<distinct> && handful::notification_policy<high_water> &&
              handful::growth_policy<by_pages> && handful::shrink_policy<when_empty> &&
              handful::access_policy<traced> && handful::allocation_policy<counted>);

int main() {
    // [use]
    handful::collection<int, block_and_counts, distinct, high_water, by_pages, traced, counted> c{1, 3, 5};
    try {
        c.push_back(3);
    } catch (handful::rejected_element const&) {
        std::puts("3 is there");
    }
    c.clear();
    std::printf("never more than %zu at once\n", c.listener().most);
    // [/use]

    static_cast<void>(c.replace((c = {2, 4, 6}).begin() + 1, 5));
    handful::collection<std::string*, block_and_counts, exit_on_null> owners;
    std::string text;
    owners.push_back(&text);
    handful::collection<std::string, handful::small_buffer<2>, when_empty> words{"one", "two", "three"};
    words.clear();
    bool const right = c[1] == 5 && c.capacity() == 64 && c.listener().most == 3 && owners.size() == 1 &&
                       words.is_inline() && bytes_in_use == 64 * sizeof(int);
    return right ? EXIT_SUCCESS : EXIT_FAILURE;
}
