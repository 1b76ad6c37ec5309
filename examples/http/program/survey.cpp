// SPDX-License-Identifier: BSL-1.0
#include "survey.hpp"

#include "baseline_value.hpp"
#include "quote.hpp"

#include <http/ascii.hpp>
#include <http/header_value.hpp>

#include <boost/hana/for_each.hpp>
#include <boost/hana/keys.hpp>

#include <optional>
#include <type_traits>
#include <utility>

namespace {

namespace hana = boost::hana;

/// The policies of the header's collections, without their element, which `describe` puts first. Any type will do
/// there that all these policies fit.
template <class Header>
std::string_view describe_policies() {
    std::string_view text = handful::describe<http::collection_for<Header, int*>>();
    text.remove_prefix(text.find(", ") + 2);
    return text;
}

template <class Collection>
void count_elements(usage& row, Collection const& collection) {
    std::size_t& count = collection.size() == 0   ? row.collections_with_none
                         : collection.size() == 1 ? row.collections_with_one
                                                  : row.collections_with_more;
    ++count;
}

/// The value that `make` returns, and what it takes: its own bytes and all that was allocated for it.
template <class Make>
auto measure(Make make, allocations& sum) {
    allocations const before = allocations_so_far();
    auto value = make();
    sum += allocations_so_far() - before;
    sum.bytes += sizeof(*value);
    return value;
}

std::string describe_fault(std::string_view what, std::string_view where, std::size_t position,
                           std::string_view text) {
    return std::string(what) + " (character " + std::to_string(position + 1) + ' ' + std::string(where) +
           "): " + quote(text, position);
}

} // namespace

survey::survey() {
    hana::for_each(hana::keys(http::header_policies), [this](auto key) {
        using header = typename decltype(key)::type;
        usage row;
        row.name = header::name;
        row.policies = describe_policies<header>();
        usages_.push_back(row);
    });
}

template <class Header>
usage& survey::usage_of() noexcept {
    std::size_t index = 0;
    while (usages_[index].name != Header::name) {
        ++index;
    }
    return usages_[index];
}

void survey::add(std::string_view file, std::string_view text) {
    http::block_reader reader(text);
    while (auto const found = reader.next()) {
        switch (found->kind) {
        case http::entry_kind::start_line:
            lines_.start += found->line_count;
            break;
        case http::entry_kind::field:
            add_field(file, *found);
            break;
        case http::entry_kind::body:
            lines_.text += found->line_count;
            lines_.body += found->line_count;
            break;
        case http::entry_kind::malformed:
            lines_.malformed += found->line_count;
            malformed_.push_back(
                {std::string(file), found->fault_line,
                 describe_fault(found->why.reason, "of the line", found->why.position, found->text)});
            break;
        }
    }
}

void survey::add_field(std::string_view file, http::entry const& field) {
    bool const is_typed = http::visit_header_type(
        field.name, [&](auto key) { add_typed<typename decltype(key)::type>(file, field); });
    if (!is_typed) {
        lines_.text += field.line_count;
        std::string name(field.name);
        for (char& c : name) {
            c = http::to_lower(c);
        }
        ++text_headers_[std::move(name)];
    }
}

template <class Header>
void survey::add_typed(std::string_view file, http::entry const& field) {
    http::fault why;
    allocations ours;
    auto const value =
        measure([&] { return http::header_value<Header>::try_parse(field.value, &why); }, ours);
    if (!value) {
        lines_.malformed += field.line_count;
        malformed_.push_back({std::string(file), field.line,
                              std::string(Header::name) + ": " +
                                  describe_fault(why.reason, "of the value", why.position, field.value)});
        return;
    }
    lines_.typed += field.line_count;
    usage& row = usage_of<Header>();
    ++row.headers;
    row.ours += ours;
    auto const same = measure([&] { return baseline_value<Header>::try_parse(field.value); }, row.baseline);
    if constexpr (std::is_same_v<Header, http::content_type>) {
        count_elements(row, value->parameters());
    } else {
        count_elements(row, *value);
    }
    if constexpr (std::is_same_v<Header, http::accept>) {
        usage& parameters = usage_of<http::accept_parameters>();
        for (auto const& range : *value) {
            count_elements(parameters, http::get_value(range).parameters());
        }
    }
}
