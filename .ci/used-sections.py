#!/usr/bin/env python3
"""Prints a script for the linker that lays together what a run of a program reads and writes:

    used-sections.py PROGRAM MAP ARGUMENT…

The linker moves whole sections of the files that it links. MAP is what it said of them with `-Map`, and
valgrind tells which a run comes to. A run of this program needs a kilobyte here and there of two
megabytes of constants: each place is a page to wait for.
"""
import bisect
import os
import re
import subprocess
import sys

# Constants, variables, and variables that start as zeros.
KINDS = (".rodata", ".data", ".bss")
# Address, address in memory, size, alignment, and then, further in, FILE:(SECTION).
LINE = re.compile(r"\s*([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+ (\s*)(.*)")
# The numbers in the names of files that the compiler makes for the linker differ each time.
MADE_ANEW = re.compile(r"-[0-9a-f]{6}(?=\.o$)")
ACCESS = re.compile(rb" [LSM] ([0-9a-f]+),(\d+)\n")
# Sections of which a run uses a part. They come last.
LARGE = 20_000


def sections(path):
    """The sections of all kinds, as (address, size, kind, file, section)."""
    found, kind = [], None
    with open(path, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            match = LINE.fullmatch(line.rstrip("\n"))
            if not match:
                continue
            address, size, indentation, text = match.groups()
            if not indentation:
                kind = text
            elif kind in KINDS and text.endswith(")") and ":(" in text and int(size, 16):
                found.append((int(address, 16), int(size, 16), kind, *text[:-1].rsplit(":(", 1)))
    return sorted(found)


def used(program, arguments, sections):
    """Those of the sections that a run comes to."""
    starts = [start for start, *_ in sections]
    tracer = subprocess.Popen(
        ["valgrind", "--tool=lackey", "--trace-mem=yes", "--log-fd=1", program, *arguments, "--quiet"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    found = set()
    for line in tracer.stdout:
        access = ACCESS.fullmatch(line)
        if access:
            first, size = int(access[1], 16), int(access[2])
            for address in (first, first + size - 1):
                section = sections[bisect.bisect(starts, address) - 1]
                if section[0] <= address < section[0] + section[1]:
                    found.add(section)
    if tracer.wait() != 0:
        sys.exit(f"used-sections: {program} ended with status {tracer.returncode}")
    return sorted(found, key=lambda section: (section[1] > LARGE, section[0]))


def pattern(file):
    """The name of a file as a linker's script has it: a part of an archive stands behind a colon."""
    name = MADE_ANEW.sub("-??????", os.path.basename(file))
    return "*" + name.replace("(", ":").removesuffix(")")


if __name__ == "__main__":
    path, map_path, *arguments = sys.argv[1:]
    found = used(path, arguments, sections(map_path))
    for kind in KINDS:
        print(f"SECTIONS {{ {kind}.used : {{")
        ours = (f'  {pattern(file)}("{section}")' for *_, its, file, section in found if its == kind)
        print("\n".join(dict.fromkeys(ours)))
        print(f"}} }} INSERT BEFORE {kind};")
