#!/usr/bin/env python3
"""Has a program call functions where BOLT has put them:

    follow-code.py BEFORE PROGRAM

What Swift's data says of a function is how far away it is. BOLT follows addresses, but not distances, so
that what is called that way runs where it lay before. BEFORE is the program as it was linked, with
`--emit-relocs`. Linux on 64-bit machines only.
"""
import struct
import sys

sys.dont_write_bytecode = True

from program import Program

# R_X86_64_PC32 and R_X86_64_PLT32.
DISTANCES = {2, 4}
# BOLT writes the tables of frames anew.
FRAMES = (".eh_frame", ".gcc_except_table")
CODE = 4


def distances(program):
    """Where data says how far away a function is, as (address, address of the function)."""
    is_data = {
        number: section[2] & (program.IN_MEMORY | CODE) == program.IN_MEMORY
        and not program.name(number).startswith(FRAMES)
        for number, section in enumerate(program.sections)}
    for section, kind, address, value in program.relocations():
        if kind in DISTANCES and is_data[section] and value in program.functions:
            yield address, value


def follow(before, path):
    after = Program(path)
    placed = [
        (number, section) for number, section in enumerate(after.sections)
        if section[2] & after.IN_MEMORY and section[1] != after.ZEROS]
    contents = bytearray(after.bytes)
    for address, function in distances(before):
        name = before.functions[function][0]
        now = after.addresses.get(name, ())
        # One name can be that of several functions, each of its own file.
        if len(before.addresses[name]) != 1 or len(now) != 1:
            continue
        for number, section in placed:
            if section[3] <= address < section[3] + section[5]:
                place = after.place(address, number)
                if struct.unpack_from("<i", contents, place)[0] == function - address:
                    struct.pack_into("<i", contents, place, min(now) - address)
                break
    with open(path, "r+b") as file:
        file.write(contents)


if __name__ == "__main__":
    follow(Program(sys.argv[1]), sys.argv[2])
