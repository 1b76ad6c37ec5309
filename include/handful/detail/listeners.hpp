// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/frame.hpp>
#include <handful/detail/members.hpp>
#include <handful/policy_traits.hpp>

#include <cstddef>

namespace handful::detail {

template <class L, class List>
inline constexpr bool lists = false;
template <class L, class... Each>
inline constexpr bool lists<L, type_list<Each...>> = (std::is_same_v<L, Each> || ...);

/// Members that tell the listeners of a collection, in the order listed. A hook that no listener has costs nothing.
template <class T, class Set>
class listeners
    : protected members<
          T, Set, typename stateful_of<typename listener_types<T, typename Set::listeners>::type>::type> {
    using stored =
        members<T, Set,
                typename stateful_of<typename listener_types<T, typename Set::listeners>::type>::type>;
    using all = typename listener_types<T, typename Set::listeners>::type;

public:
    using collection_type = basic_collection<T, Set>;

protected:
    using stored::stored;
    constexpr listeners() = default;

    constexpr collection_type const& self() const noexcept {
        return static_cast<collection_type const&>(*this);
    }

    template <class L>
    using hooks = listener_traits<L, collection_type, T>;

    template <class... L>
    struct hears_any {
        static constexpr bool inserted = (hooks<L>::inserted || ...);
        static constexpr bool removing = (hooks<L>::removing || ...);
        static constexpr bool replaced = (hooks<L>::replaced || ...);
        static constexpr bool reordered = (hooks<L>::reordered || ...);
        static constexpr bool relocated = (hooks<L>::relocated || ...);
        static constexpr bool elements = inserted || removing || replaced || reordered;
    };
    template <class List>
    struct hearing;
    template <class... L>
    struct hearing<type_list<L...>> : std::type_identity<hears_any<L...>> {};
    using hears = typename hearing<all>::type;

    constexpr void tell_inserted([[maybe_unused]] std::size_t first, std::size_t n) noexcept {
        if constexpr (hears::inserted) {
            if (n == 0) return;
            tell([&]<class L>(L& told) {
                if constexpr (hooks<L>::inserted) told.inserted(self(), first, n);
            });
        }
    }
    constexpr void tell_removing([[maybe_unused]] std::size_t first, std::size_t n) noexcept {
        if constexpr (hears::removing) {
            if (n == 0) return;
            tell([&]<class L>(L& told) {
                if constexpr (hooks<L>::removing) told.removing(self(), first, n);
            });
        }
    }
    constexpr void tell_replaced([[maybe_unused]] std::size_t i, [[maybe_unused]] T const& old) noexcept {
        if constexpr (hears::replaced) {
            tell([&]<class L>(L& told) {
                if constexpr (hooks<L>::replaced) told.replaced(self(), i, old);
            });
        }
    }
    constexpr void tell_reordered() noexcept {
        if constexpr (hears::reordered) {
            tell([&]<class L>(L& told) {
                if constexpr (hooks<L>::reordered) told.reordered(self());
            });
        }
    }

    /// Tells that the elements are at another address than at its construction, once.
    template <bool Heard, class = void>
    struct relocation_watch {
        constexpr explicit relocation_watch(listeners&) noexcept {}
        constexpr void tell() noexcept {}
    };
    template <class Unused>
    struct relocation_watch<true, Unused> {
        listeners& watched;
        T const* before = watched.elements.data();

        constexpr explicit relocation_watch(listeners& collection) noexcept : watched(collection) {}
        relocation_watch(relocation_watch const&) = delete;
        relocation_watch& operator=(relocation_watch const&) = delete;
        constexpr ~relocation_watch() { tell(); }
        constexpr void tell() noexcept {
            if (T const* const now = watched.elements.data(); now != before) {
                before = now;
                watched.tell([&]<class L>(L& told) {
                    if constexpr (hooks<L>::relocated) told.relocated(watched.self());
                });
            }
        }
    };
    template <class Hears = hears>
    constexpr auto watch_relocation() noexcept {
        return relocation_watch<Hears::relocated>(*this);
    }

    template <class L>
    static constexpr bool has_listener = lists<L, all>;

    // Which listener is meant where none is named.
    template <class List>
    struct sole {
        using type = void;
    };
    template <class L>
    struct sole<type_list<L>> {
        using type = L;
    };
    using only_listener = typename sole<all>::type;

    template <class L>
    constexpr decltype(auto) find_listener() noexcept {
        if constexpr (is_stateless_v<L>) return L{};
        else return (static_cast<listener_slot<L>&>(*this).held_listener);
    }
    template <class L>
    constexpr decltype(auto) find_listener() const noexcept {
        if constexpr (is_stateless_v<L>) return L{};
        else return (static_cast<listener_slot<L> const&>(*this).held_listener);
    }

private:
    template <class Tell>
    constexpr void tell(Tell const& one) noexcept {
        frame const telling(self());
        tell_each(one, all{});
    }
    template <class Tell, class... L>
    constexpr void tell_each(Tell const& one, type_list<L...>) noexcept {
        (tell_one<L>(one), ...);
    }
    template <class L, class Tell>
    constexpr void tell_one(Tell const& one) noexcept {
        if constexpr (is_stateless_v<L>) {
            L made{};
            one(made);
        } else {
            one(find_listener<L>());
        }
    }
};

} // namespace handful::detail
