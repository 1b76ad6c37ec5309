// SPDX-License-Identifier: BSL-1.0
#pragma once

// Ranges of every strength that make their elements from values.

#include "elements.hpp"

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace test {

/// Thrown by a range that ends in the middle.
struct range_broke {};

/// A single-pass range that makes each element when it is read, and throws at index `broken`, if it gets there.
template <class T>
class stream {
public:
    constexpr stream(std::initializer_list<int> values, std::size_t broken = static_cast<std::size_t>(-1))
        : values_(values), broken_(broken) {}
    constexpr explicit stream(std::span<int const> values)
        : values_(values.begin(), values.end()), broken_(values.size()) {}

    class iterator {
    public:
        using iterator_concept = std::input_iterator_tag;
        using iterator_category = std::input_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using reference = T;
        using pointer = void;

        constexpr iterator() = default;
        constexpr explicit iterator(stream* from) : from_(from) {}
        constexpr T operator*() const {
            if (from_->next_ == from_->broken_) throw range_broke{};
            return make<T>(from_->values_[from_->next_]);
        }
        constexpr iterator& operator++() {
            ++from_->next_;
            return *this;
        }
        constexpr void operator++(int) { ++*this; }
        friend constexpr bool operator==(iterator const& a, iterator const& b) {
            return a.done() == b.done();
        }
        friend constexpr bool operator==(iterator const& a, std::default_sentinel_t) { return a.done(); }

    private:
        constexpr bool done() const { return from_ == nullptr || from_->next_ == from_->values_.size(); }
        stream* from_ = nullptr;
    };

    constexpr iterator begin() { return iterator(this); }
    constexpr iterator end() { return iterator(); }

private:
    std::vector<int> values_;
    std::size_t broken_;
    std::size_t next_ = 0;
};

/// The same with another type for its end.
template <class T>
class guarded_stream {
public:
    constexpr guarded_stream(std::initializer_list<int> values) : from_(values) {}
    constexpr auto begin() { return from_.begin(); }
    constexpr std::default_sentinel_t end() const { return {}; }

private:
    stream<T> from_;
};

/// A multi-pass range whose iterators can only go forward.
template <class T>
class forward_view {
public:
    constexpr explicit forward_view(std::span<T const> of) : of_(of) {}

    class iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using reference = T const&;
        using pointer = T const*;

        constexpr iterator() = default;
        constexpr explicit iterator(T const* at) : at_(at) {}
        constexpr T const& operator*() const { return *at_; }
        constexpr T const* operator->() const { return at_; }
        constexpr iterator& operator++() {
            ++at_;
            return *this;
        }
        constexpr iterator operator++(int) {
            iterator const before = *this;
            ++at_;
            return before;
        }
        friend constexpr bool operator==(iterator const&, iterator const&) = default;

    private:
        T const* at_ = nullptr;
    };

    constexpr iterator begin() const { return iterator(of_.data()); }
    constexpr iterator end() const { return iterator(of_.data() + of_.size()); }

private:
    std::span<T const> of_;
};

/// Moves the elements out of a vector.
template <class T>
constexpr auto moving(std::vector<T>& from) {
    return std::pair(std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

} // namespace test
