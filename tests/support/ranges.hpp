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
    stream(std::initializer_list<int> values, std::size_t broken = static_cast<std::size_t>(-1))
        : values_(values), broken_(broken) {}
    explicit stream(std::span<int const> values)
        : values_(values.begin(), values.end()), broken_(values.size()) {}

    class iterator {
    public:
        using iterator_concept = std::input_iterator_tag;
        using iterator_category = std::input_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using reference = T;
        using pointer = void;

        iterator() = default;
        explicit iterator(stream* from) : from_(from) {}
        T operator*() const {
            if (from_->next_ == from_->broken_) throw range_broke{};
            return make<T>(from_->values_[from_->next_]);
        }
        iterator& operator++() {
            ++from_->next_;
            return *this;
        }
        void operator++(int) { ++*this; }
        friend bool operator==(iterator const& a, iterator const& b) { return a.done() == b.done(); }
        friend bool operator==(iterator const& a, std::default_sentinel_t) { return a.done(); }

    private:
        bool done() const { return from_ == nullptr || from_->next_ == from_->values_.size(); }
        stream* from_ = nullptr;
    };

    iterator begin() { return iterator(this); }
    iterator end() { return iterator(); }

private:
    std::vector<int> values_;
    std::size_t broken_;
    std::size_t next_ = 0;
};

/// The same with another type for its end.
template <class T>
class guarded_stream {
public:
    guarded_stream(std::initializer_list<int> values) : from_(values) {}
    auto begin() { return from_.begin(); }
    std::default_sentinel_t end() const { return {}; }

private:
    stream<T> from_;
};

/// A multi-pass range whose iterators can only go forward.
template <class T>
class forward_view {
public:
    explicit forward_view(std::span<T const> of) : of_(of) {}

    class iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using reference = T const&;
        using pointer = T const*;

        iterator() = default;
        explicit iterator(T const* at) : at_(at) {}
        T const& operator*() const { return *at_; }
        T const* operator->() const { return at_; }
        iterator& operator++() {
            ++at_;
            return *this;
        }
        iterator operator++(int) {
            iterator const before = *this;
            ++at_;
            return before;
        }
        friend bool operator==(iterator const&, iterator const&) = default;

    private:
        T const* at_ = nullptr;
    };

    iterator begin() const { return iterator(of_.data()); }
    iterator end() const { return iterator(of_.data() + of_.size()); }

private:
    std::span<T const> of_;
};

/// Moves the elements out of a vector.
template <class T>
auto moving(std::vector<T>& from) {
    return std::pair(std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

} // namespace test
