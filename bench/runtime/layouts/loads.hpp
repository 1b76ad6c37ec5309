// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "elements.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

/// What is done with the collections while they are measured.
namespace bench {

/// How many elements each collection has; `mixed` is as header parameters have it: most have one, a few have more.
inline constexpr int mixed = -1;
inline constexpr std::array<int, 6> sizes = {0, 1, 2, 4, 8, mixed};

inline std::string size_name(int size) { return size == mixed ? "mixed" : std::to_string(size); }

class size_source {
public:
    explicit size_source(int size) : size_(size) {}
    std::size_t operator()() {
        static constexpr std::array<std::size_t, 20> mix = {0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
                                                            1, 1, 1, 1, 1, 2, 2, 2, 4, 8};
        return size_ == mixed ? mix[random_() % mix.size()] : static_cast<std::size_t>(size_);
    }

private:
    int size_;
    std::minstd_rand random_{7};
};

inline std::vector<std::uint32_t> shuffled(std::size_t n, unsigned seed) {
    std::vector<std::uint32_t> order(n);
    for (std::size_t i = 0; i != n; ++i) order[i] = static_cast<std::uint32_t>(i);
    std::shuffle(order.begin(), order.end(), std::minstd_rand(seed));
    return order;
}

template <class C, class T>
void fill(C& collection, std::size_t size) {
    for (std::size_t i = 0; i != size; ++i) collection.push_back(element<T>::get(i));
}

/// Makes a collection, appends the elements one by one, destroys it.
struct create {
    static constexpr char const* name = "create";
    static constexpr std::size_t operations = 64;

    template <class C, class T>
    static void run(benchmark::State& state, int size) {
        size_source next(size);
        std::array<std::size_t, operations> wanted;
        for (std::size_t& one : wanted) one = next();
        for (auto _ : state) {
            for (std::size_t one : wanted) {
                C collection;
                fill<C, T>(collection, one);
                benchmark::DoNotOptimize(collection);
            }
        }
    }
};

/// Reads elements at random indices of random ones of a few collections, all of them in the nearest cache.
struct index {
    static constexpr char const* name = "index";
    static constexpr std::size_t operations = 1024;

    template <class C, class T>
    static void run(benchmark::State& state, int size) {
        constexpr std::size_t count = 64;
        auto const collections = std::make_unique<C[]>(count);
        size_source next(size);
        std::vector<std::size_t> lengths;
        for (std::size_t i = 0; i != count; ++i) {
            lengths.push_back(next());
            fill<C, T>(collections[i], lengths.back());
        }
        struct place {
            std::uint32_t collection, index;
        };
        std::minstd_rand random(5);
        std::vector<place> places;
        while (places.size() != operations) {
            std::size_t const which = random() % count;
            if (lengths[which] == 0) continue;
            places.push_back(
                {static_cast<std::uint32_t>(which), static_cast<std::uint32_t>(random() % lengths[which])});
        }
        C const* const all = collections.get();
        for (auto _ : state) {
            std::uint64_t sum = 0;
            for (place at : places) sum += element<T>::key(all[at.collection][at.index]);
            benchmark::DoNotOptimize(sum);
        }
    }
};

/// Goes over all elements of many collections, more than the near caches hold, in random order.
struct iterate {
    static constexpr char const* name = "iterate";
    static constexpr std::size_t operations = std::size_t{1} << 16;

    template <class C, class T>
    static void run(benchmark::State& state, int size) {
        auto const collections = std::make_unique<C[]>(operations);
        size_source next(size);
        for (std::uint32_t i : shuffled(operations, 3)) fill<C, T>(collections[i], next());
        std::vector<std::uint32_t> const order = shuffled(operations, 4);
        C const* const all = collections.get();
        for (auto _ : state) {
            std::uint64_t sum = 0;
            for (std::uint32_t i : order) {
                for (auto const& x : all[i]) sum += element<T>::key(x);
            }
            benchmark::DoNotOptimize(sum);
        }
    }
};

} // namespace bench
