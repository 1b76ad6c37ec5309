// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <http/ascii.hpp>
#include <http/header_policies.hpp>
#include <http/parameters.hpp>
#include <http/scanner.hpp>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace http {

/// A media type (RFC 9110 8.3.1): `text/html; charset=utf-8`. `Parameters` is a collection of `name_value`, or of
/// owners of them. Copies are deep.
template <class Parameters>
class basic_media_type {
public:
    using parameters_type = Parameters;

    /// Effects: a media type without parameters.
    /// Throws: as `set_essence`.
    explicit basic_media_type(std::string_view essence) : essence_(checked(essence)) {}

    /// Effects: a media type with the parameter `charset`; without it, if `charset` is empty.
    /// Throws: as `set_essence`, else as `set_charset`.
    basic_media_type(std::string_view essence, std::string_view charset) : basic_media_type(essence) {
        set_charset(charset);
    }

    basic_media_type(basic_media_type const& other)
        : essence_(other.essence_), parameters_(copy_values(other.parameters_)) {}
    basic_media_type(basic_media_type&&) noexcept = default;
    basic_media_type& operator=(basic_media_type const& other) { return *this = basic_media_type(other); }
    basic_media_type& operator=(basic_media_type&&) noexcept = default;
    ~basic_media_type() = default;

    /// Returns: `type/subtype`, without the parameters.
    [[nodiscard]] std::string const& essence() const noexcept { return essence_; }

    /// Effects: replaces `type/subtype`. Nothing changes if it throws.
    /// Throws: `std::invalid_argument` if `essence` is empty, `format_error` if it is not two tokens and a slash.
    void set_essence(std::string_view essence) { essence_ = checked(essence); }

    [[nodiscard]] Parameters const& parameters() const noexcept { return parameters_; }
    [[nodiscard]] Parameters& parameters() noexcept { return parameters_; }

    /// Returns: the value of the first parameter `charset` as it was written; empty if there is none.
    [[nodiscard]] std::string_view charset() const noexcept {
        return parameter_value(parameters_, "charset");
    }

    /// Effects: gives the first parameter `charset` this value, or appends one. An empty value removes it.
    /// Nothing changes if it throws.
    /// Throws: as `name_value::set_value`.
    void set_charset(std::string_view charset) { set_parameter(parameters_, "charset", charset); }

    /// Effects: removes the first parameter `charset`, if there is one.
    void remove_charset() { set_charset({}); }

    /// Returns: the next media type of a longer text, with whatever parameters follow.
    [[nodiscard]] static std::optional<basic_media_type> read(scanner& place) {
        std::string_view const type = place.token();
        if (type.empty()) {
            place.fail("a media type should begin here");
            return std::nullopt;
        }
        place.skip_whitespace();
        if (!place.accept('/')) {
            place.fail("a slash and a subtype should follow");
            return std::nullopt;
        }
        place.skip_whitespace();
        std::string_view const subtype = place.token();
        if (subtype.empty()) {
            place.fail("a subtype should begin here");
            return std::nullopt;
        }
        place.skip_whitespace();
        std::optional<basic_media_type> media(basic_media_type(type, subtype, unchecked()));
        if (!read_parameters(place, media->parameters_)) {
            media.reset();
        }
        return media;
    }

    /// Effects: appends `type/subtype; name=value...`.
    void append_to(std::string& out) const {
        out += essence_;
        append_parameters(parameters_, out);
    }

    /// Returns: `type/subtype; name=value...`.
    [[nodiscard]] std::string format() const {
        std::string text;
        append_to(text);
        return text;
    }

    /// Returns: whether `type/subtype` is equal ignoring case, and the parameters in any order.
    [[nodiscard]] friend bool operator==(basic_media_type const& a, basic_media_type const& b) {
        return equal_ignoring_case(a.essence_, b.essence_) && same_values(a.parameters_, b.parameters_);
    }

    /// Returns: a hash that agrees with `==`.
    [[nodiscard]] std::size_t hash() const noexcept {
        return hash_combine(hash_ignoring_case(essence_), hash_values(parameters_));
    }

private:
    struct unchecked {};
    basic_media_type(std::string_view type, std::string_view subtype, unchecked) {
        essence_.reserve(type.size() + 1 + subtype.size());
        essence_.append(type).append(1, '/').append(subtype);
    }

    static std::string_view checked(std::string_view essence) {
        if (essence.empty()) {
            throw std::invalid_argument("http: a media type is missing");
        }
        std::size_t const slash = token_length(essence);
        if (slash == 0 || slash == essence.size() || essence[slash] != '/') {
            throw format_error({slash, "a media type is a type, a slash and a subtype"});
        }
        std::size_t const end = slash + 1 + token_length(essence, slash + 1);
        if (end == slash + 1 || end != essence.size()) {
            throw format_error({end, "a media type ends with a subtype, which is a token"});
        }
        return essence;
    }

    std::string essence_;
    Parameters parameters_;
};

/// The media type of a Content-Type header.
using media_type = basic_media_type<collection_for<content_type, std::unique_ptr<name_value>>>;

/// One media range of an Accept header (RFC 9110 12.5.1); its weight is `quality(range.parameters())`.
using media_range = basic_media_type<collection_for<accept_parameters, std::unique_ptr<name_value>>>;

} // namespace http

/// Lets a media type be a key of unordered containers.
template <class Parameters>
struct std::hash<http::basic_media_type<Parameters>> {
    [[nodiscard]] std::size_t operator()(http::basic_media_type<Parameters> const& x) const noexcept {
        return x.hash();
    }
};
