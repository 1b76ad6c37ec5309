// SPDX-License-Identifier: BSL-1.0
// A play list with undo and redo.
#include "undoable.hpp"

#include <handful/sort.hpp>

#include <cstdio>
#include <string>

namespace {

using play_list = undo::undoable<std::string>;

void show(char const* what, play_list const& list) {
    std::printf("%-12s", what);
    for (std::string const& title : list.items()) std::printf(" %s", title.c_str());
    std::puts("");
}

} // namespace

int main() {
    play_list list;
    list.edit([](auto& titles) { titles = {"Waltz", "Blues", "March"}; });
    show("filled", list);
    list.edit([](auto& titles) { titles.sort(); });
    show("sorted", list);
    list.edit([](auto& titles) {
        titles.erase(titles.begin());
        titles.push_back("Tango");
    });
    show("one edit", list);
    while (list.undo()) show("undo", list);
    while (list.redo()) show("redo", list);
}
