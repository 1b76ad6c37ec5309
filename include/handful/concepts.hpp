// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/block.hpp>
#include <handful/detail/shapes.hpp>
#include <handful/fwd.hpp>
#include <handful/null_traits.hpp>

#include <concepts>
#include <cstddef>
#include <type_traits>

// What a policy of each category provides. A user's policy that meets the requirements of its category composes like
// a stock one.
namespace handful {

/// A complete class that names its category.
template <class P>
concept policy = detail::complete<P> && requires {
    { P::policy_category } -> std::convertible_to<category>;
};

template <class P, category C>
concept policy_of = policy<P> && (P::policy_category == C);

namespace detail {

template <template <class, class> class>
struct has_storage;
template <template <class> class>
struct has_type_of_element;

} // namespace detail

/// What a storage policy is told about the collection.
template <bool KeepsNullOut>
struct storage_context {
    /// No element will ever be null, so that null can stand for 'no element'.
    static constexpr bool keeps_null_out = KeepsNullOut;
};

/// A storage policy has a template `storage<T, Context>` of classes that meet `storage_of<T>`. Where `Context` makes no
/// difference it is an alias of a class without it: collections with different rules then share their code.
/// Optional: `static constexpr bool grows` (true if absent): whether it ever holds a block; `static constexpr bool holds_inside` (true
/// if absent): whether elements are ever inside the collection.
template <class P>
concept storage_policy =
    policy_of<P, category::storage> && requires { typename detail::has_storage<P::template storage>; };

/// The memory of a collection: bytes, size and capacity. It constructs and destroys no element.
///
/// | member | meaning |
/// |---|---|
/// | `S()` | empty and inline; does not throw |
/// | `inline_capacity` | elements that fit without a block |
/// | `S::max_size()` | elements that it can ever hold |
/// | `data()` | the first element, or where it would be |
/// | `size()`, `capacity()` | elements; elements that fit without another block |
/// | `is_inline()` | no block is held |
/// | `set_size(n)` | `n` elements are alive from now on; `n <= capacity()` |
/// | `S::obtain(a, n)` | a block for at least `n` elements, more than fit inline; may throw and changes nothing |
/// | `S::drop(a, b)` | gives a block back |
/// | `attach(b, n)` | holds block `b` with `n` elements from now on; was empty and inline |
/// | `detach()` | gives the block away, and is empty and inline; it held a block |
///
/// Optional:
/// - `static constexpr bool element_is_count` (false if absent): where the storage is inline, a constructed element counts at
///   once, without `set_size`;
/// - `static constexpr bool points_into_itself` (false if absent): it holds the address of its inline part;
/// - `static bool can_hold(T const&)` (true if absent): whether it can tell the value from its own marks. That it can is a
///   precondition of every value that comes in, asserted where null is kept out.
template <class S, class T>
concept storage_of = requires(S& storage, S const& constant, std::size_t n, block<T> b, std::allocator<T> a) {
    { S::inline_capacity } -> std::convertible_to<std::size_t>;
    { S::max_size() } -> std::same_as<std::size_t>;
    { storage.data() } -> std::same_as<T*>;
    { constant.data() } -> std::same_as<T const*>;
    { constant.size() } -> std::same_as<std::size_t>;
    { constant.capacity() } -> std::same_as<std::size_t>;
    { constant.is_inline() } -> std::same_as<bool>;
    storage.set_size(n);
    { S::obtain(a, n) } -> std::same_as<block<T>>;
    S::drop(a, b);
    storage.attach(b, n);
    { storage.detach() } -> std::same_as<block<T>>;
};

/// A null policy has `static constexpr bool keeps_null_out` and, where that is true,
/// `[[noreturn]] static void refuse_null(std::size_t position)`: what happens to a null value with this index among
/// the values offered.
template <class P>
concept null_policy = policy_of<P, category::null> && requires {
    { P::keeps_null_out } -> std::convertible_to<bool>;
} && (!P::keeps_null_out || requires(std::size_t position) { P::refuse_null(position); });

/// A validation policy has `static bool admits(T const&)`, or, where the answer depends on the elements that are
/// there already, `static bool admits(C const& collection, T const&)`, and `[[noreturn]] static void refuse(std::size_t position)`.
/// Optional: `static bool admits(C const&, T const&, std::size_t i)`: asked where the value is to replace element `i`.
template <class P>
concept validation_policy =
    policy_of<P, category::validation> && requires(std::size_t position) { P::refuse(position); };

/// A notification policy has `template <class T> using listener_type = …`: the listener of a collection of `T`, a class with
/// hooks (see `notify`). One that is empty and trivially default constructible is made for each call, others are kept in the
/// collection.
///
/// Optional:
/// - `using owner = …`, in the policy: the listener tells an object of this class, which holds the collection as a member. Then
///   only that class makes, copies, moves and destroys the collection, and its listener is not told of that;
/// - `using forwards_hooks_of = …`, in the listener: it passes events on, and of its hooks only those are told that this class
///   names;
/// - `sink<T>* attach(sink<T>*) noexcept`, in the listener: what the collection's `attach` calls; it returns the sink before.
template <class P>
concept notification_policy = policy_of<P, category::notification> &&
                              requires { typename detail::has_type_of_element<P::template listener_type>; };

/// A growth policy has `static constexpr std::size_t next_capacity(std::size_t capacity, std::size_t needed) noexcept`:
/// the wanted capacity of the next block. It must not throw. A result below `needed` counts as `needed`.
template <class P>
concept growth_policy = policy_of<P, category::growth> && requires(std::size_t n) {
    { P::next_capacity(n, n) } -> std::same_as<std::size_t>;
};

/// A shrink policy has `static constexpr bool goes_inside(std::size_t size, std::size_t inline_capacity) noexcept`: whether elements
/// in a block are moved back inside the collection, asked after elements were removed and where `size <= inline_capacity`. It
/// must not throw.
template <class P>
concept shrink_policy = policy_of<P, category::shrink> && requires(std::size_t n) {
    { P::goes_inside(n, n) } -> std::same_as<bool>;
};

/// An allocation policy has `template <class T> using allocator_type = …`: an allocator of `T` whose pointers are `T*`. An empty one
/// whose objects are all equal is made for each call, others are kept in the collection.
template <class P>
concept allocation_policy = policy_of<P, category::allocation> &&
                            requires { typename detail::has_type_of_element<P::template allocator_type>; };

/// An access policy has `static constexpr void verify(bool condition, char const* message)`, called with the
/// precondition of each operation that takes an index, a position or an element that must be there. It must not throw.
template <class P>
concept access_policy = policy_of<P, category::access> &&
                        requires(bool condition, char const* message) { P::verify(condition, message); };

namespace detail {

template <class C>
inline constexpr bool is_collection = false;
template <class T, class Set>
inline constexpr bool is_collection<basic_collection<T, Set>> = true;

} // namespace detail

/// Any collection of this library, whatever its elements and policies.
template <class C>
concept any_collection = detail::is_collection<std::remove_cvref_t<C>>;

/// Any collection of elements of type `T`.
template <class C, class T>
concept collection_of = any_collection<C> && std::same_as<typename std::remove_cvref_t<C>::value_type, T>;

} // namespace handful
