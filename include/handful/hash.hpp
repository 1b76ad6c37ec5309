// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/collection.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace handful::detail {

template <class T>
concept hashable = requires(std::hash<T> const& hash, T const& value) {
    { hash(value) } -> std::convertible_to<std::size_t>;
};

/// Mixes two numbers so that every bit of both has an effect on every bit of the result. The constants are those of the
/// finalizer of MurmurHash3 (Austin Appleby, public domain).
constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b) noexcept {
    std::uint64_t x = a * 0x9e3779b97f4a7c15U + b;
    x ^= x >> 33U;
    x *= 0xff51afd7ed558ccdU;
    x ^= x >> 33U;
    x *= 0xc4ceb9fe1a85ec53U;
    return x ^ x >> 33U;
}

} // namespace handful::detail

/// The hash of a collection whose elements have one: of the elements in their order, and of their number. Collections that are equal
/// have equal hashes, whatever their policies are. Complexity: linear.
template <handful::detail::hashable T, class Set>
struct std::hash<handful::basic_collection<T, Set>> {
    std::size_t operator()(handful::basic_collection<T, Set> const& c) const {
        std::uint64_t result = c.size();
        for (T const& element : c) result = handful::detail::mixed(result, std::hash<T>()(element));
        return static_cast<std::size_t>(result);
    }
};
