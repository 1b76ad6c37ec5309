// SPDX-License-Identifier: BSL-1.0
#include "harness.hpp"
#include "origin.hpp"

#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <utility>

/// Times the origin's `Create`: with the collection as it was and with handful's, by owner and by value. Allocations are
/// counted by another program, since counting takes time; `--allocations=FILE` names what that printed.
namespace {

template <class MediaType>
void create(benchmark::State& state, std::size_t parameters) {
    for (auto _ : state) {
        MediaType made = origin::create<MediaType>(parameters);
        benchmark::DoNotOptimize(made);
    }
}

std::string name_of(std::string const& variant, std::size_t parameters) {
    return "create/" + variant + '/' + std::to_string(parameters);
}

template <class MediaType>
void add(bench::session& session, std::string const& variant) {
    for (std::size_t parameters : origin::counts) {
        session.add(name_of(variant, parameters),
                    [parameters](benchmark::State& state) { create<MediaType>(state, parameters); });
    }
}

/// What the goals are, as ratios to the port: time by value, and the collection's own bytes by owner.
struct goal {
    double time_by_value;
    double own_bytes_by_owner;
};
std::map<std::size_t, goal> const goals = {
    {1, {0.36, 0}}, {2, {0.55, 0.45}}, {4, {0.50, 0.45}}, {8, {0.55, 0.70}}};

struct allocation_counts {
    std::string calls, bytes, own_bytes;
};

std::map<std::pair<std::string, std::size_t>, allocation_counts> read(std::string const& file) {
    std::map<std::pair<std::string, std::size_t>, allocation_counts> all;
    std::ifstream in(file);
    std::string variant;
    std::size_t parameters = 0;
    allocation_counts counts;
    while (in >> variant >> parameters >> counts.calls >> counts.bytes >> counts.own_bytes) {
        all[{variant, parameters}] = counts;
    }
    return all;
}

/// Returns: the goal, and whether the ratio reaches it, both to two digits.
std::string judge(double ratio, double most) {
    bool const reached = std::stod(bench::decimal(ratio, 2)) <= std::stod(bench::decimal(most, 2));
    return (reached ? "reaches " : "misses ") + bench::decimal(most, 2);
}

} // namespace

int main(int argc, char** argv) {
    bench::session session(argc, argv, {"--allocations"});
    add<origin::port>(session, "port");
    add<origin::port>(session, "port again");
    add<origin::by_owner>(session, "owner");
    add<origin::by_value>(session, "value");
    if (!session.run()) return 0;

    auto counts = read(session.option("--allocations"));
    bench::table table({"parameters, collection", "ns", "to the port", "goal", "allocations", "bytes",
                        "own bytes", "to the port", "goal"});
    for (std::size_t parameters : origin::counts) {
        if (!session.has(name_of("port", parameters))) continue;
        double const port_time = session.nanoseconds(name_of("port", parameters));
        auto const own_bytes = [&](std::string const& variant) {
            std::string const& text = counts[{variant, parameters}].own_bytes;
            return text.empty() || text == "-" ? -1.0 : std::stod(text);
        };
        for (std::string const variant : {"port", "port again", "owner", "value"}) {
            if (!session.has(name_of(variant, parameters))) continue;
            double const time = session.nanoseconds(name_of(variant, parameters));
            bool const is_value = variant == "value";
            bool const is_owner = variant == "owner";
            allocation_counts const& here = counts[{variant, parameters}];
            double const bytes = own_bytes(variant) < 0 ? -1 : own_bytes(variant) / own_bytes("port");
            goal const& wanted = goals.at(parameters);
            table.add({std::to_string(parameters) + ", " + variant, bench::decimal(time, 1),
                       bench::decimal(time / port_time, 2),
                       is_value ? judge(time / port_time, wanted.time_by_value) : "", here.calls, here.bytes,
                       here.own_bytes, bytes < 0 ? "" : bench::decimal(bytes, 2),
                       is_owner && bytes >= 0 ? judge(bytes, wanted.own_bytes_by_owner) : ""});
        }
    }
    std::cout << "== The origin's Create: a media type, its charset, more parameters\n\n"
              << bench::machine() << session.method() << "\n\n"
              << table.format() << '\n';
}
