// SPDX-License-Identifier: BSL-1.0

// The main of every test program. It is compiled in the tree, so that it links with the standard library
// that the tests are built with. With Catch2 2 it also brings Catch2's own implementation.
#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

int main(int argc, char* argv[]) { return Catch::Session().run(argc, argv); }
