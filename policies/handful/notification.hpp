// SPDX-License-Identifier: BSL-1.0
#pragma once

// Notification policies: who is told of changes. Any number of them, told in the order listed.
//
// notify<Listener>   A listener known at compile time, told by a direct call; no byte where it has no state.
//
// Not offered: a list of listeners inside the collection. It would cost every collection the words that few of them use.
#include <handful/notification/notify.hpp>
