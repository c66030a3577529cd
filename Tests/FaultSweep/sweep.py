#!/usr/bin/env python3
"""Makes every system call of viper-gen fail, one at a time, and looks at what is left on the disk.
README.md beside this file says how, and what counts as a failure."""

import argparse
import concurrent.futures
import itertools
import os
import queue
import re
import signal
import sys
import tempfile
import time

sys.dont_write_bytecode = True

import report
import self_test
import tracer
from reference import Leftover, Reference, leftovers
from scenarios import SCENARIOS, scenario
from trial import Point, Trial
from workshop import BINARY, Unfit, Workshop, memory, program


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", default=BINARY, help=f"the program (default: {BINARY})")
    parser.add_argument("--scenario", action="append", metavar="NAME", help="only this; repeats")
    parser.add_argument("--call", action="append", metavar="NAME", help="only this call; repeats")
    parser.add_argument("--fault", action="append", choices=tracer.FAULTS, help="only this; repeats")
    parser.add_argument("--sample", type=int, default=1, metavar="N", help="every N-th point only")
    parser.add_argument(
        "--second", type=int, default=0, metavar="K",
        help="sweep the command that tidies up instead, after K kills of each scenario")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="points at a time")
    parser.add_argument("--folder", help="where the trees are laid out (default: in memory)")
    parser.add_argument("--json", metavar="FILE", help="write the result there as well")
    parser.add_argument("--point", metavar="SCENARIO:CALL:FAULT:N", help="try one, and show it all")
    parser.add_argument("--keep", metavar="DIR", help="with --point: leave the trees there")
    parser.add_argument("--verbose", action="store_true", help="a line for each point")
    parser.add_argument("--quiet", action="store_true", help="the failures and the sum, no table")
    parser.add_argument("--list", action="store_true", help="list the scenarios")
    parser.add_argument("--self-test", action="store_true", help="check that faults are found")
    return parser.parse_args()


def main():
    # A job in the background may have been told to ignore it, and all that it starts as well.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    chosen = options()
    if chosen.list:
        for known in SCENARIOS:
            print(f"{known.name:18} viper-gen {' '.join(known.arguments)}")
        return 0
    if obstacle := tracer.obstacle():
        return unable(obstacle)
    with tempfile.TemporaryDirectory(
        prefix="fault-sweep-", dir=chosen.folder or memory()
    ) as folder:
        if chosen.self_test:
            return self_test.run(folder)
        try:
            binary = program(chosen.binary)
            if chosen.point:
                return try_point(chosen, binary, folder)
            result = Sweep(chosen, binary, folder).run()
        except Unfit as reason:
            return unable(reason)
    if not chosen.quiet:
        report.print_table(result)
    report.print_sum(result)
    if chosen.json:
        report.write_json(result, chosen.json)
    return 1 if result.failures or result.unfit else 0


def unable(message):
    print(f"error: {message}", file=sys.stderr)
    return 2


class Sweep:
    """All points of the chosen scenarios, several at a time."""

    def __init__(self, chosen, binary, folder):
        self.chosen = chosen
        self.jobs = max(1, chosen.jobs or 1)
        self.workshops = queue.SimpleQueue()
        for number in range(self.jobs):
            self.workshops.put(Workshop(os.path.join(folder, str(number)), binary))
        self.result = report.Result(binary, chosen.sample)

    def run(self):
        start = time.monotonic()
        scenarios = [scenario(name) for name in self.chosen.scenario or []] or SCENARIOS
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            references = list(itertools.chain.from_iterable(pool.map(self.references, scenarios)))
            points = itertools.chain.from_iterable(self.points(r) for r in references)
            sample = list(itertools.islice(points, 0, None, max(1, self.chosen.sample)))
            for trial in pool.map(lambda pair: self.trial(*pair), sample):
                self.result.add(trial)
                if self.chosen.verbose:
                    print(report.line(trial), flush=True)
        self.result.seconds = time.monotonic() - start
        return self.result

    def references(self, scenario):
        """What is swept of a scenario: the command itself, or what comes after a kill of it."""
        workshop = self.workshops.get()
        try:
            reference = Reference(scenario, workshop)
            if self.chosen.second:
                return leftovers(reference, workshop, self.chosen.second)
            return [reference]
        except Unfit as reason:
            self.result.unfit[scenario.name] = str(reason)
            return []
        finally:
            self.workshops.put(workshop)

    def points(self, reference):
        """In a fixed order, so that a sample is the same each time."""
        for call in sorted(self.chosen.call or reference.counts):
            for fault in tracer.faults_of(call):
                if self.chosen.fault and fault not in self.chosen.fault:
                    continue
                # A `close` that strace makes fail leaves a pipe to a tool open for ever; a real one does not.
                if reference.scenario.has_tools and call == "close" and not tracer.is_signal(fault):
                    continue
                for number in range(1, reference.counts.get(call, 0) + 1):
                    yield reference, Point(reference.name, call, fault, number)

    def trial(self, reference, point):
        workshop = self.workshops.get()
        try:
            return Trial(point, reference, workshop)
        finally:
            self.workshops.put(workshop)


def try_point(chosen, binary, folder):
    workshop = Workshop(folder, binary)
    point, reference = read_point(chosen.point, workshop)
    trial = Trial(point, reference, workshop)
    report.print_trial(trial, workshop)
    if chosen.keep:
        report.keep(trial, chosen.keep)
    return 1 if trial.problems else 0


def read_point(text, workshop):
    """`create-first:write:EIO:2`, or `create-first/renameat.1:write:EIO:2` after a kill."""
    form = re.fullmatch(r"([\w-]+)(?:/(\w+)\.(\d+))?:(\w+):([\w+]+):(\d+)", text)
    if form is None or form[5] not in tracer.FAULTS:
        raise Unfit(f"'{text}' is no point: SCENARIO:CALL:FAULT:N")
    reference = Reference(scenario(form[1]), workshop)
    if form[2]:
        reference = Leftover(reference, form[2], int(form[3]), workshop)
        if not reference.is_one:
            raise Unfit("that kill leaves nothing to tidy up")
    return Point(reference.name, form[4], form[5], int(form[6])), reference


if __name__ == "__main__":
    sys.exit(main())
