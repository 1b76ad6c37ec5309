// SPDX-License-Identifier: BSL-1.0
#include "operations.hpp"

#include <http/media_type.hpp>
#include <http/name_value.hpp>

#include <exception>
#include <functional>
#include <string>

namespace conformance {
namespace {

/// Changing a collection while it is enumerated, read-only views, copying to arrays, references to nothing, and
/// comparing in a language's way.
bool speaks_of_other_things(operation const& of) {
    std::string const text = of.given + " | " + of.action;
    for (char const* thing : {"CopyTo", "IsReadOnly", "enumerat", "culture", "Equals(null)"}) {
        if (text.find(thing) != std::string::npos) {
            return true;
        }
    }
    return of.action.ends_with("with <null>");
}

/// `name text, value token`, where there may be no value, or just `text`.
http::name_value read_name_value(std::string const& text) {
    constexpr std::string_view before_name = "name ";
    constexpr std::string_view before_value = ", value ";
    std::size_t const comma = text.find(before_value);
    if (!text.starts_with(before_name) || comma == std::string::npos) {
        return http::name_value(text);
    }
    std::string const value = text.substr(comma + before_value.size());
    bool const has_value = value != "<null>" && value != "<empty>";
    return http::name_value(std::string_view(text).substr(before_name.size(), comma - before_name.size()),
                            has_value ? value : std::string());
}

template <class Value>
std::string compare(Value const& a, Value const& b, std::string const& expected) {
    bool const are_equal = a == b && b == a;
    bool const are_different = !(a == b) && !(b == a);
    bool const hashes_agree = a.hash() == b.hash() && std::hash<Value>()(a) == a.hash();
    if (expected == "equal; same hash") {
        return are_equal && hashes_agree ? "" : "should be equal";
    }
    if (expected == "not equal; hashes differ") {
        return are_different && !hashes_agree ? "" : "should differ, also in their hashes";
    }
    if (expected == "not equal") {
        return are_different ? "" : "should differ";
    }
    return "unknown expectation: " + expected;
}

} // namespace

bool is_known_type(std::string_view type) {
    return type == "ObjectCollection<string>" || type == "AreEqualCollections" || type == "MediaType" ||
           type == "NameValue";
}

std::string run_operation(operation const& of) {
    constexpr std::string_view comparison = "Equals/GetHashCode with ";
    bool const is_name_value = of.type == "NameValue";
    bool const is_media_type = of.type == "MediaType";
    operation_tests const& tests = is_name_value   ? name_value_operations()
                                   : is_media_type ? media_type_operations()
                                                   : collection_operations();
    try {
        if (auto const found = tests.find(of.given + " | " + of.action); found != tests.end()) {
            holds check;
            found->second(check);
            return check.failed();
        }
        if (of.action.starts_with(comparison)) {
            std::string const other = of.action.substr(comparison.size());
            if (is_name_value) {
                return compare(read_name_value(of.given), read_name_value(other), of.expected);
            }
            if (is_media_type && other != "<null>") {
                return compare(http::parse<http::media_type>(of.given), http::parse<http::media_type>(other),
                               of.expected);
            }
        }
    } catch (std::exception const& thrown) {
        return std::string("threw: ") + thrown.what();
    }
    if (speaks_of_other_things(of)) {
        return std::string(not_applicable);
    }
    return "there is no test for: " + of.given + " | " + of.action;
}

} // namespace conformance
