// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string_view>

namespace handful {

/// Returns: the name of `T` as the compiler writes it, without this library's namespace in front. Not followed by a zero.
template <class T>
constexpr std::string_view type_name() noexcept {
#if defined(__clang__) || defined(__GNUC__)
    std::string_view name = __PRETTY_FUNCTION__;
    name.remove_prefix(name.find("T = ") + 4);
    // g++ goes on with what std::string_view is.
    std::size_t const behind = name.find("; std::string_view = ");
    name = name.substr(0, behind != name.npos ? behind : name.rfind(']'));
#else
    std::string_view name = __FUNCSIG__;
    name.remove_prefix(name.find("type_name<") + 10);
    name.remove_suffix(name.size() - name.rfind(">(void)"));
#endif
    if (name.starts_with("handful::")) name.remove_prefix(9);
    return name;
}

} // namespace handful
