// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <span>

namespace handful {

/// Hears of changes to collections of `T` without being known at compile time: derive from it, override any subset of
/// the hooks, and attach it to collections with the policy `notify_sink`, or subscribe it to an `observer_list`.
///
/// A hook sees the collection as a span, which is valid until the hook returns. It must not change the collection.
/// A sink is not owned by what it is attached to, and outlives it or is detached before.
template <class T>
class sink {
public:
    virtual constexpr ~sink() = default;

    /// After: the elements `[first, first + n)` are new.
    virtual constexpr void inserted([[maybe_unused]] std::span<T const> c, [[maybe_unused]] std::size_t first,
                                    [[maybe_unused]] std::size_t n) noexcept {}
    /// Before: the elements `[first, first + n)` are still there.
    virtual constexpr void removing([[maybe_unused]] std::span<T const> c, [[maybe_unused]] std::size_t first,
                                    [[maybe_unused]] std::size_t n) noexcept {}
    /// After: `c[i]` is the new element.
    virtual constexpr void replaced([[maybe_unused]] std::span<T const> c, [[maybe_unused]] std::size_t i,
                                    [[maybe_unused]] T const& old) noexcept {}
    /// After: the same elements in another order.
    virtual constexpr void reordered([[maybe_unused]] std::span<T const> c) noexcept {}
    /// After: `c.data()` is another address than before.
    virtual constexpr void relocated([[maybe_unused]] std::span<T const> c) noexcept {}

protected:
    constexpr sink() = default;
    constexpr sink(sink const&) = default;
    constexpr sink& operator=(sink const&) = default;
};

} // namespace handful
