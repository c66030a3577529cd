"""What may be on the disk after a fault. Knows nothing of how the program works, only its promises:
the tree before or the tree after, nothing between, and nothing left over."""

import re
import signal

from trees import FOLDER, below, differences, is_hidden, parent

DONE = 0
DATA = 65
INPUT_OUTPUT = 74
HELD = 75
# A configuration that cannot be read stops a run with this status, whatever the system's reason is.
CONFIGURATION = 78

# The message of a run whose result stays although the report of it could not be written.
STAYS = re.compile(r"\b(stay|stays|kept|keep|remain|remains|in place|were written|were removed)\b")


class Outcome:
    """How one process ended, and what it said."""

    def __init__(self, status, stdout, stderr):
        self.status, self.stdout, self.stderr = status, stdout, stderr

    def __str__(self):
        if self.status is None:
            return "no end within the time limit"
        if self.status < 0:
            return f"killed by {signal.Signals(-self.status).name}"
        return f"exit status {self.status}"


def after_error(before, after, now, outcome, call, is_mute=False):
    """Faults that a run ends from by itself: a call that failed.

    `is_mute` says that the fault hit the error stream, so that no message can be expected."""
    complaints = []
    if now == after:
        complaints.append(written_problem(outcome, is_mute))
    if now == before:
        complaints.append(untouched_problem(outcome, call, is_mute))
    return verdict(complaints) if complaints else mixture(before, after, now, outcome)


def written_problem(outcome, is_mute):
    if outcome.status == DONE:
        return None
    if outcome.status != INPUT_OUTPUT:
        return f"all is written, yet {outcome}"
    if is_mute or STAYS.search(outcome.stderr):
        return None
    return f"all is written, yet {outcome} and no word that it stays"


def untouched_problem(outcome, call, is_mute):
    is_refused = outcome.status in (INPUT_OUTPUT, CONFIGURATION)
    if not is_refused and (outcome.status != HELD or call != "flock"):
        return f"nothing is changed, yet {outcome}"
    return None if is_mute or outcome.stderr.strip() else f"{outcome} without a message"


def verdict(complaints):
    """A run with nothing to do ends on a tree that is both; it is fine if it is fine as either."""
    return [] if None in complaints else complaints


def after_interrupt(before, after, now, outcome, number):
    """SIGINT and SIGTERM: taken back with the status that says so, or too late to matter."""
    complaints = []
    if now == after:
        complaints.append(None if outcome.status == DONE else f"all is written, yet {outcome}")
    if now == before:
        is_named = outcome.status in (128 + number, -number)
        complaints.append(None if is_named else f"nothing is changed, yet {outcome}")
    if complaints:
        return verdict(complaints)
    return mixture(before, after, now, outcome)


def mixture(before, after, now, outcome):
    nearer = min((before, after), key=lambda tree: len(differences(tree, now, limit=10**6)))
    name = "before" if nearer is before else "after"
    return [f"neither before nor after ({outcome}); against {name}:"] + differences(nearer, now)


def after_kill(before, after, now, ground):
    """SIGKILL, before any other command has run: folders whole or absent, files old or new, and
    anything else hidden below the folder `ground`."""
    problems = []
    made = [
        path
        for path in sorted(after.keys() - before.keys())
        if after[path][0] == FOLDER and (not parent(path) or parent(path) in before)
    ]
    for folder in made:
        if folder in now and below(now, folder) != below(after, folder):
            lines = differences(below(after, folder), below(now, folder))
            problems += [f"the new folder {folder} is in pieces:"] + lines
    for path in sorted(before.keys() | after.keys()):
        if any(path == folder or path.startswith(folder + "/") for folder in made):
            continue
        if now.get(path) not in (before.get(path), after.get(path)):
            problems.append(f"{path} is neither old nor new")
    for path in sorted(now.keys() - before.keys() - after.keys()):
        inside = not ground or path.startswith(ground + "/")
        if not inside or not is_hidden(path[len(ground) :].lstrip("/")):
            problems.append(f"unknown and not a hidden leftover: {path}")
    return problems


def after_recovery(before, after, killed, now, outcome, quiet):
    """The next command after SIGKILL. `quiet` tells what that command makes and says when there is
    nothing to tidy up: [(tree, outcome)], from the tree before and from the one after."""
    if now not in (before, after):
        return ["after the next command " + line for line in mixture(before, after, now, outcome)]
    usual = [usual for tree, usual in quiet if tree == now]
    problems = []
    if outcome.status not in [one.status for one in usual]:
        problems.append(f"the next command: {outcome}, which is not usual on such a tree")
    if outcome.stdout not in [one.stdout for one in usual]:
        problems.append("the next command prints something else than it does on such a tree")
    said = [""] + [one.stderr.strip() for one in usual]
    if killed not in (before, after) and outcome.stderr.strip() in said:
        problems.append("the next command tidied up without a word on stderr")
    return problems
