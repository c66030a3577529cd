"""Runs commands under a clock and prints their times as a Markdown table."""

import dataclasses
import os
import pathlib
import shlex
import shutil
import statistics
import sys
import tempfile
import time
import typing


class MeasurementError(Exception):
    """The reason why something cannot be measured."""


@dataclasses.dataclass(frozen=True)
class Sample:
    """The cost of one run. `processor` includes child processes that were waited for; `peak` is in bytes."""

    seconds: float
    processor: float
    peak: int


@dataclasses.dataclass(frozen=True)
class Contender:
    """Commands that are run one after the other in a new folder, which `prepare` fills first."""

    name: str
    commands: list
    prepare: typing.Callable = lambda folder: None
    # The name of the contender that the table compares this one with.
    base: str = ""


class Laboratory:
    """A temporary folder to measure in, and an environment without the user's settings."""

    def __init__(self, parent):
        self._folder = tempfile.TemporaryDirectory(prefix="viper-gen-bench-", dir=parent)
        self.path = pathlib.Path(self._folder.name).resolve()
        for name in ("home", "temporary"):
            (self.path / name).mkdir()
        self._environment = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "HOME": str(self.path / "home"),
            "TMPDIR": str(self.path / "temporary"),
            "LANG": "C.UTF-8",
        }
        self._errors = self.path / "errors"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._folder.cleanup()

    def new_folder(self):
        return pathlib.Path(tempfile.mkdtemp(dir=self.path))

    def run(self, command, folder):
        """Runs a command in a folder and returns its Sample; raises if its status is not 0."""
        os.chdir(folder)
        actions = [
            (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_OPEN, 1, self._errors, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600),
            (os.POSIX_SPAWN_DUP2, 1, 2),
        ]
        words = [str(word) for word in command]
        program = program_at(words[0])
        start = time.perf_counter()
        process = os.posix_spawn(program, words, self._environment, file_actions=actions)
        _, status, usage = os.wait4(process, 0)
        seconds = time.perf_counter() - start
        if status != 0:
            output = self._errors.read_text(errors="replace").strip()
            raise MeasurementError(
                f"'{shlex.join(words)}' failed with status {os.waitstatus_to_exitcode(status)}:\n{output}")
        # Linux counts in KiB, macOS in bytes.
        unit = 1 if sys.platform == "darwin" else 1024
        return Sample(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)

    def measure(self, contenders, rounds, warm_up=True):
        """Runs each contender once in each round. Returns a list of Samples by name.

        The warm-up round is not counted."""
        samples = {contender.name: [] for contender in contenders}
        for number in range(0 if warm_up else 1, rounds + 1):
            for contender in contenders:
                sample = self._run_in_new_folder(contender)
                if number > 0:
                    samples[contender.name].append(sample)
        return samples

    def _run_in_new_folder(self, contender):
        folder = self.new_folder()
        contender.prepare(folder)
        runs = [self.run(command, folder) for command in contender.commands]
        os.chdir(self.path)
        shutil.rmtree(folder)
        return Sample(
            sum(run.seconds for run in runs), sum(run.processor for run in runs),
            max(run.peak for run in runs))


def program_at(name):
    """The absolute path of a program that is named by its path, or found in PATH."""
    found = shutil.which(name)
    if found is None:
        raise MeasurementError(f"there is no program '{name}'")
    return os.path.abspath(found)


def table(title, contenders, samples):
    """A Markdown table of medians, and of the largest peak memory."""
    times = {name: statistics.median(run.seconds for run in runs) for name, runs in samples.items()}
    processor = {name: statistics.median(run.processor for run in runs) for name, runs in samples.items()}
    lines = [
        f"| {title} | time | processor time | peak memory | beside | ratio of times | of processor times |",
        "|---|---:|---:|---:|---|---:|---:|"]
    for name, base in ((contender.name, contender.base) for contender in contenders):
        peak = max(run.peak for run in samples[name]) / 2**20
        ratios = [f"{each[name] / each[base]:.2f}" if base else "" for each in (times, processor)]
        lines.append(
            f"| {name} | {duration(times[name])} | {duration(processor[name])} | {peak:.0f} MiB "
            f"| {base} | {ratios[0]} | {ratios[1]} |")
    return "\n".join(lines)


def duration(seconds):
    return f"{seconds * 1000:.1f} ms" if seconds < 0.1 else f"{seconds:.2f} s"
