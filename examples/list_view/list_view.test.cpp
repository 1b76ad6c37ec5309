// SPDX-License-Identifier: BSL-1.0
#include "list_view.hpp"

#include <handful/sort.hpp>

#include "catch.hpp"

#include <memory>
#include <random>
#include <string>
#include <vector>

using list_view::list_model;
using view = list_view::list_view;

namespace {

using texts = std::vector<std::string>;

texts rows_of(view const& v) { return {v.rows().begin(), v.rows().end()}; }
texts lines_of(list_model const& m) { return {m.lines().begin(), m.lines().end()}; }

} // namespace

TEST_CASE("the rows are the lines, the selection stays on its line, and only what changed is drawn") {
    list_model model;
    model.lines() = {"a", "b", "c"};
    view v(model, 20);
    v.select(1);
    CHECK(v.drawn() == 3);

    model.lines().insert(model.lines().begin(), {"x", "y"});
    CHECK(rows_of(v) == texts{"x", "y", "a", "b", "c"});
    CHECK(v.selected() == 3);
    CHECK(v.drawn() == 5);

    model.lines().insert(model.lines().begin() + 4, "z");
    CHECK(v.selected() == 3);
    CHECK(v.drawn() == 6);

    model.lines().erase(model.lines().begin() + 1, model.lines().begin() + 3);
    CHECK(rows_of(v) == texts{"x", "b", "z", "c"});
    CHECK(v.selected() == 1);

    static_cast<void>(model.lines().replace(model.lines().begin(), "w"));
    CHECK(rows_of(v) == texts{"w", "b", "z", "c"});
    CHECK(v.drawn() == 7);

    model.lines().sort();
    CHECK(rows_of(v) == texts{"b", "c", "w", "z"});
    CHECK(v.selected() == 0);

    erase_if(model.lines(), [](std::string const& line) { return line == "b" || line == "z"; });
    CHECK(rows_of(v) == texts{"c", "w"});
    CHECK_FALSE(v.selected().has_value());

    model.lines() = {"new"};
    CHECK(rows_of(v) == texts{"new"});
    model.lines().clear();
    CHECK(v.rows().empty());
}

TEST_CASE("long lines are cut") {
    list_model model;
    model.lines().push_back("abcdef");
    view const v(model, 4);
    CHECK(rows_of(v) == texts{"abc~"});
}

TEST_CASE("the selection tells lines apart that look the same") {
    list_model model;
    model.lines() = {"abcxyz", "abcdef"};
    view v(model, 4);
    v.select(0);
    model.lines().reverse();
    CHECK(v.selected() == 1);
    static_cast<void>(model.lines().replace(model.lines().begin() + 1, "abcuvw"));
    model.lines().reverse();
    CHECK(v.selected() == 0);
}

TEST_CASE("a view may be closed while it is told, and no other is left out") {
    list_model model;
    model.lines() = {"a", "b"};
    view first(model, 9);
    auto second = std::make_unique<view>(model, 9);
    view third(model, 9);
    second->select(0);
    second->on_selected_gone = [&] { second.reset(); };
    model.lines().erase(model.lines().begin());
    CHECK(second == nullptr);
    CHECK(model.observers().size() == 2);
    CHECK(rows_of(first) == texts{"b"});
    CHECK(rows_of(third) == texts{"b"});
}

TEST_CASE("at random, the rows are the lines") {
    std::mt19937 random(11);
    list_model model;
    view const v(model, 99);
    for (int i = 0; i != 500; ++i) {
        auto& lines = model.lines();
        auto const at = lines.begin() + random() % (lines.size() + 1);
        std::string const text = std::to_string(random() % 50);
        switch (random() % 8) {
        case 0:
            lines.insert(at, {text, text + "b"});
            break;
        case 1:
            lines.sort();
            break;
        case 2:
            lines.erase(at, lines.end());
            break;
        case 3:
            erase(lines, text);
            break;
        case 4:
            lines.rotate(at);
            break;
        case 5:
            if (at != lines.end()) static_cast<void>(lines.replace(at, text));
            break;
        default:
            lines.insert(at, text);
        }
        REQUIRE(rows_of(v) == lines_of(model));
    }
}
