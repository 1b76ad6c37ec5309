// SPDX-License-Identifier: BSL-1.0
// A tree whose nodes know their parents: parts are moved from one tree to another, and each node's path stays right.
#include "node.hpp"

#include <handful/sort.hpp>

#include <cstdio>
#include <memory>

namespace {

void print(tree::node const& root) {
    tree::walk(root, [](tree::node const& n) {
        std::printf("%*s%s\n", static_cast<int>(2 * tree::depth(n)), "", n.name().c_str());
    });
}

} // namespace

int main() {
    tree::node home("home");
    tree::node& work = home.add("work");
    work.add("letters");
    work.add("drafts");
    home.add("music");
    print(home);

    tree::node archive("archive");
    archive.add("2025");
    archive.children().push_back(work.detach());
    std::printf("\nafter moving: %s\n", tree::path(*work.children()[0]).c_str());

    work.children().sort({}, [](std::unique_ptr<tree::node> const& child) -> auto& { return child->name(); });
    print(archive);
    std::printf("\n%zu bytes for the children of a node\n", sizeof(tree::node::children_type));
}
