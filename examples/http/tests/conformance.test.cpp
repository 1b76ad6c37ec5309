// SPDX-License-Identifier: BSL-1.0
#include <catch.hpp>

#include "conformance/run.hpp"

#include <cstdlib>
#include <iostream>
#include <string>

TEST_CASE("the tables of the folder HANDFUL_CONFORMANCE hold, but for the differences that are listed") {
    char const* const folder = std::getenv("HANDFUL_CONFORMANCE");
    if (folder == nullptr) {
        std::cout
            << "SKIPPED: http.conformance: the tables were not given (HANDFUL_CONFORMANCE names no folder)\n";
        return;
    }
    conformance::differences known(std::string(HTTP_FOLDER) + "/tests/tables/deliberate_differences.tsv");
    auto const check = [](std::string const& table, conformance::tally const& result) {
        conformance::print(std::cout, table, result);
        CHECK(result.failures.empty());
        CHECK(result.adds_up());
        CHECK(result.passed != 0);
    };
    for (char const* table : {"lexical.tsv", "namevalue.tsv", "mediatype.tsv", "newline_sweep.tsv"}) {
        check(table, conformance::run_rows(std::string(folder) + '/' + table, known));
    }
    check("ops.tsv", conformance::run_operations(std::string(folder) + "/ops.tsv", known));

    std::cout << "deliberate differences, by the rows they cover:\n";
    for (conformance::difference const& each : known.all()) {
        std::cout << "    " << each.uses << "  " << each.table << ' ' << each.entry << ": " << each.reason
                  << '\n';
    }
}
