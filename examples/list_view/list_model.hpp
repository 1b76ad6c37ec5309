// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/handful.hpp>

#include <string>

namespace list_view {

/// The lines of a list, and who looks at them. Views come and go; the model knows none of them.
class list_model {
public:
    using lines_type = handful::collection<std::string, handful::heap_vector, handful::notify_sink>;
    using observers_type = handful::observer_list<std::string>;

    list_model() = default;
    list_model(list_model const&) = delete;
    list_model& operator=(list_model const&) = delete;

    lines_type& lines() noexcept { return lines_; }
    lines_type const& lines() const noexcept { return lines_; }
    observers_type& observers() noexcept { return observers_; }

private:
    observers_type observers_;
    lines_type lines_{handful::with(&observers_)};
};

} // namespace list_view
