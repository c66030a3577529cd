#!/usr/bin/env python3
"""Compares the declarations that ScaffoldSwift reads with those that the Swift compiler parses.

Usage: oracle.py [--jobs N] [--sample N] [--shown N] PATH…

Each path is a .swift file or a folder. Files that the compiler does not parse are skipped.
Exits with status 1 if a file differs.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
KINDS = {
    "import_decl": "import", "struct_decl": "struct", "class_decl": "class", "enum_decl": "enum",
    "protocol": "protocol", "extension_decl": "extension", "func_decl": "function",
    "constructor_decl": "initializer", "destructor_decl": "deinitializer",
    "subscript_decl": "subscript", "pattern_binding_decl": "property",
    "enum_case_decl": "enumCase", "typealias": "typealias",
    "associated_type_decl": "associatedtype", "infix_operator_decl": "operator",
    "prefix_operator_decl": "operator", "postfix_operator_decl": "operator",
    "precedence_group_decl": "precedenceGroup", "macro_decl": "macro",
    "macro_expansion_decl": "macroExpansion", "top_level_code_decl": "statement",
}
# Parts of other declarations.
IGNORED = {"var_decl", "enum_element_decl", "accessor_decl", "missing_decl", "missing_member_decl"}
# Directives that the compiler carries out while it parses.
DIRECTIVES = {"warning", "error", "sourceLocation", "line"}

Item = collections.namedtuple("Item", "kind name start end members")


def base_name(name):
    base = name["base_name"]
    return base.get("name") or base.get("special") or ""


def selector(decl, kind):
    name = decl.get("name", {})
    if "base_name" not in name:
        return ""
    labels = "".join((label or "_") + ":" for label in name.get("args", []))
    has_list = bool(labels) or kind in ("function", "initializer", "subscript", "macro")
    return base_name(name) + (f"({labels})" if has_list else "")


def pattern_names(pattern):
    if isinstance(pattern, list):
        return [name for part in pattern for name in pattern_names(part)]
    if not isinstance(pattern, dict):
        return []
    if pattern.get("_kind") == "pattern_named":
        return [base_name(pattern["name"])]
    return [
        name
        for key, value in pattern.items() if key in ("sub_pattern", "elements", "pattern")
        for name in pattern_names(value)
    ]


def compiled_name(decl, kind):
    if kind == "import":
        return ".".join(decl["module_path"])
    if kind == "extension":
        return "".join(decl["extended_type"].split())
    if kind == "property":
        return ",".join(pattern_names([e.get("pattern") for e in decl["pattern_entries"]]))
    if kind == "enumCase":
        return ",".join(selector(e, "enumElement") for e in decl["elements"])
    if kind == "macroExpansion":
        return macro_name(decl)
    if kind == "statement":
        return ""
    return selector(decl, kind)


def macro_name(decl):
    name = decl.get("name")
    return name if isinstance(name, str) else base_name(name)


def compiled(decls):
    """The declarations in the compiler's tree."""
    items = []
    for decl in decls:
        if decl["_kind"] in IGNORED or decl.get("implicit"):
            continue
        kind = KINDS[decl["_kind"]]
        place = decl
        if kind == "statement":
            elements = decl.get("body", {}).get("elements", [])
            first = elements[0] if elements else {}
            if first.get("_kind") == "pattern_binding_decl":
                kind, decl = "property", first
            elif first.get("_kind", "").startswith("macro_expansion_"):
                kind, decl = "macroExpansion", first
        if kind == "class" and decl.get("actor"):
            kind = "actor"
        bounds = place["range"]
        items.append(Item(
            kind, compiled_name(decl, kind), bounds["start"], bounds["end"],
            compiled(decl.get("members", []))))
    return items


# MARK: Comparison


class Comparison:
    """Compares the trees of one file."""

    def __init__(self, code):
        self.code = code
        self.differences = []
        self.equal = 0
        self.inactive = 0

    def line(self, offset):
        return self.code.count(b"\n", 0, offset) + 1

    def fail(self, message, offset):
        self.differences.append(f"{self.line(offset)}: {message}")

    def compare(self, mine, theirs):
        """Compares lists of declarations. `theirs` are those of the compiler."""
        theirs = collections.deque(theirs)
        self.take(mine, theirs)
        for item in theirs:
            self.fail(f"only the compiler has {item.kind} '{item.name}'", item.start)

    def take(self, mine, theirs):
        for report in mine:
            if report["kind"] == "conditional":
                self.take_branches(report, theirs)
            elif report["kind"] == "macroExpansion" and report["name"] in DIRECTIVES:
                continue
            elif theirs and self.covers(report, theirs[0]):
                self.check(report, theirs.popleft(), theirs)
            else:
                name = report["selector"][:60]
                self.fail(f"only the reader has {report['kind']} '{name}'", report["start"])

    def take_branches(self, report, theirs):
        """Compares the branch that is compiled, if there is one."""
        for branch in report["branches"]:
            starts = [item.start for item in theirs]
            if any(self.first(branch) <= start < self.last(branch) for start in starts):
                self.take(branch, theirs)
            else:
                self.inactive += len(branch)

    @staticmethod
    def first(branch):
        return branch[0]["start"] if branch else 0

    @staticmethod
    def last(branch):
        return branch[-1]["end"] if branch else 0

    @staticmethod
    def covers(report, item):
        return report["start"] <= item.start < report["end"]

    def check(self, report, item, theirs):
        kind = report["kind"]
        if kind != item.kind:
            self.fail(f"{kind} is {item.kind} '{item.name}' for the compiler", item.start)
            return
        name = self.name_of(report)
        if kind == "import" and name.startswith(item.name + "."):
            # The compiler names only the module of `import struct Module.Name`.
            name = item.name
        if name != item.name:
            self.fail(f"{kind} '{name}' is '{item.name}' for the compiler", item.start)
            return
        if kind != "statement":
            self.check_start(report, item)
        if kind not in ("statement", "macroExpansion"):
            self.check_end(report, item, theirs)
        self.equal += 1
        self.compare(report["members"], item.members)

    @staticmethod
    def name_of(report):
        kind, name = report["kind"], report["selector"]
        if kind == "statement":
            return ""
        if kind == "macroExpansion":
            return report["name"].split(".")[-1]
        if kind == "property":
            return ",".join(n for n in report["name"].split(", ") if n != "_")
        if kind in ("import", "extension"):
            return "".join(name.replace("`", "").split())
        if kind == "enumCase":
            return name.replace(", ", ",")
        return name

    def check_start(self, report, item):
        between = self.code[report["afterParts"]:item.start]
        if item.start in report["modifiers"] or report["start"] == item.start:
            return
        if report["kind"] == "operator" and b"operator" in self.code[item.start:item.start + 8]:
            return
        # An `#if` may hold attributes only.
        text = re.sub(rb"//[^\n]*|#(if|elseif|else|endif)\b[^\n]*", b"", between)
        if item.start < report["afterParts"] or (text.strip() and b"/*" not in between):
            self.fail(f"{report['kind']} '{item.name}' begins elsewhere", item.start)

    def check_end(self, report, item, theirs):
        if any(self.covers(report, other) for other in theirs):
            return self.fail(f"{report['kind']} '{item.name}' ends too late", report["end"])
        rest = self.code[item.end:report["end"]]
        is_one_token = rest and (b"\n" not in rest or rest[:1] in b'"#/')
        if not is_one_token:
            self.fail(f"{report['kind']} '{item.name}' ends elsewhere", item.end)


# MARK: Files


def parse(path):
    """The compiler's declarations; None if it does not parse the file."""
    command = ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json",
               "-swift-version", "5", "-enable-bare-slash-regex", "-suppress-warnings", str(path)]
    try:
        run = subprocess.run(command, capture_output=True, timeout=60)
    except subprocess.TimeoutExpired:
        return None
    if run.returncode != 0:
        return None
    try:
        return compiled(json.loads(run.stdout.decode("utf-8", "replace"), strict=False).get("items", []))
    except (json.JSONDecodeError, RecursionError):
        return None


def judge(path, report):
    """The result for one file: a word, differences, and counts."""
    theirs = parse(path)
    if theirs is None:
        return "unparsed", [], (0, 0)
    if report.get("error"):
        return "different", [report["error"]], (0, 0)
    comparison = Comparison(path.read_bytes())
    comparison.compare(report["declarations"], theirs)
    word = "different" if comparison.differences else "equal"
    return word, comparison.differences, (comparison.equal, comparison.inactive)


def swift_files(paths):
    for path in map(pathlib.Path, paths):
        if path.is_file():
            yield path
            continue
        for folder, folders, names in os.walk(path):
            folders[:] = sorted(name for name in folders if name not in (".build", ".git"))
            for name in sorted(names):
                file = pathlib.Path(folder, name)
                if name.endswith(".swift") and file.is_file() and not file.is_symlink():
                    yield file


def read(paths):
    """The reader's reports, by path."""
    build = ["swift", "build", "-c", "release", "--package-path", str(HERE)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    shown = subprocess.run(build + ["--show-bin-path"], check=True, capture_output=True, text=True)
    program = pathlib.Path(shown.stdout.strip(), "read-declarations")
    text = "".join(f"{path}\n" for path in paths)
    run = subprocess.run([program], input=text, check=True, capture_output=True, text=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="+", metavar="PATH")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--sample", type=int, help="compare only N files, always the same ones")
    parser.add_argument("--shown", type=int, default=3, help="differences to print for each file")
    options = parser.parse_args()
    files = list(swift_files(options.paths))
    if options.sample and options.sample < len(files):
        files = sorted(random.Random(1).sample(files, options.sample))
    reports = read(files)
    counts, equal, inactive = collections.Counter(), 0, 0
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        for path, (word, differences, sums) in zip(files, pool.map(judge, files, reports, chunksize=8)):
            counts[word] += 1
            equal += sums[0]
            inactive += sums[1]
            for difference in differences[:options.shown]:
                print(f"{path}:{difference}", flush=True)
    print(f"{counts['equal']} files equal, {counts['different']} different, "
          f"{counts['unparsed']} not parsed by the compiler")
    print(f"{equal} declarations equal, {inactive} in inactive branches not compared")
    return 1 if counts["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
