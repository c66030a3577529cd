"""Runs the tests of many merged modules, put into one package."""

import re
import shutil
import subprocess

from edits import BY_NAME
from module import Failure
from report import Cell


def run_tests(matrix, architectures, edits):
    """One package for each architecture: each edit after `add` is one target with its tests."""
    cells = []
    for architecture in architectures:
        package = matrix.folder / architecture / "suite"
        names = [edit for edit in edits if merged(matrix, architecture, edit, package)]
        targets = "".join(
            f'.target(name: "{name}"), .testTarget(name: "{name}Tests", dependencies: ["{name}"]),\n'
            for name in names)
        (package / "Package.swift").write_text(
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
            f'let package = Package(name: "Suite", targets: [\n{targets}])\n')
        ran = subprocess.run(["swift", "test", "--package-path", str(package)],
                             capture_output=True, text=True, check=False)
        output = ran.stdout + ran.stderr
        lines = [line for line in output.splitlines() if "error:" in line or "failed" in line]
        kind = "clean" if ran.returncode == 0 else "wrong"
        cells.append(Cell(architecture, f"{len(names)} edits", "swift test", kind, lines[:20]))
    return cells


def merged(matrix, architecture, edit, package):
    """Puts an edited module after `add` into the package; returns whether there was no conflict."""
    base = matrix.plain[architecture, "full"]
    module = base.copy(matrix.folder / architecture / f"tests {edit}")
    try:
        BY_NAME[edit](module)
    except (Failure, ValueError, IndexError, KeyError):
        return False
    if module.run("add", "SignIn", "resetPassword(email: String)").returncode != 0:
        return False
    for path in module.tests() + module.mocks():
        module.edit([path], lambda text: re.sub(r"@testable import P\b", f"@testable import {edit}", text))
    shutil.copytree(module.folder / "Sources" / "P", package / "Sources" / edit)
    if (module.folder / "Tests" / "PTests").exists() and module.tests():
        shutil.copytree(module.folder / "Tests" / "PTests", package / "Tests" / f"{edit}Tests")
        return True
    shutil.rmtree(package / "Sources" / edit)
    return False
