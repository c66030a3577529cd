#!/usr/bin/env python3
"""Lets a program start without asking the processor what it will never use:

    known-processor.py PROGRAM

The GNU C library asks nearly seventy questions before a program begins, and each answer takes a virtual
machine some ten microseconds. Four are enough, which ask who it is and what it can.

- The sizes of caches decide how megabytes are copied. The functions that ask are made to answer what is
  usual: 32 MiB for the last cache, one for any other.
- The one that asks for further abilities finds none of them; `strlen` and three like it then take their
  older forms.
- Questions from 13 on are asked of processors that say they know them: how much room registers take
  that are put aside while a library is looked for, and abilities that nothing here uses. No
  processor says that it knows number 128.

A program for another processor, and a library that asks in other functions, stay as they are.
"""
import re
import struct
import sys

sys.dont_write_bytecode = True

from program import Program

# cmp $194, %edi; mov $32 << 20, %eax; je 1f; mov $1 << 20, %eax; 1: ret
# The C library's number for the size of the third cache is 194.
USUAL_SIZE = bytes.fromhex("81ffc2000000 b800000002 7405 b800001000 c3")
# ret: what is there already stays.
NOTHING = bytes.fromhex("c3")

ANSWERS = {
    "handle_intel": USUAL_SIZE,
    "handle_amd": USUAL_SIZE,
    "handle_zhaoxin": USUAL_SIZE,
    "get_common_cache_info": NOTHING,
    "get_extended_indices": NOTHING,
}
# The functions that compare the highest question which the processor knows with one below theirs, as in
# cmpl $12, HIGHEST(%rip), and where that highest one lies.
ASKING = {"get_common_indices", "update_active"}
FEATURES, HIGHEST = "_dl_x86_cpu_features", 4
COMPARISON = re.compile(rb"\x83\x3d(....)[\x0c-\x7e]", re.DOTALL)
NONE_SO_HIGH = bytes.fromhex("7f")
# What libraries before 2.33 have, which reckon with what one of these functions leaves behind.
FORMER = "init_cacheinfo"


def answer(path):
    """Whether the program is one whose functions are known; then they answer."""
    program = Program(path)
    found, asking = {}, {}
    highest = {address + HIGHEST for address, *_, name in program.variables if name == FEATURES}
    for address, (name, size, section) in program.functions.items():
        # The compiler adds `.constprop.0` to the names of functions that it has made simpler.
        name = name.split(".")[0]
        if name == FORMER:
            return False
        if name in ANSWERS and len(ANSWERS[name]) <= size:
            found[name] = program.place(address, section)
        if name in ASKING:
            for match in COMPARISON.finditer(program.first(address, size, section)):
                offset, = struct.unpack("<i", match[1])
                if address + match.end() + offset in highest:
                    asking[program.place(address, section) + match.end() - 1] = NONE_SO_HIGH
    if program.machine != Program.X86_64 or len(found) < len(ANSWERS):
        return False
    with open(path, "r+b") as file:
        changes = {place: ANSWERS[name] for name, place in found.items()} | asking
        for place, change in changes.items():
            file.seek(place)
            file.write(change)
    return True


if __name__ == "__main__":
    try:
        if not answer(sys.argv[1]):
            print("known-processor: the program goes on asking all it asked", file=sys.stderr)
    except OSError as error:
        sys.exit(f"known-processor: {error}")
