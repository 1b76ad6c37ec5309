// SPDX-License-Identifier: BSL-1.0
// Const operations of one collection may run at once, as those of a standard container. `./run test --all` builds this with the
// thread sanitizer, which sees a write that nobody else sees.
#include <handful/handful.hpp>
#include <handful/hash.hpp>

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {

struct is_short {
    bool operator()(auto const& c, std::string const& value) const {
        return c.size() < 99 && value.size() < 99;
    }
};
struct counts {
    int calls = 0;
    void inserted(auto const&, std::size_t, std::size_t) noexcept { ++calls; }
};

template <class C>
std::size_t read(C const& c, typename C::value_type const& sought) {
    std::size_t n = c.size() + c.capacity() + (c.is_inline() ? 1U : 0U);
    for (auto const& element : c) n += element == sought ? 1U : 0U;
    n += c.contains(sought) ? 1U : 0U;
    n += c.index_of(sought).value_or(0);
    n += c.front() == c.back() ? 1U : 0U;
    n += c == c ? 1U : 0U;
    return n;
}

// Whether many threads read the same.
template <class C>
bool is_read_at_once(C const& c, typename C::value_type const& sought) {
    std::size_t const expected = read(c, sought);
    std::atomic<int> wrong = 0;
    std::vector<std::thread> readers;
    for (int i = 0; i != 4; ++i) {
        readers.emplace_back([&] {
            for (int k = 0; k != 200; ++k) {
                if (read(c, sought) != expected) ++wrong;
                C const copy(c);
                if (copy != c) ++wrong;
            }
        });
    }
    for (std::thread& reader : readers) reader.join();
    return wrong == 0;
}

} // namespace

int main() {
    int x = 0;
    using handful::collection;
    bool const right =
        is_read_at_once(collection<int*, handful::reject_null>{&x}, &x) &&
        is_read_at_once(collection<int*, handful::reject_null>{&x, &x, &x}, &x) &&
        is_read_at_once(collection<std::string, handful::small_buffer<2>>{"a", "b"}, "b") &&
        is_read_at_once(collection<std::string, handful::heap_vector, handful::require<is_short>>{"a", "b"},
                        "b") &&
        is_read_at_once(collection<std::string, handful::notify<counts>, handful::notify_sink>{"a", "b", "c"},
                        "c");
    return right ? EXIT_SUCCESS : EXIT_FAILURE;
}
