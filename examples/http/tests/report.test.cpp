// SPDX-License-Identifier: BSL-1.0
#include <catch.hpp>

#include "count_lines.hpp"
#include "input.hpp"
#include "quote.hpp"
#include <http/header_value.hpp>
#include "report.hpp"
#include "survey.hpp"

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>

namespace {

usage find_usage(survey const& seen, std::string_view name) {
    auto const found = std::find_if(seen.usages().begin(), seen.usages().end(),
                                    [&](usage const& each) { return each.name == name; });
    REQUIRE(found != seen.usages().end());
    return *found;
}

std::string report_of(survey const& seen) {
    std::ostringstream text;
    print_report(text, seen);
    return text.str();
}

} // namespace

TEST_CASE("a survey counts headers, and collections by their elements") {
    survey seen;
    seen.add("a", "HTTP/1.1 200 OK\r\n"
                  "Content-Type: text/html\r\n"
                  "content-type: text/html; charset=utf-8\r\n"
                  "Content-Type: a/b; c; d\r\n"
                  "Accept: a/b, c/d;q=0.1\r\n"
                  "Vary:\r\n"
                  "Cache-Control: no-cache,\r\n"
                  "  no-store\r\n"
                  "Server: x\r\n"
                  "SERVER: y\r\n"
                  "Age\r\n"
                  "\r\n"
                  "body\r\n");
    usage const media = find_usage(seen, "Content-Type");
    CHECK(media.headers == 3);
    CHECK(media.collections_with_none == 1);
    CHECK(media.collections_with_one == 1);
    CHECK(media.collections_with_more == 1);
    usage const ranges = find_usage(seen, "Accept");
    CHECK(ranges.headers == 1);
    CHECK(ranges.collections_with_more == 1);
    usage const parameters = find_usage(seen, "Accept's parameters");
    CHECK(parameters.collections_with_none == 1);
    CHECK(parameters.collections_with_one == 1);
    CHECK(find_usage(seen, "Vary").collections_with_none == 1);
    CHECK(find_usage(seen, "Cache-Control").collections_with_more == 1);

    CHECK(seen.lines().start == 1);
    CHECK(seen.lines().typed == 7);
    CHECK(seen.lines().text == 3);
    CHECK(seen.lines().body == 1);
    CHECK(seen.lines().malformed == 1);
    CHECK(seen.text_headers().at("server") == 2);

    std::string const report = report_of(seen);
    CHECK(report.find(
              "totals: 1 start lines + 7 typed + 3 text + 1 malformed = 12 lines that are not blank\n") !=
          std::string::npos);
    CHECK(report.find("  a:11: not a header: there is no colon") != std::string::npos);
    CHECK(report.find("inline_one, reject_null") != std::string::npos);
}

TEST_CASE("what a value takes is measured beside the same value in a wrapped list") {
    survey seen;
    seen.add("a", "Connection: close\n");
    usage const one = find_usage(seen, "Connection");
    CHECK(one.ours.calls == 0);
    CHECK(one.ours.bytes == sizeof(http::header_value<http::connection>::type));
    CHECK(one.baseline.calls == 4);
    CHECK(one.baseline.bytes > one.ours.bytes);

    seen.add("a", "Content-Type: text/plain; a=b\n");
    usage const media = find_usage(seen, "Content-Type");
    CHECK(media.ours.calls == 1);
    CHECK(media.baseline.calls == 4);
}

TEST_CASE("an empty survey has a report, too") {
    std::string const report = report_of(survey());
    CHECK(report.find("none came") != std::string::npos);
    CHECK(report.find("totals: 0 start lines + 0 typed + 0 text + 0 malformed = 0") != std::string::npos);
}

TEST_CASE("one name is not called names") {
    survey seen;
    seen.add("a", "Server: x\n");
    CHECK(report_of(seen).find("Headers kept as text: 1 name\n") != std::string::npos);
}

TEST_CASE("the bundled captures are read whole") {
    for (char const* name : {"responses.txt", "exchanges.txt"}) {
        CAPTURE(name);
        std::string problem;
        auto const text = read_input((std::string(HTTP_FOLDER) + "/captures/" + name).c_str(), problem);
        REQUIRE(text);
        survey seen;
        seen.add(name, *text);
        CHECK(seen.malformed().empty());
        CHECK(seen.lines().all() == count_lines(*text));
        CHECK(seen.lines().typed > 50);
    }
}

TEST_CASE("quoted parts fit one line and show where the fault is") {
    CHECK(quote("abc", 1) == "'abc'");
    CHECK(quote("", 0) == "''");
    CHECK(quote(std::string_view("a\0\x80\n", 4), 0) == "'a\\x00\\x80\\x0a'");
    std::string const a_lot(1000, 'a');
    CHECK(quote(a_lot, 0) == "'" + std::string(60, 'a') + "...'");
    CHECK(quote(a_lot + "!" + a_lot, 1000).find('!') != std::string::npos);
    CHECK(quote(a_lot, 1000).substr(0, 4) == "'...");
}
