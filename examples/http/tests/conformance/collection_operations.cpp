// SPDX-License-Identifier: BSL-1.0
#include "observe.hpp"
#include "operations.hpp"

#include <http/element.hpp>
#include <http/object_collection.hpp>

#include <handful/handful.hpp>

#include <initializer_list>
#include <string>

namespace conformance {
namespace {

using strings = http::object_collection<std::string>;

/// What a user's own rule throws for null passes through.
struct refused_by_rule : std::logic_error {
    using std::logic_error::logic_error;
};
struct is_there {
    bool operator()(std::unique_ptr<std::string> const& x) const {
        return x != nullptr ? true : throw refused_by_rule("null");
    }
};
using ruled_strings =
    handful::collection<std::unique_ptr<std::string>, handful::inline_one, handful::require<is_there>>;

template <class Collection>
Collection make(std::initializer_list<char const*> texts) {
    Collection made;
    for (char const* text : texts) {
        http::append_value(made, text);
    }
    return made;
}

strings of(std::initializer_list<char const*> texts) { return make<strings>(texts); }

template <class Collection>
bool is(Collection const& collection, std::initializer_list<char const*> texts) {
    std::size_t i = 0;
    if (collection.size() != texts.size()) {
        return false;
    }
    for (char const* text : texts) {
        if (*collection[i++] != text) {
            return false;
        }
    }
    return true;
}

bool contains(strings const& in, char const* text) { return http::find_value(in, text) != in.end(); }

template <class Action>
bool breaks_rule(Action action) {
    try {
        action();
    } catch (refused_by_rule const&) {
        return true;
    }
    return false;
}

bool refuses_null(strings& into) {
    return thrown_by([&] { into.push_back(nullptr); }) == "ArgumentException";
}

void adds_no_null_to_ruled(holds& check) {
    ruled_strings c = make<ruled_strings>({"value1"});
    HOLDS(breaks_rule([&] { c.push_back(nullptr); }));
    HOLDS(is(c, {"value1"}));
}

void finds_nothing_in_emptied(holds& check) {
    strings c = of({"v1", "v2"});
    http::remove_value(c, "v1");
    http::remove_value(c, "v2");
    HOLDS(!http::remove_value(c, "v1"));
    HOLDS(!http::remove_value(c, "v2"));
    HOLDS(!http::remove_value(c, "v3"));
    HOLDS(c.size() == 0);
}

/// Whether two collections are the same multiset of values, asked both ways.
void compare(holds& check, strings const& a, strings const& b, bool expected) {
    HOLDS(http::same_values(a, b) == expected);
    HOLDS(http::same_values(b, a) == expected);
}

strings second_of_two() {
    strings c = of({"v1", "v2"});
    http::remove_value(c, "v1");
    return c;
}

} // namespace

operation_tests const& collection_operations() {
    static operation_tests const tests{
        {"default validator; Add \"value1\" | Insert(0,\"value2\")",
         [](holds& check) {
             strings c = of({"value1"});
             c.insert(c.begin(), std::make_unique<std::string>("value2"));
             HOLDS(is(c, {"value2", "value1"}));
         }},
        {"default validator; two items | Add(null)",
         [](holds& check) {
             strings c = of({"value2", "value1"});
             HOLDS(refuses_null(c));
             HOLDS(is(c, {"value2", "value1"}));
         }},
        {"default validator; two items | set [0]=null",
         [](holds& check) {
             strings c = of({"value2", "value1"});
             HOLDS(thrown_by([&] { c.replace(c.begin(), nullptr); }) == "ArgumentException");
             HOLDS(is(c, {"value2", "value1"}));
         }},
        {"validator throwing InvalidOperationException(\"custom\") for null; Add \"value1\" | set [0]=\"value2\"",
         [](holds& check) {
             ruled_strings c = make<ruled_strings>({"value1"});
             c.replace(c.begin(), std::make_unique<std::string>("value2"));
             HOLDS(is(c, {"value2"}));
         }},
        {"same validator | Add(null)", adds_no_null_to_ruled},
        {"same validator | set [0]=null",
         [](holds& check) {
             ruled_strings c = make<ruled_strings>({"value2"});
             HOLDS(breaks_rule([&] { c.replace(c.begin(), nullptr); }));
             HOLDS(is(c, {"value2"}));
         }},
        {"default validator; Add \"value1\"; Add \"value2\" | Add(null)",
         [](holds& check) {
             strings c = of({"value1", "value2"});
             HOLDS(refuses_null(c));
             HOLDS(is(c, {"value1", "value2"}));
         }},
        {"validator throwing InvalidOperationException for null; Add \"value1\" | Add(null)",
         adds_no_null_to_ruled},
        {"subclass whose Validate throws InvalidOperationException for null; Add \"value1\" | Add(null)",
         adds_no_null_to_ruled},
        {"empty | Count / Contains(v1)",
         [](holds& check) {
             HOLDS(strings().size() == 0);
             HOLDS(!contains(strings(), "v1"));
         }},
        {"[v1] | Contains(v1); Contains(equal copy of v1); Contains(v2)",
         [](holds& check) {
             strings const c = of({"v1"});
             HOLDS(c.contains(c[0]));
             HOLDS(contains(c, "v1"));
             HOLDS(!contains(c, "v2"));
         }},
        {"[v1] | Remove(v1)",
         [](holds& check) {
             strings c = of({"v1"});
             HOLDS(http::remove_value(c, "v1"));
             HOLDS(c.size() == 0);
             HOLDS(!contains(c, "v1"));
         }},
        {"[v1,v2] | Contains(v1), Contains(copy v1), Contains(v2), Contains(v3)",
         [](holds& check) {
             strings const c = of({"v1", "v2"});
             HOLDS(c.contains(c[0]));
             HOLDS(contains(c, "v1"));
             HOLDS(contains(c, "v2"));
             HOLDS(!contains(c, "v3"));
             HOLDS(c.size() == 2);
         }},
        {"[v1,v2] | Remove(v1)",
         [](holds& check) {
             strings const c = second_of_two();
             HOLDS(!contains(c, "v1"));
             HOLDS(contains(c, "v2"));
             HOLDS(c.size() == 1);
         }},
        {"[v2] held in array storage | Remove(v3); Remove(copy v1)",
         [](holds& check) {
             strings c = second_of_two();
             HOLDS(!http::remove_value(c, "v3"));
             HOLDS(!http::remove_value(c, "v1"));
             HOLDS(is(c, {"v2"}));
         }},
        {"[v2] held in array storage | Remove(copy of v2)",
         [](holds& check) {
             strings c = second_of_two();
             HOLDS(http::remove_value(c, "v2"));
             HOLDS(c.size() == 0);
             HOLDS(!contains(c, "v1"));
             HOLDS(!contains(c, "v2"));
         }},
        {"emptied array storage | Remove(v1), Remove(v2), Remove(v3)", finds_nothing_in_emptied},
        {"empty | Remove(null)",
         [](holds& check) {
             strings c;
             HOLDS(c.remove(nullptr)); // a table of an older rule says so
             HOLDS(c.size() == 0);
         }},
        {"empty | Contains(null)", [](holds& check) { HOLDS(strings().contains(nullptr)); }},
        {"[v1] inline | Contains(equal but different object)",
         [](holds& check) { HOLDS(!contains(of({"v1"}), "v1")); }},
        {"[v1] inline | Remove(equal but different object)",
         [](holds& check) {
             strings c = of({"v1"});
             HOLDS(!http::remove_value(c, "v1"));
         }},
        {"[v1,v2] (array) | Contains(equal but different object)",
         [](holds& check) { HOLDS(contains(of({"v1", "v2"}), "v2")); }},
        {"[a,b,c,d] | Add(e)",
         [](holds& check) {
             strings c = of({"a", "b", "c", "d"});
             http::append_value(c, "e");
             HOLDS(is(c, {"a", "b", "c", "d", "e"}));
         }},
        {"[a,b,c,d,e] | Clear, then Add(x)",
         [](holds& check) {
             strings c = of({"a", "b", "c", "d", "e"});
             c.clear();
             http::append_value(c, "x");
             HOLDS(is(c, {"x"}));
         }},
        {"[a,b] | Remove(a), Remove(b), Add(x)",
         [](holds& check) {
             strings c = of({"a", "b"});
             http::remove_value(c, "a");
             http::remove_value(c, "b");
             http::append_value(c, "x");
             HOLDS(is(c, {"x"}));
         }},
        {"empty and empty | compare", [](holds& check) { compare(check, {}, {}, true); }},
        {"[a,c,b,c] and [c,c,b,a] | compare both ways",
         [](holds& check) { compare(check, of({"a", "c", "b", "c"}), of({"c", "c", "b", "a"}), true); }},
        {"[a,c,b,c] and [a,b,c,d] | compare both ways",
         [](holds& check) { compare(check, of({"a", "c", "b", "c"}), of({"a", "b", "c", "d"}), false); }},
        {"[a,c,b,c] and [a,b,b,c] | compare both ways",
         [](holds& check) { compare(check, of({"a", "c", "b", "c"}), of({"a", "b", "b", "c"}), false); }},
    };
    return tests;
}

} // namespace conformance
