// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/collection.hpp>
#include <handful/type_name.hpp>

#include <cstddef>
#include <string_view>

namespace handful {

namespace detail {

template <std::size_t N>
struct text {
    char characters[N + 1]{};

    constexpr operator std::string_view() const noexcept { return {characters, N}; }
    constexpr char const* c_str() const noexcept { return characters; }
};

template <class... T>
struct described {
    static constexpr std::size_t length = ((type_name<T>().size() + 2) + ... + 0) - 2;

    static constexpr auto made = [] {
        text<length> result;
        std::size_t at = 0;
        auto const add = [&](std::string_view part) {
            for (char const c : part) result.characters[at++] = c;
        };
        ((add(at == 0 ? "" : ", "), add(type_name<T>())), ...);
        return result;
    }();
};

template <class T, class Set, class Rules, class Listeners>
struct description;
template <class T, class Set, class... Rule, class... Listener>
struct description<T, Set, type_list<Rule...>, type_list<Listener...>>
    : described<T, typename Set::storage, typename Set::null, Rule..., Listener..., typename Set::growth,
                typename Set::shrink, typename Set::access, typename Set::allocation> {};

} // namespace detail

/// Returns: what the collection type `C` is composed of, as text that converts to `std::string_view`: the element, then a policy
/// of each category, defaults included, as the compiler writes their names.
template <any_collection C>
constexpr auto const& describe() noexcept {
    using set = typename C::policies;
    return detail::description<typename C::value_type, set, typename set::rules,
                               typename set::listeners>::made;
}

} // namespace handful
