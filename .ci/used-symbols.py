#!/usr/bin/env python3
"""Prints the functions that a program calls, in the order of their first calls, and then the variables
that it writes to:

    used-symbols.py PROGRAM ARGUMENT…

A linker that lays them side by side spares each run of the program dozens of page faults. Each function
has a breakpoint until it is reached, so the program runs at almost its own speed. A variable counts as
written to if it holds something else when the program ends. It must start no other program. Linux on
x86-64 only.
"""
import ctypes
import os
import signal
import sys

sys.dont_write_bytecode = True

from program import Program

TRACEME, CONTINUE, GET_REGISTERS, SET_REGISTERS, SET_OPTIONS = 0, 7, 12, 13, 0x4200
TRACE_THREADS, TRACE_END, END_TOGETHER, WAIT_FOR_ALL = 0x8, 0x40, 0x100000, 0x40000000
AT_ITS_END = 6
BREAKPOINT = b"\xcc"
REGISTERS, INSTRUCTION_POINTER = 27, 16

libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
libc.ptrace.restype = ctypes.c_long


def ptrace(request, process, data=None):
    if libc.ptrace(request, process, None, data) == -1:
        raise OSError(ctypes.get_errno(), f"ptrace({request})")


def written(program, memory):
    """The names of the variables whose bytes in memory are not those that they started with."""
    for address, size, section, name in sorted(program.variables, key=lambda one: one[1::-1]):
        memory.seek(address)
        if memory.read(size) != program.first(address, size, section):
            yield name


def used(path, arguments):
    program = Program(path)
    process = os.fork()
    if process == 0:
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            ptrace(TRACEME, 0)
            os.execv(path, [path, *arguments])
        finally:
            os._exit(127)
    os.waitpid(process, 0)
    ptrace(SET_OPTIONS, process, TRACE_THREADS | TRACE_END | END_TOGETHER)
    order, variables = [], []
    with open(f"/proc/{process}/mem", "r+b", buffering=0) as memory:
        covered = {}
        for address in program.functions:
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
                        order.append(program.functions[address][0])
                    elif thread == process and status >> 16 == AT_ITS_END:
                        variables = list(written(program, memory))
                    passed_on = 0 if stop in (signal.SIGTRAP, signal.SIGSTOP) else stop
                    ptrace(CONTINUE, thread, passed_on)
                except ProcessLookupError:
                    pass  # Another thread has ended the program meanwhile, which is told next.
            elif thread == process:
                return order + variables, os.waitstatus_to_exitcode(status)


def step_back(thread):
    """Puts a thread that has run into a breakpoint before it; where that is."""
    registers = (ctypes.c_ulonglong * REGISTERS)()
    ptrace(GET_REGISTERS, thread, ctypes.addressof(registers))
    registers[INSTRUCTION_POINTER] -= 1
    ptrace(SET_REGISTERS, thread, ctypes.addressof(registers))
    return registers[INSTRUCTION_POINTER]


if __name__ == "__main__":
    try:
        order, status = used(sys.argv[1], sys.argv[2:])
    except OSError as error:
        sys.exit(f"used-symbols: {error}")
    print("\n".join(order))
    sys.exit(status)
