// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http_baseline/list.hpp>

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <utility>

namespace http_baseline {

/// A collection round a list, with a virtual function for every kind of change.
template <class T>
class collection {
public:
    collection() : items_(std::make_unique<list<T>>()) {}
    collection(collection const&) = delete;
    collection& operator=(collection const&) = delete;
    virtual ~collection() = default;

    [[nodiscard]] int count() const noexcept { return items_->count(); }
    void add(T item) { insert_item(items_->count(), std::move(item)); }
    void insert(int index, T item) {
        check(index, items_->count());
        insert_item(index, std::move(item));
    }
    void set(int index, T item) {
        check(index, items_->count() - 1);
        set_item(index, std::move(item));
    }
    void remove_at(int index) {
        check(index, items_->count() - 1);
        remove_item(index);
    }
    void clear() { clear_items(); }

    /// Enumeration knows which list this is, so it needs no virtual call and no object.
    [[nodiscard]] T const* begin() const noexcept { return static_cast<list<T> const&>(*items_).begin(); }
    [[nodiscard]] T const* end() const noexcept { return static_cast<list<T> const&>(*items_).end(); }

protected:
    virtual void insert_item(int index, T item) { items_->insert(index, std::move(item)); }
    virtual void set_item(int index, T item) { items_->set(index, std::move(item)); }
    virtual void remove_item(int index) { items_->remove_at(index); }
    virtual void clear_items() noexcept { items_->clear(); }

private:
    static void check(int index, int last) {
        if (index < 0 || index > last) {
            throw std::out_of_range("http_baseline: index out of range");
        }
    }

    std::unique_ptr<list_interface<T>> items_;
};

/// The collection that asks a validator about each element that comes in.
template <class T>
class object_collection final : public collection<T> {
public:
    using validator = void (*)(T const&);

    object_collection() : validate_(&refuse_null) {}
    explicit object_collection(validator validate) : validate_(validate) {}

protected:
    void insert_item(int index, T item) override {
        validate_(item);
        collection<T>::insert_item(index, std::move(item));
    }
    void set_item(int index, T item) override {
        validate_(item);
        collection<T>::set_item(index, std::move(item));
    }

private:
    static void refuse_null(T const& item) {
        if (item == nullptr) {
            throw std::invalid_argument("http_baseline: item is null");
        }
    }

    validator validate_;
};

/// What the owner of a collection holds: the collection is made when something first comes in. It looks like the
/// other collections, so that the same code reads into them all.
template <class T>
class lazy_collection {
public:
    using value_type = std::unique_ptr<T>;
    using size_type = std::size_t;
    using reference = value_type const&;
    using const_iterator = value_type const*;

    [[nodiscard]] const_iterator begin() const noexcept { return made_ ? made_->begin() : nullptr; }
    [[nodiscard]] const_iterator end() const noexcept { return made_ ? made_->end() : nullptr; }
    [[nodiscard]] size_type size() const noexcept {
        return made_ ? static_cast<size_type>(made_->count()) : 0;
    }

    void push_back(value_type item) {
        if (!made_) {
            made_ = std::make_unique<object_collection<value_type>>();
        }
        made_->add(std::move(item));
    }
    void erase(const_iterator position) { made_->remove_at(static_cast<int>(position - begin())); }
    void reserve(size_type) noexcept {}

private:
    std::unique_ptr<object_collection<value_type>> made_;
};

} // namespace http_baseline
