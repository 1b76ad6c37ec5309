// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/collection.hpp>

#include <cstddef>
#include <string_view>

namespace handful {

namespace detail {

/// The name of a type as the compiler writes it, without this library's namespace in front.
template <class T>
constexpr std::string_view name_of() noexcept {
#if defined(__clang__) || defined(__GNUC__)
    std::string_view name = __PRETTY_FUNCTION__;
    name.remove_prefix(name.find("T = ") + 4);
    // g++ goes on with what std::string_view is.
    std::size_t const behind = name.find("; std::string_view = ");
    name = name.substr(0, behind != name.npos ? behind : name.rfind(']'));
#else
    std::string_view name = __FUNCSIG__;
    name.remove_prefix(name.find("name_of<") + 8);
    name.remove_suffix(name.size() - name.rfind(">(void)"));
#endif
    if (name.starts_with("handful::")) name.remove_prefix(9);
    return name;
}

template <std::size_t N>
struct text {
    char characters[N + 1]{};

    constexpr operator std::string_view() const noexcept { return {characters, N}; }
    constexpr char const* c_str() const noexcept { return characters; }
};

template <class... T>
struct described {
    static constexpr std::size_t length = ((name_of<T>().size() + 2) + ... + 0) - 2;

    static constexpr auto made = [] {
        text<length> result;
        std::size_t at = 0;
        auto const add = [&](std::string_view part) {
            for (char const c : part) result.characters[at++] = c;
        };
        ((add(at == 0 ? "" : ", "), add(name_of<T>())), ...);
        return result;
    }();
};

template <class T, class Set, class Rules, class Listeners>
struct description;
template <class T, class Set, class... Rule, class... Listener>
struct description<T, Set, type_list<Rule...>, type_list<Listener...>>
    : described<T, typename Set::storage, typename Set::null, Rule..., Listener..., typename Set::growth,
                typename Set::access> {};

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
