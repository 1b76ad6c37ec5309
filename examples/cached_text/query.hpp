// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/handful.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace cached_text {

/// A parameter of a query.
struct parameter {
    std::string name;
    std::string value;
    bool operator==(parameter const&) const = default;
};

struct has_name {
    bool operator()(parameter const& p) const { return !p.name.empty(); }
};

/// The query of a URI. Its text is made when it is asked for, and kept until a parameter changes: the collection tells its
/// owner, so that nobody can change a parameter and forget the text.
class query {
    // [owner]
    struct on_change {
        using owner = query;
        static constexpr auto member() { return &query::parameters_; }

        static void inserted(query& q, auto const&, std::size_t, std::size_t) noexcept { q.text_.reset(); }
        static void removing(query& q, auto const&, std::size_t, std::size_t) noexcept { q.text_.reset(); }
        static void replaced(query& q, auto const&, std::size_t, auto const&) noexcept { q.text_.reset(); }
        static void reordered(query& q, auto const&) noexcept { q.text_.reset(); }
    };
    // [/owner]

public:
    using parameters_type = handful::collection<parameter, handful::small_buffer<2>,
                                                handful::require<has_name>, handful::notify_owner<on_change>>;

    query() = default;
    query(query const&) = default;
    query(query&& other) noexcept
        : parameters_(std::move(other.parameters_)), text_(std::exchange(other.text_, std::nullopt)) {}
    // Not one part after the other: a copy that fails between them would leave the text of other parameters.
    query& operator=(query const& other) { return *this = query(other); }
    // The parameters are taken, so their text goes with them.
    query& operator=(query&& other) noexcept {
        parameters_ = std::move(other.parameters_);
        text_ = std::exchange(other.text_, std::nullopt);
        return *this;
    }
    ~query() = default;

    parameters_type& parameters() noexcept { return parameters_; }
    parameters_type const& parameters() const noexcept { return parameters_; }

    /// Returns: the text, valid until the next change.
    std::string_view text() const {
        if (!text_) text_ = render();
        return *text_;
    }
    bool is_cached() const noexcept { return text_.has_value(); }

private:
    std::string render() const {
        std::string made;
        for (parameter const& p : parameters_) {
            if (!made.empty()) made += '&';
            made += escaped(p.name) + '=' + escaped(p.value);
        }
        return made;
    }
    /// Everything but what RFC 3986, section 2.3, calls unreserved.
    static std::string escaped(std::string_view plain) {
        constexpr std::string_view unreserved =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
        constexpr std::string_view digits = "0123456789ABCDEF";
        std::string made;
        for (char const c : plain) {
            if (unreserved.find(c) != std::string_view::npos) {
                made += c;
            } else {
                auto const byte = static_cast<unsigned char>(c);
                made += {'%', digits[byte >> 4], digits[byte & 15U]};
            }
        }
        return made;
    }

    parameters_type parameters_;
    mutable std::optional<std::string> text_;
};

} // namespace cached_text
