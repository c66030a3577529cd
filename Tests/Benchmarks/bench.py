#!/usr/bin/env python3
"""Measures viper-gen beside commands that do the same work, and prints Markdown tables.

parts:
  create   one default module, beside `cp -r` of the same files and `swift package init`
  many     1,000 modules in one run, beside `cp -r` of the same files, and 10,000 modules
  build    a clean debug build, and the first use of the plugin in a package that depends on this one
  verify   `verify` of one stack, beside the same commands by hand, and `verify --quick`"""

import argparse
import os
import pathlib
import platform
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True

from measure import Contender, Laboratory, MeasurementError, program_at, table

ROOT = pathlib.Path(__file__).resolve().parents[2]
CP = "`cp -r`"
# One stack: each option of the template has one value.
STACK = {
    "ui": "none", "protocols": "separate", "testing": "swift-testing", "layout": "flat",
    "access": "internal", "actions": "", "with": ""}
# The flags that `verify` builds with.
BUILD_FLAGS = ["-Xswiftc", "-warnings-as-errors", "-Xswiftc", "-index-ignore-system-modules",
               "-debug-info-format", "none"]
DEPENDING_MANIFEST = """\
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "App", dependencies: [.package(path: "{root}")], targets: [.target(name: "App")])
"""


class Benchmark:
    """One method for each part; each returns the title, the contenders and the default rounds."""

    def __init__(self, laboratory, binary):
        self.laboratory, self.binary = laboratory, binary

    def create(self):
        swift = program_at("swift")
        init = [[swift, "package", "init", "--name", "Demo"]]
        return "one module", [
            *self.create_beside_copy("`create` of one module", ["Account"]),
            Contender("`swift package init`", init, base=CP),
        ], 51

    def many(self):
        thousand, copy = self.create_beside_copy("1,000 modules", ["--file", self.list_of(1000)])
        command = [self.binary, "create", "--file", self.list_of(10_000)]
        ten_thousand = Contender("10,000 modules", [command], thousand.prepare, base=thousand.name)
        return "modules in one run", [thousand, copy, ten_thousand], 3

    def build(self):
        swift = program_at("swift")

        def prepare(folder):
            (folder / "Package.swift").write_text(DEPENDING_MANIFEST.format(root=ROOT))
            (folder / "Sources/App").mkdir(parents=True)
            (folder / "Sources/App/App.swift").write_text("let app = 1\n")

        plugin = [swift, "package", "--allow-writing-to-package-directory", "viper-gen", "--version"]
        return "this package", [
            Contender("clean debug build",
                      [[swift, "build", "--package-path", ROOT, "--scratch-path", "build"]]),
            Contender("first use of the plugin", [plugin], prepare),
        ], 1

    def verify(self):
        swift = program_at("swift")
        stack = [f"--set={name}={value}" for name, value in STACK.items()]
        verify = [self.binary, "templates", "verify", "viper", *stack]
        sources = self.laboratory.new_folder()
        self.laboratory.run([*verify, "--keep", "--scratch-path", sources], sources)
        shutil.rmtree(sources / ".build")
        by_hand = [
            [swift, "build", "--build-tests", *BUILD_FLAGS], [swift, "test", "--skip-build", *BUILD_FLAGS]]
        return "one stack", [
            Contender("`verify`", [verify], base="by hand"),
            Contender("by hand", by_hand, copying(sources)),
            Contender("`verify --quick`", [[*verify, "--quick"]], base="`verify`"),
        ], 3

    def create_beside_copy(self, name, arguments):
        """Two contenders that write the same files into a package with one module."""
        create = [self.binary, "create", *arguments]
        folder = self.laboratory.new_folder()
        before, added = folder / "before", folder / "added"
        before.mkdir()
        self.laboratory.run([self.binary, "create", "SignIn", "--init"], before)
        shutil.copytree(before, added)
        self.laboratory.run(create, added)
        for path in before.rglob("*"):
            if path.is_file():
                (added / path.relative_to(before)).unlink()
        if not any(path.is_file() for path in added.rglob("*")):
            raise MeasurementError(f"'{self.binary}' writes no files; '--binary' takes a viper-gen")
        copy = [program_at("cp"), "-r", f"{added}/.", "."]
        return [Contender(name, [create], copying(before), CP), Contender(CP, [copy], copying(before))]

    def list_of(self, count):
        path = self.laboratory.new_folder() / "modules.txt"
        path.write_text("".join(f"Module{number:05}\n" for number in range(count)))
        return path


def copying(source):
    return lambda folder: shutil.copytree(source, folder, dirs_exist_ok=True)


def release_binary():
    print("building the release: .ci/release", file=sys.stderr)
    build = subprocess.run([ROOT / ".ci/release"], stdout=subprocess.PIPE, text=True)
    if build.returncode != 0:
        raise MeasurementError("the release build failed; '--binary PATH' measures another program")
    return build.stdout.strip()


def positive(text):
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"invalid number '{text}': it must be 1 or more")
    return int(text)


def options():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", metavar="PATH", help="the program (default: build the release)")
    parser.add_argument("--part", action="append", choices=["create", "many", "build", "verify"],
                        help="measure only this part; may be repeated (default: all)")
    parser.add_argument("--rounds", type=positive, metavar="N",
                        help="rounds of each part (default: create 51, many 3, build 1, verify 3)")
    parser.add_argument("--folder", metavar="DIR",
                        help="where to write (default: the folder for temporary files)")
    return parser.parse_args()


def run(chosen):
    binary = program_at(chosen.binary or release_binary())
    if chosen.folder and not os.path.isdir(chosen.folder):
        raise MeasurementError(f"there is no folder '{chosen.folder}'")
    with Laboratory(chosen.folder) as laboratory:
        benchmark = Benchmark(laboratory, binary)
        for part in chosen.part or ["create", "many", "build", "verify"]:
            title, contenders, rounds = getattr(benchmark, part)()
            samples = laboratory.measure(contenders, chosen.rounds or rounds, warm_up=part != "build")
            print(table(title, contenders, samples), end="\n\n", flush=True)
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    print(f"{platform.system()} {platform.release()}, {os.cpu_count()} cores, load average {load}")


if __name__ == "__main__":
    try:
        run(options())
    except (MeasurementError, OSError) as error:
        sys.exit(f"error: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
