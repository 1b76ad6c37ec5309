// SPDX-License-Identifier: BSL-1.0
#include "origin.hpp"

#include <allocations.hpp>

#include <cstdio>

/// Counts what `Create` allocates, and fails unless the port allocates exactly what the origin does: the collection, the
/// list, an array of four (of eight too, where there are more than four) and the elements. Prints a line for each case:
/// variant, parameters, allocations, bytes, and the bytes less those of the elements.
namespace {

constexpr std::size_t element_size = sizeof(http::name_value);

template <class MediaType>
allocations count(std::size_t parameters) {
    allocations const before = allocations_so_far();
    MediaType const made = origin::create<MediaType>(parameters);
    return allocations_so_far() - before;
}

template <class MediaType>
void print(char const* name, std::size_t parameters) {
    allocations const counted = count<MediaType>(parameters);
    constexpr bool owns = !std::is_same_v<MediaType, origin::by_value>;
    std::printf("%s\t%zu\t%zu\t%zu\t", name, parameters, counted.calls, counted.bytes);
    if constexpr (owns) std::printf("%zu\n", counted.bytes - parameters * element_size);
    else std::printf("-\n");
}

/// A collection is its table of functions, its list and its validator; a list its table, its array, a size and a
/// version; an array its length and its elements.
allocations expected(std::size_t parameters) {
    constexpr std::size_t word = sizeof(void*);
    allocations all{2 + parameters, 3 * word + 2 * word + 2 * sizeof(int) + parameters * element_size};
    for (std::size_t length = 4;; length *= 2) {
        all += {1, word + length * word};
        if (length >= parameters) return all;
    }
}

} // namespace

int main() {
    bool is_faithful = true;
    for (std::size_t parameters : origin::counts) {
        print<origin::port>("port", parameters);
        print<origin::by_owner>("owner", parameters);
        print<origin::by_value>("value", parameters);

        allocations const counted = count<origin::port>(parameters);
        allocations const wanted = expected(parameters);
        if (counted.calls != wanted.calls || counted.bytes != wanted.bytes) {
            std::fprintf(stderr,
                         "the port with %zu parameters: %zu allocations, %zu bytes; the origin: %zu, %zu\n",
                         parameters, counted.calls, counted.bytes, wanted.calls, wanted.bytes);
            is_faithful = false;
        }
    }
    return is_faithful ? 0 : 1;
}
