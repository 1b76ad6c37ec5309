// SPDX-License-Identifier: BSL-1.0
#include "report.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace {

using row = std::array<std::string, 10>;

std::string ratio(std::size_t part, std::size_t whole) {
    if (whole == 0) {
        return "-";
    }
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), "%.2f", static_cast<double>(part) / static_cast<double>(whole));
    return text.data();
}

row make_row(usage const& of) {
    bool const is_measured = of.headers != 0;
    auto const number = [&](std::size_t n) { return is_measured ? std::to_string(n) : std::string(); };
    return {std::string(of.name),
            number(of.headers),
            std::to_string(of.collections_with_none),
            std::to_string(of.collections_with_one),
            std::to_string(of.collections_with_more),
            number(of.ours.bytes),
            is_measured ? ratio(of.ours.bytes, of.baseline.bytes) : "",
            number(of.ours.calls),
            is_measured ? ratio(of.ours.calls, of.baseline.calls) : "",
            std::string(of.policies)};
}

/// Names to the left, numbers to the right, policies last and as long as they are.
void print_rows(std::ostream& out, std::vector<row> const& rows) {
    std::array<std::size_t, std::tuple_size_v<row>> widths{};
    for (row const& each : rows) {
        for (std::size_t i = 0; i < each.size(); ++i) {
            widths[i] = std::max(widths[i], each[i].size());
        }
    }
    for (row const& each : rows) {
        out << each[0] << std::string(widths[0] - each[0].size(), ' ');
        for (std::size_t i = 1; i + 1 < each.size(); ++i) {
            out << "  " << std::string(widths[i] - each[i].size(), ' ') << each[i];
        }
        out << "  " << each.back() << '\n';
    }
}

void print_typed(std::ostream& out, survey const& seen) {
    std::vector<row> rows{
        {"header", "came", "none", "one", "more", "bytes", "ratio", "allocs", "ratio", "policies"}};
    usage sum;
    sum.name = "all";
    for (usage const& each : seen.usages()) {
        if (each.collections_with_none + each.collections_with_one + each.collections_with_more == 0) {
            continue;
        }
        rows.push_back(make_row(each));
        sum.headers += each.headers;
        sum.collections_with_none += each.collections_with_none;
        sum.collections_with_one += each.collections_with_one;
        sum.collections_with_more += each.collections_with_more;
        sum.ours += each.ours;
        sum.baseline += each.baseline;
    }
    out << "Typed headers\n"
           "  none, one, more: collections with that many elements\n"
           "  bytes, allocs: what the values take, with all that they allocate; ratio: to collections that wrap a list\n\n";
    if (sum.headers == 0) {
        out << "none came\n";
        return;
    }
    rows.push_back(make_row(sum));
    print_rows(out, rows);
}

void print_text(std::ostream& out, survey const& seen) {
    constexpr std::size_t shown = 12;
    std::vector<std::pair<std::string, std::size_t>> names(seen.text_headers().begin(),
                                                           seen.text_headers().end());
    std::sort(names.begin(), names.end(), [](auto const& a, auto const& b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
    out << "\nHeaders kept as text: " << names.size() << (names.size() == 1 ? " name\n" : " names\n");
    for (std::size_t i = 0; i < names.size() && i < shown; ++i) {
        out << (i == 0 ? "  " : ", ") << names[i].first << ' ' << names[i].second;
    }
    if (names.size() > shown) {
        out << " ...";
    }
    out << (names.empty() ? "" : "\n");
}

} // namespace

void print_report(std::ostream& out, survey const& seen) {
    print_typed(out, seen);
    print_text(out, seen);
    line_counts const& lines = seen.lines();
    out << "\nMalformed: " << lines.malformed << (lines.malformed == 1 ? " line\n" : " lines\n");
    for (malformed_line const& each : seen.malformed()) {
        out << "  " << each.file << ':' << each.line << ": " << each.message << '\n';
    }
    out << "\ntotals: " << lines.start << " start lines + " << lines.typed << " typed + " << lines.text
        << " text + " << lines.malformed << " malformed = " << lines.all() << " lines that are not blank\n";
    if (lines.body != 0) {
        out << "  of the text, " << lines.body << (lines.body == 1 ? " line is" : " lines are")
            << " of bodies\n";
    }
}
