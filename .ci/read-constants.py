#!/usr/bin/env python3
"""Prints a script for the linker that lays the constants together which a run of a program reads:

    read-constants.py PROGRAM MAP ARGUMENT…

The linker moves whole sections of the files that it links. MAP is what it said of them with `-Map`, and
valgrind tells what a run reads. A run of this program needs a kilobyte here and there of two megabytes:
each place is a page to wait for.
"""
import bisect
import os
import re
import subprocess
import sys

SECTION = ".rodata"
# Address, address in memory, size, alignment, and then, further in, FILE:(SECTION).
LINE = re.compile(r"\s*([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+ (\s*)(.*)")
# The numbers in the names of files that the compiler makes for the linker differ each time.
MADE_ANEW = re.compile(r"-[0-9a-f]{6}(?=\.o$)")
# Sections of which a run reads a part. They come last.
LARGE = 20_000


def sections(path):
    """What lies in the section of constants, as (address, size, file, section)."""
    found, is_within = [], False
    with open(path, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            match = LINE.fullmatch(line.rstrip("\n"))
            if not match:
                continue
            address, size, indentation, text = match.groups()
            if not indentation:
                is_within = text == SECTION
            elif is_within and text.endswith(")") and ":(" in text and int(size, 16):
                found.append((int(address, 16), int(size, 16), *text[:-1].rsplit(":(", 1)))
    return sorted(found)


def read(program, arguments, sections):
    """Those of the sections that a run reads."""
    starts = [start for start, *_ in sections]
    first, end = starts[0], starts[-1] + sections[-1][1]
    tracer = subprocess.Popen(
        ["valgrind", "--tool=lackey", "--trace-mem=yes", "--log-fd=1", program, *arguments, "--quiet"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    found = set()
    for line in tracer.stdout:
        if line.startswith(b" L "):
            address, size = line[3:].split(b",")
            address = int(address, 16)
            if first <= address < end:
                for byte in (address, address + int(size) - 1):
                    section = sections[bisect.bisect(starts, byte) - 1]
                    if byte < section[0] + section[1]:
                        found.add(section)
    if tracer.wait() != 0:
        sys.exit(f"read-constants: {program} ended with status {tracer.returncode}")
    return sorted(found, key=lambda section: (section[1] > LARGE, section[0]))


def pattern(file):
    """The name of a file as a linker's script has it: a part of an archive stands behind a colon."""
    name = MADE_ANEW.sub("-??????", os.path.basename(file))
    return "*" + name.replace("(", ":").removesuffix(")")


if __name__ == "__main__":
    path, map_path, *arguments = sys.argv[1:]
    found = read(path, arguments, sections(map_path))
    print(f"SECTIONS {{ {SECTION}.read : {{")
    for line in dict.fromkeys(f'  {pattern(file)}("{section}")' for *_, file, section in found):
        print(line)
    print(f"}} }} INSERT BEFORE {SECTION};")
