// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/handful.hpp>

#include <cstddef>

/// Owns its lines, which anybody may change and nobody else may make, copy or move.
class text {
    struct on_lines {
        using owner = text;
        static constexpr auto member() { return &text::lines_; }
        static void inserted(text&, auto const&, std::size_t, std::size_t) noexcept {}
    };

public:
    using lines_type = handful::collection<int, handful::heap_vector, handful::notify_owner<on_lines>>;
    lines_type& lines() { return lines_; }

private:
    lines_type lines_;
};
