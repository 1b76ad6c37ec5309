// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/detail/contents.hpp>
#include <handful/detail/shapes.hpp>

#include <type_traits>

// The destructor and the copy and move operations of a collection, by what its elements and its policies allow.
// Base classes choose them, because clang before 16 does not choose between constrained special members.
namespace handful::detail {

enum class special { trivial, copyable, move_only, immovable };

/// Whether nobody is told of a copy or a move of the collection.
template <class P, class L>
inline constexpr bool ignores_copies =
    is_stateless_v<L> && (tells_owner<P> || (!names_inserted<L> && !names_removing<L>));

template <class T, class Policies>
struct about;
template <class T, class... P>
struct about<T, type_list<P...>> {
    static constexpr bool ignore_copies = (ignores_copies<P, listener_of<P, T>> && ...);
    static constexpr bool default_constructible = (std::is_default_constructible_v<listener_of<P, T>> && ...);
    static constexpr bool movable = (std::is_move_constructible_v<listener_of<P, T>> && ...);
    static constexpr bool nothrow_movable = (std::is_nothrow_move_constructible_v<listener_of<P, T>> && ...);
};

template <class T, class Set>
consteval special special_members_of() {
    static_assert(
        complete<typename Set::storage> && complete<typename Set::null> && complete<typename Set::growth> &&
            complete<typename Set::shrink> && complete<typename Set::access> &&
            complete<typename Set::allocation>,
        "handful::collection: a default policy is only declared; include <handful/handful.hpp>, or the headers of inline_one, "
        "allow_null, grow_amortized, shrink_never, unchecked and standard_allocation where no other is listed");
    using elements = sequence_for<T, Set>;
    using listeners = about<T, typename Set::listeners>;
    // A listener moves along with its collection.
    if constexpr (!listeners::movable) return special::immovable;
    // Not by the concept, whose answer for a T stays what it was at the first question: another collection of the same T may
    // be instantiated where T is complete.
    else if constexpr (!requires { sizeof(T); }) {
        // As for std::vector: whether a class can be copied is not known before it is complete.
        return listeners::default_constructible ? special::copyable : special::move_only;
    } else if constexpr (!storage_grows_v<typename Set::storage> && std::is_trivially_copyable_v<T> &&
                         std::is_copy_constructible_v<T> &&
                         std::is_trivially_copy_constructible_v<elements> && listeners::ignore_copies) {
        return special::trivial;
    } else if constexpr (std::is_copy_constructible_v<T>) {
        return listeners::default_constructible ? special::copyable : special::move_only;
    } else if constexpr (elements::inline_capacity == 0 || std::is_move_constructible_v<T>) {
        return special::move_only;
    } else {
        return special::immovable;
    }
}

template <class T, class Set, bool Trivial>
class destructible : protected contents<T, Set> {
protected:
    using contents<T, Set>::contents;
    constexpr destructible() = default;
    constexpr ~destructible() {
        auto const opened = this->begin_change();
        this->elements.release();
    }
};

template <class T, class Set>
class destructible<T, Set, true> : protected contents<T, Set> {
protected:
    using contents<T, Set>::contents;
    constexpr destructible() = default;
};

template <class T, class Set>
consteval bool needs_no_destructor() {
    if constexpr (storage_grows_v<typename Set::storage>) return false;
    else return std::is_trivially_destructible_v<T>;
}

template <class T, class Set>
using destructible_for = destructible<T, Set, needs_no_destructor<T, Set>()>;

template <class T, class Set, special Kind = special_members_of<T, Set>()>
class special_members;

template <class T, class Set>
class special_members<T, Set, special::trivial> : protected destructible_for<T, Set> {
protected:
    using destructible_for<T, Set>::destructible_for;
    constexpr special_members() = default;
};

template <class T, class Set>
class special_members<T, Set, special::immovable> : protected destructible_for<T, Set> {
protected:
    using destructible_for<T, Set>::destructible_for;
    constexpr special_members() = default;
    special_members(special_members const&) = delete;
    special_members& operator=(special_members const&) = delete;
};

template <class T, class Set>
class special_members<T, Set, special::move_only> : protected destructible_for<T, Set> {
    using base = destructible_for<T, Set>;
    static constexpr bool is_nothrow_movable() {
        return about<T, typename Set::listeners>::nothrow_movable && base::takes_without_throwing();
    }

protected:
    using base::base;
    constexpr special_members() = default;
    constexpr special_members(special_members&& from) noexcept(is_nothrow_movable())
        : base(base::departing(from), without_elements{}) {
        this->take_elements_behind_listeners_of(from);
    }
    constexpr special_members& operator=(special_members&& other) noexcept(base::moves_without_throwing()) {
        this->assign_move_of(other);
        return *this;
    }
};

template <class T, class Set>
class special_members<T, Set, special::copyable> : protected special_members<T, Set, special::move_only> {
    using base = special_members<T, Set, special::move_only>;

protected:
    using base::base;
    constexpr special_members() = default;
    constexpr special_members(special_members const& other) : base(other, for_copy{}) {
        this->copy_elements_of(other);
    }
    constexpr special_members(special_members&&) = default;
    constexpr special_members& operator=(special_members const& other) {
        this->assign_copy_of(other);
        return *this;
    }
    constexpr special_members& operator=(special_members&&) = default;
};

} // namespace handful::detail

namespace handful {

/// Moving a collection is copying its bytes where nobody is told and no element or storage minds.
template <class T, class Set>
struct is_trivially_relocatable<basic_collection<T, Set>>
    // A move that is told of is more than a copy of bytes.
    : std::bool_constant<detail::about<T, typename Set::listeners>::ignore_copies &&
                         detail::sequence_for<T, Set>::is_trivially_relocatable> {};

} // namespace handful
