# SPDX-License-Identifier: BSL-1.0
# awk -v roots="include policies" -f amalgamate.awk <header>...: prints the headers and all that they include of this library as
# one header. A header is named as it is included: handful/handful.hpp. Each comes once, before what includes it.

function path_of(header,   n, i, root, line, found) {
    n = split(roots, root, " ")
    for (i = 1; i <= n; ++i) {
        found = root[i] "/" header
        if ((getline line < found) > 0) {
            close(found)
            return found
        }
        close(found)
    }
    print "amalgamate: there is no " header " in " roots > "/dev/stderr"
    failed = 1
    exit 1
}

function merge(header,   path, line, name) {
    if (header in merged) return
    merged[header] = 1
    path = path_of(header)
    if (failed) return
    printf "\n// <%s>\n", header
    while ((getline line < path) > 0) {
        if (line ~ /^#include <handful\//) {
            name = line
            sub(/^#include </, "", name)
            sub(/>.*$/, "", name)
            merge(name)
            if (failed) return
        } else if (line !~ /^\/\/ SPDX-License-Identifier/ && line !~ /^#pragma once/) {
            print line
        }
    }
    close(path)
}

BEGIN {
    print "// SPDX-License-Identifier: BSL-1.0"
    print "// handful as one header, made by `./run amalgamate`; do not edit."
    print "#pragma once"
    for (i = 1; i < ARGC && !failed; ++i) merge(ARGV[i])
    exit failed
}
