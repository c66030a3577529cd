"""Shows that the sweep finds what it is there to find: programs that break the promises, each in one
way, must be caught, and one that keeps them must not."""

import os

import judgement
import tracer
import trees
from judgement import Outcome
from packages import create
from reference import Reference
from scenarios import Scenario
from trial import Point, Trial
from workshop import Unfit, Workshop

# What all scaffolders of the test have in common: `create` makes a folder of two files.
FRAME = """\
#!/bin/sh
sources=Shop/Sources/App
stage=$sources/.stage
fail() { rm -rf "$stage"; printf 'error: cannot write\\n' >&2; exit 74; }
"""

# Writes in place, looks at no error.
CARELESS = FRAME + """
[ "$1" = create ] || exit 0
mkdir $sources/SignIn
printf 'one\\n' >$sources/SignIn/One.swift
printf 'two\\n' >$sources/SignIn/Two.swift
printf 'created\\n'
exit 0
"""

# Keeps all promises as long as only its own writes are made to fail.
CAREFUL = FRAME + """
if [ "$1" = list ]; then
  if [ -e $stage ]; then rm -rf $stage && printf 'undid a run that was killed\\n' >&2; fi
  exit 0
fi
[ -e $stage ] && rm -rf $stage
trap 'rm -rf $stage; exit 130' INT
trap 'rm -rf $stage; exit 143' TERM
mkdir $stage || fail
printf 'one\\n' >$stage/One.swift || fail
printf 'two\\n' >$stage/Two.swift || fail
trap '' INT TERM
mv $stage $sources/SignIn || fail
printf 'created\\n' || { printf 'error: no report, but the module stays\\n' >&2; exit 74; }
exit 0
"""



def broken(old, new):
    """The careful program with one thing broken."""
    assert CAREFUL.count(old) == 1, old
    return CAREFUL.replace(old, new)


SILENT = broken("&& printf 'undid a run that was killed\\n' >&2", "")
FORGETFUL = broken("rm -rf $stage && printf", "printf")
LYING = broken("exit 74; }\n\nif", "exit 0; }\n\nif")
UNCLEAN = broken('fail() { rm -rf "$stage"; ', "fail() { ")
DEAF = broken("trap 'rm -rf $stage; exit 130' INT\n", "trap '' INT\n")
HASTY = broken("trap 'rm -rf $stage; exit 143' TERM\n", "")
LITTERING = broken("trap '' INT TERM", "trap '' INT TERM; : >Shop/.lock")
STRAYING = broken("trap '' INT TERM", "trap '' INT TERM; : >outside/mine")

# (name, program, the faults of which at least one point must fail; all others must not)
PROGRAMS = [
    ("careful", CAREFUL, ()),
    ("careless", CARELESS, tracer.FAULTS),
    ("silent", SILENT, (tracer.KILL,)),
    ("forgetful", FORGETFUL, (tracer.KILL,)),
    ("lying", LYING, (tracer.NO_SPACE, tracer.IO_ERROR, tracer.FULL)),
    ("unclean", UNCLEAN, (tracer.NO_SPACE, tracer.IO_ERROR, tracer.FULL)),
    # To go on in spite of a signal is allowed: the tree is the one after, the status 0.
    ("deaf", DEAF, ()),
    ("hasty", HASTY, (tracer.TERMINATE,)),
]
UNFIT = [("littering", LITTERING), ("straying", STRAYING)]


def run(folder):
    wrong = judgement_faults() + log_faults(folder)
    for name, text, expected in PROGRAMS:
        faults = failing_faults(os.path.join(folder, name), text)
        if faults != set(expected):
            wrong.append(f"the {name} program fails under {sorted(faults)}, not {sorted(expected)}")
    for name, text in UNFIT:
        try:
            reference(os.path.join(folder, name), text)
            wrong.append(f"the {name} program counts as fit")
        except Unfit:
            pass
    print("\n".join(wrong) if wrong else "self-test: what is broken is found, what is not is not")
    return 1 if wrong else 0


def log_faults(folder):
    """A fault meets each thread at its own n-th call."""
    log = os.path.join(folder, "calls.log")
    with open(log, "w", encoding="utf-8") as lines:
        lines.write('7 write(4, "a", 1) = 1\n8 write(5, "b", 1) = 1\n7 write(2, "c", 1) = 1\n')
        lines.write('8 write(6, "d", 1) = 1\n8 write(9, "e", 1) = 1\n')
    expected = {1: ["4", "5"], 2: ["2", "6"], 3: ["9"], 4: []}
    found = {number: tracer.hits(log, number) for number in expected}
    return [] if found == expected else [f"the calls that a fault meets are {found}"]


def failing_faults(folder, text):
    """The faults with which at least one of the program's writes leads to a failure."""
    known, workshop = reference(folder, text)
    failing = set()
    for fault in tracer.FAULTS:
        for number in range(1, known.counts["write"] + 1):
            trial = Trial(Point("self-test", "write", fault, number), known, workshop)
            if not trial.is_reached:
                raise AssertionError(f"{fault} at write {number} was not reached")
            if trial.problems:
                failing.add(fault)
    return failing


def reference(folder, text):
    os.makedirs(folder)
    program = os.path.join(folder, "program")
    with open(program, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(program, 0o755)
    workshop = Workshop(folder, program)
    return Reference(Scenario("self-test", *create("SignIn")), workshop), workshop


# MARK: The judgement alone

FOLDER = (trees.FOLDER, 0o755, b"")


def file(text):
    return (trees.FILE, 0o644, text)


OLD = {"P": FOLDER, "P/a": file(b"old"), "P/gone": file(b"x")}
MADE = {"P/M": FOLDER, "P/M/one": file(b"1"), "P/M/two": file(b"2")}
NEW = {"P": FOLDER, "P/a": file(b"new"), **MADE}
HALF = {path: NEW[path] for path in ("P", "P/a", "P/M", "P/M/one")}
HIDDEN = {"P/.stage": FOLDER, "P/.stage/one": file(b"")}


def judgement_faults():
    """Cases of the rules themselves: (what, whether it is fine, the problems found)."""
    said = Outcome(74, "", "error: the files stay")
    mute = Outcome(74, "", "error")
    done, listed = Outcome(0, "", ""), Outcome(0, "", "undone")
    quiet = [(OLD, done), (NEW, done)]

    def error(now, outcome, **rest):
        return judgement.after_error(OLD, NEW, now, outcome, "write", **rest)

    def kill(now, ground="P"):
        return judgement.after_kill(OLD, NEW, now, ground)

    def recovery(killed, now, outcome):
        return judgement.after_recovery(OLD, NEW, killed, now, outcome, quiet)

    cases = [
        ("done", True, error(NEW, done)),
        ("refused", True, error(OLD, mute)),
        ("done without a report", True, error(NEW, said)),
        ("done, and no word of it", False, error(NEW, mute)),
        ("done, and the error stream is closed", True, error(NEW, mute, is_mute=True)),
        ("nothing done, yet 0", False, error(OLD, done)),
        ("undocumented status", False, error(OLD, Outcome(1, "", "error"))),
        ("half", False, error(HALF, mute)),
        ("leftover", False, error({**OLD, **HIDDEN}, mute)),
        ("killed by the fault", False, error(OLD, Outcome(-11, "", "trap"))),
        ("no end", False, error(OLD, Outcome(None, "", ""))),
        ("interrupted", True, judgement.after_interrupt(OLD, NEW, OLD, Outcome(130, "", ""), 2)),
        ("dead at once", True, judgement.after_interrupt(OLD, NEW, OLD, Outcome(-15, "", ""), 15)),
        ("wrong signal", False, judgement.after_interrupt(OLD, NEW, OLD, Outcome(143, "", ""), 2)),
        ("too late", True, judgement.after_interrupt(OLD, NEW, NEW, done, 2)),
        ("too late, yet 130", False, judgement.after_interrupt(OLD, NEW, NEW, Outcome(130, "", ""), 2)),
        ("killed with leftovers", True, kill({**OLD, **HIDDEN})),
        ("killed with leftovers elsewhere", False, kill({**OLD, ".stage": FOLDER})),
        ("killed in a folder", False, kill(HALF)),
        ("killed with a file lost", False, kill({p: e for p, e in OLD.items() if p != "P/a"})),
        ("killed with a removed file gone", True, kill({p: OLD[p] for p in ("P", "P/a")})),
        ("killed in a file", False, kill({**OLD, "P/a": file(b"ne")})),
        ("mode changed", False, kill({**OLD, "P/a": (trees.FILE, 0o600, b"old")})),
        ("killed with a visible leftover", False, kill({**OLD, "P/copy": file(b"")})),
        ("recovered", True, recovery({**OLD, **HIDDEN}, OLD, listed)),
        ("recovered without a word", False, recovery({**OLD, **HIDDEN}, OLD, done)),
        ("nothing to recover", True, recovery(OLD, OLD, done)),
        ("not recovered", False, recovery({**OLD, **HIDDEN}, {**OLD, **HIDDEN}, listed)),
        ("recovered with another status", False, recovery(OLD, OLD, Outcome(74, "", ""))),
        ("a folder that keeps its records", False, kill({**NEW, "P/M/three": file(b"")})),
    ]
    return [f"{name}: {found}" for name, is_fine, found in cases if is_fine == bool(found)]
