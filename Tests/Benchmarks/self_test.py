"""Shows that the benchmark's own arithmetic is right, that its baselines write what viper-gen wrote,
and that one which does not is found out."""

import math
import os
import sys

import cases
import contenders
import counts
import figures
import peers
import trees
from rotation import Rotation, schedule
from workbench import Unfit


def run(bench):
    wrong = [
        *arithmetic(), *order(), *reading(), *judgement(), *stopwatch(bench), *baselines(bench)]
    print("\n".join(wrong) if wrong else
          "self-test: the arithmetic is right, the baselines write the same bytes, and a wrong one is found")
    return 1 if wrong else 0


def failed(*claims):
    """What is wrong of `(what, whether it holds)`."""
    return [f"wrong: {what}" for what, holds in claims if not holds]


def near(left, right):
    return math.isclose(left, right, rel_tol=1e-9)


def refused(action):
    try:
        action()
        return False
    except Unfit:
        return True


# MARK: Without a program


def arithmetic():
    def samples(*milliseconds):
        return [figures.Sample(int(ms * 1e6), int(ms * 1024)) for ms in milliseconds]

    slow, base = figures.rows(
        {"slow": samples(9, 3, 6, 100), "base": samples(2, 5, 3)}, "base")
    square = figures.fit([(n, 0.5 * n**2) for n in (1, 10, 100)])
    line = figures.fit([(10, 7), (100, 70), (1000, 700)])
    crooked = figures.fit([(1, 1), (10, 30), (100, 20)])
    return failed(
        ("the median of four is between the middle two", near(slow.median_ms, 7.5)),
        ("the median of three is the middle one", near(base.median_ms, 3)),
        ("the minimum is the least", near(slow.minimum_ms, 3)),
        ("ratios are taken to the base", near(slow.ratio_of_medians, 2.5)),
        ("minima are compared with minima", near(slow.ratio_of_minima, 1.5)),
        ("the base is 1 of itself", near(base.ratio_of_medians, 1)),
        ("the peak is the largest", near(slow.peak_mib, 100)),
        ("no run is left out", (slow.runs, base.runs) == (4, 3)),
        ("a square has the exponent 2", near(square.exponent, 2)),
        ("and its factor", near(square.factor_ms, 0.5)),
        ("a line has the exponent 1", near(line.exponent, 1) and near(line.r_squared, 1)),
        ("each further module costs its share", near(line.ms_per_module, 0.7)),
        ("what is crooked does not fit", crooked.r_squared < 0.9),
    )


def order():
    fast = [contenders.Contender(name, ()) for name in "abc"]
    slow = contenders.Contender("slow", (), is_slow=True)
    plan = list(schedule([*fast, slow], 51, 5, seed=1))
    again = list(schedule([*fast, slow], 51, 5, seed=1))
    with_slow = [number for number, turn in enumerate(plan) if slow in turn]
    return failed(
        ("there are as many rounds as asked for", len(plan) == 51),
        ("each round has each contender once",
         all(sorted(c.name for c in turn if c is not slow) == list("abc") for turn in plan)),
        ("the order changes", len({tuple(c.name for c in turn) for turn in plan}) > 5),
        ("the same seed gives the same order", plan == again),
        ("a slow one takes part evenly", with_slow == [0, 10, 20, 30, 40]),
        ("in few rounds it takes part in all",
         all(slow in turn for turn in schedule([slow], 3, 5, seed=1))),
    )


def reading():
    table = """\
% time     seconds  usecs/call     calls    errors syscall
------ ----------- ----------- --------- --------- ------------------
 60.00    0.000120           1       113         4 openat
 40.00    0.000080           0        24           write
------ ----------- ----------- --------- --------- ------------------
100.00    0.000200           1       137         4 total
"""
    return failed(
        ("system calls are read from strace", counts.read_strace(table) == {"openat": 113, "write": 24}))


def judgement():
    def record(per_file=20.0, instructions=1000, counter="callgrind", files=21):
        found = {"files": files, "system_calls_per_file": per_file, "system_calls": 450,
                 "instructions": instructions}
        return {"toolchain": "Swift version 6.3", "counter": counter, "commands": {"create": found}}

    def verdict(toolchain="Swift version 6.3", **changes):
        return counts.judge({toolchain: record()}, record(**changes))

    other = verdict("Swift version 6.1", instructions=2000, per_file=21)
    return failed(
        ("the same passes", verdict() == counts.Verdict()),
        ("a call more for each file fails", len(verdict(per_file=21).worse) == 1),
        ("10 % more instructions pass", not verdict(instructions=1100).worse),
        ("more of them fail", len(verdict(instructions=1101).worse) == 1),
        ("fewer are told", len(verdict(instructions=800).better) == 1),
        ("another toolchain's instructions are not judged", len(other.worse) == len(other.notes) == 1),
        ("nor another counter's", not verdict(counter="perf", instructions=2000).worse),
        ("other files are not compared", len(verdict(files=22, per_file=30).notes) == 1),
    )


# MARK: With a program


def stopwatch(bench):
    nothing = bench.time([bench.tool("empty")], bench.folder)
    much = bench.time([sys.executable, "-c", "bytearray(b'x') * (64 << 20)"], bench.folder)
    return failed(
        ("nothing takes little memory", nothing.peak_kibibytes < 4096),
        ("64 MiB are seen", 64 << 10 < much.peak_kibibytes < 128 << 10),
        ("a start takes time", nothing.nanoseconds > 10_000),
        ("a failure is no sample", refused(lambda: bench.time(["/bin/sh", "-c", "exit 3"], None))),
        ("nor is what cannot start", refused(lambda: bench.time(["/nowhere"], None))),
    )


def baselines(bench):
    """Lets each baseline write each case; then lets one go astray."""
    package = cases.package(bench)
    wrong = []
    for case in (package, cases.module(bench, package), cases.batch(bench, package, 3)):
        folder = os.path.join(bench.folder, "self-test", case.name)
        os.makedirs(folder)
        rotation = Rotation(bench, folder, rounds=1, slow_rounds=1, seed=1, keeps=False)
        rivals = contenders.fast(bench, case, folder)
        for rival in rivals:
            try:
                rotation.warm_up(rival)
            except Unfit as reason:
                wrong.append(f"wrong: {case.name}: {reason}")
        with open(os.path.join(folder, "result.pack"), "r+b") as pack:
            pack.seek(-2, os.SEEK_END)
            pack.write(b"?")
        wrong += failed(
            (f"{case.name}: a byte that differs is found",
             refused(lambda: rotation.warm_up(rivals[-1]))))
    return wrong + templates(package)


def templates(package):
    """The templates for cookiecutter and copier hold no name, and give back the result."""
    marks = {"package": "{{P}}", "module": "{{M}}"}
    made = peers.template(package, marks)

    def filled(text):
        return text.replace(marks["package"], cases.PACKAGE).replace(marks["module"], cases.FIRST)

    back = {
        filled(path): (kind, mode, filled(content.decode()).encode())
        for path, (kind, mode, content) in made.items()
    }
    texts = [path + content.decode() for path, (_, _, content) in made.items()]
    return failed(
        ("the peers' templates give back the result", not trees.differences(package.added, back)),
        ("and hold placeholders", not any(cases.FIRST in text for text in texts)),
        ("which nothing else looks like",
         not any(mark in content.decode() for _, _, content in package.added.values()
                 for mark in ("{{", "{%", "{#"))),
    )
