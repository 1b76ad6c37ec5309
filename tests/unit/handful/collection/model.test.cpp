// SPDX-License-Identifier: BSL-1.0
#include "model_run.hpp"

// Random operations agree with those of std::vector; tests/fuzz has the same with what a fuzzer chooses.

using namespace test;

namespace {

// Small and the same everywhere, so that a failure can be run again.
class dice {
public:
    dice(unsigned seed, int steps) : state_(seed * 2654435761u + 1u), steps_(steps) {}
    std::size_t below(std::size_t n) {
        state_ = state_ * 1664525u + 1013904223u;
        return (state_ >> 8) % n;
    }
    bool is_over() { return steps_-- == 0; }

private:
    unsigned state_;
    int steps_;
};

template <class C>
void follow(unsigned seed, bool fails) {
    dice roll(seed, 120);
    model_run<C, dice>(roll, fails).run();
}

} // namespace

BEHAVIOUR(random_operations_agree_with_a_vector, every_kind) {
    for (unsigned seed = 1; seed != 4; ++seed) follow<C>(seed, false);
}

BEHAVIOUR(random_operations_that_fail_leave_the_collection_whole, every_kind) {
    for (unsigned seed = 1; seed != 4; ++seed) follow<C>(seed, true);
}
