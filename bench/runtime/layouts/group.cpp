// SPDX-License-Identifier: BSL-1.0
#include "group.hpp"

#include <algorithm>
#include <cstdio>
#include <iostream>

namespace bench {

double group::mean_ratio(std::string const& load, std::string const& column) const {
    std::vector<double> ratios;
    for (cell const& at : cells_) {
        if (!load.empty() && at.load != load) continue;
        double const mine = time(at, ours);
        double const other = time(at, column);
        if (mine > 0 && other > 0) ratios.push_back(mine / other);
    }
    return geometric_mean(ratios);
}

void group::print_sizes() const {
    std::vector<std::string> head{"sizeof"};
    std::vector<std::string> elements;
    for (cell const& at : cells_) {
        if (std::find(elements.begin(), elements.end(), at.element) == elements.end())
            elements.push_back(at.element);
    }
    for (std::string const& column : columns_) {
        if (column != again) head.push_back(column);
    }
    table shown(head);
    for (std::string const& element : elements) {
        std::vector<std::string> row{element};
        for (std::string const& column : columns_) {
            if (column == again) continue;
            auto const& of_column = sizes_.at(column);
            auto const found = of_column.find(element);
            row.push_back(found == of_column.end() ? "" : std::to_string(found->second));
        }
        shown.add(row);
    }
    std::cout << shown.format() << '\n';
}

void group::print_ratios() const {
    std::vector<std::string> head{"ours / theirs, geometric mean"};
    for (std::string const& column : columns_) {
        if (column != ours) head.push_back(column);
    }
    table ratios(head);
    for (std::string const load : {create::name, index::name, iterate::name, ""}) {
        if (mean_ratio(load, again) == 0) continue;
        std::vector<std::string> row{load.empty() ? "all" : load};
        for (std::string const& column : columns_) {
            if (column != ours) row.push_back(decimal(mean_ratio(load, column), 2));
        }
        ratios.add(row);
    }
    std::cout << ratios.format();

    std::string best_peer;
    double least = 0;
    for (std::string const& column : columns_) {
        // The higher the ratio, the better the peer.
        double const ratio = is_peer(column) ? mean_ratio("", column) : 0;
        if (ratio > least) {
            least = ratio;
            best_peer = column;
        }
    }
    std::vector<double> to_best;
    for (cell const& at : cells_) {
        double best = 0;
        for (std::string const& column : columns_) {
            double const other = is_peer(column) ? time(at, column) : 0;
            if (other > 0 && (best == 0 || other < best)) best = other;
        }
        if (best > 0 && time(at, ours) > 0) to_best.push_back(time(at, ours) / best);
    }
    if (!best_peer.empty()) {
        std::cout << "ours / the best peer (" << best_peer << "): " << decimal(least, 2)
                  << "; ours / the best peer of each cell: " << decimal(geometric_mean(to_best), 2) << '\n';
    }
    std::cout << '\n';
}

void group::print_lost() const {
    // So short a time says more of the code around it; instructions tell there.
    constexpr double least_time = 2;
    table lost({"another is faster, ns", "handful", "again", "fastest", "which"});
    std::size_t compared = 0;
    std::size_t too_short = 0;
    std::size_t lost_count = 0;
    for (cell const& at : cells_) {
        double const mine = time(at, ours);
        double const repeated = time(at, again);
        std::string which;
        double best = 0;
        for (std::string const& column : columns_) {
            if (column == ours || column == again) continue;
            double const other = time(at, column);
            if (other > 0 && (best == 0 || other < best)) {
                best = other;
                which = column;
            }
        }
        if (mine <= 0 || repeated <= 0 || best <= 0) continue;
        if (mine < least_time) {
            ++too_short;
            continue;
        }
        ++compared;
        double const noise = std::max(mine / repeated, repeated / mine);
        if (mine / best > 1.15 * noise && mine - best > 0.5) {
            ++lost_count;
            lost.add({at.load + ", " + at.element + ", " + at.size, decimal(mine, 2), decimal(repeated, 2),
                      decimal(best, 2), which});
        }
    }
    if (lost_count != 0) std::cout << lost.format();
    std::cout << lost_count << " of " << compared
              << " cells in which another is faster by more than 15 % beyond noise, and by 0.5 ns";
    if (too_short != 0) std::cout << "; " << too_short << " under 2 ns are not judged";
    std::cout << "\n\n";
}

void group::print() const {
    bool const any =
        std::any_of(cells_.begin(), cells_.end(), [&](cell const& at) { return time(at, ours) > 0; });
    if (!any) return;
    std::cout << "-- " << title_ << "\n\n";
    print_sizes();
    print_ratios();
    print_lost();
}

void group::append_to(std::string& lines) const {
    for (cell const& at : cells_) {
        for (std::string const& column : columns_) {
            if (double const figure = time(at, column); figure > 0) {
                lines += name_ + '\t' + at.load + '\t' + at.element + '\t' + at.size + '\t' + column + '\t' +
                         decimal(figure, 3) + '\n';
            }
        }
    }
}

} // namespace bench
