"""What does not depend on the machine's load: system calls, and instructions outside the kernel."""

import dataclasses
import json
import os
import re
import shutil
import subprocess

import cases
import machine
import trees
from workbench import HERE, Unfit, needed

BASELINE = os.path.join(HERE, "counts.json")
# Enough modules for what each of them costs to stand out from what the process costs.
MODULES = 20
# The number of these is up to the allocator, to threads that meet, and to the length of a path.
UNSTEADY = {
    "brk", "mmap", "mremap", "munmap", "mprotect", "madvise", "futex", "sched_yield", "clone3",
    "clone", "set_robust_list", "rseq", "exit",
}
# One call more for each file is some per cent. What a run takes besides depends on where the program
# lies, too: the Swift runtime looks around at its start.
ALLOWED = {"system_calls_per_file": 1.01, "system_calls": 1.10, "instructions": 1.10}
# What another toolchain does not change: what starting a process takes is not in it.
PORTABLE = {"system_calls_per_file"}


def measure(bench, counter):
    """The counts of some commands by name."""
    package = cases.package(bench)
    start = count(bench, cases.Case("version", "", ("--version",), {}, {}), counter)
    create = count(bench, cases.module(bench, package), counter, start)
    many = count(bench, cases.batch(bench, package, MODULES), counter, start)
    return {
        "toolchain": toolchain(),
        "counter": counter,
        "commands": {"--version": start, "create": create, f"create of {MODULES}": many},
    }


def toolchain():
    found = re.search(r"Swift version \d+\.\d+", machine.swift())
    return found[0] if found else "unknown"


def count(bench, case, counter, start=None):
    """The counts of one command; `start` are those of one that does nothing."""
    command = [bench.binary, *case.arguments]
    calls = system_calls(bench, case, command)
    steady = sum(number for name, number in calls.items() if name not in UNSTEADY)
    found = {"instructions": instructions(bench, case, command, counter), "system_calls": steady}
    if start:
        found["files"] = case.files
        found["system_calls_per_file"] = round((steady - start["system_calls"]) / case.files, 2)
    found["calls"] = dict(sorted(calls.items(), key=lambda pair: (-pair[1], pair[0])))
    return found


def system_calls(bench, case, command):
    log = os.path.join(bench.folder, "strace.log")
    strace = needed("strace", "to count system calls")
    run(bench, case, [strace, "-f", "-c", "-o", log, *command])
    with open(log, encoding="utf-8") as file:
        return read_strace(file.read())


def read_strace(table):
    """`{name: calls}` of what `strace -c` prints; the column of errors may be empty."""
    rows = [line.split() for line in table.splitlines()]
    return {
        row[-1]: int(row[3]) for row in rows
        if len(row) >= 5 and row[3].isdigit() and row[-1] != "total"
    }


# MARK: Instructions


def choose_counter(wish, recorded=None):
    """What this toolchain's record was counted with, else perf where the machine lets it, else
    callgrind. The two do not agree on what one instruction is, so that they are never compared."""
    if wish != "auto":
        return wish
    if recorded and (known := recorded.get(toolchain())):
        return known["counter"]
    return "perf" if perf_works() else "callgrind"


def perf_works():
    if shutil.which("perf") is None:
        return False
    tried = subprocess.run(
        ["perf", "stat", "-x,", "-e", "instructions:u", "true"], text=True, capture_output=True)
    return tried.returncode == 0 and tried.stderr.partition(",")[0].isdigit()


def instructions(bench, case, command, counter):
    if counter == "perf":
        perf = needed("perf", "to count instructions")
        text = run(bench, case, [perf, "stat", "-x,", "-e", "instructions:u", *command]).stderr
        found = re.search(r"^(\d+),.*instructions", text, re.MULTILINE)
    else:
        valgrind = needed("valgrind", "to count instructions")
        text = run(
            bench, case,
            [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]).stderr
        found = re.search(r"Collected : (\d+)", text)
    if found is None:
        raise Unfit(f"{counter} counted nothing:\n{text.strip()}")
    return int(found[1])


def run(bench, case, command):
    """Runs a command where its case starts; with hashes that are the same each time."""
    box = os.path.join(bench.folder, "count")
    trees.lay_out(case.before, box)
    return bench.call(command, box, SWIFT_DETERMINISTIC_HASHING="1")


# MARK: The check


def read(path):
    """What is recorded in a file: the counts of each toolchain by its name."""
    try:
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    except (OSError, ValueError) as reason:
        raise Unfit(f"no recorded counts: {reason}; make them: bench.py --record {path}")


def record(counts, path):
    """Writes what the next check is held to: the sums, not every call by name. What is recorded
    for other toolchains stays."""
    known = read(path) if os.path.exists(path) else {}
    commands = {
        name: {key: value for key, value in found.items() if key != "calls"}
        for name, found in counts["commands"].items()
    }
    known[counts["toolchain"]] = {"counter": counts["counter"], "commands": commands}
    with open(path, "w", encoding="utf-8") as file:
        json.dump(dict(sorted(known.items())), file, indent=2)
        file.write("\n")


@dataclasses.dataclass
class Verdict:
    """What is worse than allowed, what is better by as much, and what was not judged."""

    worse: list = dataclasses.field(default_factory=list)
    better: list = dataclasses.field(default_factory=list)
    notes: list = dataclasses.field(default_factory=list)


def judge(recorded, measured):
    """Holds counts against those of the same toolchain, else against the portable ones of another."""
    verdict, name = Verdict(), measured["toolchain"]
    keys = set(ALLOWED)
    if name not in recorded:
        name, keys = max(recorded), PORTABLE
        verdict.notes.append(
            f"nothing is recorded for {measured['toolchain']}: only the system calls per file are "
            f"judged, by those of {name}; '--record' with this toolchain adds it")
    elif recorded[name]["counter"] != measured["counter"]:
        keys = keys - {"instructions"}
        verdict.notes.append(
            f"instructions were recorded with {recorded[name]['counter']}, which does not compare "
            f"with {measured['counter']}")
    for command, old in recorded[name]["commands"].items():
        new = measured["commands"].get(command)
        if new is None or old.get("files") != new.get("files"):
            verdict.notes.append(f"{command}: not judged, it writes other files than recorded")
            continue
        for key in sorted(keys & old.keys()):
            judge_one(f"{command}: {key.replace('_', ' ')}", old[key], new[key], ALLOWED[key], verdict)
    return verdict


def judge_one(what, old, new, allowed, verdict):
    change = f"{what} {old:,} -> {new:,} ({100 * new / old - 100:+.1f} %)"
    if new > old * allowed:
        verdict.worse.append(f"{change}, at most {100 * allowed - 100:+.0f} % is allowed")
    elif new * allowed < old:
        verdict.better.append(change)
