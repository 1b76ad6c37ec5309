// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "row.hpp"

#include <map>
#include <string>
#include <string_view>

namespace conformance {

/// What `run_operation` returns for a row about something that C++ does not have.
inline constexpr std::string_view not_applicable = "not applicable";

/// Collects what does not hold in one operation's test.
class holds {
public:
    void operator()(bool is_so, char const* what) {
        if (!is_so) {
            failed_ += failed_.empty() ? "" : "; ";
            failed_ += what;
        }
    }
    [[nodiscard]] std::string const& failed() const noexcept { return failed_; }

private:
    std::string failed_;
};

/// The test of an operation, and the tests by `given | action`.
using operation_test = void (*)(holds& check);
using operation_tests = std::map<std::string_view, operation_test>;

[[nodiscard]] operation_tests const& collection_operations();
[[nodiscard]] operation_tests const& media_type_operations();
[[nodiscard]] operation_tests const& name_value_operations();

/// Returns: whether operations on that type are tested here.
[[nodiscard]] bool is_known_type(std::string_view type);

/// Returns: what does not hold; empty if all does.
[[nodiscard]] std::string run_operation(operation const& of);

} // namespace conformance

/// Notes the condition's text if it does not hold.
#define HOLDS(...) check(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__)
