// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/handful.hpp>

#include <cstddef>
#include <new>
#include <utility>
#include <vector>

namespace undo {

/// A list whose changes can be undone and done again. A listener inside the collection (`notify`) notes how to take back
/// each event; undoing is changing, so what it tells is how to redo.
///
/// Where there is no memory for a note, the list forgets all notes and goes on: an edit is never refused for want of memory
/// to remember it. Where there is none to undo, `undo` throws: what it has taken back so far is an edit of its own then, and
/// the rest can be undone later.
template <class T>
class undoable {
    enum class what { insert, erase, replace, arrange };

    /// How to take back one event.
    struct step {
        what action;
        std::size_t first;
        std::size_t n;
        std::vector<T> values;
    };
    /// How to take back one edit, the last event first. Most edits are one event.
    using edit_notes = handful::collection<step, handful::inline_one>;

    struct history {
        void inserted(auto const& c, std::size_t first, std::size_t n) noexcept {
            note(what::erase, first, n, nullptr, nullptr);
            follow([&] { known.insert(place(first), c.begin() + first, c.begin() + first + n); });
        }
        void removing(auto const& c, std::size_t first, std::size_t n) noexcept {
            note(what::insert, first, n, c.data() + first, c.data() + first + n);
            follow([&] { known.erase(place(first), place(first + n)); });
        }
        void replaced(auto const& c, std::size_t i, auto const& old) noexcept {
            note(what::replace, i, 1, &old, &old + 1);
            follow([&] { known[i] = c[i]; });
        }
        // The order before is not told, so it has to be known.
        void reordered(auto const& c) noexcept {
            note(what::arrange, 0, known.size(), known.data(), known.data() + known.size());
            follow([&] { known.assign(c.begin(), c.end()); });
        }

        void note(what action, std::size_t first, std::size_t n, T const* from, T const* to) noexcept {
            try {
                notes.push_back({action, first, n, std::vector<T>(from, to)});
            } catch (std::bad_alloc const&) {
                is_lost = true;
            }
        }
        /// Changes `known` as the items changed. Once something is lost, nothing is followed until `start_again`.
        template <class Change>
        void follow(Change change) noexcept {
            if (is_lost) return;
            try {
                change();
            } catch (std::bad_alloc const&) {
                is_lost = true;
            }
        }
        void start_again(auto const& c) noexcept {
            is_lost = false;
            follow([&] { known.assign(c.begin(), c.end()); });
        }
        auto place(std::size_t i) noexcept { return known.begin() + static_cast<std::ptrdiff_t>(i); }

        edit_notes notes; // of the edit that is being made
        std::vector<T> known;
        bool is_lost = false;
    };

public:
    using items_type = handful::collection<T, handful::heap_vector, handful::notify<history>>;

    /// A list that remembers its last `most` edits.
    explicit undoable(std::size_t most = 100) : most_(most) {}

    // The listener moves with the items and hears of that, so the notes would be of two lists.
    undoable(undoable const&) = delete;
    undoable& operator=(undoable const&) = delete;

    items_type const& items() const noexcept { return items_; }
    bool can_undo() const noexcept { return !undo_.empty(); }
    bool can_redo() const noexcept { return !redo_.empty(); }

    /// Effects: calls `change(items_type&)`. All that it does is one edit; also what it did before it threw.
    template <class F>
    void edit(F change) {
        struct noted {
            undoable& self;
            ~noted() { self.keep_notes(self.undo_, true); }
        } const at_the_end{*this};
        change(items_);
    }
    /// Effects: takes back the last edit that was not taken back. Returns: whether there was one.
    bool undo() { return take_back(undo_, redo_); }
    /// Effects: makes the edit again that was taken back last, unless another was made since. Returns: whether there was one.
    bool redo() { return take_back(redo_, undo_); }

private:
    using edits = handful::collection<edit_notes, handful::heap_vector>;

    bool take_back(edits& from, edits& to) {
        if (from.empty()) return false;
        struct noted {
            undoable& self;
            edits& from;
            edits& to;
            ~noted() {
                if (from.back().empty()) from.pop_back();
                self.keep_notes(to, false);
            }
        } const at_the_end{*this, from, to};
        for (edit_notes& notes = from.back(); !notes.empty(); notes.pop_back()) apply(notes.back());
        return true;
    }
    void apply(step const& s) {
        auto const at = items_.begin() + s.first;
        switch (s.action) {
        case what::insert:
            items_.insert_range(at, s.values);
            break;
        case what::erase:
            items_.erase(at, at + s.n);
            break;
        case what::replace:
            static_cast<void>(items_.replace(at, s.values.front()));
            break;
        case what::arrange:
            items_.assign_range(s.values);
            break;
        }
    }
    void keep_notes(edits& in, bool is_new) noexcept {
        history& heard = items_.listener();
        edit_notes notes = std::exchange(heard.notes, {});
        if (notes.empty() && !heard.is_lost) return;
        if (is_new) redo_.clear();
        if (heard.is_lost || !in.try_push_back(std::move(notes))) {
            undo_.clear();
            redo_.clear();
            heard.start_again(items_);
        } else if (in.size() > most_) {
            in.erase(in.begin());
        }
    }

    std::size_t most_;
    items_type items_;
    edits undo_;
    edits redo_;
};

} // namespace undo
