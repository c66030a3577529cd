"""One fault at one call of one command, and the judgement of what it leaves."""

import judgement
import tracer


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
        workshop.lay_out(reference.start)
        self.tracing = tracer.injecting(workshop.log, point.call, point.fault, point.number)
        self.outcome = workshop.run(reference.arguments, self.tracing)
        self.found = workshop.look()
        arguments = tracer.hits(workshop.log, point.number)
        self.is_reached = bool(arguments)
        # Nothing can be said on an error stream that the fault has closed.
        self.is_mute = point.fault == tracer.FULL or (
            point.call in tracer.WRITES and "2" in arguments
        )
        self.problems = self._judged(workshop)
        litter = workshop.litter()
        # A tool works in a folder there, which a fault can keep from being removed.
        if litter and not reference.scenario.has_tools:
            self.problems.append(f"left in the folder for temporary files: {litter}")

    def _judged(self, workshop):
        before, after = self.reference.before, self.reference.after
        fault, outcome = self.point.fault, self.outcome
        if self.reference.is_recovery:
            return self._judged_after_kill(workshop) + self._judged_recovery()
        if fault == tracer.KILL:
            return self._judged_after_kill(workshop)
        if self.reference.scenario.has_tools and outcome.status == judgement.DATA:
            # The fault or the signal has hit the tool.
            outcome = judgement.Outcome(judgement.INPUT_OUTPUT, outcome.stdout, outcome.stderr)
        elif fault == tracer.INTERRUPT:
            return judgement.after_interrupt(before, after, self.found, outcome, 2)
        elif fault == tracer.TERMINATE:
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

    def _judged_recovery(self):
        """A command that could not tidy up has to say so; whatever it did, the next one can."""
        is_clean = self.found in (self.reference.before, self.reference.after)
        is_silent = not self.outcome.stderr.strip() and not self.is_mute
        if is_clean or not is_silent or self.point.fault == tracer.KILL or self.outcome.status < 0:
            return []
        return [f"not tidied up, {self.outcome}, and not a word on stderr"]
