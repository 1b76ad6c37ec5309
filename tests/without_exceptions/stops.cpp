// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include <sys/wait.h>
#include <unistd.h>

// Compiled without exceptions and run-time type information: where one would be thrown, the program says why and stops.

namespace {

struct is_positive {
    bool operator()(int value) const { return value > 0; }
};

int failures = 0;

/// `act` ends the program by std::abort, with `message` on the standard error stream.
template <class Act>
void stops(std::string_view message, Act act) {
    int ends[2];
    if (pipe(ends) != 0) std::abort();
    pid_t const child = fork();
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        act();
        _exit(0);
    }
    close(ends[1]);
    std::string said;
    char buffer[256];
    for (ssize_t n; (n = read(ends[0], buffer, sizeof buffer)) > 0;)
        said.append(buffer, static_cast<std::size_t>(n));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGABRT || said.find(message) == std::string::npos) {
        std::printf("expected a stop with\n  %.*s\nfound status %d and\n  %s\n",
                    static_cast<int>(message.size()), message.data(), status, said.c_str());
        ++failures;
    }
}

} // namespace

int main() {
    stops("handful::null_element: null was offered", [] {
        handful::collection<int*, handful::reject_null> c;
        c.push_back(nullptr);
    });
    stops("handful::rejected_element: a value does not meet ", [] {
        handful::collection<int, handful::require<is_positive>> c;
        c.assign({1, -1});
    });
    stops("handful::collection: index not below size()", [] {
        handful::collection<int> const c{1};
        static_cast<void>(c.at(1));
    });
    stops("handful::collection: more elements than max_size()", [] {
        handful::collection<int, handful::heap_vector> c;
        c.reserve(c.max_size() + 1);
    });
    stops("handful::collection: no room for another element", [] {
        handful::collection<int, handful::fixed_capacity<2>> c{1, 2};
        c.push_back(3);
    });

    // What returns null instead of throwing does so here too.
    handful::collection<int, handful::fixed_capacity<1>> full{1};
    if (full.try_push_back(2) != nullptr) ++failures;
    return failures;
}
