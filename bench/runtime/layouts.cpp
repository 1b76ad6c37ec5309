// SPDX-License-Identifier: BSL-1.0
#include "layouts/group.hpp"

#include <fstream>
#include <iostream>
#include <string>
#include <vector>

/// Compares the layouts of the storages with those that they were chosen over and with the peers.
/// `--table=FILE` writes every figure to a file, a line each.
int main(int argc, char** argv) {
    bench::session session(argc, argv, {"--table"});
    std::vector<bench::group> groups;
    groups.push_back(bench::one_word(session));
    groups.push_back(bench::one_inside(session));
    groups.push_back(bench::four_inside(session));
    groups.push_back(bench::on_the_heap(session));
    groups.push_back(bench::fixed(session));
    if (!session.run()) return 0;

    std::cout
        << "== Layouts: create with n elements, index, iterate over many in random order; n = 0, 1, 2, 4, 8, mixed\n\n"
        << bench::machine() << session.method() << "\n\n";
    std::string lines;
    for (bench::group const& one : groups) {
        one.print();
        one.append_to(lines);
    }
    if (std::string const& file = session.option("--table"); !file.empty()) {
        std::ofstream(file) << lines;
        std::cout << "Every figure: " << file << "\n\n";
    }
}
