// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

/// What the collections hold while they are measured. None of it allocates, so that what is seen is the collections.
namespace bench {

struct alignas(8) node {
    std::uint64_t key = 1;
    bool is_free = false;
};
inline std::array<node, 64> nodes;

struct give_back {
    void operator()(node* owned) const noexcept { owned->is_free = true; }
};
using owner = std::unique_ptr<node, give_back>;

struct value32 {
    std::uint64_t key = 1;
    std::uint64_t more[3] = {};
};

inline std::array<value32, 64> const values{};

inline std::array<std::string, 64> const strings = [] {
    std::array<std::string, 64> made;
    for (std::size_t i = 0; i != made.size(); ++i) made[i] = "token-" + std::to_string(i);
    return made;
}();

/// An element's name in the tables, where one comes from, and what is read of it.
template <class T>
struct element;

template <>
struct element<node*> {
    static constexpr char const* name = "pointer";
    static node* get(std::size_t i) noexcept { return &nodes[i % nodes.size()]; }
    static std::uint64_t key(node const* x) noexcept { return x->key; }
};

template <>
struct element<owner> {
    static constexpr char const* name = "owner";
    static owner get(std::size_t i) noexcept { return owner(&nodes[i % nodes.size()]); }
    static std::uint64_t key(owner const& x) noexcept { return x->key; }
};

template <>
struct element<value32> {
    static constexpr char const* name = "32 bytes";
    static value32 const& get(std::size_t i) noexcept { return values[i % values.size()]; }
    static std::uint64_t key(value32 const& x) noexcept { return x.key; }
};

template <>
struct element<std::string> {
    static constexpr char const* name = "string";
    static std::string const& get(std::size_t i) noexcept { return strings[i % strings.size()]; }
    static std::uint64_t key(std::string const& x) noexcept { return x.size(); }
};

} // namespace bench
