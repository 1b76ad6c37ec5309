// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/fwd.hpp>

#include <type_traits>

namespace handful::detail {

/// The list `Kept`, and behind it those of the types `X` for which `Keep` is true, in their order.
template <template <class> class Keep, class Kept, class... X>
struct filtered {
    using type = Kept;
};
template <template <class> class Keep, class... Kept, class First, class... Rest>
struct filtered<Keep, type_list<Kept...>, First, Rest...>
    : filtered<Keep, std::conditional_t<Keep<First>::value, type_list<Kept..., First>, type_list<Kept...>>,
               Rest...> {};

} // namespace handful::detail
