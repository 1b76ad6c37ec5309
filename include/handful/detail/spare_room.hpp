// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/standard_parts.hpp>

#include <cstddef>
#include <type_traits>

// With the address sanitizer, the room behind the elements of a block is marked as not to be touched, so that a user who runs over
// the end is told, although the block goes on. Without it nothing here is there.
#if defined(__SANITIZE_ADDRESS__)
#define HANDFUL_MARKS_SPARE_ROOM 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HANDFUL_MARKS_SPARE_ROOM 1
#endif
#endif
#if !defined(HANDFUL_MARKS_SPARE_ROOM)
#define HANDFUL_MARKS_SPARE_ROOM 0
#endif

#if HANDFUL_MARKS_SPARE_ROOM
#include <sanitizer/asan_interface.h>
#endif

namespace handful::detail {

/// While it lives, the room behind the elements may be used; afterwards no more. Only for blocks of `std::allocator`: memory of
/// another may be used again without being given back.
template <class Sequence>
class opened_room {
#if HANDFUL_MARKS_SPARE_ROOM
    using element = std::remove_pointer_t<decltype(std::declval<Sequence&>().data())>;
    static constexpr bool is_marked =
        std::is_same_v<typename Sequence::allocator_type, std::allocator<element>>;

public:
    constexpr explicit opened_room(Sequence& elements) noexcept : elements_(elements) {
        if (is_marked && !std::is_constant_evaluated() && !elements_.is_inline())
            __asan_unpoison_memory_region(behind(), bytes_behind());
    }
    opened_room(opened_room const&) = delete;
    opened_room& operator=(opened_room const&) = delete;
    constexpr ~opened_room() {
        if (is_marked && !std::is_constant_evaluated() && !elements_.is_inline())
            __asan_poison_memory_region(behind(), bytes_behind());
    }

private:
    void const* behind() const noexcept { return elements_.data() + elements_.size(); }
    std::size_t bytes_behind() const noexcept {
        return (elements_.capacity() - elements_.size()) * sizeof(element);
    }

    Sequence& elements_;
#else
public:
    constexpr explicit opened_room(Sequence&) noexcept {}
    // Not trivial, so that no compiler warns of a variable that is not used.
    constexpr ~opened_room() {}
#endif
};

} // namespace handful::detail
