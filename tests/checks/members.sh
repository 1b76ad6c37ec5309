#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# members.sh <program unit> <clang++> <include dir>...
# The table of operations (tests/support/operations.hpp) has one entry for each public member of a collection.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
unit=$1 compiler=$2
shift 2

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

"$compiler" -std=c++20 "${@/#/-I}" -fsyntax-only -Xclang -ast-dump -Xclang -ast-dump-filter=handful:: \
    "$here/members.cpp" >"$scratch/dump"
awk -f "$here/members.awk" "$scratch/dump" >"$scratch/members"
"$unit" 'the table of operations is printed' >"$scratch/printed"
awk -F '\t' -v OFS='\t' '$1 == "operation" { print $2, $3 }' "$scratch/printed" >"$scratch/entries"

# Sorted as lists, not as sets: two members may have the same signature.
signatures() { cut -f 2 "$1" | LC_ALL=C sort; }
signatures "$scratch/members" >"$scratch/there"
signatures "$scratch/entries" >"$scratch/listed"
{
    LC_ALL=C comm -23 "$scratch/there" "$scratch/listed" | sed 's/^/a public member without an entry: /'
    LC_ALL=C comm -13 "$scratch/there" "$scratch/listed" | sed 's/^/an entry without a public member: /'
    awk -F '\t' 'NR == FNR { changes[$2] = $1; next }
        $1 == "const" && changes[$2] == "may change" { print "const, and its entry may change something: " $2 }' \
        "$scratch/entries" "$scratch/members"
} >"$scratch/problems"

printf '%d public members, %d entries\n' "$(wc -l <"$scratch/there")" "$(wc -l <"$scratch/listed")"
cat "$scratch/problems"
[ -s "$scratch/there" ] && [ ! -s "$scratch/problems" ]
