// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "list_model.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace list_view {

/// Shows the lines of a model, cut to a width. Whatever is done to the lines, wherever and with how many at once, the rows are
/// those of the model, and the selection stays on its line; of equal lines, on the first after a reorder. Only lines that are new
/// are drawn, and after a reorder all.
///
/// It must not outlive the model. Where there is no memory for rows, a change of the model ends the program.
class list_view final : private handful::sink<std::string> {
public:
    /// Preconditions: `width` is not 0.
    list_view(list_model& model, std::size_t width)
        : model_(model), width_(width), connection_(model.observers().subscribe(*this)) {
        for (std::string const& line : model.lines()) rows_.push_back(draw(line));
    }
    list_view(list_view const&) = delete;
    list_view& operator=(list_view const&) = delete;

    std::span<std::string const> rows() const noexcept { return rows_; }
    std::optional<std::size_t> selected() const noexcept { return selected_; }
    /// Preconditions: `row` is below the number of rows.
    void select(std::size_t row) {
        selected_line_ = model_.lines()[row];
        selected_ = row;
    }
    /// Returns: how many rows were drawn since the view was made.
    std::size_t drawn() const noexcept { return drawn_; }

    /// Called when the selected line goes, which is then no more selected; it may end the view.
    std::function<void()> on_selected_gone;

private:
    using lines = std::span<std::string const>;

    void inserted(lines all, std::size_t first, std::size_t n) noexcept override {
        std::vector<std::string> fresh;
        for (std::string const& line : all.subspan(first, n)) fresh.push_back(draw(line));
        rows_.insert(row(first), std::make_move_iterator(fresh.begin()),
                     std::make_move_iterator(fresh.end()));
        if (selected_ && *selected_ >= first) *selected_ += n;
    }
    void removing(lines, std::size_t first, std::size_t n) noexcept override {
        rows_.erase(row(first), row(first + n));
        if (!selected_ || *selected_ < first) return;
        if (*selected_ >= first + n) {
            *selected_ -= n;
            return;
        }
        selected_.reset();
        // The view may be gone after this.
        if (auto const call = on_selected_gone) call();
    }
    void replaced(lines all, std::size_t i, std::string const&) noexcept override {
        rows_[i] = draw(all[i]);
        if (selected_ == i) selected_line_ = all[i];
    }
    void reordered(lines all) noexcept override {
        bool const was_selected = std::exchange(selected_, std::nullopt).has_value();
        for (std::size_t i = 0; i != all.size(); ++i) {
            rows_[i] = draw(all[i]);
            if (was_selected && !selected_ && all[i] == selected_line_) selected_ = i;
        }
    }

    std::vector<std::string>::iterator row(std::size_t i) noexcept {
        return rows_.begin() + static_cast<std::ptrdiff_t>(i);
    }
    std::string draw(std::string const& line) {
        ++drawn_;
        return line.size() <= width_ ? line : line.substr(0, width_ - 1) + '~';
    }

    list_model const& model_;
    std::size_t width_;
    std::vector<std::string> rows_;
    std::optional<std::size_t> selected_;
    std::string selected_line_; // Rows that look the same may be cut from different lines.
    std::size_t drawn_ = 0;
    list_model::observers_type::connection connection_;
};

} // namespace list_view
