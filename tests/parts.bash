# SPDX-License-Identifier: BSL-1.0
# shellcheck shell=bash
# Functions for scripts that run one thing after the other, go on where one fails, and count.
export DEBIAN_FRONTEND=noninteractive

passed=0
failed=0
skipped=0
times=()
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# part NAME COMMAND...: runs it; counts its own `N passed, M failed, K skipped` where it ends with one, else one test.
part() {
    local name=$1 start=$SECONDS status=0 last
    shift
    printf '\n== %s\n' "$name"
    "$@" </dev/null 2>&1 | tee "$log" || status=1
    last=$(grep -E '^[0-9]+ passed, [0-9]+ failed, [0-9]+ skipped$' "$log" | tail -n 1)
    if [ -n "$last" ]; then
        read -r p _ f _ k _ <<<"$last"
        passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + k))
        [ "$status" -eq 0 ] || [ "$f" -gt 0 ] || failed=$((failed + 1))
    elif [ "$status" -eq 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
    fi
    [ "$status" -eq 0 ] || printf 'FAILED: %s\n' "$name"
    times+=("$(printf '%5.1f min  %s' "$(((SECONDS - start) * 10 / 60))e-1" "$name")")
}

# skip NAME REASON
skip() {
    printf '\nSKIPPED: %s: %s\n' "$1" "$2"
    skipped=$((skipped + 1))
}

# need FILE PACKAGE...: installs the packages where the file, or the program of this name, is missing, if that is allowed.
updated=
need() {
    local file=$1
    shift
    there "$file" && return
    there apt-get && [ "$(id -u)" -eq 0 ] || return
    [ -n "$updated" ] || apt-get update -qq >/dev/null
    updated=1
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null
    there "$file"
}
there() { [ -e "$1" ] || command -v "$1" >/dev/null; }

# finish: the minutes of all parts and the counts.
finish() {
    printf '\nMinutes per part:\n'
    printf '%s\n' "${times[@]}"
    printf '%5.1f min  all\n' "$((SECONDS * 10 / 60))e-1"
    printf '%s passed, %s failed, %s skipped\n' "$passed" "$failed" "$skipped"
    [ "$failed" -eq 0 ]
}
