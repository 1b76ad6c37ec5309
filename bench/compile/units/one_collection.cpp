// SPDX-License-Identifier: BSL-1.0
// One collection, with the members that most uses have.
#include <handful/handful.hpp>

#include <string>

int use(std::string const& text) {
    handful::collection<std::string> words;
    words.push_back(text);
    words.emplace_back("more");
    words.insert(words.begin(), text);
    auto copy = words;
    copy.erase(copy.begin());
    words = std::move(copy);
    int total = 0;
    for (std::string const& word : words) total += static_cast<int>(word.size());
    words.clear();
    return total + static_cast<int>(words.size());
}
