// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include <array>
#include <memory>
#include <string_view>
#include <utility>

// What can be done while constant-evaluated. Compiling is passing.

namespace {

using namespace handful;

struct even {
    constexpr bool operator()(int value) const { return value % 2 == 0; }
};

// An element with a destructor, which memory of plain bytes could not hold in a constant expression.
struct text {
    constexpr text() = default;
    constexpr text(std::string_view from) : letters(new char[from.size()]), size(from.size()) {
        for (std::size_t i = 0; i != size; ++i) letters[i] = from[i];
    }
    constexpr text(text const& other) : text(std::string_view(other)) {}
    constexpr text(text&& other) noexcept
        : letters(std::exchange(other.letters, nullptr)), size(std::exchange(other.size, std::size_t{0})) {}
    constexpr text& operator=(text other) noexcept {
        std::swap(letters, other.letters);
        std::swap(size, other.size);
        return *this;
    }
    constexpr ~text() { delete[] letters; }
    constexpr operator std::string_view() const { return {letters, size}; }
    friend constexpr bool operator==(text const& a, std::string_view b) { return std::string_view(a) == b; }

    char* letters = nullptr;
    std::size_t size = 0;
};

template <class C>
constexpr bool numbers_work() {
    C c;
    if (!c.empty()) return false;
    for (int n = 1; n != 6; ++n) c.push_back(n * 2);
    c.insert(c.begin(), 20);
    c.insert(c.begin() + 1, 2, 30);
    c.erase(c.begin() + 3);
    if (c != C{20, 30, 30, 4, 6, 8, 10}) return false;
    std::array<int, 2> const more{12, 14};
    c.append_range(more);
    c.insert(c.begin() + 2, more.begin(), more.end());
    if (c != C{20, 30, 12, 14, 30, 4, 6, 8, 10, 12, 14}) return false;
    c.erase(c.begin() + 1, c.begin() + 5);
    c.pop_back();
    c.resize(4);
    if (c != C{20, 4, 6, 8} || c.size() != 4 || c[1] != 4 || c.back() != 8) return false;
    if (c.replace(c.begin(), 2) != 20 || c.take(c.begin() + 3) != 8) return false;
    C copy = c;
    C moved = std::move(copy);
    copy = moved;
    swap(copy, moved);
    copy.reverse();
    copy.rotate(copy.begin() + 1);
    if (copy != C{4, 2, 6} || moved != C{2, 4, 6} || !(moved < copy)) return false;
    erase_if(moved, [](int n) { return n == 4; });
    moved.shrink_to_fit();
    int sum = 0;
    for (int const n : moved) sum += n;
    moved.clear();
    moved.assign(3, 2);
    return sum == 8 && moved.size() == 3 && copy.contains(6) && *copy.index_of(6) == 2 && !copy.contains(7);
}

template <class C>
constexpr bool texts_work() {
    C c;
    c.push_back(text("one"));
    c.emplace_back("two");
    c.insert(c.begin(), text("zero"));
    c.push_back(c.front());
    C copy = c;
    c.erase(c.begin());
    C moved = std::move(copy);
    moved.pop_back();
    swap(c, moved);
    c.reverse();
    return c.size() == 3 && c[0] == "two" && c[2] == "zero" && moved.size() == 3 && moved[2] == "zero";
}

static_assert(numbers_work<collection<int>>());
static_assert(numbers_work<collection<int, small_buffer<2>>>());
static_assert(numbers_work<collection<int, small_buffer<16>>>());
static_assert(numbers_work<collection<int, heap_vector>>());
static_assert(numbers_work<collection<int, fixed_capacity<16>>>());
static_assert(numbers_work<collection<int, heap_vector, require<even>>>());
static_assert(numbers_work<collection<int, checked, growth<3>>>());
static_assert(texts_work<collection<text>>());
static_assert(texts_work<collection<text, small_buffer<4>>>());
static_assert(texts_work<collection<text, heap_vector>>());

// empty ones are ready before the program starts
constinit collection<int*, reject_null> one_word;
constinit collection<std::unique_ptr<int>, reject_null> owner;
constinit collection<int> two_parts;
constinit collection<int, heap_vector> heap;
constinit collection<int, small_buffer<4>> buffer;

// a constant of it
constexpr collection<int, fixed_capacity<4>> primes{2, 3, 5};
static_assert(primes.size() == 3 && primes[2] == 5);

} // namespace

int use_of_the_objects_above() {
    return static_cast<int>(one_word.size() + owner.size() + two_parts.size() + heap.size() + buffer.size());
}
