// SPDX-License-Identifier: BSL-1.0
#include "query.hpp"

#include <handful/sort.hpp>

#include "catch.hpp"

#include <cstdlib>
#include <new>
#include <string>
#include <utility>

// Memory that can be short, for the last test.
namespace {
std::size_t most_bytes = static_cast<std::size_t>(-1);
}
void* operator new(std::size_t n) {
    void* const memory = n > most_bytes ? nullptr : std::malloc(n);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}
void* operator new(std::size_t n, std::nothrow_t const&) noexcept { return std::malloc(n); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using cached_text::parameter;
using cached_text::query;

namespace {

query two_parameters() {
    query q;
    q.parameters() = {{"a", "1"}, {"b", "2"}};
    return q;
}

// The text is dropped by what `change` does.
template <class Change>
void drops(char const* expected, Change change) {
    query q = two_parameters();
    CHECK(q.text() == "a=1&b=2");
    CHECK(q.is_cached());
    change(q.parameters());
    CHECK_FALSE(q.is_cached());
    CHECK(q.text() == expected);
}

} // namespace

TEST_CASE("every change drops the text") {
    drops("a=1&b=2&c=3", [](auto& p) { p.push_back({"c", "3"}); });
    drops("c=3&a=1&b=2", [](auto& p) { p.insert(p.begin(), {"c", "3"}); });
    drops("a=1", [](auto& p) { p.pop_back(); });
    drops("b=2", [](auto& p) { p.erase(p.begin()); });
    drops("a=9&b=2", [](auto& p) { p.modify(p.begin(), [](parameter& a) { a.value = "9"; }); });
    drops("x=%26&b=2", [](auto& p) { static_cast<void>(p.replace(p.begin(), {"x", "&"})); });
    drops("b=2&a=1", [](auto& p) { p.reverse(); });
    drops("", [](auto& p) { p.clear(); });
    drops("z=", [](auto& p) { p = {{"z", ""}}; });
    drops("a=1", [](auto& p) { erase_if(p, [](parameter const& each) { return each.name == "b"; }); });
}

TEST_CASE("what changes nothing keeps it") {
    query q = two_parameters();
    CHECK(q.text().size() == 7);
    q.parameters().reserve(20);
    q.parameters().erase(q.parameters().begin(), q.parameters().begin());
    CHECK_THROWS_AS(q.parameters().push_back({"", "nameless"}), handful::rejected_element);
    CHECK(q.is_cached());
}

TEST_CASE("copies and moves carry it") {
    query q = two_parameters();
    static_cast<void>(q.text());
    query copy(q);
    CHECK(copy.is_cached());
    copy.parameters().pop_back();
    CHECK_FALSE(copy.is_cached());
    CHECK(q.is_cached());
    query moved(std::move(q));
    CHECK(moved.is_cached());
    CHECK(moved.text() == "a=1&b=2");
    CHECK(q.text().empty());
    copy = std::move(moved);
    CHECK(copy.is_cached());
    CHECK(copy.text() == "a=1&b=2");
    CHECK(moved.text().empty());
}

TEST_CASE("a copy for which there is no memory leaves parameters and text as they were") {
    query source;
    for (char const* name : {"a", "b"}) source.parameters().push_back({name, std::string(40, 'x')});
    CHECK(source.text().size() == 85);
    query target = two_parameters();
    CHECK(target.text() == "a=1&b=2");

    bool failed = false;
    most_bytes = 64; // enough for each parameter, not for the text
    try {
        target = source;
    } catch (std::bad_alloc const&) {
        failed = true;
    }
    most_bytes = static_cast<std::size_t>(-1);
    CHECK(failed);
    CHECK(target.text() == "a=1&b=2");
    CHECK(target.parameters()[0].value == "1");
}
