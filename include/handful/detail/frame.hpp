// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/errors.hpp>

#include <type_traits>

// Hooks and predicates must not change or destroy the collection that calls them. While one runs, its collection is on a list of the
// thread's, so that no collection pays a byte for the check. Where NDEBUG is on there is no list.
namespace handful::detail {

// Translation units with and without NDEBUG can be linked, as far as that can be: no layout differs, and the two forms have
// names of their own. Of a function that both units have, the linker keeps one, so that either form of the check may run.
#ifndef NDEBUG

class listed_frame;
inline thread_local listed_frame const* innermost_frame = nullptr;

/// Tells a collection from an element of its own that has the same address.
template <class C>
inline constexpr char type_mark = 0;

class [[maybe_unused]] listed_frame {
public:
    template <class C>
    constexpr explicit listed_frame(C const& collection) noexcept
        : collection_(&collection), type_(&type_mark<C>) {
        if (!std::is_constant_evaluated()) {
            outer_ = innermost_frame;
            innermost_frame = this;
        }
    }
    listed_frame(listed_frame const&) = delete;
    listed_frame& operator=(listed_frame const&) = delete;
    constexpr ~listed_frame() {
        if (!std::is_constant_evaluated()) innermost_frame = outer_;
    }

    template <class C>
    static bool holds(C const& collection) noexcept {
        for (listed_frame const* f = innermost_frame; f != nullptr; f = f->outer_) {
            if (f->collection_ == &collection && f->type_ == &type_mark<C>) return true;
        }
        return false;
    }

private:
    void const* collection_;
    char const* type_;
    listed_frame const* outer_ = nullptr;
};
using frame = listed_frame;

#else

struct [[maybe_unused]] no_frame {
    template <class C>
    constexpr explicit no_frame(C const&) noexcept {}
};
using frame = no_frame;

#endif

template <class C>
constexpr void assert_outside_frame([[maybe_unused]] C const& collection) noexcept {
#ifndef NDEBUG
    if (!std::is_constant_evaluated()) {
        HANDFUL_ASSERT(
            !frame::holds(collection),
            "handful::collection: changed or destroyed from within a hook or a predicate of its own, or while it is "
            "moved from");
    }
#endif
}

} // namespace handful::detail
