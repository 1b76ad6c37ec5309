// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <handful/handful.hpp>

#include <memory>

namespace http {

/// A collection of objects that it owns: null never gets in, and up to one object takes no block of its own.
/// An empty one and one of a single object are as large as a pointer.
// [object_collection]
template <class T>
using object_collection = handful::collection<std::unique_ptr<T>, handful::inline_one, handful::reject_null>;
// [/object_collection]

} // namespace http
