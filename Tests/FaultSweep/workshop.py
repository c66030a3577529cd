"""One place on the disk where one point after the other is tried."""

import os
import shutil

import tracer
import trees


# Where `swift build -c release` puts the program.
BINARY = ".build/release/viper-gen"


class Unfit(Exception):
    """Something that cannot be swept, since it does not even work without a fault."""


def program(path):
    """The program at `path` as something that can be started anywhere."""
    found = shutil.which(os.path.abspath(path))
    if found is None:
        raise Unfit(
            f"there is no program at {path}; build it: swift build -c release, "
            "or name it: --binary PATH")
    return found


def memory():
    """A folder in memory, where the system has one: trees are laid out there in no time."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


class Workshop:
    """A folder with the box, and beside it a home and a folder for temporary files."""

    def __init__(self, folder, binary):
        self.folder, self.binary = folder, binary
        self.box = os.path.join(folder, "box")
        self.home = os.path.join(folder, "home")
        self.temporary = os.path.join(folder, "tmp")
        self.log = os.path.join(folder, "calls.log")
        self.environment = {
            # A scenario can bring tools of its own.
            "PATH": os.path.join(self.box, "tools") + ":" + os.environ.get("PATH", "/usr/bin:/bin"),
            "HOME": self.home,
            "XDG_CACHE_HOME": os.path.join(self.home, ".cache"),
            "TMPDIR": self.temporary,
            "LANG": "C.UTF-8",
            # Else the order of sets, and with it the n-th call, differs from run to run.
            "SWIFT_DETERMINISTIC_HASHING": "1",
        }

    def lay_out(self, tree):
        trees.lay_out(tree, self.box)
        for folder in (self.home, self.temporary):
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(folder)

    def run(self, arguments, tracing=()):
        return tracer.run([*tracing, self.binary, *arguments], self.box, self.environment)

    def look(self):
        return trees.snapshot(self.box)

    def litter(self):
        """What a run left in the folder for temporary files."""
        return sorted(trees.snapshot(self.temporary))
