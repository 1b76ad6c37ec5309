// SPDX-License-Identifier: BSL-1.0
#include <catch.hpp>

#include "count_lines.hpp"

#include <http/block_reader.hpp>
#include <http/start_line.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace {

/// What the reader finds, one entry a line: S start line, F name=value, B body, M malformed, with line numbers.
std::string read(std::string_view text) {
    std::string all;
    std::size_t lines = 0;
    std::size_t last = 0;
    http::block_reader reader(text);
    while (auto const found = reader.next()) {
        CHECK(found->line > last);
        last = found->line;
        lines += found->line_count;
        std::string const number = std::to_string(found->line);
        switch (found->kind) {
        case http::entry_kind::start_line:
            all += number + "S " + std::string(found->text);
            break;
        case http::entry_kind::field:
            all += number + "F " + std::string(found->name) + '=' + std::string(found->value);
            break;
        case http::entry_kind::body:
            all += number + "B " + std::string(found->text);
            break;
        case http::entry_kind::malformed:
            all += number + "M";
            break;
        }
        all += '\n';
    }
    CHECK(lines == count_lines(text));
    return all;
}

bool is_start(std::string_view line, http::start_line_kind kind, int code = 0) {
    http::start_line const found = http::read_start_line(line);
    return found.kind == kind && found.code == code;
}

} // namespace

TEST_CASE("lines end in CR LF or LF, the last one perhaps in nothing") {
    std::string const expected = "1S HTTP/1.1 200 OK\n2F A=b\n3F C=\n";
    CHECK(read("HTTP/1.1 200 OK\r\nA: b\r\nC:\r\n\r\n") == expected);
    CHECK(read("HTTP/1.1 200 OK\nA: b\nC:\n\n") == expected);
    CHECK(read("HTTP/1.1 200 OK\nA:b\r\nC: ") == expected);
    CHECK(read("").empty());
    CHECK(read("\r\n\n \t\r\n").empty());
}

TEST_CASE("blocks may follow each other with any number of blank lines, and without start lines") {
    CHECK(read("A: 1\n\n\nB: 2\n\nHTTP/1.1 204 No Content\nC: 3\n\nD: 4\n") ==
          "1F A=1\n4F B=2\n6S HTTP/1.1 204 No Content\n7F C=3\n9F D=4\n");
    CHECK(read("GET / HTTP/1.1\nHost: a\n\nHTTP/1.1 200 OK\nA: b\n\n") ==
          "1S GET / HTTP/1.1\n2F Host=a\n4S HTTP/1.1 200 OK\n5F A=b\n");
    // A start line begins a block, even where the blank line is missing.
    CHECK(read("HTTP/1.1 200 OK\nA: b\nHTTP/1.1 200 OK\nC: d\n") ==
          "1S HTTP/1.1 200 OK\n2F A=b\n3S HTTP/1.1 200 OK\n4F C=d\n");
}

TEST_CASE("folded lines are joined by one space") {
    CHECK(read("A: b\r\n  c  \r\n\td\r\nE: f\r\n") == "1F A=b c d\n4F E=f\n");
    CHECK(read("A:\r\n b\r\n") == "1F A=b\n");
    CHECK(read("A: b\r\n \r\n c\r\n\r\n") == "1F A=b c\n");
    CHECK(read("A: b\n c\nA: d\n e\n") == "1F A=b c\n3F A=d e\n");
    http::block_reader reader("A: b\n c\n \n d\n");
    CHECK(reader.next()->line_count == 3);
}

TEST_CASE("names and values are taken as they are") {
    CHECK(read("dl_s: 1\ns: a:b:c\nx!#$: \xc3\xa9\nCneonction: close\nEmpty:\n") ==
          "1F dl_s=1\n2F s=a:b:c\n3F x!#$=\xc3\xa9\n4F Cneonction=close\n5F Empty=\n");
}

TEST_CASE("a malformed line takes its continuations with it and stops nothing") {
    CHECK(read("A: b\nno header\n more of it\nC: d\n") == "1F A=b\n2M\n4F C=d\n");
    CHECK(read(" fold\nA: b\n") == "1M\n2F A=b\n");
    CHECK(read("HTTP/1.1 200 OK\n fold\n fold\nA: b\n") == "1S HTTP/1.1 200 OK\n2M\n4F A=b\n");
    CHECK(read(std::string_view("A: b\n c\0\n d\nE: f\n", 17)) == "1M\n4F E=f\n");
}

TEST_CASE("a damaged start line is told from a damaged header") {
    auto const last_reason = [](std::string_view text) {
        std::string reason;
        http::block_reader reader(text);
        while (auto const found = reader.next()) {
            reason = found->why.reason;
        }
        return reason;
    };
    CHECK(last_reason("GET / HTTP/1.1\nA: b\n\nHTTP/1.1 oops") == last_reason("GET /"));
    CHECK(last_reason("A: b\nUpgrade HTTP/2.0") == "not a header: there is no colon");
}

TEST_CASE("a body is what follows the headers of a message that may have one") {
    std::string const head = "HTTP/1.1 200 OK\nContent-Length: 5\n\n";
    std::string const read_head = "1S HTTP/1.1 200 OK\n2F Content-Length=5\n";
    CHECK(read(head + "<p>\n\n: a\n\n<p>\n") == read_head + "4B <p>\n6B : a\n8B <p>\n");
    CHECK(read(head + "<p>\nHTTP/1.1 404 No\nA: b\n") == read_head + "4B <p>\n5S HTTP/1.1 404 No\n6F A=b\n");
    CHECK(read(head + "{\"a\"}HTTP/2 404 \nA: b\n") == read_head + "4S HTTP/2 404 \n5F A=b\n");
    CHECK(read(head + "<p>\n<p>HTTP/1.1 100 Continue\n\nHTTP/1.1 200 OK\nA: b\n") ==
          read_head + "4B <p>\n5S HTTP/1.1 100 Continue\n7S HTTP/1.1 200 OK\n8F A=b\n");
    // It says HTTP/1.1, but no header follows.
    CHECK(read(head + "we speak HTTP/1.1 200 times\nand more\n") ==
          read_head + "4B we speak HTTP/1.1 200 times\n5B and more\n");
    // A response to HEAD has the headers of a body, but none: what follows is the next block.
    CHECK(read(head + "HTTP/1.1 404 No\nA: b\n") == read_head + "4S HTTP/1.1 404 No\n5F A=b\n");
    CHECK(read(head + "HTTP/1.1 broken\nA: b\n") == read_head + "4M\n5F A=b\n");
    CHECK(read(head + "A: b\n c\nD: e\n\n") == read_head + "4F A=b c\n6F D=e\n");
}

TEST_CASE("where no body can be, lines that are no headers are malformed") {
    for (std::string const start : {"HTTP/1.1 204 No Content\n", "HTTP/1.1 304 Not Modified\n",
                                    "HTTP/1.1 101 Go\n", "GET / HTTP/1.1\n"}) {
        CHECK(read(start + "A: b\n\n<p>\n") == "1S " + start + "2F A=b\n4M\n");
    }
    CHECK(read("HTTP/1.1 200 OK\nContent-Length: 0\n\n<p>\n") ==
          "1S HTTP/1.1 200 OK\n2F Content-Length=0\n4M\n");
    CHECK(read("HTTP/1.1 304 No\nContent-Length: 9\n\n<p>\n") ==
          "1S HTTP/1.1 304 No\n2F Content-Length=9\n4M\n");
    CHECK(read("A: b\n\n<p>\n") == "1F A=b\n3M\n");
    // Nothing is known of a block without a start line, whatever came before it.
    CHECK(read("HTTP/1.1 200 OK\nA: b\n\nContent-Length: 9\n\n<p>\n") ==
          "1S HTTP/1.1 200 OK\n2F A=b\n4F Content-Length=9\n6M\n");
    // A line of spaces continues a header, if there is one; it does not end the headers.
    CHECK(read("HTTP/1.1 200 OK\n \n<p>\n") == "1S HTTP/1.1 200 OK\n3M\n");
    // A request has a body where its headers say so; a response also where they say nothing.
    CHECK(read("PUT / HTTP/1.1\nContent-Length: 3\n\n<p>\n") ==
          "1S PUT / HTTP/1.1\n2F Content-Length=3\n4B <p>\n");
    CHECK(read("PUT / HTTP/1.1\nTransfer-Encoding: chunked\n\n3\n") ==
          "1S PUT / HTTP/1.1\n2F Transfer-Encoding=chunked\n4B 3\n");
    CHECK(read("HTTP/1.0 200 OK\n\n<p>\n") == "1S HTTP/1.0 200 OK\n3B <p>\n");
}

TEST_CASE("start lines are requests and statuses of any version") {
    using kind = http::start_line_kind;
    CHECK(is_start("GET / HTTP/1.1", kind::request));
    CHECK(is_start("OPTIONS * HTTP/1.0", kind::request));
    CHECK(is_start("CONNECT example.com:443 HTTP/1.1", kind::request));
    CHECK(is_start("GET http://a:80/?b HTTP/2", kind::request));
    CHECK(is_start("M-SEARCH * HTTP/1.1", kind::request));
    CHECK(is_start("HTTP/1.1 200 OK", kind::status, 200));
    CHECK(is_start("HTTP/1.1 200 ", kind::status, 200));
    CHECK(is_start("HTTP/2 404", kind::status, 404));
    CHECK(is_start("HTTP/3 103 ", kind::status, 103));
    CHECK(is_start("HTTP/1.1 599 Pas trouv\xc3\xa9", kind::status, 599));
    for (char const* line :
         {"", "HTTP/1.1", "HTTP/1.1 ", "HTTP/1.1 20", "HTTP/1.1 2000", "HTTP/1.1 20x OK", "HTTP/1.1  200 OK",
          "HTTP/ 200 OK", "HTTP/x 200 OK", "http/1.1 200 OK", "GET /", "GET / HTTP/1.1 ", "GET  HTTP/1.1",
          "GET / /a HTTP/1.1", " GET / HTTP/1.1", "G(T / HTTP/1.1", "GET / HTTP/1.x", "HTTP/1.1 200 \x01"}) {
        CAPTURE(line);
        CHECK(is_start(line, kind::none));
    }
}
