// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <utility>

namespace handful {

namespace detail {

template <class X>
struct given {
    X value;
};

template <class A, class... B>
inline constexpr bool given_once = (0 + ... + int{std::is_same_v<A, B>}) == 1;

} // namespace detail

/// What a constructor of a collection is given for its listeners; made by `with`.
template <class... X>
struct with_t : private detail::given<X>... {
    constexpr explicit with_t(X... x) : detail::given<X>{std::move(x)}... {}

    /// Returns: what was given of type `L`.
    template <class L>
    constexpr L&& take() noexcept {
        return std::move(static_cast<detail::given<L>&>(*this).value);
    }
};

template <>
struct with_t<> {};

/// Names listeners with state for a constructor of a collection, as its last argument: each goes to the notification policy of its type.
/// `handful::collection<int, handful::notify<log>> c({1, 2}, handful::with(log(stream)));`
// What Boost.Hana's values have is left out, so that `with` of <handful/hana.hpp> takes them.
template <class... X>
    requires(!requires { typename std::remove_cvref_t<X>::hana_tag; } && ...)
[[nodiscard]] constexpr auto with(X&&... x) {
    static_assert(
        (detail::given_once<std::decay_t<X>, std::decay_t<X>...> && ...),
        "handful::with: two values of one type; a collection has at most one listener of a type, so give one");
    return with_t<std::decay_t<X>...>(std::forward<X>(x)...);
}

} // namespace handful
