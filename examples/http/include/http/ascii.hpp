// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

/// The first instantiation of handful: typed HTTP headers.
namespace http {

/// Returns: `c` in lower case if it is an ASCII letter, else `c`. HTTP compares names without regard to the case of
/// ASCII letters only (RFC 9110 5.1), whatever the locale says.
[[nodiscard]] constexpr char to_lower(char c) noexcept {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Returns: whether the two texts are equal but for the case of ASCII letters.
[[nodiscard]] constexpr bool equal_ignoring_case(std::string_view a, std::string_view b) noexcept {
    if (a.size() != b.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (to_lower(a[i]) != to_lower(b[i])) {
            return false;
        }
    }
    return true;
}

namespace detail {

/// FNV-1a: short, good enough for texts of a few characters, and the same on every run.
template <class Map>
[[nodiscard]] constexpr std::size_t hash_bytes(std::string_view text, Map map) noexcept {
    std::uint64_t hash = 14695981039346656037U;
    for (char c : text) {
        hash = (hash ^ static_cast<unsigned char>(map(c))) * 1099511628211U;
    }
    return static_cast<std::size_t>(hash ^ (hash >> 32U));
}

} // namespace detail

/// Returns: a hash that agrees with `==` of texts.
[[nodiscard]] constexpr std::size_t hash_exact(std::string_view text) noexcept {
    return detail::hash_bytes(text, [](char c) { return c; });
}

/// Returns: a hash that agrees with `equal_ignoring_case`.
[[nodiscard]] constexpr std::size_t hash_ignoring_case(std::string_view text) noexcept {
    return detail::hash_bytes(text, to_lower);
}

/// Returns: a hash of the pair (a, b), in this order.
[[nodiscard]] constexpr std::size_t hash_combine(std::size_t a, std::size_t b) noexcept {
    std::uint64_t mixed = (static_cast<std::uint64_t>(a) + 0x9e3779b97f4a7c15U) * 0xbf58476d1ce4e5b9U;
    mixed ^= mixed >> 29U;
    return static_cast<std::size_t>(mixed + b);
}

} // namespace http
