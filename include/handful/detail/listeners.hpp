// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/config.hpp>
#include <handful/detail/frame.hpp>
#include <handful/detail/members.hpp>
#include <handful/policy_traits.hpp>

#include <cstddef>

namespace handful::detail {

/// Who is told: all listeners, or only the collection's own. An owner makes, copies and moves its collection itself, and
/// is not told of that.
enum class audience { all, own };

/// Members that tell the listeners of a collection, in the order listed. A hook that no listener has costs nothing, and the way
/// to one that can be inlined is inlined.
template <class T, class Set>
class listeners : protected members<T, Set, stateful_listeners<T, typename Set::listeners>> {
    using stored = members<T, Set, stateful_listeners<T, typename Set::listeners>>;
    using policies = typename Set::listeners;

public:
    using collection_type = basic_collection<T, Set>;

protected:
    using stored::stored;
    constexpr listeners() = default;

    constexpr collection_type const& self() const noexcept {
        return static_cast<collection_type const&>(*this);
    }

    template <class P>
    using hooks = listener_traits<listener_of<P, T>, collection_type, T>;

    template <class... P>
    struct hears_any {
        static constexpr bool inserted = (hooks<P>::inserted || ...);
        static constexpr bool removing = (hooks<P>::removing || ...);
        static constexpr bool replaced = (hooks<P>::replaced || ...);
        static constexpr bool reordered = (hooks<P>::reordered || ...);
        static constexpr bool relocated = (hooks<P>::relocated || ...);
        static constexpr bool assignment = inserted || removing;
    };
    template <class List>
    struct hearing;
    template <class... P>
    struct hearing<type_list<P...>> : std::type_identity<hears_any<P...>> {};
    using hears = typename hearing<policies>::type;

    // About this collection, or about `c`, from which the listeners were moved here.
    template <audience Told = audience::all>
    HANDFUL_INLINE constexpr void tell_inserted(std::size_t first, std::size_t n) noexcept {
        tell_inserted<Told>(self(), first, n);
    }
    template <audience Told>
    HANDFUL_INLINE constexpr void tell_inserted([[maybe_unused]] collection_type const& c,
                                                [[maybe_unused]] std::size_t first, std::size_t n) noexcept {
        if constexpr (hears::inserted) {
            if (n == 0) return;
            tell<Told>([&]<class P>(auto& told) HANDFUL_INLINE_LAMBDA {
                if constexpr (hooks<P>::inserted) static_cast<void>(told.inserted(c, first, n));
            });
        }
    }
    template <audience Told = audience::all>
    HANDFUL_INLINE constexpr void tell_removing(std::size_t first, std::size_t n) noexcept {
        tell_removing<Told>(self(), first, n);
    }
    template <audience Told>
    HANDFUL_INLINE constexpr void tell_removing([[maybe_unused]] collection_type const& c,
                                                [[maybe_unused]] std::size_t first, std::size_t n) noexcept {
        if constexpr (hears::removing) {
            if (n == 0) return;
            tell<Told>([&]<class P>(auto& told) HANDFUL_INLINE_LAMBDA {
                if constexpr (hooks<P>::removing) static_cast<void>(told.removing(c, first, n));
            });
        }
    }
    HANDFUL_INLINE constexpr void tell_replaced([[maybe_unused]] std::size_t i,
                                                [[maybe_unused]] T const& old) noexcept {
        if constexpr (hears::replaced) {
            tell<audience::all>([&]<class P>(auto& told) HANDFUL_INLINE_LAMBDA {
                if constexpr (hooks<P>::replaced) static_cast<void>(told.replaced(self(), i, old));
            });
        }
    }
    HANDFUL_INLINE constexpr void tell_reordered() noexcept {
        if constexpr (hears::reordered) {
            tell<audience::all>([&]<class P>(auto& told) HANDFUL_INLINE_LAMBDA {
                if constexpr (hooks<P>::reordered) static_cast<void>(told.reordered(self()));
            });
        }
    }

    /// Tells that the elements are at another address than at its construction, once.
    template <audience Told, bool Heard>
    struct relocation_watch {
        constexpr explicit relocation_watch(listeners&) noexcept {}
        constexpr void tell() noexcept {}
    };
    template <audience Told>
    struct relocation_watch<Told, true> {
        listeners& watched;
        T const* const before = watched.elements.data();
        bool armed = true;

        constexpr explicit relocation_watch(listeners& collection) noexcept : watched(collection) {}
        relocation_watch(relocation_watch const&) = delete;
        relocation_watch& operator=(relocation_watch const&) = delete;
        HANDFUL_INLINE constexpr ~relocation_watch() {
            if (armed) tell();
        }
        HANDFUL_INLINE constexpr void tell() noexcept {
            armed = false;
            if (watched.elements.data() != before) {
                watched.template tell<Told>([&]<class P>(auto& told) HANDFUL_INLINE_LAMBDA {
                    if constexpr (hooks<P>::relocated) static_cast<void>(told.relocated(watched.self()));
                });
            }
        }
    };
    template <audience Told = audience::all, class Hears = hears>
    constexpr auto watch_relocation() noexcept {
        return relocation_watch<Told, Hears::relocated>(*this);
    }

    template <class L>
    constexpr decltype(auto) find_listener() noexcept {
        if constexpr (is_stateless_v<L>) return L();
        else return (static_cast<listener_slot<L>&>(*this).held_listener);
    }
    template <class L>
    constexpr decltype(auto) find_listener() const noexcept {
        if constexpr (is_stateless_v<L>) return L();
        else return (static_cast<listener_slot<L> const&>(*this).held_listener);
    }

private:
    template <audience Told, class Tell>
    HANDFUL_INLINE constexpr void tell(Tell const& one) noexcept {
        frame const telling(self());
        tell_each<Told>(one, policies{});
    }
    template <audience Told, class Tell, class... P>
    HANDFUL_INLINE constexpr void tell_each(Tell const& one, type_list<P...>) noexcept {
        (tell_one<Told, P>(one), ...);
    }
    template <audience Told, class P, class Tell>
    HANDFUL_INLINE constexpr void tell_one([[maybe_unused]] Tell const& one) noexcept {
        if constexpr (Told == audience::all || !tells_owner<P>) {
            auto&& told = find_listener<listener_of<P, T>>();
            one.template operator()<P>(told);
        }
    }
};

} // namespace handful::detail
