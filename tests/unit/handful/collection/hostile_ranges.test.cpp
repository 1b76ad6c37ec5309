// SPDX-License-Identifier: BSL-1.0
#include "matrix.hpp"
#include "ranges.hpp"

#include <ranges>

// Ranges that say one size and yield another, and ranges that throw at one of their steps.

using namespace test;

namespace {

/// A range that can be read once and whose `size` is whatever it was told to say.
template <class T>
class boaster {
public:
    boaster(std::size_t says, int yields) : says_(says), yields_(yields) {}

    class iterator {
    public:
        using value_type = T;
        using difference_type = std::ptrdiff_t;

        iterator() = default;
        explicit iterator(boaster* from) : from_(from) {}
        T operator*() const { return make<T>(from_->next_ + 1); }
        iterator& operator++() {
            ++from_->next_;
            return *this;
        }
        void operator++(int) { ++*this; }
        friend bool operator==(iterator const& i, std::default_sentinel_t) { return i.done(); }

    private:
        bool done() const { return from_->next_ >= from_->yields_; }
        boaster* from_ = nullptr;
    };

    iterator begin() { return iterator(this); }
    std::default_sentinel_t end() const { return {}; }
    std::size_t size() const { return says_; }

private:
    std::size_t says_;
    int yields_;
    int next_ = 0;
};
static_assert(std::ranges::sized_range<boaster<int>> && std::ranges::input_range<boaster<int>>);

/// A multi-pass range that throws at its n-th step of one kind, in whichever pass that is.
enum class step : int { read, advance, compare };

struct steps {
    step breaks;
    int left;
    void take(step one) {
        if (one == breaks && left-- == 0) throw range_broke{};
    }
};

class trap {
public:
    using value_type = counted;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::forward_iterator_tag;
    using reference = counted const&;
    using pointer = counted const*;

    trap() = default;
    trap(counted const* at, steps* log) : at_(at), log_(log) {}
    counted const& operator*() const {
        log_->take(step::read);
        return *at_;
    }
    trap& operator++() {
        log_->take(step::advance);
        ++at_;
        return *this;
    }
    trap operator++(int) {
        trap const before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(trap const& a, trap const& b) {
        if (a.log_ != nullptr) a.log_->take(step::compare);
        return a.at_ == b.at_;
    }

private:
    counted const* at_ = nullptr;
    steps* log_ = nullptr;
};
static_assert(std::forward_iterator<trap>);

} // namespace

BEHAVIOUR(what_a_range_says_of_its_size_is_not_believed, every_kind) {
    for (std::size_t const says :
         {std::size_t{0}, std::size_t{2}, std::size_t{1000}, static_cast<std::size_t>(-1)}) {
        C const made(handful::from_range, boaster<T>(says, 3));
        HOLDS(made, ({1, 2, 3}));
        C c = filled<C>({7, 8});
        c.append_range(boaster<T>(says, 3));
        HOLDS(c, ({7, 8, 1, 2, 3}));
        c.insert_range(at(c, 1), boaster<T>(says, 2));
        HOLDS(c, ({7, 1, 2, 8, 1, 2, 3}));
        c.assign_range(boaster<T>(says, 5));
        HOLDS(c, ({1, 2, 3, 4, 5}));
        c.append_range(boaster<T>(says, 0));
        HOLDS(c, ({1, 2, 3, 4, 5}));
    }
}

BEHAVIOUR(a_range_that_throws_at_any_step_changes_nothing_at_the_end, matrix_of<counted>) {
    std::vector<counted> const source = elements<counted>({11, 12, 13, 14});
    for (step const kind : {step::read, step::advance, step::compare}) {
        for (int index = 0; index != 4; ++index) {
            for (std::size_t const size : counts{0, 1, 2, 5}) {
                steps log{kind, index};
                trap const first(source.data(), &log);
                trap const last(source.data() + source.size(), &log);
                C c = filled<C>(counting(size));
                forget_events(c);
                EXPECT_THROWS(range_broke, c.insert(c.end(), first, last));
                HOLDS_VALUES(c, counting(size));
                EXPECT(silent(c));
                log.left = index;
                EXPECT_THROWS(range_broke, c.assign(first, last));
                HOLDS_VALUES(c, counting(size));
                EXPECT(silent(c));
                log.left = index;
                EXPECT_THROWS(range_broke, C(first, last));
                log.left = 1000;
                c.insert(c.end(), first, last);
                EXPECT(c.size() == size + source.size());
            }
        }
    }
}

BEHAVIOUR(a_range_that_throws_in_the_middle_leaves_elements_that_can_be_used, matrix_of<counted>) {
    std::vector<counted> const source = elements<counted>({11, 12, 13, 14});
    for (step const kind : {step::read, step::advance, step::compare}) {
        for (int index = 0; index != 8; ++index) {
            for (std::size_t position = 0; position != 4; ++position) {
                steps log{kind, index};
                C c = filled<C>(counting(4));
                try {
                    c.insert(at(c, position), trap(source.data(), &log),
                             trap(source.data() + source.size(), &log));
                } catch (range_broke const&) {}
                std::vector<int> now = values_in(c);
                HOLDS_VALUES(c, now);
                EXPECT(now.size() >= 4);
                c.push_back(counted(21));
                now.push_back(21);
                HOLDS_VALUES(c, now);
            }
        }
    }
}
