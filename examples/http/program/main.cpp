// SPDX-License-Identifier: BSL-1.0
#include "input.hpp"
#include "report.hpp"
#include "survey.hpp"

#include <chrono>
#include <cstddef>
#include <iostream>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace {

constexpr std::string_view help =
    R"(usage: http_headers FILE...

Reads raw HTTP header blocks, as 'curl -sI', 'curl -i' and proxies write them, and reports which headers came, how
many elements their collections held, and what these cost next to collections that wrap a list.

  FILE       a file with header blocks, or - for standard input
  -h, --help print this

Exit status: 0 if all files were read, malformed lines or not; 1 if one could not be read; 2 for wrong usage.

  curl -sI https://example.com | http_headers -
)";

int wrong_usage(std::string_view problem, std::string_view argument) {
    std::cerr << "http_headers: " << problem << argument << "\n\n" << help;
    return 2;
}

/// Says how far it is, to a person who has waited for a second.
class progress {
public:
    explicit progress(std::size_t files) : files_(files), is_shown_(isatty(STDERR_FILENO) != 0) {}
    progress(progress const&) = delete;
    progress& operator=(progress const&) = delete;
    ~progress() {
        if (was_shown_) {
            std::cerr << "\r\x1b[K";
        }
    }
    void show(std::size_t done) {
        if (is_shown_ && std::chrono::steady_clock::now() - begin_ > std::chrono::seconds(1)) {
            std::cerr << "\rread " << done << " of " << files_ << " files" << std::flush;
            was_shown_ = true;
        }
    }

private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::size_t files_;
    bool is_shown_;
    bool was_shown_ = false;
};

int run(std::vector<char const*> const& files) {
    bool all_read = true;
    bool any_read = false;
    survey seen;
    {
        progress reading(files.size());
        for (std::size_t i = 0; i < files.size(); ++i) {
            reading.show(i);
            std::string problem;
            if (auto const text = read_input(files[i], problem)) {
                seen.add(files[i], *text);
                any_read = true;
            } else {
                std::cerr << "http_headers: " << files[i] << ": " << problem << '\n';
                all_read = false;
            }
        }
    }
    if (any_read) print_report(std::cout, seen);
    std::cout.flush();
    return all_read && std::cout ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    std::vector<char const*> files;
    bool options_may_follow = true;
    for (int i = 1; i < argc; ++i) {
        std::string_view const argument = argv[i];
        if (options_may_follow && (argument == "-h" || argument == "--help")) {
            std::cout << help;
            return 0;
        }
        if (options_may_follow && argument == "--") {
            options_may_follow = false;
        } else if (options_may_follow && argument.size() > 1 && argument.front() == '-') {
            return wrong_usage("no such option: ", argument);
        } else {
            files.push_back(argv[i]);
        }
    }
    if (files.empty()) {
        return wrong_usage("which file?", "");
    }
    return run(files);
}
