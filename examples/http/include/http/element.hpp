// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

/// The algorithms of this library work on collections that hold their values themselves and on collections of
/// owners of values; the functions here make the two look alike.
namespace http {

/// How a `T` sits in a collection: by value, here, or behind a `std::unique_ptr`, below.
template <class T>
struct element_traits {
    using value_type = T;
    [[nodiscard]] static T const& value(T const& element) noexcept { return element; }
    [[nodiscard]] static T make(T value) noexcept(std::is_nothrow_move_constructible_v<T>) { return value; }
};

template <class T>
struct element_traits<std::unique_ptr<T>> {
    using value_type = T;
    [[nodiscard]] static T const& value(std::unique_ptr<T> const& element) noexcept { return *element; }
    [[nodiscard]] static std::unique_ptr<T> make(T value) { return std::make_unique<T>(std::move(value)); }
};

/// The type of the values in a collection, whether it holds or owns them.
template <class Collection>
using value_of = typename element_traits<typename Collection::value_type>::value_type;

/// Returns: the value that `element`, an element of a collection, is or owns.
template <class Element>
[[nodiscard]] auto const& get_value(Element const& element) noexcept {
    return element_traits<Element>::value(element);
}

/// Effects: appends an element that is or owns `value`.
template <class Collection>
void append_value(Collection& collection, value_of<Collection> value) {
    collection.push_back(element_traits<typename Collection::value_type>::make(std::move(value)));
}

/// Effects: appends an element that is or owns a value made from `args`, without a move in between.
template <class Collection, class... Args>
void emplace_value(Collection& collection, Args&&... args) {
    using element = typename Collection::value_type;
    if constexpr (std::is_same_v<element, value_of<Collection>>) {
        collection.emplace_back(std::forward<Args>(args)...);
    } else {
        collection.push_back(std::make_unique<value_of<Collection>>(std::forward<Args>(args)...));
    }
}

/// Effects: calls `change(value)` for the value at `position`. Where the collection lets nobody write to its
/// elements, because it has rules for them, a changed copy replaces the element.
template <class Collection, class Change>
void change_value(Collection& collection, typename Collection::const_iterator position, Change change) {
    using element = typename Collection::value_type;
    if constexpr (!std::is_same_v<element, value_of<Collection>>) {
        change(**position);
    } else if constexpr (std::is_const_v<std::remove_reference_t<typename Collection::reference>>) {
        collection.modify(position, change);
    } else {
        change(collection.begin()[position - collection.cbegin()]);
    }
}

/// Returns: a copy of the collection; copies the values where it owns them.
template <class Collection>
[[nodiscard]] Collection copy_values(Collection const& collection) {
    if constexpr (std::is_copy_constructible_v<typename Collection::value_type>) {
        return collection;
    } else {
        Collection copy;
        copy.reserve(collection.size());
        for (auto const& element : collection) {
            append_value(copy, value_of<Collection>(get_value(element)));
        }
        return copy;
    }
}

/// Returns: whether both hold the same values, each as often, in any order.
/// Complexity: quadratic, without memory of its own; collections of a header have few elements.
template <class Collection>
[[nodiscard]] bool same_values(Collection const& a, Collection const& b) {
    auto const count = [](Collection const& in, auto const& wanted) {
        std::size_t found = 0;
        for (auto const& element : in) {
            found += get_value(element) == wanted ? 1U : 0U;
        }
        return found;
    };
    if (a.size() != b.size()) {
        return false;
    }
    for (auto const& element : a) {
        if (count(a, get_value(element)) != count(b, get_value(element))) {
            return false;
        }
    }
    return true;
}

/// Returns: a hash that agrees with `same_values`. A sum, since equal elements must not cancel each other out.
template <class Collection>
[[nodiscard]] std::size_t hash_values(Collection const& collection) noexcept {
    std::size_t sum = 0;
    for (auto const& element : collection) {
        sum += get_value(element).hash();
    }
    return sum;
}

/// Returns: the position of the first value that equals `wanted`, or the end.
template <class Collection>
[[nodiscard]] auto find_value(Collection const& collection, value_of<Collection> const& wanted) {
    auto position = collection.begin();
    while (position != collection.end() && !(get_value(*position) == wanted)) {
        ++position;
    }
    return position;
}

/// Effects: removes the first value that equals `wanted`. Returns: whether there was one.
template <class Collection>
bool remove_value(Collection& collection, value_of<Collection> const& wanted) {
    auto const position = find_value(std::as_const(collection), wanted);
    if (position == std::as_const(collection).end()) {
        return false;
    }
    collection.erase(position);
    return true;
}

} // namespace http
