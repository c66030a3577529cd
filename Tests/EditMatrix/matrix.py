#!/usr/bin/env python3
"""Runs commands on edited modules and reports conflicts and what went wrong without one."""

import argparse
import concurrent.futures
import pathlib
import shutil
import sys
import tempfile

from edits import BY_NAME
from judge import compiles, lost_lines, missing, tests
from module import CREATE, Failure, Module
from operations import Operation, operations, write_templates
from report import Cell, show, write

COMPILER = [shutil.which("swiftc") or "swiftc"]


class Matrix:
    """What all cells share: the unedited modules and what the operations make of them."""

    def __init__(self, folder, program, chosen):
        self.folder = pathlib.Path(folder)
        self.program = program
        self.wanted = chosen.operation
        self.links = chosen.links
        self.compiler = None if chosen.no_compile else COMPILER
        self.former = chosen.from_templates
        self.templates = self.folder / "Templates"
        self.templates.mkdir()
        write_templates(self.templates)
        self.plain = {}

    def prepare(self, architecture):
        """Creates the unedited modules and runs each operation on them."""
        for variant in ("full", "plain"):
            module = Module(self.folder / architecture / variant / "P", architecture, self.program)
            module.create(variant, self.former)
            self.plain[architecture, variant] = module
        for operation in self.operations(architecture):
            base = self.plain[architecture, operation.variant]
            module = base.copy(self.folder / architecture / ("after " + operation.name))
            ran = module.run(*operation.words)
            errors = self.errors(module)
            is_idle = module.digest() == base.digest() and not self.former
            if ran.returncode != 0 or errors or is_idle:
                raise Failure(f"{architecture}, {operation.name}, unedited: {ran.stderr} {errors}")
            self.plain[architecture, operation.name] = module

    def problem(self, architecture):
        """Prepares an architecture. Templates of an older version may not fit this program: then the reason."""
        try:
            self.prepare(architecture)
            return None
        except Failure as failure:
            if not self.former:
                raise
            print(f"not checked: {architecture}: {failure}", flush=True)
            return failure

    def operations(self, architecture, edit=None):
        """The chosen operations; for an edit, with at most the chosen number of links, other ones for each edit."""
        found = [each for each in operations(architecture, self.templates)
                 if not self.wanted or each.name.startswith(self.wanted)]
        if self.former:
            found = [Operation("update", ("update", "SignIn"))]
        links = [each for each in found if each.name.startswith("add ")]
        if edit is None or self.links is None or not links:
            return found
        first = list(BY_NAME).index(edit) * self.links
        taken = [links[(first + index) % len(links)] for index in range(self.links)]
        return [each for each in found if each not in links or each in taken]

    def errors(self, module):
        return compiles(module, self.compiler) if self.compiler else []

    def row(self, architecture, edit):
        """The cells of one edit of one architecture."""
        folder = self.folder / architecture / edit
        cells, edited, problems = [], {}, {}
        for operation in self.operations(architecture, edit):
            variant = operation.variant
            if variant not in edited:
                edited[variant], problems[variant] = self.edited(architecture, edit, variant)
            if problems[variant]:
                cells.append(Cell(architecture, edit, operation.name, "edit", problems[variant]))
                continue
            module = edited[variant].copy(folder / operation.name)
            cells.append(Cell(architecture, edit, operation.name,
                              *self.judged(operation, edited[variant], module)))
            shutil.rmtree(module.folder)
        return cells

    def edited(self, architecture, edit, variant):
        base = self.plain[architecture, variant]
        module = base.copy(self.folder / architecture / edit / ("edited " + variant))
        try:
            BY_NAME[edit](module)
        except (Failure, ValueError, IndexError, KeyError) as error:
            return module, [f"{type(error).__name__}: {error}"]
        if module.texts() == base.texts():
            return module, ["changes nothing"]
        return module, self.errors(module)

    def judged(self, operation, edited, module):
        """The verdict on one cell, with details."""
        ran = module.run(*operation.words)
        if ran.returncode != 0:
            if module.digest() != edited.digest():
                return "wrong", ["files changed although the command failed"]
            kind = "conflict" if ran.returncode == 73 else "wrong"
            return kind, [f"status {ran.returncode}", *ran.stderr.splitlines()[:6]]
        if operation.back:
            details = self.errors(module)[:4] + self.way_back(operation, edited, module)
            return ("wrong" if details else "clean"), details
        details = self.findings(operation, edited, module)
        before = module.digest()
        again = module.run(*operation.words)
        if again.returncode != 0 or module.digest() != before:
            details.append(f"a second run is different: {again.stderr[:200]}")
        return ("wrong" if details else "clean"), details + (ran.stderr.splitlines()[:4] if details else [])

    def way_back(self, operation, edited, module):
        ran = module.run(*operation.back)
        if ran.returncode != 0:
            return [f"the way back: {ran.stderr[:300]}"]
        return [] if module.digest() == edited.digest() else ["the way back leads to other bytes"]

    def findings(self, operation, edited, module):
        base = self.plain[edited.architecture, operation.variant].texts()
        after = self.plain[edited.architecture, operation.name].texts()
        mine, result = edited.texts(), module.texts()
        found = self.errors(module)[:4]
        gone = tests(mine) - tests(result) - (tests(base) - tests(after))
        found += [f"test lost: {name}" for name in sorted(gone)]
        found += [f"line lost: {line}" for line in lost_lines(base, mine, result)[:4]]
        if operation.adds:
            found += [f"{operation.adds} is missing in {name}"
                      for name in missing(operation.adds, after, base, mine, result)]
        return found


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default=".build/debug/viper-gen")
    parser.add_argument("--architecture", action="append", choices=sorted(CREATE))
    parser.add_argument("--edit", action="append", choices=sorted(BY_NAME))
    parser.add_argument("--operation", default="", help="beginning of the operation's name")
    parser.add_argument("--links", type=int, help="links for each edit (default: all)")
    parser.add_argument("--from-templates", help="folder of older templates; updates to the built-in ones")
    parser.add_argument("--no-compile", action="store_true", help="compare texts only")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--run-tests", action="store_true")
    parser.add_argument("--verbose", action="store_true", help="print each conflict, too")
    return parser.parse_args()


def main():
    chosen = arguments()
    program = str(pathlib.Path(chosen.program).resolve())
    architectures = chosen.architecture or list(CREATE)
    edits = chosen.edit or list(BY_NAME)
    with tempfile.TemporaryDirectory() as folder:
        matrix = Matrix(folder, program, chosen)
        with concurrent.futures.ThreadPoolExecutor(chosen.processes) as pool:
            architectures = [name for name, problem in
                             zip(architectures, pool.map(matrix.problem, architectures)) if not problem]
            rows = [(name, edit) for edit in edits for name in architectures]
            cells = []
            for found in pool.map(lambda row: matrix.row(*row), rows):
                show(found, chosen.verbose)
                cells += found
        if chosen.run_tests:
            from suites import run_tests
            found = run_tests(matrix, architectures, edits)
            show(found, chosen.verbose)
            cells += found
    return write(cells)


if __name__ == "__main__":
    sys.exit(main())
