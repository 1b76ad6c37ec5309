// SPDX-License-Identifier: BSL-1.0
#include "allocations.hpp"
#include "check.hpp"
#include "elements.hpp"

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <set>
#include <string>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

#if !defined(HANDFUL_TEST_MATRIX_NAME)
#define HANDFUL_TEST_MATRIX_NAME "matrix"
#endif

namespace test {
namespace {

// What has been run, printed when the program ends.
class ledger {
public:
    ~ledger() {
        if (runs_ != 0)
            std::printf("REPORT: " HANDFUL_TEST_MATRIX_NAME
                        ": %zu collection types, %zu behaviours: %zu runs, %zu checks, %zu failed\n",
                        types_.size(), behaviours_.size(), runs_, checks_, failures_);
        // A check outside a behaviour fails no test case.
        if (failures_ != 0) {
            std::fflush(nullptr);
            std::_Exit(EXIT_FAILURE);
        }
    }

    void begin(std::string_view behaviour, std::string_view type) {
        behaviours_.emplace(behaviour);
        types_.emplace(type);
        ++runs_;
        behaviour_ = behaviour;
        type_ = type;
    }
    void end() {
        behaviour_ = {};
        type_ = {};
    }
    void count() { ++checks_; }
    void failed(std::string_view text, std::string_view detail, char const* file, int line) {
        ++failures_;
        constexpr std::size_t most = 200;
        if (failures_ > most) return;
        std::printf("%s:%d: failed: %.*s%.*s\n", file, line, static_cast<int>(text.size()), text.data(),
                    static_cast<int>(detail.size()), detail.data());
        where();
        if (failures_ == most) std::printf("further failures are only counted\n");
    }
    void where() const {
        if (!type_.empty())
            std::printf("    in %.*s, for %.*s\n", static_cast<int>(behaviour_.size()), behaviour_.data(),
                        static_cast<int>(type_.size()), type_.data());
        std::fflush(stdout);
    }
    std::size_t failures() const { return failures_; }

private:
    std::set<std::string, std::less<>> types_;
    std::set<std::string, std::less<>> behaviours_;
    std::size_t runs_ = 0;
    std::size_t checks_ = 0;
    std::size_t failures_ = 0;
    std::string_view behaviour_;
    std::string_view type_;
};

ledger& the_ledger() {
    static ledger instance;
    return instance;
}

std::string joined(std::span<int const> values) {
    std::string text = "{";
    for (std::size_t i = 0; i != values.size(); ++i) {
        if (i != 0) text += ", ";
        text += std::to_string(values[i]);
    }
    return text + "}";
}

} // namespace

void note_check(bool ok, char const* text, char const* file, int line) {
    the_ledger().count();
    if (!ok) the_ledger().failed(text, "", file, line);
}

void note_check_of_values(std::span<int const> found, std::span<int const> expected, char const* text,
                          char const* file, int line) {
    the_ledger().count();
    if (!std::equal(found.begin(), found.end(), expected.begin(), expected.end()))
        the_ledger().failed(text, "; found " + joined(found) + ", expected " + joined(expected), file, line);
}

void die(char const* what) {
    std::printf("misuse: %s\n", what);
    the_ledger().where();
    std::abort();
}

bool dies(void (*action)()) {
    std::fflush(nullptr);
    pid_t const child = fork();
    if (child < 0) die("no child process could be started");
    if (child == 0) {
        std::freopen("/dev/null", "w", stdout);
        std::freopen("/dev/null", "w", stderr);
        std::signal(SIGABRT, SIG_DFL);
        std::signal(SIGILL, SIG_DFL);
        std::signal(SIGTRAP, SIG_DFL);
        std::signal(SIGSEGV, SIG_DFL);
        action();
        std::_Exit(0);
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0) {}
    return WIFSIGNALED(status) &&
           (WTERMSIG(status) == SIGABRT || WTERMSIG(status) == SIGILL || WTERMSIG(status) == SIGTRAP);
}

std::size_t run_all(char const* behaviour, std::span<run_entry const> entries) {
    ledger& book = the_ledger();
    static_cast<void>(
        item_at(0)); // the items that pointers point to live on, so they are there before the counts
    std::size_t const before = book.failures();
    for (run_entry const& entry : entries) {
        book.begin(behaviour, entry.type());
        long const blocks = allocations::outstanding;
        long const elements = census::live;
        long const items = item::live;
        std::size_t const failures = book.failures();
        try {
            entry.body();
        } catch (std::exception const& thrown) {
            book.failed("an exception left the behaviour: ", thrown.what(), __FILE__, __LINE__);
        } catch (budget_spent const&) {
            book.failed("an exception left the behaviour", "", __FILE__, __LINE__);
        }
        check(census::live == elements, "every element was destroyed once", __FILE__, __LINE__);
        check(item::live == items, "every item was deleted once", __FILE__, __LINE__);
        // a failure keeps text
        if (book.failures() == failures)
            check(allocations::outstanding == blocks, "every block was given back", __FILE__, __LINE__);
        book.end();
    }
    return book.failures() - before;
}

item* item_at(int value) {
    constexpr int most = 256;
    static std::vector<item> const items = [] {
        std::vector<item> all;
        all.reserve(most);
        for (int i = 0; i != most; ++i) all.emplace_back(i);
        return all;
    }();
    if (value < 0 || value >= most) die("no such item");
    return const_cast<item*>(&items[static_cast<std::size_t>(value)]);
}

} // namespace test

// ---- the replaced allocation functions ----

namespace {

// Each block is preceded by a note of what was asked for, so that giving it back with another size or alignment
// is found.
struct note {
    std::size_t size;
    std::size_t alignment;
};

constexpr std::size_t usual = std::max(alignof(std::max_align_t), sizeof(note));

void* obtain(std::size_t size, std::size_t alignment) noexcept {
    using test::allocations;
    constexpr std::size_t most = std::size_t{1} << (sizeof(std::size_t) == 8 ? 40 : 30);
    if (allocations::budget == 0 || size > most) return nullptr;
    std::size_t const offset = alignment < usual ? usual : alignment;
    std::size_t const whole = (offset + size + offset - 1) / offset * offset;
    char* const start =
        static_cast<char*>(alignment <= usual ? std::malloc(whole) : std::aligned_alloc(alignment, whole));
    if (start == nullptr) return nullptr;
    ++allocations::made;
    ++allocations::outstanding;
    if (allocations::budget > 0) --allocations::budget;
    note const written{size, alignment};
    std::memcpy(start + offset - sizeof(note), &written, sizeof(note));
    return start + offset;
}

void* obtain_or_throw(std::size_t size, std::size_t alignment) {
    if (void* block = obtain(size, alignment)) return block;
    throw std::bad_alloc{};
}

constexpr std::size_t any_size = static_cast<std::size_t>(-1);

void give_back(void* block, std::size_t size, std::size_t alignment) noexcept {
    if (block == nullptr) return;
    note written;
    std::memcpy(&written, static_cast<char*>(block) - sizeof(note), sizeof(note));
    if (written.alignment != alignment)
        test::die("a block was given back with another alignment than it was obtained with");
    if (size != any_size && written.size != size)
        test::die("a block was given back with another size than it was obtained with");
    --test::allocations::outstanding;
    std::free(static_cast<char*>(block) - (alignment < usual ? usual : alignment));
}

} // namespace

void* operator new(std::size_t size) { return obtain_or_throw(size, usual); }
void* operator new[](std::size_t size) { return obtain_or_throw(size, usual); }
void* operator new(std::size_t size, std::align_val_t alignment) {
    return obtain_or_throw(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
    return obtain_or_throw(size, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t size, std::nothrow_t const&) noexcept { return obtain(size, usual); }
void* operator new[](std::size_t size, std::nothrow_t const&) noexcept { return obtain(size, usual); }
void* operator new(std::size_t size, std::align_val_t alignment, std::nothrow_t const&) noexcept {
    return obtain(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment, std::nothrow_t const&) noexcept {
    return obtain(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* block) noexcept { give_back(block, any_size, usual); }
void operator delete(void* block, std::size_t size) noexcept { give_back(block, size, usual); }
void operator delete(void* block, std::align_val_t alignment) noexcept {
    give_back(block, any_size, static_cast<std::size_t>(alignment));
}
void operator delete(void* block, std::size_t size, std::align_val_t alignment) noexcept {
    give_back(block, size, static_cast<std::size_t>(alignment));
}
void operator delete(void* block, std::nothrow_t const&) noexcept { give_back(block, any_size, usual); }
void operator delete(void* block, std::align_val_t alignment, std::nothrow_t const&) noexcept {
    give_back(block, any_size, static_cast<std::size_t>(alignment));
}
void operator delete[](void* block) noexcept { give_back(block, any_size, usual); }
void operator delete[](void* block, std::size_t size) noexcept { give_back(block, size, usual); }
void operator delete[](void* block, std::align_val_t alignment) noexcept {
    give_back(block, any_size, static_cast<std::size_t>(alignment));
}
void operator delete[](void* block, std::size_t size, std::align_val_t alignment) noexcept {
    give_back(block, size, static_cast<std::size_t>(alignment));
}
void operator delete[](void* block, std::nothrow_t const&) noexcept { give_back(block, any_size, usual); }
void operator delete[](void* block, std::align_val_t alignment, std::nothrow_t const&) noexcept {
    give_back(block, any_size, static_cast<std::size_t>(alignment));
}
