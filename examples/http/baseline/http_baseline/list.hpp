// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <stdexcept>
#include <utility>

/// What the collections of this example are compared with: a port of the collection that wraps a list, as the system
/// had it that started this library, with the same objects, the same calls through virtual functions and the same
/// allocations. It is only here to be measured.
namespace http_baseline {

/// The interface of lists: everything that changes one goes through it.
template <class T>
class list_interface {
public:
    list_interface() = default;
    list_interface(list_interface const&) = delete;
    list_interface& operator=(list_interface const&) = delete;
    virtual ~list_interface() = default;

    [[nodiscard]] virtual int count() const noexcept = 0;
    [[nodiscard]] virtual T const& get(int index) const = 0;
    virtual void set(int index, T item) = 0;
    virtual void insert(int index, T item) = 0;
    virtual void remove_at(int index) = 0;
    virtual void clear() noexcept = 0;
};

/// A block of elements with its length in front, as an array object has it.
template <class T>
class array {
public:
    array() = default;
    explicit array(int length)
        : block_(static_cast<std::byte*>(
              ::operator new(header_size + sizeof(T) * static_cast<std::size_t>(length)))) {
        ::new (block_) std::size_t(static_cast<std::size_t>(length));
        for (int i = 0; i < length; ++i) {
            ::new (static_cast<void*>(elements() + i)) T();
        }
    }
    array(array&& other) noexcept : block_(std::exchange(other.block_, nullptr)) {}
    array& operator=(array&& other) noexcept {
        std::swap(block_, other.block_);
        return *this;
    }
    ~array() {
        if (block_ != nullptr) {
            std::destroy_n(elements(), length());
            ::operator delete(block_);
        }
    }

    [[nodiscard]] int length() const noexcept {
        return block_ == nullptr ? 0
                                 : static_cast<int>(*std::launder(reinterpret_cast<std::size_t*>(block_)));
    }
    [[nodiscard]] T* elements() const noexcept {
        return block_ == nullptr ? nullptr : reinterpret_cast<T*>(block_ + header_size);
    }

private:
    static constexpr std::size_t header_size = sizeof(std::size_t);
    static_assert(alignof(T) <= header_size);

    std::byte* block_ = nullptr;
};

/// A growing list: nothing, then room for four, then twice as much whenever it is full.
template <class T>
class list final : public list_interface<T> {
public:
    [[nodiscard]] int count() const noexcept override { return size_; }
    [[nodiscard]] T const& get(int index) const override {
        check(index, size_ - 1);
        return items_.elements()[index];
    }
    void set(int index, T item) override {
        check(index, size_ - 1);
        items_.elements()[index] = std::move(item);
        ++version_;
    }
    void insert(int index, T item) override {
        check(index, size_);
        if (size_ == items_.length()) {
            grow();
        }
        T* const items = items_.elements();
        for (int i = size_; i > index; --i) {
            items[i] = std::move(items[i - 1]);
        }
        items[index] = std::move(item);
        ++size_;
        ++version_;
    }
    void remove_at(int index) override {
        check(index, size_ - 1);
        T* const items = items_.elements();
        for (int i = index; i + 1 < size_; ++i) {
            items[i] = std::move(items[i + 1]);
        }
        items[--size_] = T();
        ++version_;
    }
    void clear() noexcept override {
        for (int i = 0; i < size_; ++i) {
            items_.elements()[i] = T();
        }
        size_ = 0;
        ++version_;
    }

    [[nodiscard]] T const* begin() const noexcept { return items_.elements(); }
    [[nodiscard]] T const* end() const noexcept { return items_.elements() + size_; }

private:
    static void check(int index, int last) {
        if (index < 0 || index > last) {
            throw std::out_of_range("http_baseline: index out of range");
        }
    }
    void grow() {
        array<T> larger(size_ == 0 ? 4 : 2 * size_);
        for (int i = 0; i < size_; ++i) {
            larger.elements()[i] = std::move(items_.elements()[i]);
        }
        items_ = std::move(larger);
    }

    array<T> items_;
    int size_ = 0;
    int version_ = 0;
};

} // namespace http_baseline
