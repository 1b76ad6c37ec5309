// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "../harness.hpp"
#include "loads.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace bench {

/// Layouts that are compared with each other, each a column: first ours, then ours again (what differs between these two
/// is noise), the layout that it was chosen over, and the peers.
class group {
public:
    group(session& to, std::string name, std::string title)
        : session_(to), name_(std::move(name)), title_(std::move(title)) {}

    /// Effects: adds the column's benchmarks with elements of type `T`: every load with every size.
    template <class T, class C>
    void add(std::string const& column) {
        if (!sizes_.contains(column)) columns_.push_back(column);
        sizes_[column][element<T>::name] = sizeof(C);
        add_load<create, T, C>(column);
        add_load<index, T, C>(column);
        add_load<iterate, T, C>(column);
    }

    /// As `add`, for the first column, which is added twice.
    template <class T, class C>
    void add_ours() {
        add<T, C>(ours);
        add<T, C>(again);
    }

    /// Effects: prints the sizes, the ratios and the cells in which another is better. Nothing where nothing ran.
    void print() const;

    /// Effects: appends a line for every figure: group, load, element, size, column, nanoseconds.
    void append_to(std::string& lines) const;

    static constexpr char const* ours = "handful";
    static constexpr char const* again = "again";

private:
    struct cell {
        std::string load, element, size;
    };

    template <class Load, class T, class C>
    void add_load(std::string const& column) {
        for (int size : bench::sizes) {
            if (std::string(Load::name) == "index" && size == 0) continue;
            cell const here{Load::name, element<T>::name, size_name(size)};
            auto const at = name_of(here, column);
            if (column == ours) cells_.push_back(here);
            session_.add(
                at, [size](benchmark::State& state) { Load::template run<C, T>(state, size); },
                static_cast<double>(Load::operations));
        }
    }

    [[nodiscard]] std::string name_of(cell const& at, std::string const& column) const {
        return name_ + '/' + at.load + '/' + at.element + '/' + at.size + '/' + column;
    }
    /// Returns: the nanoseconds, 0 where the column has no such cell.
    [[nodiscard]] double time(cell const& at, std::string const& column) const {
        std::string const name = name_of(at, column);
        return session_.has(name) ? session_.nanoseconds(name) : 0;
    }
    [[nodiscard]] bool is_peer(std::string const& column) const {
        return column.find("::") != std::string::npos;
    }
    [[nodiscard]] double mean_ratio(std::string const& load, std::string const& column) const;
    void print_sizes() const;
    void print_ratios() const;
    void print_lost() const;

    session& session_;
    std::string name_;
    std::string title_;
    std::vector<std::string> columns_;
    std::vector<cell> cells_;
    std::map<std::string, std::map<std::string, std::size_t>> sizes_;
};

// One translation unit each, so that none is compiled differently because of another.
[[nodiscard]] group one_word(session&);
[[nodiscard]] group one_inside(session&);
[[nodiscard]] group four_inside(session&);
[[nodiscard]] group on_the_heap(session&);
[[nodiscard]] group fixed(session&);

} // namespace bench
