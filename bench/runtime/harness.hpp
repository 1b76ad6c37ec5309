// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the benchmarks share on top of Google Benchmark. Everything is measured several times, the repetitions of all
/// benchmarks shuffled together, and the minimum counts: on a machine that does other things as well the minimum is what
/// comes again.
namespace bench {

/// One program's measurements, from its command line to the figures.
class session {
public:
    /// Effects: takes `--quick` (a first impression), `--smoke` (whether all of it runs; figures mean nothing) and
    /// `options` of the program's own, each `--name=value`, from the command line; the rest is Google Benchmark's.
    session(int argc, char** argv, std::vector<std::string_view> const& options = {});

    /// Returns: the value of one of the program's own options; empty if it was not given.
    [[nodiscard]] std::string const& option(std::string_view name) const;

    [[nodiscard]] bool is_smoke() const noexcept { return effort_ == effort::smoke; }

    /// Effects: adds a benchmark. `operations` is how many operations one iteration of it does.
    template <class Body>
    void add(std::string const& name, Body body, double operations = 1) {
        operations_[name] = operations;
        configure(benchmark::RegisterBenchmark(name.c_str(), std::move(body)));
    }

    /// Effects: runs what was added. Returns: whether anything was left by the filter.
    bool run();

    /// Returns: whether the benchmark ran.
    [[nodiscard]] bool has(std::string const& name) const { return best_.contains(name); }

    /// Returns: the nanoseconds of one operation, the least of all repetitions. Preconditions: `has(name)`.
    [[nodiscard]] double nanoseconds(std::string const& name) const { return best_.at(name); }

    /// Returns: in one line, how it was measured.
    [[nodiscard]] std::string method() const;

private:
    enum class effort { full, quick, smoke };
    class collector;

    void configure(benchmark::internal::Benchmark* added) const;
    [[nodiscard]] int repetitions() const noexcept;
    [[nodiscard]] double seconds() const noexcept;

    effort effort_ = effort::full;
    std::map<std::string, std::string, std::less<>> options_;
    std::map<std::string, double> operations_;
    std::map<std::string, double> best_;
};

/// Returns: processor, compiler and standard library, a line each.
[[nodiscard]] std::string machine();

/// A table of text that is printed with aligned columns, the first to the left and the others to the right.
class table {
public:
    explicit table(std::vector<std::string> head) { rows_.push_back(std::move(head)); }
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
    [[nodiscard]] std::string format() const;

private:
    std::vector<std::vector<std::string>> rows_;
};

/// Returns: the number with so many decimals.
[[nodiscard]] std::string decimal(double value, int decimals);

/// Returns: the geometric mean; 0 for none. Preconditions: all are positive.
[[nodiscard]] double geometric_mean(std::vector<double> const& values);

} // namespace bench
