"""Who writes the files of a case: viper-gen, and the baselines made from its very result."""

import dataclasses
import os
import shutil

import trees
from workbench import needed

BASE, EMPTY = "`cp -r`", "empty C"


@dataclasses.dataclass(frozen=True)
class Contender:
    """A command that is run in a folder which holds `before`, and leaves `after` there."""

    name: str
    command: tuple
    before: dict = dataclasses.field(default_factory=dict)
    # None where the result is another one, and only the time is of interest.
    after: dict = None
    # A slow one takes part in some rounds only.
    is_slow: bool = False


def fast(bench, case, folder):
    """viper-gen and three that write the same files, made ready in `folder`: on the file system
    where they will write, as a copy is usually made from beside."""
    source = os.path.join(folder, "result")
    trees.lay_out(case.added, source)
    archive = os.path.join(folder, "result.tar")
    tar = needed("tar", "as a baseline")
    bench.call([tar, "cf", archive, "-C", source, "."], folder)
    pack = os.path.join(folder, "result.pack")
    write_pack(case, pack)

    def contender(name, *command):
        return Contender(name, command, case.before, case.after)

    return [
        contender("viper-gen", bench.binary, *case.arguments),
        contender(BASE, needed("cp", "as a baseline"), "-r", source + "/.", "."),
        contender("`tar x`", tar, "xf", archive),
        contender("C writer", bench.tool("writer"), pack),
    ]


def read_anew(bench, case):
    """viper-gen, once the system has given its pages back and read them again, piece by piece."""
    copy = bench.program_read_anew()
    if copy is None:
        bench.notes.append("the program cannot be read anew: the system cannot be asked to forget it")
        return []
    return [Contender("viper-gen, read anew", (copy, *case.arguments), case.before, case.after)]


def write_pack(case, path):
    """The files of a case in the form that `c/writer.c` reads."""
    with open(path, "wb") as pack:
        for folder in case.new_folders:
            pack.write(b"D " + os.fsencode(folder) + b"\n")
        for name, (kind, mode, content) in case.added.items():
            if kind == trees.FILE:
                pack.write(b"F %d %o %s\n" % (len(content), mode, os.fsencode(name)))
                pack.write(content)


def start_up(bench):
    """What it takes to start: viper-gen, which says its version, beside programs that do nothing."""
    return [
        Contender("viper-gen --version", (bench.binary, "--version")),
        Contender(EMPTY, (bench.tool("empty", static=False),)),
        Contender("empty C, static", (bench.tool("empty"),)),
    ]


def swift_package_init(bench):
    """Writes a package without any module; a yardstick, not the same work."""
    swift = shutil.which("swift")
    if swift is None:
        bench.notes.append("`swift package init` is left out: there is no swift")
        return []
    return [Contender("`swift package init`", (swift, "package", "init", "--name", "Demo"),
                      is_slow=True)]
