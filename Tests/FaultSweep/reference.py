"""What is known of a command before anything goes wrong: the trees that are allowed, and its calls."""

import os

import judgement
import tracer
import trees
from workshop import Unfit

# The calls that change which names there are: after each of them a killed run has left another tree.
CHANGES = """
    rename renameat renameat2 mkdir mkdirat rmdir unlink unlinkat link linkat symlink symlinkat
""".split()

# The hidden names that a run makes to stay: records, a baseline, and what a new package has.
KEPT = (".viper-gen", ".viper-gen-baseline.json", ".gitignore")


class Reference:
    """A scenario's tree before and after, its calls, and what the next command says of both."""

    is_recovery = False

    def __init__(self, scenario, workshop):
        self.scenario, self.name, self.arguments = scenario, scenario.name, scenario.arguments
        self.before = self.start = self._prepared(workshop)
        self.outcome, self.after, first = traced(self, workshop)
        _, again, second = traced(self, workshop)
        # A thread that comes and goes may make a call more or less; all are to be hit.
        self.counts = {call: max(first.get(call, 0), second.get(call, 0)) for call in first | second}
        self._check(again)
        self.quiet = [self._quiet(tree, workshop) for tree in (self.before, self.after)]

    def _prepared(self, workshop):
        workshop.lay_out({})
        os.rmdir(workshop.box)

        def tool(*arguments):
            outcome = workshop.run(arguments)
            if outcome.status != judgement.DONE:
                raise Unfit(f"preparation {arguments}: {outcome}: {outcome.stderr.strip()}")

        self.scenario.prepare(workshop.box, tool)
        return workshop.look()

    def _check(self, again):
        if self.outcome.status != judgement.DONE:
            raise Unfit(f"{self.outcome} without a fault: {self.outcome.stderr.strip()}")
        if again != self.after:
            raise Unfit("two runs make two trees: " + "; ".join(trees.differences(self.after, again)))
        if (self.before == self.after) != self.scenario.is_idle:
            raise Unfit("the run changes " + ("something" if self.scenario.is_idle else "nothing"))
        if marks := footprints(self.before, self.after):
            raise Unfit("the run itself leaves " + ", ".join(marks))

    def _quiet(self, tree, workshop):
        workshop.lay_out(tree)
        outcome = workshop.run(self.scenario.recovery)
        return workshop.look(), outcome


class Leftover:
    """What a killed run has left, as the start of the next command, which tidies up."""

    is_recovery = True

    def __init__(self, reference, call, number, workshop):
        self.scenario, self.arguments = reference.scenario, reference.scenario.recovery
        self.name = f"{reference.name}/{call}.{number}"
        self.before, self.after, self.quiet = reference.before, reference.after, reference.quiet
        workshop.lay_out(reference.start)
        tracing = tracer.injecting(workshop.log, call, tracer.KILL, number)
        workshop.run(reference.arguments, tracing)
        self.start = workshop.look()
        self.is_one = self.start not in (self.before, self.after)
        if self.is_one:
            self.outcome, _, self.counts = traced(self, workshop)


def traced(reference, workshop):
    """A run without a fault: its outcome, the tree that it makes, and its calls."""
    workshop.lay_out(reference.start)
    outcome = workshop.run(reference.arguments, tracer.counting(workshop.log))
    return outcome, workshop.look(), tracer.counts(workshop.log)


def leftovers(reference, workshop, limit):
    """Up to `limit` different moments of a kill that leave something, spread over the run."""
    places = [
        (call, number)
        for call in CHANGES
        for number in range(1, reference.counts.get(call, 0) + 1)
    ]
    # More are tried than wanted, since at some moments nothing is left.
    step = max(1, len(places) // (4 * limit))
    found = [Leftover(reference, *place, workshop) for place in places[::step]]
    found = [leftover for leftover in found if leftover.is_one]
    return found[:: max(1, -(-len(found) // limit))]


def footprints(before, after):
    """What even a run without a fault must not leave: anything outside the package, and hidden names
    but for those of KEPT."""
    changed = [p for p in sorted(before.keys() | after.keys()) if before.get(p) != after.get(p)]
    return [p for p in changed if p.split("/")[0] == "outside" or is_left_over(p)]


def is_left_over(path):
    names = path.split("/")
    return any(name.startswith(".") and name not in KEPT for name in names)
