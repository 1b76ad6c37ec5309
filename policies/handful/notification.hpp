// SPDX-License-Identifier: BSL-1.0
#pragma once

// Notification policies: who is told of changes. Any number of them, told in the order listed.
//
// notify<Listener>      A listener known at compile time, told by a direct call; no byte where it has no state.
// notify_owner<Trait>   The object that holds the collection as a member; no byte. Only that object can make, copy and move
//                       the collection.
// notify_sink           A sink chosen at run time, told by a virtual call; one pointer. An observer_list
//                       (<handful/observer_list.hpp>) is a sink with many subscribers.
//
// Not offered: a list of listeners inside the collection. It would cost every collection the words that few of them use.
#include <handful/notification/notify.hpp>
#include <handful/notification/notify_owner.hpp>
#include <handful/notification/notify_sink.hpp>
