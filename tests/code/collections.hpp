// SPDX-License-Identifier: BSL-1.0
#pragma once

// The collections of the functions whose machine code is looked at. Their files are compiled once for each listener and
// trait: LISTENER or TRAIT is its name. Without one there is no notification policy.

#include "listeners.hpp"

#include <handful/handful.hpp>

#if defined(LISTENER)
template <class T, class... Policies>
using collection = handful::collection<T, Policies..., handful::notify<LISTENER>>;
#elif defined(TRAIT)
template <class T, class... Policies>
struct owner {
    handful::collection<T, Policies..., handful::notify_owner<TRAIT<owner>>> member;
};
template <class T, class... Policies>
using collection = decltype(owner<T, Policies...>::member);
#else
template <class T, class... Policies>
using collection = handful::collection<T, Policies...>;
#endif

template <class C>
using value = typename C::value_type;
