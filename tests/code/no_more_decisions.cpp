// SPDX-License-Identifier: BSL-1.0
// no_more_decisions <without.s> <with.s>: whether every function, with all that it reaches, has no more
// conditional jumps, moves and sets in the second file than in the first, and no more calls. For collections whose
// elements are at different offsets: there the order of instructions and the choice of registers differ.
#include "assembly.hpp"

#include <cstdio>
#include <exception>

namespace {

/// Conditional jumps, moves and sets, calls of functions of this file, and calls of each other function.
std::map<std::string, std::size_t> decisions(assembly::file const& file, std::string const& entry) {
    std::map<std::string, std::size_t> counts;
    for (assembly::piece const* piece : file.reached_from(entry)) {
        for (std::string const& line : piece->lines) {
            if (assembly::is_conditional_jump(line) || assembly::is_conditional_move(line) ||
                assembly::is_conditional_set(line))
                ++counts["conditions"];
            if (!assembly::leaves(line)) continue;
            std::string called = "calls through pointers";
            for (std::string const& name : assembly::names_in(line))
                called = "calls of " + (file.defines(name) ? "functions of its own" : name);
            ++counts[called];
        }
    }
    return counts;
}

bool has_no_more(std::string const& entry, assembly::file const& without, assembly::file const& with) {
    bool no_more = true;
    auto const before = decisions(without, entry);
    for (auto const& [what, n] : decisions(with, entry)) {
        auto const found = before.find(what);
        std::size_t const allowed = found == before.end() ? 0 : found->second;
        if (n <= allowed) continue;
        std::printf("%s: %s: %zu, without %zu\n", entry.c_str(), what.c_str(), n, allowed);
        no_more = false;
    }
    return no_more;
}

} // namespace

int main(int argc, char** argv) try {
    if (argc != 3) throw std::runtime_error("usage: no_more_decisions <without.s> <with.s>");
    assembly::file const without(argv[1]);
    assembly::file const with(argv[2]);
    if (without.entries() != with.entries()) throw std::runtime_error("not the same functions in both files");
    std::size_t no_more = 0;
    for (std::string const& entry : with.entries()) no_more += has_no_more(entry, without, with) ? 1U : 0U;
    std::size_t const all = with.entries().size();
    std::printf("%zu functions: %zu decide no more, %zu more\n", all, no_more, all - no_more);
    return no_more == all ? 0 : 1;
} catch (std::exception const& e) {
    std::printf("no_more_decisions: %s\n", e.what());
    return 2;
}
