// SPDX-License-Identifier: BSL-1.0
#include "node.hpp"

#include <handful/sort.hpp>

#include "catch.hpp"

#include <utility>
#include <vector>

using tree::node;

namespace {

// Each child of each node has that node as its parent.
bool is_consistent(node const& n) {
    for (auto const& child : n.children())
        if (child->parent() != &n || !is_consistent(*child)) return false;
    return true;
}

node family() {
    node root("root");
    root.add("a").add("aa");
    root.add("b");
    root.add("c");
    return root;
}

} // namespace

TEST_CASE("a node that comes in has its new parent, and one that goes out has none") {
    node root = family();
    CHECK(is_consistent(root));
    CHECK(tree::path(*root.children()[0]->children()[0]) == "root/a/aa");

    auto const out = root.children().take(root.children().begin());
    CHECK(out->parent() == nullptr);
    CHECK(tree::path(*out->children()[0]) == "a/aa");

    root.children().insert(root.children().begin(), std::make_unique<node>("d"));
    auto const old = root.children().replace(root.children().begin() + 1, std::make_unique<node>("e"));
    CHECK(old->parent() == nullptr);
    CHECK(old->name() == "b");
    CHECK(is_consistent(root));
    CHECK(root.children().size() == 3);
}

TEST_CASE("children change hands between nodes") {
    node one = family();
    node two("two");
    two.add("x");
    one.children().swap(two.children());
    CHECK(is_consistent(one));
    CHECK(is_consistent(two));
    CHECK(two.children().size() == 3);

    std::unique_ptr<node> const a = two.children()[0]->children()[0]->detach();
    one.children().push_back(std::make_unique<node>("y"));
    CHECK(a->parent() == nullptr);
    CHECK(is_consistent(one));
}

TEST_CASE("a node takes its children along when it is moved") {
    std::vector<node> forest;
    for (int i = 0; i != 9; ++i) forest.push_back(family());
    for (node const& root : forest) CHECK(is_consistent(root));
    node target("target");
    node& below = target.add("below");
    below = family();
    CHECK(below.parent() == &target);
    CHECK(is_consistent(target));
    CHECK(tree::path(*below.children()[0]) == "target/root/a");
}

TEST_CASE("a node is assigned from one below it") {
    node root = family();
    root = std::move(*root.children()[0]);
    CHECK(root.name() == "a");
    CHECK(root.children().size() == 1);
    CHECK(tree::path(*root.children()[0]) == "a/aa");
    CHECK(is_consistent(root));
}

TEST_CASE("order is not parentage") {
    node root = family();
    root.children().reverse();
    root.children().sort({}, [](auto const& child) -> auto& { return child->name(); });
    CHECK(root.children()[0]->name() == "a");
    CHECK(is_consistent(root));
    CHECK_THROWS_AS(root.children().push_back(nullptr), handful::null_element);
    root.children().clear();
    CHECK(root.children().empty());
}
