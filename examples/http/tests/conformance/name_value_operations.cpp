// SPDX-License-Identifier: BSL-1.0
#include "observe.hpp"
#include "operations.hpp"

#include <http/name_value.hpp>

namespace conformance {

operation_tests const& name_value_operations() {
    using http::name_value;
    static operation_tests const tests{
        {"text | Value=\"token\"",
         [](holds& check) {
             name_value x("text");
             x.set_value("token");
             HOLDS(x.format() == "text=token");
         }},
        {"text | Value=\"\"quoted string\"\"",
         [](holds& check) {
             name_value x("text");
             x.set_value("\"quoted string\"");
             HOLDS(x.format() == "text=\"quoted string\"");
         }},
        {"text=x | Value=null",
         [](holds& check) {
             name_value x("text", "x");
             x.set_value({});
             HOLDS(x.format() == "text");
         }},
        {"text=x | Value=\"\"",
         [](holds& check) {
             name_value x("text", "x");
             x.set_value("");
             HOLDS(x.format() == "text");
         }},
        {"name | Value=\" x \"",
         [](holds& check) {
             name_value x("name");
             HOLDS(thrown_by([&] { x.set_value(" x "); }) == "FormatException");
             HOLDS(x.format() == "name");
         }},
        {"name | Value=\"x y\"",
         [](holds& check) {
             name_value x("name");
             x.set_value("x y");
             HOLDS(x.format() == "name=x y");
         }},
        {"name=value | Clone",
         [](holds& check) {
             name_value const x("name", "value");
             name_value const copy = x;
             HOLDS(copy.name() == "name");
             HOLDS(copy.value() == "value");
         }},
    };
    return tests;
}

} // namespace conformance
