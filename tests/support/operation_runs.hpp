// SPDX-License-Identifier: BSL-1.0
#pragma once

// The ways to run the operations of the table.

#include "operations.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace test {

/// The values of a collection to start from: no two are equal, they are not sorted, and some are odd.
inline std::vector<int> starting_values(std::size_t size) {
    std::vector<int> values{3, 1, 4, 2};
    values.resize(size);
    return values;
}

/// A collection with as little memory as its elements need, or in a block with room for more.
template <class C>
C started(std::span<int const> values, bool room) {
    C c;
    if (room) c.reserve(12);
    for (int const value : values) c.push_back(make<typename C::value_type>(value));
    if (!room) c.shrink_to_fit();
    forget_events(c);
    return c;
}

/// One way to run a row.
struct attempt {
    operation const& op;
    std::size_t row;
    std::vector<int> before; // the values of the collection
    bool room;
    std::size_t position;
};

/// Calls `act` for each row that a type has, collections of 0 to `most` elements, without room and, where
/// `may_have_room`, with it, and each position at which the operation can run.
inline void for_each_run(std::span<operation const> rows, std::size_t most, bool may_have_room,
                         action<void(attempt const&)> act) {
    for (std::size_t row = 0; row != rows.size(); ++row) {
        operation const& op = rows[row];
        if (!op.is_for_this_type) continue;
        for (std::size_t size = 0; size <= most; ++size) {
            std::size_t const end = op.where == place::anywhere ? 1
                                    : op.where == place::at_gap ? size + 1
                                                                : size;
            for (std::size_t position = 0; position != end; ++position) {
                act({op, row, starting_values(size), false, position});
                if (may_have_room) act({op, row, starting_values(size), true, position});
            }
        }
    }
}

/// A check that names the operation.
inline void check_operation(operation const& op, bool ok, char const* what, char const* file, int line) {
    if (ok) check(true, what, file, line);
    else check(false, (std::string(op.signature) + ": " + what).c_str(), file, line);
}

} // namespace test

/// EXPECT for an operation.
#define EXPECT_OF(op, ...) \
    ::test::check_operation(op, static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)
