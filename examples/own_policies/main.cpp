// SPDX-License-Identifier: BSL-1.0
// The bookings of a room, with a storage and a validation policy of the program's own. They are written against the
// headers that the stock policies are written against, and mixed with these.
#include "no_overlap.hpp"
#include "recycled_blocks.hpp"

#include <handful/handful.hpp>

#include <cstdio>

namespace {

struct booking {
    int begin; // hours
    int end;
    char const* who;
};

using bookings = handful::collection<booking, own_policies::recycled_blocks<8>, own_policies::no_overlap>;

} // namespace

int main() {
    bookings room{{9, 10, "Ada"}, {13, 15, "Alan"}};
    for (booking const& wish : {booking{10, 12, "Grace"}, booking{14, 16, "Edsger"}}) {
        try {
            room.push_back(wish);
            std::printf("%s has %d to %d\n", wish.who, wish.begin, wish.end);
        } catch (handful::rejected_element const&) {
            std::printf("%s cannot have %d to %d\n", wish.who, wish.begin, wish.end);
        }
    }
    room.modify(room.begin() + 1, [](booking& alan) { alan.end = 14; });
    room.push_back({14, 16, "Edsger"});
    std::printf("%zu bookings; %s\n", room.size(), handful::describe<bookings>().c_str());
}
