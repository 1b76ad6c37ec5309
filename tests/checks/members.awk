# SPDX-License-Identifier: BSL-1.0
# Reads clang's AST dump (text) of members.cpp and prints what can be called on its collection, one function a line:
#   <const, mutable, constructor or function> TAB <signature>
# It prints the public functions of the class, those of its public bases that it does not hide, what it makes public
# by using-declarations, and the functions in namespace handful that take a basic_collection. Copies and moves count
# where they are implicit, too. Left out: destructors, deleted functions, member types and constants, deduction guides,
# and of bases the constructors and operator= that no using-declaration names.
# A signature is the type that clang prints, around the name, without template arguments of basic_collection, noexcept
# and trailing return types.

# Text inside the first pair of quotes.
function quoted(line,   piece) {
    split(line, piece, "'")
    return piece[2]
}

# A type as it is where no alias is left: text inside the last pair of quotes.
function canonical(line,   piece, n) {
    n = split(line, piece, "'")
    return piece[n - 1]
}

# Drops the template arguments of each basic_collection<…>.
function shortened(type,   out, at, i, open, c) {
    while ((at = index(type, "basic_collection<")) != 0) {
        out = out substr(type, 1, at + 15)
        i = at + 16
        open = 0
        do {
            c = substr(type, i++, 1)
            if (c == "<") ++open
            else if (c == ">") --open
        } while (open != 0 && c != "")
        type = substr(type, i)
    }
    return out type
}

# `void (int) const` and `f` make `void f(int) const`.
function signature(name, type,   at) {
    sub(/ noexcept.*$/, "", type)
    sub(/ -> .*$/, "", type)
    type = shortened(type)
    # behind a reference or pointer that is returned, there is no space
    at = match(type, / \(|[&*]\(/)
    return substr(type, 1, at) name substr(type, at + 1)
}

# A function of the class that is being read; `address` is what using-declarations know it by.
function note(address, line,   before, type, after, name, kind) {
    before = substr(line, 1, index(line, "'") - 1)
    type = quoted(line)
    after = substr(line, length(before) + length(type) + 3)
    if (before ~ /^CXXDestructor/ || after ~ / delete/) return
    name = before
    sub(/ $/, "", name)
    if (match(name, / operator[^A-Za-z0-9_].*$/)) name = substr(name, RSTART + 1)
    else sub(/^.* /, "", name)
    kind = (type ~ /\) const/ || after ~ / static /) ? "const" : "mutable"
    if (before ~ /^CXXConstructor/) {
        # clang makes a function for an inherited constructor that is used, beside the one that is inherited
        if (name != class_name[top]) return
        kind = "constructor"
        sub(/^void /, "", type)
        text[address] = "basic_collection" substr(signature("", " " type), 2)
    } else {
        text[address] = signature(name, type)
    }
    what[address] = kind
    named[address] = name
    is_implicit[address] = before ~ / implicit /
    if (access[top] == "public" || is_implicit[address]) add(address)
}

function add(address) { members[class[top], ++count[class[top]]] = address }

# Prints what can be called on a class, but for the names that a derived one hides.
function print_class(id, is_base,   i, a) {
    for (i = 1; i <= count[id]; ++i) {
        a = members[id, i]
        if (!(a in text)) {
            print "members.awk: a using-declaration names what is not in the dump" >"/dev/stderr"
            failed = 1
        } else if (!(named[a] in hidden) && !(is_base && (what[a] == "constructor" || named[a] == "operator="))) {
            print what[a] "\t" text[a]
        }
    }
    for (i = 1; i <= count[id]; ++i) hidden[named[members[id, i]]] = 1
    for (i = 1; i <= bases[id]; ++i) {
        if (base[id, i] in class_of) {
            print_class(class_of[base[id, i]], 1)
        } else {
            print "members.awk: the public base " base[id, i] " is not in the dump" >"/dev/stderr"
            failed = 1
        }
    }
}

# Each thing in namespace handful is dumped on its own.
/^Dumping / {
    top = 0
    dumped = $2
    next
}

!match($0, /[A-Za-z]/) { next }

{
    depth = (RSTART - 1) / 2
    line = substr($0, RSTART)
    kind = line
    sub(/ .*$/, "", kind)
    while (top > 0 && depth <= level[top]) --top
}

# The classes that are being read are a stack; its top is the innermost.
kind ~ /^(ClassTemplateSpecializationDecl|CXXRecordDecl|ClassTemplatePartialSpecializationDecl)$/ && \
    match(line, / (class|struct) [A-Za-z0-9_]+ definition/) {
    split(substr(line, RSTART + 1), word, " ")
    level[++top] = depth
    class[top] = ++classes
    class_name[top] = word[2]
    access[top] = word[1] == "struct" ? "public" : "private"
    # what follows in the dump are its template arguments
    arguments[top] = ""
    if (kind == "CXXRecordDecl") class_of[word[2]] = classes
    next
}

top == 0 {
    if (kind == "FunctionDecl" && depth <= 1 && line ~ /basic_collection</ && dumped ~ /^handful::[^:]+:$/) {
        gsub(/^handful::|:$/, "", dumped)
        print "function\t" signature(dumped, quoted(line))
    }
    next
}

# The function of a template comes first; what it was instantiated to follows.
depth == level[top] + 2 && template != "" && kind ~ /^CXX(Method|Constructor|Conversion)Decl$/ {
    note(template, line)
    template = ""
}

depth == level[top] + 2 && is_inherited && line ~ /^target (CXXConstructor|FunctionTemplate) 0x[0-9a-f]+/ {
    split(line, word, " ")
    # copies and moves of the base are not inherited
    if (access[top] == "public" && canonical(line) !~ ("^void \\((const )?" quoted(line) "(<.*>)? &&?\\)"))
        add(word[3])
    is_inherited = 0
}

depth != level[top] + 1 { next }

{
    template = ""
    is_inherited = 0
    split(line, word, " ")
}

kind == "AccessSpecDecl" { access[top] = word[split(line, word, " ")] }

kind == "TemplateArgument" {
    arguments[top] = arguments[top] (arguments[top] == "" ? "" : ", ") canonical(line)
    class_of[class_name[top] "<" arguments[top] ">"] = class[top]
    if (class_name[top] == "basic_collection" && arguments[top] ~ /^T, .*<listens>/) subject = class[top]
}

kind == "public" {
    name = canonical(line)
    head = name
    sub(/<.*$/, "", head)
    tail = substr(name, length(head) + 1)
    sub(/^.*::/, "", head)
    base[class[top], ++bases[class[top]]] = head tail
}

kind ~ /^CXX(Method|Constructor|Conversion|Destructor)Decl$/ { note(word[2], line) }

kind == "FunctionTemplateDecl" { template = word[2] }

kind == "ConstructorUsingShadowDecl" { is_inherited = 1 }

kind == "UsingShadowDecl" && access[top] == "public" && \
    match(line, /(CXXMethod|FunctionTemplate|CXXConversion) 0x[0-9a-f]+/) {
    split(substr(line, RSTART, RLENGTH), word, " ")
    # the class has copies and moves of its own
    if (!is_implicit[word[2]]) add(word[2])
}

END {
    if (!subject) {
        print "members.awk: the collection is not in the dump" >"/dev/stderr"
        exit 1
    }
    print_class(subject, 0)
    exit failed
}
