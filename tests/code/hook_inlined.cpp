// SPDX-License-Identifier: BSL-1.0
// hook_inlined <file.s> <listener> <written>: whether every function does what the listener's hooks do, write
// to <written>, without a call of a hook or of a function that is there only to tell. What is done after an
// exception does not count.
#include "assembly.hpp"

#include <cstdio>
#include <exception>

namespace {

/// Whether the function itself, and not only the policies that it is made for, belongs to the listener or to
/// a class that tells listeners.
bool tells(std::string_view symbol, std::string const& listener) {
    if (!symbol.starts_with("_Z")) return false;
    symbol.remove_prefix(2);
    // A lambda is local to a member, and a member may be const.
    while (symbol.starts_with('Z') || symbol.starts_with('N') || symbol.starts_with('K'))
        symbol.remove_prefix(1);
    return symbol.starts_with(std::to_string(listener.size()) + listener) ||
           symbol.starts_with("7handful6detail9listenersI") ||
           symbol.starts_with("7handful14owner_listenerI");
}

/// What a call can come to. Where an exception goes on is not among it: nothing jumps there.
class ways {
public:
    explicit ways(assembly::file const& file) : file_(file) {}

    /// The names in all instructions that a call of the function can come to.
    std::set<std::string> names_from(std::string const& entry) {
        std::set<std::string> names;
        std::set<std::string> functions{entry};
        for (std::vector<std::string> open{entry}; !open.empty();) {
            std::string const function = open.back();
            open.pop_back();
            walk(function, [&](std::string const& line) {
                for (std::string const& name : assembly::names_in(line)) {
                    names.insert(name);
                    if (assembly::leaves(line) && file_.defines(name) && functions.insert(name).second)
                        open.push_back(name);
                }
            });
        }
        return names;
    }

private:
    /// Calls `see` for each instruction of the function itself.
    template <class See>
    void walk(std::string const& function, See see) {
        std::set<std::string const*> seen;
        for (std::vector<assembly::position> open{file_.label(function)}; !open.empty();) {
            auto const [in, first] = open.back();
            open.pop_back();
            for (std::size_t i = first; i != in->lines.size(); ++i) {
                std::string const& line = in->lines[i];
                if (!seen.insert(&line).second) break;
                if (assembly::is_label(line) || line.starts_with('.')) continue;
                see(line);
                if (assembly::is_jump(line) && !assembly::leaves(line))
                    open.push_back(file_.label(goal(line)));
                if (!goes_on(line)) break;
            }
        }
    }

    bool goes_on(std::string const& line) {
        if (assembly::is_jump(line)) return assembly::is_conditional_jump(line);
        if (assembly::leaves(line)) return returns(goal(line));
        return !assembly::is_return(line) && line != "ud2";
    }

    bool returns(std::string const& function) {
        if (!file_.defines(function)) {
            // All that is called here and never returns.
            static std::set<std::string> const last{"__cxa_throw", "__cxa_rethrow", "_Unwind_Resume",
                                                    "_ZSt9terminatev", "abort"};
            return !last.contains(function) && function.find("__throw_") == function.npos;
        }
        // While it is not known, as for a function that calls itself, it does.
        auto const [known, is_new] = returns_.try_emplace(file_.resolved(function), true);
        if (!is_new) return known->second;
        bool any = false;
        walk(function, [&](std::string const& line) {
            any = any || assembly::is_return(line) ||
                  (assembly::is_jump(line) && assembly::leaves(line) && returns(goal(line)));
        });
        return returns_[file_.resolved(function)] = any;
    }

    /// Where a jump or a call goes; empty where that is in a register.
    static std::string goal(std::string const& line) {
        std::vector<std::string> const names = assembly::names_in(line);
        return names.empty() ? "" : names.back();
    }

    assembly::file const& file_;
    std::map<std::string, bool> returns_;
};

bool is_inlined(ways& all, std::string const& entry, std::string const& listener,
                std::string const& written) {
    std::set<std::string> const names = all.names_from(entry);
    bool inlined = names.contains(written);
    if (!inlined) std::printf("%s: does not write to %s\n", entry.c_str(), written.c_str());
    for (std::string const& name : names) {
        if (!tells(name, listener)) continue;
        std::printf("%s: comes to %s\n", entry.c_str(), name.c_str());
        inlined = false;
    }
    return inlined;
}

} // namespace

int main(int argc, char** argv) try {
    if (argc != 4) throw std::runtime_error("usage: hook_inlined <file.s> <listener> <written>");
    assembly::file const file(argv[1]);
    ways all(file);
    std::size_t inlined = 0;
    for (std::string const& entry : file.entries())
        inlined += is_inlined(all, entry, argv[2], argv[3]) ? 1U : 0U;
    std::size_t const n = file.entries().size();
    std::printf("%zu functions with hooks: %zu inlined, %zu not\n", n, inlined, n - inlined);
    return inlined == n ? 0 : 1;
} catch (std::exception const& e) {
    std::printf("hook_inlined: %s\n", e.what());
    return 2;
}
