"""One place on the disk where one point after the other is tried, and what is known of a scenario
from its run without a fault."""

import os
import shutil

import judgement
import tracer
import trees


class Workshop:
    """A folder with the box, and beside it a home and a folder for temporary files."""

    def __init__(self, folder, binary):
        self.folder, self.binary = folder, binary
        self.box = os.path.join(folder, "box")
        self.home = os.path.join(folder, "home")
        self.temporary = os.path.join(folder, "tmp")
        self.log = os.path.join(folder, "calls.log")
        self.environment = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "HOME": self.home,
            "XDG_CACHE_HOME": os.path.join(self.home, ".cache"),
            "TMPDIR": self.temporary,
            "LANG": "C.UTF-8",
            # Else the order of sets, and with it the n-th call, differs from run to run.
            "SWIFT_DETERMINISTIC_HASHING": "1",
        }

    def lay_out(self, tree):
        trees.lay_out(tree, self.box)
        for folder in (self.home, self.temporary):
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(folder)

    def run(self, arguments, tracing=()):
        return tracer.run([*tracing, self.binary, *arguments], self.box, self.environment)

    def look(self):
        return trees.snapshot(self.box)

    def litter(self):
        """What a run left in the folder for temporary files."""
        return sorted(trees.snapshot(self.temporary))


class Unfit(Exception):
    """A scenario that cannot be swept: it does not even work without a fault."""


class Reference:
    """A scenario's tree before and after, its calls, and what the next command says of both."""

    def __init__(self, scenario, workshop):
        self.scenario = scenario
        self.before = self._prepared(workshop)
        self.outcome, self.after, self.counts = self._traced(workshop)
        _, again, counts = self._traced(workshop)
        if again != self.after:
            raise Unfit("two runs make two trees: " + "; ".join(trees.differences(self.after, again)))
        # A thread that comes and goes may make a call more or less; all are to be hit.
        self.counts = {
            call: max(self.counts.get(call, 0), counts.get(call, 0))
            for call in self.counts | counts
        }
        if self.outcome.status != judgement.DONE:
            raise Unfit(f"{self.outcome} without a fault: {self.outcome.stderr.strip()}")
        if (self.before == self.after) != scenario.is_idle:
            raise Unfit("the run changes " + ("something" if scenario.is_idle else "nothing"))
        if marks := footprints(self.before, self.after):
            raise Unfit("the run itself leaves " + ", ".join(marks))
        self.quiet = [(tree, self._quiet(tree, workshop)) for tree in (self.before, self.after)]

    def _prepared(self, workshop):
        workshop.lay_out({})
        os.rmdir(workshop.box)

        def tool(*arguments):
            outcome = workshop.run(arguments)
            if outcome.status != judgement.DONE:
                raise Unfit(f"preparation {arguments}: {outcome}: {outcome.stderr.strip()}")

        self.scenario.prepare(workshop.box, tool)
        return workshop.look()

    def _traced(self, workshop):
        workshop.lay_out(self.before)
        outcome = workshop.run(self.scenario.arguments, tracer.counting(workshop.log))
        return outcome, workshop.look(), tracer.counts(workshop.log)

    def _quiet(self, tree, workshop):
        workshop.lay_out(tree)
        return workshop.run(self.scenario.recovery)


def footprints(before, after):
    """What even a run without a fault must not leave: anything outside the package, and hidden names
    but for the records."""
    changed = [p for p in sorted(before.keys() | after.keys()) if before.get(p) != after.get(p)]
    return [p for p in changed if p.split("/")[0] == "outside" or is_left_over(p)]


def is_left_over(path):
    names = path.split("/")
    return any(name.startswith(".") and name != ".viper-gen" for name in names)


class Point:
    """One fault at one call."""

    def __init__(self, scenario, call, fault, number):
        self.scenario, self.call, self.fault, self.number = scenario, call, fault, number

    def __str__(self):
        return f"{self.scenario}:{self.call}:{self.fault}:{self.number}"


class Trial:
    """What came of a point: the problems, the trees, and the outcomes of both commands."""

    def __init__(self, point, reference, workshop):
        self.point, self.reference = point, reference
        self.recovered = self.recovery = None
        workshop.lay_out(reference.before)
        self.tracing = tracer.injecting(workshop.log, point.call, point.fault, point.number)
        self.outcome = workshop.run(reference.scenario.arguments, self.tracing)
        self.found = workshop.look()
        argument = tracer.hit(workshop.log, point.number)
        self.is_reached = argument is not None
        # Nothing can be said on an error stream that the fault has closed.
        self.is_mute = point.fault == tracer.FULL or (
            point.call in tracer.WRITES and argument == "2"
        )
        self.problems = self._judged(workshop)
        if litter := workshop.litter():
            self.problems.append(f"left in the folder for temporary files: {litter}")

    def _judged(self, workshop):
        before, after = self.reference.before, self.reference.after
        fault, outcome = self.point.fault, self.outcome
        if fault == tracer.KILL:
            return self._judged_after_kill(workshop)
        if fault == tracer.INTERRUPT:
            return judgement.after_interrupt(before, after, self.found, outcome, 2)
        if fault == tracer.TERMINATE:
            return judgement.after_interrupt(before, after, self.found, outcome, 15)
        return judgement.after_error(
            before, after, self.found, outcome, self.point.call, self.is_mute)

    def _judged_after_kill(self, workshop):
        before, after = self.reference.before, self.reference.after
        scenario = self.reference.scenario
        problems = judgement.after_kill(before, after, self.found, scenario.ground)
        self.recovery = workshop.run(scenario.recovery)
        self.recovered = workshop.look()
        problems += judgement.after_recovery(
            before, after, self.found, self.recovered, self.recovery, self.reference.quiet)
        if not problems:
            # Nothing that was left may keep the same command from succeeding.
            again = workshop.run(scenario.arguments)
            if self.recovered == before and again.status != judgement.DONE:
                problems.append(f"the same command once more: {again}: {again.stderr.strip()}")
            if self.recovered == before and workshop.look() != after:
                problems.append("the same command once more makes another tree")
        return problems
