// SPDX-License-Identifier: BSL-1.0
#include <handful/handful.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

// sizeof of each kind of combination. Compiling is passing.

namespace {

using namespace handful;

struct listener {
    void inserted(auto const&, std::size_t, std::size_t) noexcept {}
};
struct other_listener {
    void removing(auto const&, std::size_t, std::size_t) noexcept {}
};
struct stateful {
    void* log = nullptr;
    void inserted(auto const&, std::size_t, std::size_t) noexcept {}
};
struct rule {
    template <class T>
    bool operator()(T const&) const {
        return true;
    }
};
struct other_rule {
    template <class T>
    bool operator()(T const&) const {
        return true;
    }
};

struct incomplete;
struct element : listener {
    int value;
};

constexpr std::size_t word = sizeof(void*);
constexpr std::size_t rounded(std::size_t bytes, std::size_t alignment) {
    return (bytes + alignment - 1) / alignment * alignment;
}
constexpr std::size_t larger(std::size_t a, std::size_t b) { return a > b ? a : b; }

// ---- one word: pointers and sole owners with null kept out, with any policies without state ----
template <class T, class... P>
constexpr bool is_one_word =
    sizeof(collection<T, P...>) == word && alignof(collection<T, P...>) == alignof(void*);

template <class T>
constexpr bool is_one_word_with_everything =
    is_one_word<T, reject_null> && is_one_word<T, assert_not_null> &&
    is_one_word<T, reject_null, inline_one> && is_one_word<T, reject_null, notify<listener>> &&
    is_one_word<T, reject_null, notify<listener>, notify<other_listener>> &&
    is_one_word<T, reject_null, require<rule>> &&
    is_one_word<T, reject_null, require<rule>, require<other_rule>> && is_one_word<T, reject_null, checked> &&
    is_one_word<T, reject_null, grow_exact> &&
    is_one_word<T, assert_not_null, growth<3, 2>, checked, require<rule>, notify<listener>,
                require<other_rule>, notify<other_listener>>;

static_assert(is_one_word_with_everything<int*>);
static_assert(is_one_word_with_everything<incomplete*>);
static_assert(is_one_word_with_everything<std::string const*>);
static_assert(is_one_word_with_everything<element*>);
static_assert(is_one_word_with_everything<std::unique_ptr<int>>);
static_assert(is_one_word_with_everything<std::unique_ptr<incomplete>>);
static_assert(is_one_word_with_everything<std::unique_ptr<double[]>>);

// ---- two parts: everywhere else ----
template <class T, std::size_t N, class... P>
constexpr bool is_compact = sizeof(collection<T, P...>) ==
                            rounded(larger(N * sizeof(T), word) + 8, larger(alignof(T), alignof(void*)));

static_assert(is_compact<int*, 1>);
static_assert(is_compact<std::unique_ptr<int>, 1>);
static_assert(is_compact<void*, 1, reject_null>);
static_assert(is_compact<char*, 1, reject_null>);
static_assert(is_compact<std::shared_ptr<int>, 1, reject_null>);
static_assert(is_compact<std::optional<int>, 1, reject_null>);
static_assert(is_compact<std::string_view, 1, reject_null>);
static_assert(is_compact<std::function<void()>, 1, reject_null>);
static_assert(is_compact<char, 1>);
static_assert(is_compact<int, 1>);
static_assert(is_compact<std::string, 1>);
static_assert(is_compact<int, 1, require<rule>, notify<listener>, checked, grow_exact>);
static_assert(is_compact<int, 2, small_buffer<2>>);
static_assert(is_compact<int, 7, small_buffer<7>>);
static_assert(is_compact<char, 8, small_buffer<8>, require<rule>>);
static_assert(is_compact<std::string, 3, small_buffer<3>, notify<listener>, notify<other_listener>>);
static_assert(is_compact<int*, 4, small_buffer<4>, reject_null>);
static_assert(is_compact<int, 0, small_buffer<0>>);
// the same policies, the element derived from the listener: nothing is stored, so nothing is moved apart
static_assert(is_compact<element, 1, notify<listener>>);
static_assert(is_compact<element, 2, small_buffer<2>, notify<listener>, notify<other_listener>>);

// ---- heap_vector: a pointer and two counts ----
template <class T, class... P>
constexpr bool is_pointer_and_counts = sizeof(collection<T, heap_vector, P...>) == word + 8;
static_assert(is_pointer_and_counts<int>);
static_assert(is_pointer_and_counts<std::string, require<rule>, notify<listener>, checked>);
static_assert(is_pointer_and_counts<int*, reject_null>);
static_assert(sizeof(collection<char, heap_vector>) == 3 * word);

// ---- fixed_capacity: the elements and the smallest count ----
template <class T, std::size_t N, class... P>
constexpr bool is_elements_and_count =
    sizeof(collection<T, fixed_capacity<N>, P...>) == rounded(N * sizeof(T) + 1, alignof(T));
static_assert(is_elements_and_count<int, 4>);
static_assert(is_elements_and_count<char, 7>);
static_assert(is_elements_and_count<char, 255, require<rule>>);
static_assert(is_elements_and_count<std::string, 3, notify<listener>>);
static_assert(is_elements_and_count<int*, 2, reject_null>);
static_assert(sizeof(collection<char, fixed_capacity<300>>) == 302);
static_assert(sizeof(collection<int, fixed_capacity<0>>) <= sizeof(int) * 2);

// ---- a listener with state is stored once, before the elements ----
static_assert(sizeof(collection<int*, reject_null, notify<stateful>>) == 2 * word);
static_assert(sizeof(collection<int, heap_vector, notify<stateful>, notify<listener>>) == 2 * word + 8);

// ---- alignment ----
struct alignas(64) wide {
    char letter;
};
static_assert(alignof(collection<wide>) == 64 && sizeof(collection<wide>) == 128);
static_assert(alignof(collection<wide, small_buffer<2>>) == 64 &&
              sizeof(collection<wide, small_buffer<2>>) == 192);
static_assert(alignof(collection<wide, fixed_capacity<1>>) == 64);
static_assert(alignof(collection<wide, heap_vector>) == alignof(void*));

// ---- elements of classes that are not complete yet ----
struct node {
    collection<node, heap_vector> kids;
    collection<node*> one_or_more;
    collection<node*, reject_null> neighbours;
    collection<std::unique_ptr<node>, reject_null> owned;
};
static_assert(sizeof(node) == (word + 8) + (word + 8) + word + word);

} // namespace
