// SPDX-License-Identifier: BSL-1.0
#include "run.hpp"

#include "observe.hpp"
#include "operations.hpp"

#include <exception>
#include <ostream>
#include <set>
#include <stdexcept>

namespace conformance {
namespace {

std::string file_name(std::string const& path) { return path.substr(path.rfind('/') + 1); }

using names = std::set<std::string_view>;

/// Keys that say how the input is used, or where the row is from.
names const input_keys{"entry",        "type",      "start",  "multi",    "name",
                       "allowDecimal", "skipEmpty", "header", "existing", "src"};
/// Keys about older rules, which are not today's.
names const older_keys{"legacy", "legacy len", "pre794", "pre116323", "era"};
/// Keys that say what should be seen.
names const outcome_keys{"len",
                         "index",
                         "separatorFound",
                         "count",
                         "result",
                         "throws",
                         "props",
                         "CharSet",
                         "Quality",
                         "Value",
                         "ExpectContinue",
                         "Parameters.Count",
                         "TransferEncodingChunked"};

/// A key that no table is said to have is a mistake in the table, or a rule that nobody here has heard of.
void check_keys(row const& of) {
    for (auto const& [key, value] : of.keys) {
        bool const is_remark = value.empty() && key.starts_with("uncertain: ");
        if (!is_remark && !input_keys.contains(key) && !older_keys.contains(key) &&
            !outcome_keys.contains(key)) {
            throw std::runtime_error("unknown key: " + key);
        }
    }
}

/// `ArgumentException(name)` without the parameter's name; of two rules the newer one.
std::string exception_name(std::string_view text) {
    constexpr std::string_view newer = "[newer: ";
    if (std::size_t const at = text.find(newer); at != std::string_view::npos) {
        text.remove_prefix(at + newer.size());
    }
    std::string const name(text.substr(0, text.find_first_of("([] ")));
    return name == "ArgumentNullException" ? "ArgumentException" : name;
}

/// What is not as the row says; empty if all is.
std::string mismatch(row const& of, observation const& seen) {
    if (seen.is_accepted != of.is_accepted) {
        return seen.is_accepted ? "accepted, as " + seen.output : "rejected";
    }
    if (of.is_accepted && !of.output.empty() && seen.output != of.output) {
        return "formatted as " + seen.output;
    }
    for (auto const& [key, value] : of.keys) {
        if (!outcome_keys.contains(key)) {
            continue;
        }
        auto const found = seen.keys.find(key);
        if (found == seen.keys.end()) {
            return "nothing is known about " + key;
        }
        if (found->second != (key == "throws" ? exception_name(value) : value)) {
            return key + '=' + found->second;
        }
    }
    return {};
}

bool is_about_null(row const& of) { return !of.input && of.note("entry") != "ctor-value"; }

void run_row(tally& result, std::string const& table, row const& of, differences& known) {
    ++result.rows;
    std::string problem;
    bool accepted = false;
    try {
        check_keys(of);
        if (is_about_null(of)) {
            ++result.not_applicable;
            return;
        }
        std::optional<observation> const seen = observe(of);
        if (!seen) {
            ++result.other_types[std::string(of.note("type"))];
            return;
        }
        problem = mismatch(of, *seen);
        accepted = seen->is_accepted;
    } catch (std::exception const& thrown) {
        result.failures.push_back(table + ':' + std::to_string(of.line) + ": " + thrown.what());
        return;
    }
    if (problem.empty()) {
        ++result.passed;
        return;
    }
    difference* const wanted = known.find(table, of.note("entry"), of.input ? *of.input : "");
    if (wanted != nullptr && wanted->ours == (accepted ? "accept" : "reject") && accepted != of.is_accepted) {
        ++wanted->uses;
        ++result.different;
    } else {
        result.failures.push_back(table + ':' + std::to_string(of.line) + ": " + problem);
    }
}

} // namespace

std::size_t tally::other() const {
    std::size_t sum = 0;
    for (auto const& [type, count] : other_types) {
        sum += count;
    }
    return sum;
}

bool tally::adds_up() const { return rows == other() + passed + different + not_applicable; }

tally run_rows(std::string const& path, differences& known) {
    tally result;
    for (row const& each : read_rows(path)) {
        run_row(result, file_name(path), each, known);
    }
    return result;
}

tally run_operations(std::string const& path, differences& known) {
    tally result;
    std::string const table = file_name(path);
    for (operation const& each : read_operations(path)) {
        ++result.rows;
        if (!is_known_type(each.type)) {
            ++result.other_types[each.type];
            continue;
        }
        std::string const problem = run_operation(each);
        if (problem.empty()) {
            ++result.passed;
        } else if (problem == not_applicable) {
            ++result.not_applicable;
        } else if (difference* const wanted =
                       known.find(table, each.type, each.given + " | " + each.action)) {
            ++wanted->uses;
            ++result.different;
        } else {
            result.failures.push_back(table + ':' + std::to_string(each.line) + ": " + problem);
        }
    }
    return result;
}

void print(std::ostream& out, std::string const& table, tally const& result) {
    out << "REPORT: " << table << ": " << result.rows << " rows";
    if (result.other() != 0) {
        out << ", " << result.other() << " of them about other types; " << result.rows - result.other();
    }
    out << " = " << result.passed << " passed + " << result.different << " deliberately different + "
        << result.not_applicable << " not applicable";
    if (!result.failures.empty()) {
        out << " + " << result.failures.size() << " FAILED";
    }
    out << '\n';
    for (auto const& [type, count] : result.other_types) {
        out << "    not read here: " << type << ", " << count << '\n';
    }
    for (std::string const& failure : result.failures) {
        out << "    " << failure << '\n';
    }
}

} // namespace conformance
