// SPDX-License-Identifier: BSL-1.0
#include <catch.hpp>

#include "conformance/row.hpp"
#include "count_lines.hpp"
#include "input.hpp"
#include "report.hpp"
#include "survey.hpp"

#include <map>
#include <set>
#include <sstream>
#include <string>

namespace {

std::string const folder = std::string(HTTP_FOLDER) + "/tests/broken/";

std::string read_file(std::string const& path) {
    std::string problem;
    auto const text = read_input(path.c_str(), problem);
    INFO(path << ": " << problem);
    REQUIRE(text);
    return *text;
}

} // namespace

// broken/expected.tsv lists each line of the folder that cannot be read, and why.
TEST_CASE("the report names every damaged line with its number and reason, and nothing else") {
    std::map<std::string, std::map<std::size_t, std::string>> expected;
    for (auto const& fields : conformance::read_fields(folder + "expected.tsv", 3)) {
        expected[fields[0]][std::stoul(fields[1])] = fields[2];
    }
    CHECK(expected.size() > 10);
    survey all;
    std::size_t lines = 0;
    for (auto const& [file, damages] : expected) {
        CAPTURE(file);
        survey seen;
        std::string const text = read_file(folder + file);
        seen.add(file, text);
        all.add(file, text);
        lines += damages.size();
        CHECK(seen.lines().all() == count_lines(text));
        REQUIRE(seen.malformed().size() == damages.size());
        auto damage = damages.begin();
        for (malformed_line const& found : seen.malformed()) {
            CHECK(found.line == damage->first);
            CHECK(found.message.rfind(damage->second + " (character ", 0) == 0);
            ++damage;
        }
        // What stands beside the damage is read: each file has a header Date or Age.
        CHECK(seen.text_headers().count("date") + seen.text_headers().count("age") != 0);
    }
    CHECK(all.malformed().size() == lines);

    std::ostringstream report;
    print_report(report, all);
    for (auto const& [file, damages] : expected) {
        for (auto const& [line, reason] : damages) {
            std::string const wanted = "  " + file + ':' + std::to_string(line) + ": " + reason;
            CAPTURE(wanted);
            CHECK(report.str().find(wanted) != std::string::npos);
        }
    }
}
