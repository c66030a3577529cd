"""A generated module on the disk, and what the architectures call its parts."""

import hashlib
import pathlib
import shutil
import subprocess

PROJECT = pathlib.Path(__file__).resolve().parents[2]
LIST = ("SignInListInteractor", "SignInListPresenter", "SignInListController", "SignInListWireframe")
USUAL = ("SignInInteractor", "SignInPresenter", "SignInViewController", "SignInRouter")

# What `create` is told: with all parts, and without the one that `change` adds.
CREATE = {
    "viper": ["--actions", "signIn(username: String)", "--actions", "cancel()"],
    "vip": ["--actions", "signIn(username: String)", "--actions", "cancel()"],
    "viper-closures": ["--actions", "load", "--actions", "rename(newTitle: String)"],
    "viper-contract": ["--actions", "signIn(username: String)", "--actions", "cancel()"],
    "viper-list-detail": ["--actions", "archive(position: Int)", "--actions", "cancel()"],
}
FULL = {"viper": ["--with", "service"], "vip": ["--worker"]}
PARTS = {
    "viper": ("SignInInteractor", "SignInPresenter", "SignInView", "SignInWireframe"),
    "vip": USUAL, "viper-closures": USUAL, "viper-contract": USUAL, "viper-list-detail": LIST,
}
# The action that edits delete, and the label that they rename.
ACTION = {name: texts[3] for name, texts in CREATE.items()}
LABEL = {"viper-closures": "newTitle", "viper-list-detail": "position"}


class Failure(Exception):
    """Something that keeps a cell from being judged."""


class Module:
    """The module SignIn of a package P in a folder."""

    def __init__(self, folder, architecture, program):
        self.folder = pathlib.Path(folder)
        self.architecture = architecture
        self.program = program

    # Files

    def files(self):
        found = sorted(self.folder.glob("Sources/**/*.swift"))
        return found + sorted(self.folder.glob("Tests/**/*.swift"))

    def sources(self):
        return [path for path in self.files() if "Tests" not in path.relative_to(self.folder).parts]

    def tests(self):
        """The files with tests."""
        return [path for path in self.files() if path.stem.endswith("Tests")]

    def mocks(self):
        """The test files without tests."""
        return [path for path in self.files()
                if path not in self.sources() and path not in self.tests()]

    def parts(self):
        """The file of each part, with the name of its type."""
        return [(self.file(name), name) for name in PARTS[self.architecture]]

    def file(self, name):
        return next(path for path in self.files() if path.stem == name)

    def edit(self, paths, change):
        """Changes the text of files."""
        for path in paths:
            text = path.read_bytes().decode()
            path.write_bytes(change(text).encode())

    def texts(self):
        return {str(path.relative_to(self.folder)): path.read_bytes().decode()
                for path in self.files()}

    def digest(self):
        """What tells one state of the package from another, the record included."""
        digest = hashlib.sha256()
        for path in sorted(path for path in self.folder.rglob("*") if path.is_file()):
            digest.update(str(path.relative_to(self.folder)).encode() + path.read_bytes())
        return digest.hexdigest()

    # Commands

    def run(self, *words):
        """Runs the program in the package."""
        return subprocess.run(
            [self.program, *words, "-C", str(self.folder)], capture_output=True, text=True,
            check=False)

    def create(self, variant, templates=None):
        """Creates the module, with the templates of a folder if one is given."""
        self.folder.mkdir(parents=True)
        words = CREATE[self.architecture] + (FULL.get(self.architecture, []) if variant == "full" else [])
        if templates:
            words = [*words, "--templates", str(templates)]
        made = self.run("create", "SignIn", "--init", "-t", self.architecture, *words)
        if made.returncode != 0:
            raise Failure(made.stderr)

    def copy(self, folder):
        shutil.copytree(self.folder, folder)
        return Module(folder, self.architecture, self.program)

    def by_hand(self, *words):
        """Makes a change as if by hand: with the program, and the record as it was before."""
        record = self.folder / ".viper-gen"
        kept = self.folder.parent / (self.folder.name + "-record")
        shutil.copytree(record, kept)
        made = self.run(*words)
        shutil.rmtree(record)
        kept.rename(record)
        if made.returncode != 0:
            raise Failure("cannot make the edit: " + made.stderr)
