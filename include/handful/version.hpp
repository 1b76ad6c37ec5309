// SPDX-License-Identifier: BSL-1.0
#pragma once

/// The library's version, by semantic versioning. This is the one place where it is written.
#define HANDFUL_VERSION_MAJOR 0
#define HANDFUL_VERSION_MINOR 1
#define HANDFUL_VERSION_PATCH 0
