// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/standard_parts.hpp>

#include <cstddef>
#include <cstdint>

namespace handful::detail {

/// One bit for each of `n` elements, all clear at first; the first 256 need no memory.
class flags {
public:
    constexpr explicit flags(std::size_t n)
        : words_((n + 63) / 64),
          bits_(words_ <= inline_words ? few_ : std::allocator<std::uint64_t>{}.allocate(words_)) {
        for (std::size_t i = 0; i != words_; ++i) std::construct_at(bits_ + i, std::uint64_t{0});
    }
    flags(flags const&) = delete;
    flags& operator=(flags const&) = delete;
    constexpr ~flags() {
        if (bits_ != few_) std::allocator<std::uint64_t>{}.deallocate(bits_, words_);
    }

    constexpr void set(std::size_t i) noexcept { bits_[i / 64] |= std::uint64_t{1} << (i % 64); }
    constexpr bool operator[](std::size_t i) const noexcept { return (bits_[i / 64] >> (i % 64) & 1) != 0; }

private:
    static constexpr std::size_t inline_words = 4;

    std::uint64_t few_[inline_words]{};
    std::size_t words_;
    std::uint64_t* bits_;
};

} // namespace handful::detail
