// SPDX-License-Identifier: BSL-1.0
// expect: handful::inline_one: null_traits<T>::one_word holds for a T that is not the size of a pointer; make it false
#include <handful/handful.hpp>

struct handle {
    long number;
    long generation;
    long owner;
};

#ifdef HANDFUL_BAD
template <>
struct handful::null_traits<handle> {
    static constexpr bool one_word = true;
    static constexpr bool is_null(handle const& value) noexcept { return value.number == 0; }
};
void store(handful::collection<handle, handful::reject_null>& c) { c.push_back(handle{2, 0, 0}); }
#else
template <>
struct handful::null_traits<handle> {
    static constexpr bool one_word = false;
    static constexpr bool is_null(handle const& value) noexcept { return value.number == 0; }
};
void store(handful::collection<handle, handful::reject_null>& c) { c.push_back(handle{2, 0, 0}); }
#endif
