// SPDX-License-Identifier: BSL-1.0
// same_code <one.s> <other.s>: whether every function, with all that it reaches, is the same machine code in
// both.
#include "assembly.hpp"

#include <cstdio>
#include <exception>

namespace {

struct line {
    std::string text;
    std::string const* piece;
};

/// All that an entry reaches. Names that the file gives are numbered in the order in which they appear.
std::vector<line> whole(assembly::file const& file, std::string const& entry) {
    std::map<std::string, std::size_t> numbers;
    auto const numbered = [&](std::string const& name) {
        if (!file.defines(name)) return name;
        return "<" + std::to_string(numbers.try_emplace(file.resolved(name), numbers.size()).first->second) +
               ">";
    };
    std::vector<line> lines;
    for (assembly::piece const* piece : file.reached_from(entry)) {
        for (std::string const& text : piece->lines) {
            bool const is_silent = assembly::is_label(text) && text != piece->name + ":" &&
                                   !file.is_used(text.substr(0, text.size() - 1));
            if (!is_silent) lines.push_back({assembly::with_names(text, numbered), &piece->name});
        }
    }
    return lines;
}

/// Prints the lines about the first difference, side by side.
void show_difference(std::vector<line> const& one, std::vector<line> const& other, std::size_t at) {
    auto const text = [](std::vector<line> const& lines, std::size_t i) {
        return i < lines.size() ? lines[i].text.c_str() : "";
    };
    auto const piece = [](std::vector<line> const& lines, std::size_t i) {
        return i < lines.size() ? lines[i].piece->c_str() : "nothing more";
    };
    std::printf("  left in  %s\n  right in %s\n", piece(one, at), piece(other, at));
    for (std::size_t i = at < 4 ? 0 : at - 4; i != at + 8; ++i) {
        if (i >= one.size() && i >= other.size()) break;
        bool const is_same = i < one.size() && i < other.size() && one[i].text == other[i].text;
        std::printf("  %5zu %c %-48s | %s\n", i + 1, is_same ? ' ' : '*', text(one, i), text(other, i));
    }
}

bool is_same(std::string const& entry, std::vector<line> const& one, std::vector<line> const& other) {
    std::size_t at = 0;
    while (at != one.size() && at != other.size() && one[at].text == other[at].text) ++at;
    if (at == one.size() && at == other.size()) return true;
    std::printf("%s: differs in line %zu of %zu and %zu\n", entry.c_str(), at + 1, one.size(), other.size());
    show_difference(one, other, at);
    return false;
}

int run(assembly::file const& one, assembly::file const& other) {
    if (one.entries() != other.entries()) {
        std::printf("not the same functions: %zu and %zu\n", one.entries().size(), other.entries().size());
        return 1;
    }
    std::size_t same = 0;
    std::size_t lines = 0;
    for (std::string const& entry : one.entries()) {
        std::vector<line> const code = whole(one, entry);
        lines += code.size();
        same += is_same(entry, code, whole(other, entry)) ? 1U : 0U;
    }
    std::size_t const all = one.entries().size();
    std::printf("%zu functions, %zu lines with all that they reach: %zu the same, %zu different\n", all,
                lines, same, all - same);
    return same == all ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) try {
    if (argc != 3) throw std::runtime_error("usage: same_code <one.s> <other.s>");
    return run(assembly::file(argv[1]), assembly::file(argv[2]));
} catch (std::exception const& e) {
    std::printf("same_code: %s\n", e.what());
    return 2;
}
