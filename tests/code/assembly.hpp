// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cctype>
#include <cstddef>
#include <fstream>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// A compiler's assembly text for x86, as far as it becomes machine code, tables of exceptions and constants.
namespace assembly {

/// A function or a piece of data. A line is an instruction, the name of data or a label with its colon.
struct piece {
    std::string name;
    std::vector<std::string> lines;
};

struct position {
    piece const* in;
    std::size_t line;
};

inline bool is_label(std::string_view line) { return line.ends_with(':'); }
inline std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

inline bool is_jump(std::string_view line) { return line.starts_with('j') && !is_label(line); }
inline bool is_conditional_jump(std::string_view line) { return is_jump(line) && !line.starts_with("jmp"); }
inline bool is_conditional_move(std::string_view line) { return line.starts_with("cmov"); }
/// Keeps the answer of a comparison: two of them can come in the place of two jumps.
inline bool is_conditional_set(std::string_view line) { return line.starts_with("set") && !is_label(line); }
inline bool is_return(std::string_view line) { return line.starts_with("ret") || line == "rep ret"; }
/// Whether the instruction goes to another function, for good or not.
inline bool leaves(std::string_view line) {
    return line.starts_with("call") || (is_jump(line) && line.find(" .L") == line.npos);
}

/// Replaces each symbol and label in the operands of a line; registers and strings are none.
template <class Replace>
std::string with_names(std::string_view line, Replace replace) {
    auto const in_name = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '$';
    };
    std::size_t i = is_label(line) ? 0 : first_word(line).size();
    std::string out(line.substr(0, i));
    while (i != line.size()) {
        std::size_t const first = i++;
        bool const starts_name =
            std::isalpha(static_cast<unsigned char>(line[first])) || line[first] == '_' || line[first] == '.';
        if (line[first] == '"') {
            while (i != line.size() && line[i] != '"') i += line[i] == '\\' && i + 1 != line.size() ? 2U : 1U;
            if (i != line.size()) ++i;
        } else if (starts_name || line[first] == '%' || line[first] == '@' ||
                   std::isdigit(static_cast<unsigned char>(line[first]))) {
            while (i != line.size() && in_name(line[i])) ++i;
        }
        std::string const token(line.substr(first, i - first));
        out += starts_name ? replace(token) : token;
    }
    return out;
}

/// The symbols and labels in the operands of a line.
inline std::vector<std::string> names_in(std::string_view line) {
    std::vector<std::string> names;
    with_names(line, [&](std::string const& name) { return names.emplace_back(name); });
    return names;
}

class file {
public:
    explicit file(std::string const& path) {
        std::ifstream in(path);
        if (!in) throw std::runtime_error("cannot read " + path);
        for (std::string line; std::getline(in, line);) lines_.push_back(trimmed(line));
        for (std::string const& line : lines_) note_function(line);
        for (std::string const& line : lines_) read(line);
        if (entries_.empty()) throw std::runtime_error("no function is defined in " + path);
    }

    /// The functions that are defined for other files and are not inline.
    std::set<std::string> const& entries() const { return entries_; }

    /// Whether the file, and not another one, says what `name` is.
    bool defines(std::string const& name) const { return where_.contains(resolved(name)); }

    /// The piece of an entry, then everything that it reaches, in the order in which the names appear.
    std::vector<piece const*> reached_from(std::string const& entry) const {
        std::vector<piece const*> reached;
        std::set<std::size_t> known;
        auto const reach = [&](std::string const& name) {
            auto const found = where_.find(resolved(name));
            if (found != where_.end() && known.insert(found->second.piece).second)
                reached.push_back(&pieces_[found->second.piece]);
        };
        reach(entry);
        for (std::size_t i = 0; i != reached.size(); ++i) {
            // A landing pad may be all that is in it.
            reach(reached[i]->name + ".cold");
            for (std::string const& line : reached[i]->lines) {
                for (std::string const& name : names_in(line)) reach(name);
            }
        }
        return reached;
    }

    /// The label of this name. Preconditions: defines(name).
    position label(std::string const& name) const {
        place const& at = where_.at(resolved(name));
        return {&pieces_[at.piece], at.line};
    }

    /// What a name stands for, where it is another name of the same function.
    std::string const& resolved(std::string const& name) const {
        auto const alias = aliases_.find(name);
        return alias == aliases_.end() ? name : resolved(alias->second);
    }

    /// Whether an instruction or a table names the label.
    bool is_used(std::string const& label) const { return used_.contains(label); }

private:
    struct place {
        std::size_t piece;
        std::size_t line;
    };

    static std::string trimmed(std::string_view line) {
        std::string out;
        for (char const c : line) {
            bool const is_space = c == ' ' || c == '\t';
            if (!is_space) out += c;
            else if (!out.empty() && out.back() != ' ') out += ' ';
        }
        while (out.ends_with(' ')) out.pop_back();
        return out;
    }

    void note_function(std::string const& line) {
        if (line.starts_with(".globl ")) globals_.insert(line.substr(7));
        if (line.starts_with(".type ") && line.ends_with("function"))
            functions_.insert(line.substr(6, line.find(',') - 6));
    }

    void read(std::string const& line) {
        if (line.empty() || line[0] == '#') return;
        if (is_label(line)) {
            begin(line.substr(0, line.size() - 1));
        } else if (line[0] != '.') {
            add(line);
        } else if (line == ".text" || line.starts_with(".section ")) {
            is_code_ = line == ".text" || line.starts_with(".section .text");
        } else if (line.starts_with(".set ")) {
            std::size_t const comma = line.find(',');
            aliases_[line.substr(5, comma - 5)] = trimmed(line.substr(comma + 1));
        } else if (line.starts_with(".cfi_lsda ") || (!is_code_ && is_data(first_word(line)))) {
            add(line);
        }
    }

    void begin(std::string const& name) {
        bool const is_function = functions_.contains(name);
        if (!is_code_ || is_function) {
            (is_code_ ? code_ : data_) = pieces_.size();
            pieces_.push_back({name, {}});
            if (is_function && globals_.contains(name)) entries_.insert(name);
        }
        std::size_t const in = is_code_ ? code_ : data_;
        if (!pieces_.empty()) where_[name] = {in, pieces_[in].lines.size()};
        add(name + ":");
    }

    void add(std::string const& line) {
        if (pieces_.empty()) return;
        pieces_[is_code_ ? code_ : data_].lines.push_back(line);
        if (is_label(line)) return;
        for (std::string const& name : names_in(line)) used_.insert(name);
    }

    static bool is_data(std::string_view directive) {
        static std::set<std::string_view> const all{".byte",  ".2byte", ".4byte",   ".8byte",  ".short",
                                                    ".value", ".hword", ".word",    ".long",   ".xword",
                                                    ".quad",  ".ascii", ".asciz",   ".string", ".zero",
                                                    ".skip",  ".space", ".uleb128", ".sleb128"};
        return all.contains(directive);
    }

    std::vector<std::string> lines_;
    std::set<std::string> functions_;
    std::set<std::string> globals_;
    std::set<std::string> used_;
    std::set<std::string> entries_;
    std::map<std::string, std::string> aliases_;
    std::vector<piece> pieces_;
    std::map<std::string, place> where_;
    bool is_code_ = true;
    std::size_t code_ = 0;
    std::size_t data_ = 0;
};

} // namespace assembly
