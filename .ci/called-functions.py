#!/usr/bin/env python3
"""Prints the functions that a program calls, in the order of their first calls:

    called-functions.py PROGRAM ARGUMENT…

A linker that lays them side by side spares each run of the program dozens of page faults. Each function
has a breakpoint until it is reached, so the program runs at almost its own speed. It must start no other
program. Linux on x86-64 only.
"""
import ctypes
import os
import signal
import struct
import sys

TRACEME, CONTINUE, GET_REGISTERS, SET_REGISTERS, SET_OPTIONS = 0, 7, 12, 13, 0x4200
TRACE_THREADS, END_TOGETHER, WAIT_FOR_ALL = 0x8, 0x100000, 0x40000000
BREAKPOINT = b"\xcc"
REGISTERS, INSTRUCTION_POINTER = 27, 16

libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
libc.ptrace.restype = ctypes.c_long


def ptrace(request, process, data=None):
    if libc.ptrace(request, process, None, data) == -1:
        raise OSError(ctypes.get_errno(), f"ptrace({request})")


def functions(path):
    """The address of each function of a program that is linked for fixed ones, with its name."""
    with open(path, "rb") as file:
        image = file.read()
    start, = struct.unpack_from("<Q", image, 40)
    size, count = struct.unpack_from("<HH", image, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", image, start + size * i) for i in range(count)]
    found = {}
    for _, kind, _, _, offset, length, link, _, _, entry in sections:
        if kind != 2:
            continue
        names = sections[link][4]
        for place in range(offset, offset + length, entry):
            name, info, _, section, address, _ = struct.unpack_from("<IBBHQQ", image, place)
            if info & 15 == 2 and section:
                end = image.index(0, names + name)
                found.setdefault(address, image[names + name:end].decode())
    return found


def called(program, arguments):
    known = functions(program)
    process = os.fork()
    if process == 0:
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            ptrace(TRACEME, 0)
            os.execv(program, [program, *arguments])
        finally:
            os._exit(127)
    os.waitpid(process, 0)
    ptrace(SET_OPTIONS, process, TRACE_THREADS | END_TOGETHER)
    order = []
    with open(f"/proc/{process}/mem", "r+b", buffering=0) as memory:
        covered = {}
        for address in known:
            memory.seek(address)
            covered[address] = memory.read(1)
            memory.seek(address)
            memory.write(BREAKPOINT)
        ptrace(CONTINUE, process)
        while True:
            thread, status = os.waitpid(-1, WAIT_FOR_ALL)
            if os.WIFSTOPPED(status):
                stop = os.WSTOPSIG(status)
                try:
                    if stop == signal.SIGTRAP and status >> 16 == 0:
                        address = step_back(thread)
                        memory.seek(address)
                        memory.write(covered[address])
                        order.append(known[address])
                    passed_on = 0 if stop in (signal.SIGTRAP, signal.SIGSTOP) else stop
                    ptrace(CONTINUE, thread, passed_on)
                except ProcessLookupError:
                    pass  # Another thread has ended the program meanwhile, which is told next.
            elif thread == process:
                return order, os.waitstatus_to_exitcode(status)


def step_back(thread):
    """Puts a thread that has run into a breakpoint before it; where that is."""
    registers = (ctypes.c_ulonglong * REGISTERS)()
    ptrace(GET_REGISTERS, thread, ctypes.addressof(registers))
    registers[INSTRUCTION_POINTER] -= 1
    ptrace(SET_REGISTERS, thread, ctypes.addressof(registers))
    return registers[INSTRUCTION_POINTER]


if __name__ == "__main__":
    try:
        order, status = called(sys.argv[1], sys.argv[2:])
    except OSError as error:
        sys.exit(f"called-functions: {error}")
    print("\n".join(order))
    sys.exit(status)
