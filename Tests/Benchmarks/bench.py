#!/usr/bin/env python3
"""Measures how fast viper-gen is, beside programs that write the very same files.

parts:
  start     --version, beside a C program that does nothing
  module    create of one module more, in a package that has one
  package   create --init of a package with one module, where there is nothing yet; here swift
            package init, cookiecutter and copier take part as well, in a few rounds
  batch     create --from a list of many modules; few rounds, and how the time grows

What is fair: viper-gen runs once, and what it has added, its record under .viper-gen included, is
the work. `cp -r` copies exactly that, `tar x` unpacks it, a small C program writes it. All start in
the same tree, each in a folder of its own that is new, and a warm-up run, not counted, must end in
the same tree byte for byte, or nothing is measured. Starting the process counts for all. What
viper-gen does beyond is part of its price: it finds the targets, refuses names that are taken (it
reads the module that is there), locks, stages and commits; the others look at nothing.

Every run counts, none is dropped; medians and minima are told apart. Run it on a machine that has
nothing else to do: the load is part of the report. README.md beside this file says more."""

import argparse
import os
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
# For its trees.py; at the end, since names of files here and there are alike.
sys.path.append(os.path.join(os.path.dirname(HERE), "FaultSweep"))

import counts
import machine
import report
import self_test
import suite
import workbench


def options():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", metavar="PATH", help="the program (default: build it for release, static)")
    parser.add_argument("--part", action="append", dest="parts", choices=suite.PARTS,
                        help="only this; repeats (default: all)")
    parser.add_argument("--place", action="append", dest="places", choices=("memory", "disk"),
                        help="only there; repeats (default: both)")
    parser.add_argument("--rounds", type=at_least_one, default=51, help="default: 51")
    parser.add_argument("--batch", type=numbers, default=[10, 100, 1000, 10000], metavar="N,N,…",
                        help="numbers of modules (default: 10,100,1000,10000)")
    parser.add_argument("--disk", default=tempfile.gettempdir(), metavar="DIR",
                        help="a folder on a disk (default: the one for temporary files)")
    parser.add_argument("--memory", default=workbench.memory(), metavar="DIR",
                        help="a folder in memory (default: /dev/shm where there is one)")
    parser.add_argument("--no-peers", dest="peers", action="store_false",
                        help="without cookiecutter and copier, which come from PyPI")
    parser.add_argument("--seed", type=int, default=1, help="for the order in each round")
    parser.add_argument("--json", metavar="FILE", help="write the result there, with every run")
    counting = parser.add_argument_group(
        "counts", "system calls and instructions, which no load changes; some seconds")
    counting.add_argument("--counts", action="store_true", help="print only these")
    counting.add_argument("--check", nargs="?", const=counts.BASELINE, metavar="FILE",
                          help="hold them against FILE (default: counts.json beside this program)")
    counting.add_argument("--record", nargs="?", const=counts.BASELINE, metavar="FILE",
                          help="write them there instead")
    counting.add_argument("--counter", choices=("auto", "perf", "callgrind"), default="auto",
                          help="of instructions (default: the baseline's, else what works)")
    parser.add_argument("--self-test", action="store_true", help="check the benchmark itself")
    chosen = parser.parse_args()
    chosen.parts = chosen.parts or suite.PARTS
    return chosen


def at_least_one(text):
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"'{text}' is no number above 0")
    return int(text)


def numbers(text):
    return sorted({at_least_one(part) for part in text.split(",")})


def main():
    chosen = options()
    try:
        with scratch(chosen.memory) as folder:
            return run(chosen, folder)
    except (workbench.Unfit, OSError) as reason:
        print(f"error: {reason}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def scratch(parent):
    """A folder that is gone afterwards."""
    return tempfile.TemporaryDirectory(prefix="viper-gen-bench-", dir=parent)


def run(chosen, folder):
    binary = workbench.program(chosen.binary) if chosen.binary else None
    bench = workbench.Workbench(binary, folder)
    if chosen.self_test:
        return self_test.run(bench)
    if chosen.counts or chosen.check or chosen.record:
        return count(bench, chosen)
    return measure(bench, chosen, folder)


def measure(bench, chosen, folder):
    with scratch(chosen.disk) as on_disk:
        folders = {"memory": folder, "disk": on_disk} if chosen.memory else {"disk": on_disk}
        places = [
            suite.Place(label, path, machine.file_system(path)) for label, path in folders.items()
            if label in (chosen.places or folders)]
        result = suite.Suite(bench, places, chosen).run()
    report.print_markdown(result)
    if chosen.json:
        report.write_json(result, chosen.json)
    return 0


def count(bench, chosen):
    recorded = counts.read(chosen.check) if chosen.check else None
    found = counts.measure(bench, counts.choose_counter(chosen.counter, recorded))
    report.print_counts(found)
    if chosen.json:
        report.write_json(found, chosen.json)
    if chosen.record:
        counts.record(found, chosen.record)
    if recorded is None:
        return 0
    verdict = counts.judge(recorded, found)
    report.print_verdict(verdict, min(chosen.check, os.path.relpath(chosen.check), key=len))
    return 1 if verdict.worse else 0


if __name__ == "__main__":
    sys.exit(main())
