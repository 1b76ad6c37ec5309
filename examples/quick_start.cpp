// SPDX-License-Identifier: BSL-1.0
// What the README shows, as a program.

// [include]
#include <handful/handful.hpp>
// [/include]

#include <cstddef>
#include <cstdio>
#include <memory>
#include <string>

// [headline]
struct attachment {
    std::string name;
};

struct count_changes {
    std::size_t changes = 0;
    void inserted(auto const&, std::size_t, std::size_t n) noexcept { changes += n; }
    void removing(auto const&, std::size_t, std::size_t n) noexcept { changes += n; }
    void replaced(auto const&, std::size_t, auto const&) noexcept { changes += 1; }
};

// Nearly always one, never null: one machine word, and no allocation up to one element.
using attachments = handful::collection<std::unique_ptr<attachment>,
                                        handful::inline_one,   // where the elements are
                                        handful::reject_null>; // what may never be one of them
static_assert(sizeof(attachments) == sizeof(void*));

// The same, and somebody is told of every change. Policies of different categories may be listed in any order.
using watched =
    handful::collection<std::unique_ptr<attachment>, handful::notify<count_changes>, handful::reject_null>;
// [/headline]

// [validation]
struct is_token {
    bool operator()(std::string const& s) const {
        return !s.empty() && s.find_first_of(" ,;\"") == std::string::npos;
    }
};
struct is_new {
    bool operator()(auto const& c, std::string const& s) const { return !c.contains(s); }
    bool operator()(auto const& c, std::string const& s, std::size_t i) const {
        return c[i] == s || !c.contains(s);
    }
};
using tokens = handful::collection<std::string, handful::small_buffer<4>, handful::require<is_token>,
                                   handful::require<is_new>>;
// [/validation]

int main() {
    // [use]
    watched mail;
    mail.push_back(std::make_unique<attachment>(attachment{"report.pdf"}));
    try {
        mail.push_back(nullptr);
    } catch (handful::null_element const&) {
        // mail is as it was
    }
    // mail[0] = nullptr;                       does not compile: access is const where a rule is on
    auto const old = mail.replace(mail.begin(), std::make_unique<attachment>(attachment{"report-2.pdf"}));
    std::printf("%s -> %s, %zu change(s)\n", old->name.c_str(), mail[0]->name.c_str(),
                mail.listener().changes);
    // [/use]

    // [refused]
    tokens allowed{"gzip", "br"};
    try {
        allowed.assign({"gzip", "not a token", "br"});
    } catch (handful::rejected_element const& refused) {
        std::printf("value %zu was refused; the collection still holds %zu\n", refused.position(),
                    allowed.size());
    }
    // [/refused]

    // [describe]
    std::printf("%s\n", handful::describe<tokens>().c_str());
    // [/describe]
}
