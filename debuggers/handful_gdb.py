# SPDX-License-Identifier: BSL-1.0
"""Shows collections of handful in gdb: `source debuggers/handful_gdb.py`, by hand or in ~/.gdbinit.

A collection is printed as its elements, whatever its storage, and says whether they are inside it:

    (gdb) print words
    $1 = handful::collection of length 2, capacity 4, in a block = {"one", "two"}

Of a storage that is not of this library the fields are shown as they are.
"""

import re

import gdb
import gdb.printing


def field(value, name):
    """The field of this name of the value, of a base class or of an unnamed union in it; None where there is none."""
    for each in value.type.strip_typedefs().fields():
        if each.is_base_class or not each.name:
            found = field(value[each], name)
            if found is not None:
                return found
        elif each.name == name:
            return value[each]
    return None


class Elements:
    """Where the elements of a collection are."""

    def __init__(self, first, size, capacity, is_inline):
        self.first = first  # an address, as a number
        self.size = size
        self.capacity = capacity
        self.is_inline = is_inline


def in_heap_vector(storage, element):
    first = int(storage["data_"])
    return Elements(first, int(storage["size_"]), int(storage["capacity_"]), first == 0)


def in_small_buffer(storage, element):
    inline_capacity = int(re.search(r"small_buffer<(\d+)", storage.type.strip_typedefs().name).group(1))
    capacity = int(storage["capacity_"])
    is_inline = capacity == inline_capacity
    first = int(field(storage, "bytes_").address) if is_inline else int(field(storage, "heap_"))
    return Elements(first, int(storage["size_"]), capacity, is_inline)


def in_one_word(storage, element):
    """Null for empty, an element, or the address of a block with its lowest bit set."""
    word = int(field(storage, "word_"))
    if word & 1 == 0:
        return Elements(int(storage.address), 0 if word == 0 else 1, 1, True)
    first = word - 1
    count = gdb.lookup_type("unsigned int").pointer()
    header = gdb.Value(first - 8).cast(count)  # size and capacity, 32 bits each, in front of the elements
    return Elements(first, int(header[0]), int(header[1]), False)


def in_fixed_capacity(storage, element):
    capacity = int(re.search(r"fixed_capacity<(\d+)", storage.type.strip_typedefs().name).group(1))
    return Elements(int(storage["elements_"].address), int(storage["size_"]), capacity, True)


# A library that is built into another may be in a namespace of that.
STORAGES = (
    (re.compile(r"handful::(\w+::)?heap_vector::memory_of<"), in_heap_vector),
    (re.compile(r"handful::(\w+::)?small_buffer<.*::memory_of<"), in_small_buffer),
    (re.compile(r"handful::(\w+::)?inline_one::one_word<"), in_one_word),
    (re.compile(r"handful::(\w+::)?fixed_capacity<.*::memory_of<"), in_fixed_capacity),
)


class CollectionPrinter:
    """Prints a basic_collection<T, Set>."""

    def __init__(self, value):
        if value.type.strip_typedefs().code in (gdb.TYPE_CODE_REF, gdb.TYPE_CODE_RVALUE_REF):
            value = value.referenced_value()
        self.value = value
        self.element = value.type.strip_typedefs().template_argument(0)
        self.elements = None
        self.fault = None
        try:
            self.elements = self.find()
        except (gdb.error, gdb.MemoryError) as error:
            self.fault = str(error)

    def find(self):
        storage = field(field(self.value, "elements"), "storage_")
        name = storage.type.strip_typedefs().name
        for pattern, elements_in in STORAGES:
            if pattern.match(name):
                return elements_in(storage, self.element)
        self.fault = "no view of the storage " + name
        return None

    def is_whole(self):
        return self.elements is not None and self.elements.size <= self.elements.capacity

    def to_string(self):
        if self.elements is None:
            return "handful::collection <{}>".format(self.fault)
        if not self.is_whole():
            return "handful::collection <not initialised>"
        return "handful::collection of length {}, capacity {}, {}".format(
            self.elements.size, self.elements.capacity, "inline" if self.elements.is_inline else "in a block"
        )

    def children(self):
        if self.elements is None:
            yield "elements", field(self.value, "elements")
        elif self.is_whole():
            first = gdb.Value(self.elements.first).cast(self.element.pointer())
            for i in range(self.elements.size):
                yield "[{}]".format(i), first[i]

    def display_hint(self):
        return "array" if self.elements is not None else None


def printers():
    collection = gdb.printing.RegexpCollectionPrettyPrinter("handful")
    collection.add_printer("basic_collection", r"^handful::(\w+::)?basic_collection<.*>$", CollectionPrinter)
    return collection


gdb.printing.register_pretty_printer(None, printers(), replace=True)
