// SPDX-License-Identifier: BSL-1.0
// hot_path <file.s> <kind>...: how many instructions more are executed by <kind>_without_null_push_back_*
// than by <kind>_push_back_*, where the value is not null and there is room: at most two, a test and a jump.
#include "assembly.hpp"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <optional>

namespace {

/// The ways through a function that return without going to another one, by the instructions executed.
/// Growing, refusing and throwing are functions of their own.
class hot_paths {
public:
    hot_paths(assembly::file const& file, std::string const& entry) {
        for (assembly::piece const* piece : file.reached_from(entry)) {
            if (piece->name != entry && piece->name != entry + ".cold") continue;
            for (std::string const& line : piece->lines) {
                if (assembly::is_label(line)) labels_[line.substr(0, line.size() - 1)] = code_.size();
                else if (line[0] != '.') code_.push_back(line);
            }
            // What would run on from here runs into something else.
            code_.push_back("call end");
        }
        walk(0, 0);
        std::sort(lengths.begin(), lengths.end());
    }

    std::vector<std::size_t> lengths;

private:
    void walk(std::size_t at, std::size_t executed) {
        if (at >= code_.size() || !on_path_.insert(at).second) return;
        std::string const& line = code_[at];
        ++executed;
        if (assembly::is_return(line)) {
            lengths.push_back(executed);
        } else if (assembly::is_jump(line)) {
            auto const target = labels_.find(line.substr(line.find(' ') + 1));
            if (target != labels_.end()) walk(target->second, executed);
            if (assembly::is_conditional_jump(line)) walk(at + 1, executed);
        } else if (!assembly::leaves(line)) {
            walk(at + 1, executed);
        }
        on_path_.erase(at);
    }

    std::vector<std::string> code_;
    std::map<std::string, std::size_t> labels_;
    std::set<std::size_t> on_path_;
};

std::string listed(std::vector<std::size_t> const& lengths) {
    std::string out;
    for (std::size_t const n : lengths) out += ' ' + std::to_string(n);
    return out;
}

/// The most that any way became longer; nothing where the ways are not comparable.
std::optional<long> longer_by(assembly::file const& file, std::string const& one, std::string const& other) {
    auto const before = hot_paths(file, one).lengths;
    auto const after = hot_paths(file, other).lengths;
    std::printf("instructions on each way through %s:%s; through %s:%s\n", one.c_str(),
                listed(before).c_str(), other.c_str(), listed(after).c_str());
    if (before.empty() || before.size() != after.size()) return std::nullopt;
    std::optional<long> most;
    for (std::size_t i = 0; i != before.size(); ++i) {
        long const more = static_cast<long>(after[i]) - static_cast<long>(before[i]);
        most = std::max(most.value_or(more), more);
    }
    return most;
}

} // namespace

int main(int argc, char** argv) try {
    if (argc < 3) throw std::runtime_error("usage: hot_path <file.s> <kind>...");
    assembly::file const file(argv[1]);
    std::string report;
    bool is_cheap = true;
    for (int i = 2; i != argc; ++i) {
        std::string const kind = argv[i];
        auto const copy = longer_by(file, kind + "_push_back_copy", kind + "_without_null_push_back_copy");
        auto const move = longer_by(file, kind + "_push_back_move", kind + "_without_null_push_back_move");
        if (!copy || !move)
            throw std::runtime_error(kind + ": not the same number of ways through both functions");
        long const more = std::max(*copy, *move);
        is_cheap = is_cheap && more <= 2;
        report += (report.empty() ? " " : ", ") + kind + (more < 0 ? " " : " +") + std::to_string(more);
    }
    std::printf("REPORT: push_back with reject_null:%s instructions\n", report.c_str());
    return is_cheap ? 0 : 1;
} catch (std::exception const& e) {
    std::printf("hot_path: %s\n", e.what());
    return 2;
}
