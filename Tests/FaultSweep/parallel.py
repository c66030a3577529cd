#!/usr/bin/env python3
"""Runs many viper-gen at once on one package, and looks whether they got into each other's way.

Nothing depends on the time that anything takes: whatever the order, each module has to be whole or
absent, each exit status 0 or a documented refusal, and nothing may be left over."""

import argparse
import collections
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

import packages
import scenarios
import trees
from workshop import BINARY, Unfit, Workshop, memory, program

DONE, NOT_FOUND, CONFLICT, HELD = 0, 66, 73, 75
REFUSALS = {"create": {CONFLICT, HELD}, "remove": {NOT_FOUND, CONFLICT, HELD}}
MODES = ("create", "mixed", "killed")
TIME_LIMIT = 300
KILL_WITHIN = 0.01


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", default=BINARY, help=f"the program (default: {BINARY})")
    parser.add_argument("--runs", type=int, default=200, help="processes at once (default: 200)")
    parser.add_argument("--names", type=int, default=20, help="modules (default: 20)")
    parser.add_argument("--rounds", type=int, default=1, help="how often (default: once)")
    parser.add_argument("--mode", action="append", choices=MODES, help="only this; repeats")
    parser.add_argument("--seed", type=int, default=1, help="for what is removed and killed")
    parser.add_argument("--folder", help="where the package is laid out (default: in memory)")
    parser.add_argument("--verbose", action="store_true", help="show the messages of refused runs")
    return parser.parse_args()


def main():
    chosen = options()
    failures = 0
    with tempfile.TemporaryDirectory(prefix="crowd-", dir=chosen.folder or memory()) as folder:
        try:
            workshop = Workshop(folder, program(chosen.binary))
            modules = Modules(workshop, chosen.names)
        except Unfit as reason:
            print(f"error: {reason}", file=sys.stderr)
            return 2
        for mode, number in itertools.product(chosen.mode or MODES, range(chosen.rounds)):
            crowd = Crowd(workshop, modules, mode, chosen.seed + number)
            problems = crowd.run(chosen.runs)
            failures += bool(problems)
            print(f"{mode:8}round {number + 1}: {crowd.summary()}")
            lines = [f"failure: {problem}" for problem in problems]
            for line in lines + (crowd.messages() if chosen.verbose else []):
                print(f"  {line}")
    print(f"{failures} failures" + (f"; again: --seed {chosen.seed}" if failures else ""))
    return 1 if failures else 0


class Modules:
    """What each module adds to the package without other runs."""

    def __init__(self, workshop, number):
        self.names = [f"Module{chr(65 + n // 26)}{chr(65 + n % 26)}" for n in range(number)]
        workshop.lay_out({})
        packages.package(workshop.box, None)
        self.package = workshop.look()
        self.parts = {}
        for name in self.names:
            workshop.lay_out(self.package)
            outcome = workshop.run(packages.create(name))
            if outcome.status != DONE:
                raise Unfit(f"create {name}: {outcome}: {outcome.stderr.strip()}")
            tree = workshop.look()
            self.parts[name] = {p: e for p, e in tree.items() if self.package.get(p) != e}

    def tree(self, present):
        tree = dict(self.package)
        for name in present:
            tree.update(self.parts[name])
        return tree

    def problems(self, tree, present):
        """What keeps `tree` from being the package and these modules, whole, and nothing else."""
        lines = trees.differences(without_makers(self.tree(present)), without_makers(tree))
        return [f"against {len(present)} whole modules: {line}" for line in lines]

    def present(self, tree):
        """The modules of which any file is there."""
        files = {
            path: name
            for name, part in self.parts.items()
            for path, entry in part.items()
            if entry[0] == trees.FILE and not is_template(path)
        }
        return sorted({files[path] for path in tree if path in files})


def is_template(path):
    """Whether the package keeps a template there, which all modules share."""
    return "/.viper-gen/templates/" in path


def without_makers(tree):
    """Leaves out of the records which module's run made the folders that several need."""
    shown = dict(tree)
    for path, (kind, mode, content) in tree.items():
        if "/.viper-gen/" in path and path.endswith(".json") and not is_template(path):
            record = json.loads(content)
            del record["folders"]
            shown[path] = (kind, mode, json.dumps(record).encode())
    return shown


class Crowd:
    """Many processes on one package."""

    def __init__(self, workshop, modules, mode, seed):
        self.workshop, self.modules, self.mode = workshop, modules, mode
        self.random = random.Random(seed)
        self.ended = []

    def run(self, number):
        self.workshop.lay_out(self.modules.package)
        # All wait for the end of this pipe, so that they begin at the same moment.
        gate, opener = os.pipe()
        runs = [self.start(index, gate) for index in range(number)]
        os.close(gate)
        os.close(opener)
        if self.mode == "killed":
            self.kill([process for _, _, process, _, _ in runs[::3]])
        for verb, name, process, out, err in runs:
            try:
                process.wait(TIME_LIMIT)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            self.ended.append((verb, name, process.returncode, read(out), read(err)))
        return self.problems()

    def kill(self, victims):
        """Somewhere in their work, or before or after it: any moment must do."""
        self.random.shuffle(victims)
        for process in victims:
            time.sleep(self.random.random() * KILL_WITHIN)
            process.kill()

    def start(self, index, gate):
        name = self.modules.names[index % len(self.modules.names)]
        verb = "create"
        if self.mode != "create" and self.random.random() < 0.5:
            verb = "remove"
        out, err = (tempfile.TemporaryFile(dir=self.workshop.folder) for _ in range(2))
        process = subprocess.Popen(
            ["sh", "-c", 'read -r _; exec "$@" </dev/null', "sh",
             self.workshop.binary, *getattr(scenarios, verb)(name), "--json"],
            cwd=self.workshop.box, env=self.workshop.environment, stdin=gate,
            stdout=out, stderr=err)
        return verb, name, process, out, err

    # MARK: Judgement

    def problems(self):
        problems = self.status_problems()
        if self.mode == "killed":
            # The next command tidies up; `list` says below whether it did.
            self.workshop.run(scenarios.LIST)
        tree = self.workshop.look()
        present = self.modules.present(tree)
        problems += self.modules.problems(tree, present)
        if self.workshop.litter():
            problems.append(f"left in the folder for temporary files: {self.workshop.litter()[:6]}")
        problems += self.list_problems(present) + self.balance_problems(present)
        return problems or self.farewell_problems(present)

    def farewell_problems(self, present):
        """Whatever made them, all modules can be taken back, and the package is as it was."""
        if not present:
            return []
        outcome = self.workshop.run(packages.remove(*present))
        if outcome.status != DONE:
            return [f"remove of all: {outcome}: {outcome.stderr.strip()}"]
        return self.modules.problems(self.workshop.look(), [])

    def status_problems(self):
        problems = []
        for verb, name, status, out, err in self.ended:
            if status == -9 and self.mode == "killed":
                continue
            if status != DONE and status not in REFUSALS[verb]:
                problems.append(f"{verb} {name}: status {status}: {message(out, err)}")
        return problems[:10]

    def list_problems(self, present):
        listed = self.workshop.run([*scenarios.LIST, "--json"])
        if listed.status != DONE:
            return [f"list: {listed}: {listed.stdout.strip()} {listed.stderr.strip()}"]
        answer = json.loads(listed.stdout)
        names = sorted(module["module"] for module in answer["modules"])
        problems = [] if names == present else [f"listed are {names}, there are {present}"]
        if answer.get("diagnostics"):
            problems.append(f"list is not clean: {answer['diagnostics']}")
        return problems

    def balance_problems(self, present):
        """Each module was made once more than it was taken back if it is there, else as often."""
        if self.mode == "killed":
            return []
        balance = collections.Counter()
        for verb, name, status, out, _ in self.ended:
            if status == DONE:
                actions = {file["action"] for file in json.loads(out)["files"]}
                balance[name] += ("created" in actions) - ("removed" in actions)
        return [
            f"{name} was made {balance[name]} times more than taken back, and "
            + ("is there" if name in present else "is not there")
            for name in self.modules.names
            if balance[name] != (name in present)
        ]

    def summary(self):
        counted = collections.Counter((verb, status) for verb, _, status, _, _ in self.ended)
        return ", ".join(
            f"{number} {verb} {'killed' if status == -9 else status}"
            for (verb, status), number in sorted(counted.items(), key=str))

    def messages(self):
        """One message of each kind of refusal."""
        kinds = {}
        for verb, _, status, out, err in self.ended:
            kinds.setdefault((verb, status), message(out, err))
        return [f"{verb} {status}: {text}" for (verb, status), text in kinds.items() if text]


def message(out, err):
    """The first diagnostic of a report, or whatever was said instead of one."""
    try:
        found = json.loads(out)["diagnostics"]
        return found[0]["message"] if found else err.strip()
    except (ValueError, KeyError):
        return (err.strip() or out.strip()).replace("\n", " ")[:300]


def read(file):
    file.seek(0)
    text = file.read().decode(errors="replace")
    file.close()
    return text


if __name__ == "__main__":
    sys.exit(main())
