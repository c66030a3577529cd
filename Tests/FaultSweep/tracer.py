"""Runs a command under strace, to count its system calls or to make one of them fail."""

import os
import re
import shutil
import signal
import subprocess

from judgement import Outcome

# Everything that changes a tree or its descriptors. Names that this machine's kernel does not have
# are passed over.
CALLS = """
    write pwrite64 writev pwritev pwritev2 openat open openat2 creat rename renameat renameat2
    mkdir mkdirat rmdir unlink unlinkat link linkat symlink symlinkat fsync fdatasync syncfs
    truncate ftruncate fallocate close flock fchmod fchmodat chmod fchown fchownat
    copy_file_range sendfile utimensat
""".split()

KILL, INTERRUPT, TERMINATE = "SIGKILL", "SIGINT", "SIGTERM"
NO_SPACE, IO_ERROR = "ENOSPC", "EIO"
# A disk that is full stays full: the n-th write and all later ones fail.
FULL = "ENOSPC+"
FAULTS = (KILL, NO_SPACE, IO_ERROR, FULL, INTERRUPT, TERMINATE)
WRITES = ("write", "pwrite64", "writev", "pwritev", "pwritev2")

TIME_LIMIT = 60
CALL_LINE = re.compile(r"^(?:(\d+)\s+)?(\w+)\((\d*)")


def faults_of(call):
    return [fault for fault in FAULTS if fault != FULL or call in WRITES]


def is_signal(fault):
    return fault.startswith("SIG")


def injection(call, fault, number):
    if is_signal(fault):
        return f"inject={call}:signal={fault}:when={number}"
    if fault == FULL:
        return f"inject={call}:error={NO_SPACE}:when={number}+"
    return f"inject={call}:error={fault}:when={number}"


def obstacle():
    """What keeps strace from being used here, and what helps; None where it works."""
    if shutil.which("strace") is None:
        return "strace is missing; install it: apt-get install -y strace"
    probe = subprocess.run(["strace", "-o", os.devnull, "true"], capture_output=True, text=True)
    if probe.returncode != 0:
        return (
            f"strace cannot trace here: {probe.stderr.strip()}; "
            "in a container, start it with --cap-add SYS_PTRACE")
    return None


def counting(log):
    return ["strace", "-f", "-o", log, "-e", "trace=" + ",".join("?" + call for call in CALLS)]


def injecting(log, call, fault, number):
    """strace counts calls by name and by thread; so do the numbers here."""
    return ["strace", "-f", "-o", log, "-e", f"trace={call}", "-e", injection(call, fault, number)]


def run(command, folder, environment):
    """Runs a command to its end; a status below zero is the signal that ended it."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        out, err = process.communicate(timeout=TIME_LIMIT)
        status = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        out, err = process.communicate()
        status = None
    return Outcome(status, out.decode(errors="replace"), err.decode(errors="replace"))


def calls_in(log):
    """The lines of a log as (thread, call, first number in the parentheses), in their order."""
    found = []
    with open(log, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            match = CALL_LINE.match(line)
            if match:
                found.append(match.groups())
    return found


def counts(log):
    """How often each call was made: by the thread that made it most often, as strace counts."""
    by_thread = {}
    for thread, call, _ in calls_in(log):
        by_thread[thread, call] = by_thread.get((thread, call), 0) + 1
    most = {}
    for (_, call), number in by_thread.items():
        most[call] = max(number, most.get(call, 0))
    return most


def hits(log, number):
    """The first arguments of the n-th calls of a log of one call: the fault meets each thread that gets
    so far."""
    found, by_thread = [], {}
    for thread, _, argument in calls_in(log):
        by_thread[thread] = by_thread.get(thread, 0) + 1
        if by_thread[thread] == number:
            found.append(argument)
    return found
