"""What a `create` does, learnt by doing it once: from which tree to which. All contenders of a case
start from the same tree and must end with the same."""

import dataclasses
import os

import trees
from workbench import Unfit

PACKAGE, FIRST, SECOND = "Demo", "SignIn", "Account"


@dataclasses.dataclass(frozen=True)
class Case:
    """`before` is the tree to start from, `added` what is made, with the folders that hold it."""

    name: str
    title: str
    arguments: tuple
    before: dict
    added: dict
    modules: int = 1

    @property
    def after(self):
        return {**self.before, **self.added}

    @property
    def files(self):
        """How many files are written, the record included."""
        return sum(1 for kind, _, _ in self.added.values() if kind == trees.FILE)

    @property
    def new_folders(self):
        return [p for p in sorted(self.added) if p not in self.before and self.is_folder(p)]

    def is_folder(self, path):
        return self.added[path][0] == trees.FOLDER


def package(bench):
    """A package out of nothing: its manifest, one module, its record."""
    arguments = ("create", FIRST, "--init", "--package-path", PACKAGE)
    return learn(bench, "package", "A new package with one module", {}, arguments)


def module(bench, package):
    """One module more, in a package that has one."""
    arguments = ("create", SECOND, "--package-path", PACKAGE)
    return learn(bench, "module", "One module into a package", package.after, arguments)


def batch(bench, package, count):
    """Many modules in one run, listed in a file."""
    listed = os.path.join(bench.folder, f"modules-{count}.txt")
    with open(listed, "w", encoding="utf-8") as file:
        file.writelines(f"Module{number:05}\n" for number in range(1, count + 1))
    arguments = ("create", "--from", listed, "--package-path", PACKAGE)
    title = f"{count:,} modules in one run"
    return learn(bench, f"batch-{count}", title, package.after, arguments, count)


def learn(bench, name, title, before, arguments, modules=1):
    box = os.path.join(bench.folder, "learn")
    trees.lay_out(before, box)
    bench.call([bench.binary, *arguments], box)
    after = trees.snapshot(box)
    trees.lay_out({}, box)
    if any(after.get(path) != entry for path, entry in before.items()):
        raise Unfit(f"{' '.join(arguments)}: changed what was there before")
    new = {path for path in after if path not in before}
    holding = {folder for path in new for folder in parents(path)}
    added = {path: after[path] for path in sorted(new | holding)}
    return Case(name, title, arguments, before, added, modules)


def parents(path):
    while path := trees.parent(path):
        yield path
