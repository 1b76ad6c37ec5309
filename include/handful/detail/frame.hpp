// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/config.hpp>

#include <type_traits>

// Hooks and predicates must not change the collection that calls them. While one runs, its collection is on a list of the
// thread's, so that no collection pays a byte for the check. Where NDEBUG is on there is no list.
namespace handful::detail {

#ifndef NDEBUG

class frame;
inline thread_local frame const* innermost_frame = nullptr;

class frame {
public:
    constexpr explicit frame(void const* collection) noexcept : collection_(collection) {
        if (!std::is_constant_evaluated()) {
            outer_ = innermost_frame;
            innermost_frame = this;
        }
    }
    frame(frame const&) = delete;
    frame& operator=(frame const&) = delete;
    constexpr ~frame() {
        if (!std::is_constant_evaluated()) innermost_frame = outer_;
    }

    static bool holds(void const* collection) noexcept {
        for (frame const* f = innermost_frame; f != nullptr; f = f->outer_) {
            if (f->collection_ == collection) return true;
        }
        return false;
    }

private:
    void const* collection_;
    frame const* outer_ = nullptr;
};

#else

struct frame {
    constexpr explicit frame(void const*) noexcept {}
};

#endif

constexpr void assert_outside_frame([[maybe_unused]] void const* collection) noexcept {
#ifndef NDEBUG
    if (!std::is_constant_evaluated()) {
        HANDFUL_ASSERT(!frame::holds(collection) &&
                       "handful::collection: changed from within a hook or a predicate of its own");
    }
#endif
}

} // namespace handful::detail
