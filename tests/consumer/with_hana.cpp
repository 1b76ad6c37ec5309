// SPDX-License-Identifier: BSL-1.0
bool policies_can_be_listed();

int main() { return policies_can_be_listed() ? 0 : 1; }
