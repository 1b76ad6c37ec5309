// SPDX-License-Identifier: BSL-1.0
#include "harness.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <sstream>

namespace bench {

/// Keeps the best repetition of each benchmark and prints nothing.
class session::collector : public benchmark::BenchmarkReporter {
public:
    explicit collector(session& into) : into_(into) {}

    bool ReportContext(Context const&) override { return true; }
    void ReportRuns(std::vector<Run> const& runs) override {
        for (Run const& run : runs) {
            if (run.run_type != Run::RT_Iteration) continue;
            // Without the repetitions, the time and what else Google Benchmark adds to names.
            std::string const& name = run.run_name.function_name;
            double const now = run.GetAdjustedCPUTime() / into_.operations_.at(name);
            auto const [place, is_new] = into_.best_.try_emplace(name, now);
            if (!is_new) place->second = std::min(place->second, now);
        }
    }

private:
    session& into_;
};

session::session(int argc, char** argv, std::vector<std::string_view> const& options) {
    std::vector<char*> rest(argv, argv + 1);
    for (int i = 1; i < argc; ++i) {
        std::string_view const given = argv[i];
        auto const own = std::find_if(options.begin(), options.end(), [&](std::string_view option) {
            return given.starts_with(option) && given.substr(option.size()).starts_with('=');
        });
        if (given == "--quick") {
            effort_ = effort::quick;
        } else if (given == "--smoke") {
            effort_ = effort::smoke;
        } else if (own != options.end()) {
            options_.emplace(*own, given.substr(own->size() + 1));
        } else {
            rest.push_back(argv[i]);
        }
    }
    std::string interleaved = "--benchmark_enable_random_interleaving=true";
    rest.insert(rest.begin() + 1, interleaved.data());
    int count = static_cast<int>(rest.size());
    rest.push_back(nullptr);
    benchmark::Initialize(&count, rest.data());
    if (benchmark::ReportUnrecognizedArguments(count, rest.data())) std::exit(2);
}

std::string const& session::option(std::string_view name) const {
    static std::string const none;
    auto const found = options_.find(name);
    return found == options_.end() ? none : found->second;
}

bool session::run() {
    collector reporter(*this);
    std::size_t const ran = benchmark::RunSpecifiedBenchmarks(&reporter);
    benchmark::Shutdown();
    return ran != 0;
}

void session::configure(benchmark::internal::Benchmark* added) const {
    added->Repetitions(repetitions())->MinTime(seconds());
}

int session::repetitions() const noexcept {
    switch (effort_) {
    case effort::full:
        return 17;
    case effort::quick:
        return 7;
    case effort::smoke:
        break;
    }
    return 1;
}

double session::seconds() const noexcept {
    switch (effort_) {
    case effort::full:
        return 0.004;
    case effort::quick:
        return 0.001;
    case effort::smoke:
        break;
    }
    return 0.00001;
}

std::string session::method() const {
    std::ostringstream text;
    text << "CPU time, the least of " << repetitions()
         << (repetitions() == 1 ? " repetition" : " repetitions") << " of " << decimal(seconds() * 1000, 2)
         << " ms and more, all benchmarks shuffled together";
    return text.str();
}

namespace {

std::string processor() {
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);) {
        if (line.starts_with("model name")) return line.substr(std::min(line.find(':') + 2, line.size()));
    }
    return "unknown";
}

} // namespace

std::string machine() {
    std::string text = "processor: " + processor() + "\ncompiler:  ";
#if defined(__clang__)
    text += "clang " __clang_version__;
#else
    text += "g++ " __VERSION__;
#endif
#if defined(_LIBCPP_VERSION)
    text += ", libc++ " + std::to_string(_LIBCPP_VERSION);
#elif defined(_GLIBCXX_RELEASE)
    text += ", libstdc++ " + std::to_string(_GLIBCXX_RELEASE);
#endif
    return text + ", " HANDFUL_BENCH_FLAGS "\n";
}

std::string table::format() const {
    std::vector<std::size_t> widths;
    for (auto const& row : rows_) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i != row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    }
    std::string text;
    for (auto const& row : rows_) {
        std::string line;
        for (std::size_t i = 0; i != row.size(); ++i) {
            std::string const space(widths[i] - row[i].size(), ' ');
            line += i == 0 ? row[i] + space : "  " + space + row[i];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

std::string decimal(double value, int decimals) {
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", decimals, value);
    return text;
}

double geometric_mean(std::vector<double> const& values) {
    if (values.empty()) return 0;
    double sum = 0;
    for (double value : values) sum += std::log(value);
    return std::exp(sum / static_cast<double>(values.size()));
}

} // namespace bench
