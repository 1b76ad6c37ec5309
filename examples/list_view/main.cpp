// SPDX-License-Identifier: BSL-1.0
// Two views of one list, of different widths, that follow every change; the second is closed while it is told.
#include "list_view.hpp"

#include <handful/sort.hpp>

#include <cstdio>
#include <memory>

namespace {

void show(char const* what, list_view::list_view const& view) {
    std::printf("%s\n", what);
    for (std::size_t i = 0; i != view.rows().size(); ++i)
        std::printf("  %c %s\n", view.selected() == i ? '>' : ' ', view.rows()[i].c_str());
}

} // namespace

int main() {
    list_view::list_model model;
    model.lines() = {"bread", "sunflower seeds", "milk"};
    list_view::list_view wide(model, 40);
    auto narrow = std::make_unique<list_view::list_view>(model, 8);
    wide.select(1);
    narrow->select(2);
    narrow->on_selected_gone = [&] { narrow.reset(); };
    show("wide", wide);
    show("narrow", *narrow);

    model.lines().insert(model.lines().begin(), {"tea", "apples"});
    model.lines().sort();
    show("two more in front, then sorted", wide);

    model.lines().remove("milk");
    show("milk is gone", wide);
    std::printf("narrow is %s, subscribers: %zu\n", narrow ? "open" : "closed", model.observers().size());
}
