// SPDX-License-Identifier: BSL-1.0
// A value whose text is made once and dropped when a part of it changes, by whatever operation.
#include "query.hpp"

#include <cstdio>

namespace {

void show(char const* what, cached_text::query const& q) {
    char const* const from = q.is_cached() ? "kept" : "made";
    std::string_view const text = q.text();
    std::printf("%-18s %s: %.*s\n", what, from, static_cast<int>(text.size()), text.data());
}

} // namespace

int main() {
    cached_text::query q;
    q.parameters() = {{"q", "small vectors"}, {"page", "1"}};
    show("new", q);
    show("asked again", q);
    q.parameters().modify(q.parameters().begin() + 1, [](auto& page) { page.value = "2"; });
    show("next page", q);
    cached_text::query copy = q;
    show("a copy", copy);
    copy.parameters().pop_back();
    show("a shorter copy", copy);
    show("the first", q);
}
