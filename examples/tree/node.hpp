// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/handful.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

namespace tree {

/// A named node that owns its children and knows its parent. The children are one machine word, and nobody has to keep
/// the parents right: whatever is done with the children, the node hears of it (`notify_owner`). A node must not become a child
/// of a node below it.
class node {
    struct on_children {
        using owner = node;
        static constexpr auto member() { return &node::children_; }

        static void inserted(node& self, auto const& children, std::size_t first, std::size_t n) noexcept {
            for (std::size_t i = first; i != first + n; ++i) children[i]->parent_ = &self;
        }
        static void removing(node&, auto const& children, std::size_t first, std::size_t n) noexcept {
            for (std::size_t i = first; i != first + n; ++i) children[i]->parent_ = nullptr;
        }
        static void replaced(node& self, auto const& children, std::size_t i, auto const& old) noexcept {
            old->parent_ = nullptr;
            children[i]->parent_ = &self;
        }
    };

public:
    using children_type = handful::collection<std::unique_ptr<node>, handful::inline_one,
                                              handful::reject_null, handful::notify_owner<on_children>>;

    explicit node(std::string name) : name_(std::move(name)) {}
    /// Takes the children of `other` along. The new node has no parent.
    node(node&& other) noexcept : name_(std::move(other.name_)), children_(std::move(other.children_)) {
        // What an owner moves, it is not told of.
        on_children::inserted(*this, children_, 0, children_.size());
    }
    /// Destroys the children, and takes those of `other` over. The parent stays. Preconditions: `other` is not above.
    node& operator=(node&& other) noexcept {
        // Aside first: `other` may be below, and then goes with the children.
        node taken(std::move(other));
        name_.swap(taken.name_);
        children_.swap(taken.children_);
        return *this;
    }
    ~node() = default;

    std::string const& name() const noexcept { return name_; }
    node* parent() const noexcept { return parent_; }
    children_type& children() noexcept { return children_; }
    children_type const& children() const noexcept { return children_; }

    node& add(std::string name) { return *children_.emplace_back(std::make_unique<node>(std::move(name))); }
    /// Effects: takes the node out of its parent. Preconditions: it has one.
    std::unique_ptr<node> detach() {
        children_type& siblings = parent_->children_;
        std::size_t i = 0;
        while (siblings[i].get() != this) ++i;
        return siblings.take(siblings.begin() + i);
    }

private:
    std::string name_;
    node* parent_ = nullptr;
    children_type children_;
};

static_assert(sizeof(node::children_type) == sizeof(void*));

/// Returns: how many nodes are above `n`.
inline std::size_t depth(node const& n) noexcept {
    std::size_t above = 0;
    for (node const* up = n.parent(); up != nullptr; up = up->parent()) ++above;
    return above;
}

/// Returns: the names from the root to `n`, with `/` between them.
inline std::string path(node const& n) {
    return n.parent() == nullptr ? n.name() : path(*n.parent()) + '/' + n.name();
}

/// Calls `visit` for `n` and all that is below it, parents first.
template <class Visit>
void walk(node const& n, Visit&& visit) {
    visit(n);
    for (std::unique_ptr<node> const& child : n.children()) walk(*child, visit);
}

} // namespace tree
