"""What every measurement needs: the program, small C tools, a clean environment, and folders."""

import os
import shutil
import subprocess
import sys

import figures

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SCRATCH = os.path.join(ROOT, ".build", "benchmarks")


class Unfit(Exception):
    """Something that cannot be measured, since it does not even work."""


class Workbench:
    """The program under test and all that measures it, in one folder that is thrown away."""

    def __init__(self, binary, folder):
        self.folder = folder
        self.binary = binary or build()
        self.notes = []
        home, temporary = os.path.join(folder, "home"), os.path.join(folder, "tmp")
        os.makedirs(home)
        os.makedirs(temporary)
        # Nothing of the user's settings, and no cache but what the warm-up round leaves.
        self.environment = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "HOME": home,
            "TMPDIR": temporary,
            "LANG": "C.UTF-8",
        }
        self._tools = {}

    def tool(self, name, static=True):
        """The C program `c/NAME.c`, compiled once; statically where the system can."""
        key = (name, static)
        if key not in self._tools:
            target = os.path.join(self.folder, f"{name}-{'static' if static else 'dynamic'}")
            self._tools[key] = compile_c(os.path.join(HERE, "c", name + ".c"), target, static)
        return self._tools[key]

    def program_read_anew(self):
        """A copy of the program that the system holds no page of, or nothing where it cannot be asked.
        The pages that the warm-up run waits for lie all over the memory, as after a restart; those of a
        program that was just written lie together."""
        if not hasattr(os, "posix_fadvise"):
            return None
        os.makedirs(SCRATCH, exist_ok=True)
        copy = os.path.join(SCRATCH, "read-anew")
        shutil.copy(self.binary, copy)
        with open(copy, "rb") as file:
            os.fsync(file.fileno())
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        return copy

    def time(self, command, folder):
        """Runs a command in a folder under the stopwatch."""
        watched = self.call([self.tool("stopwatch"), *command], folder)
        nanoseconds, kibibytes, status = map(int, watched.stdout.split())
        if status != 0:
            raise Unfit(f"{' '.join(command)}: status {status}\n{watched.stderr.strip()}")
        return figures.Sample(nanoseconds, kibibytes)

    def call(self, command, folder, **variables):
        """Runs a command that must succeed, unmeasured."""
        done = subprocess.run(
            command, cwd=folder, env={**self.environment, **variables}, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode != 0:
            raise Unfit(f"{' '.join(command)}: status {done.returncode}\n{done.stderr.strip()}")
        return done


def program(path):
    """The program at `path` as something that can be started anywhere."""
    found = shutil.which(os.path.abspath(path))
    if found is None:
        raise Unfit(f"there is no program at {path}")
    return found


def needed(name, reason):
    """Where the system has the program `name`."""
    found = shutil.which(name)
    if found is None:
        raise Unfit(f"{name} is needed {reason}")
    return found


def build():
    """The release binary, built as it is released."""
    command = [os.path.join(ROOT, ".ci", "release"), "--scratch-path", SCRATCH]
    print("building:", " ".join(command), file=sys.stderr)
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise Unfit("the release build failed; name a built program: --binary PATH")
    return program(done.stdout.strip())


def compile_c(source, target, static):
    compiler = shutil.which("cc") or needed("clang", "to compile the baselines written in C")
    command = [compiler, "-O2", "-o", target, source]
    if static and subprocess.run([*command, "-static"], stderr=subprocess.DEVNULL).returncode == 0:
        return target
    if subprocess.run(command).returncode != 0:
        raise Unfit(f"{source} does not compile")
    return target


def memory():
    """A folder in memory, where the system has one."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
