// SPDX-License-Identifier: BSL-1.0
// The collection whose members checks.members asks clang for. Its element is called T, so that signatures name it so.
#include <handful/access.hpp>
#include <handful/allocation.hpp>
#include <handful/collection.hpp>
#include <handful/growth.hpp>
#include <handful/null.hpp>
#include <handful/notification.hpp>
#include <handful/shrink.hpp>
#include <handful/sort.hpp>
#include <handful/storage.hpp>
#include <handful/validation.hpp>

#include <cstddef>
#include <type_traits>

struct T {};

struct is_welcome {
    bool operator()(T const&) const;
};

// With state, so that the collection holds it.
struct listens {
    int calls;
    void inserted(auto const&, std::size_t, std::size_t) noexcept;
};

using subject =
    handful::collection<T, handful::heap_vector, handful::require<is_welcome>, handful::notify<listens>>;

// Clang lists implicit copies and moves once they were asked for.
static_assert(std::is_copy_constructible_v<subject> && std::is_move_constructible_v<subject> &&
              std::is_copy_assignable_v<subject> && std::is_move_assignable_v<subject>);
