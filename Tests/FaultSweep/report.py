"""What a sweep found, for people and for programs."""

import json
import os
import shlex

import trees
from tracer import FAULTS


class Result:
    """The sum of a sweep: points and failures of each scenario, call and fault."""

    def __init__(self, binary, sample):
        self.binary, self.sample, self.seconds = binary, sample, 0.0
        self.points, self.failed = {}, {}
        self.failures, self.unreached, self.unfit = [], [], {}

    def add(self, trial):
        point = trial.point
        key = (point.scenario, point.call, point.fault)
        self.points[key] = self.points.get(key, 0) + 1
        if not trial.is_reached:
            self.unreached.append(str(point))
        if trial.problems:
            self.failed[key] = self.failed.get(key, 0) + 1
            self.failures.append(
                {"point": str(point), "problems": trial.problems, "status": trial.outcome.status,
                 "reproduce": self.command(point)})

    def command(self, point):
        return " ".join(
            ["python3", "Tests/FaultSweep/sweep.py", "--binary", shlex.quote(self.binary),
             "--point", str(point)])

    def total(self, fault=None):
        return sum(n for key, n in self.points.items() if fault in (None, key[2]))

    def total_failed(self, fault=None):
        return sum(n for key, n in self.failed.items() if fault in (None, key[2]))


def cell(points, failed):
    return "-" if not points else f"{points}" if not failed else f"{points} ({failed} bad)"


def print_table(result):
    rows = sorted({key[:2] for key in result.points})
    width = max([16] + [len(row[0]) for row in rows]) + 2
    print(f"{'scenario':{width}}{'call':12}" + "".join(f"{fault:>16}" for fault in FAULTS))
    for row in rows:
        cells = [
            cell(result.points.get((*row, fault), 0), result.failed.get((*row, fault), 0))
            for fault in FAULTS
        ]
        print(f"{row[0]:{width}}{row[1]:12}" + "".join(f"{text:>16}" for text in cells))
    cells = [cell(result.total(fault), result.total_failed(fault)) for fault in FAULTS]
    print(f"{'all':{width + 12}}" + "".join(f"{text:>16}" for text in cells))


def print_sum(result):
    for failure in result.failures:
        print(f"\nfailure: {failure['point']}")
        print("\n".join(f"  {problem}" for problem in failure["problems"]))
        print(f"  reproduce: {failure['reproduce']}")
    for name, reason in sorted(result.unfit.items()):
        print(f"\nfailure: {name} cannot be swept: {reason}")
    if result.unreached:
        print(f"\nnot reached (the run made fewer calls this time): {', '.join(result.unreached)}")
    sample = f", every {result.sample}th" if result.sample > 1 else ""
    print(
        f"\n{result.total()} points{sample}, {len(result.failures)} failures, "
        f"{result.seconds:.0f} s")


def write_json(result, path):
    rows = [
        {"scenario": key[0], "call": key[1], "fault": key[2], "points": number,
         "failures": result.failed.get(key, 0)}
        for key, number in sorted(result.points.items())
    ]
    with open(path, "w", encoding="utf-8") as file:
        json.dump(
            {"binary": result.binary, "sample": result.sample, "seconds": round(result.seconds, 1),
             "points": result.total(), "failures": result.failures, "unfit": result.unfit,
             "unreached": result.unreached, "rows": rows},
            file, indent=2)
        file.write("\n")


def line(trial):
    verdict = "not reached" if not trial.is_reached else "FAILURE" if trial.problems else "ok"
    return f"{str(trial.point):50} {trial.outcome}: {verdict}"


# MARK: One point


def print_trial(trial, workshop):
    reference = trial.reference
    print("$ " + shlex.join([*trial.tracing, workshop.binary, *reference.arguments]))
    print_outcome(trial.outcome)
    print_state("the tree then", trial, trial.found)
    if trial.recovery:
        print("$ " + shlex.join([workshop.binary, *reference.scenario.recovery]))
        print_outcome(trial.recovery)
        print_state("the tree then", trial, trial.recovered)
    if not trial.is_reached:
        print("the run did not make that many calls")
    print("\n".join(["failure:"] + trial.problems if trial.problems else ["ok"]))


def print_outcome(outcome):
    for name, text in (("stdout", outcome.stdout), ("stderr", outcome.stderr)):
        for text_line in text.splitlines():
            print(f"  {name}: {text_line}")
    print(f"  {outcome}")


def print_state(title, trial, tree):
    before, after = trial.reference.before, trial.reference.after
    if tree in (before, after):
        print(f"  {title}: as {'before' if tree == before else 'after'}")
        return
    for name, other in (("before", before), ("after", after)):
        print(f"  {title}, against {name}:")
        for difference in trees.differences(other, tree, limit=20):
            print(f"    {difference}")


def keep(trial, folder):
    """Leaves the trees of a trial for people to look at."""
    reference = trial.reference
    shown = {"before": reference.before, "after": reference.after, "found": trial.found}
    if trial.recovered is not None:
        shown["recovered"] = trial.recovered
    for name, tree in shown.items():
        trees.lay_out(tree, os.path.join(folder, name))
