# SPDX-License-Identifier: BSL-1.0
"""gdb -batch -nx -ex 'python views = "<handful_gdb.py>"; source = "<shown.cpp>"' -x compare_gdb.py <program>

Stops where the program calls stop(), and prints each variable that a line `// shown(name): …` of the source names.
"""

import re

import gdb

gdb.execute("source " + views)
gdb.execute("set width 0")
gdb.execute("set print elements 0")
gdb.execute("break stop", to_string=True)
gdb.execute("run", to_string=True)
gdb.execute("up", to_string=True)

compared = 0
differences = 0
for line in open(source, encoding="utf-8"):
    match = re.match(r"\s*// shown\(([^)]*)\): (.*)$", line)
    if not match:
        continue
    name, expected = match.groups()
    shown = gdb.execute("output " + name, to_string=True)
    shown = re.sub(r"0x[0-9a-f]+", "ADDRESS", shown)
    compared += 1
    if shown != expected:
        differences += 1
        print("{} is shown as\n  {}\nexpected\n  {}".format(name, shown, expected))
print("REPORT: gdb: {} collections shown, {} otherwise than expected".format(compared, differences))
gdb.execute("kill", to_string=True)
gdb.execute("quit {}".format(0 if compared and not differences else 1))
