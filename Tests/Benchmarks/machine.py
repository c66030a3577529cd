"""Where and when something was measured."""

import datetime
import os
import platform
import subprocess
import sys


def description():
    return {
        "date": datetime.datetime.now().astimezone().isoformat(timespec="seconds"),
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "swift": swift(),
        "load": load(),
    }


def load():
    """How many processes wanted to run lately; more than the cores means: do not trust the times."""
    return [round(average, 2) for average in os.getloadavg()]


def processor():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        if sys.platform == "darwin":
            return output("sysctl", "-n", "machdep.cpu.brand_string")
    return platform.processor() or "unknown"


def swift():
    return output("swift", "--version").partition("\n")[0] or "unknown"


def output(*command):
    try:
        return subprocess.run(command, text=True, capture_output=True).stdout.strip()
    except OSError:
        return ""


def file_system(folder):
    """What kind of file system a folder is on: `tmpfs`, `ext4`."""
    folder, best = os.path.realpath(folder), ("", "unknown")
    try:
        with open("/proc/self/mounts", encoding="utf-8") as file:
            mounts = [line.split()[1:3] for line in file]
    except OSError:
        return best[1]
    for mount, kind in mounts:
        if os.path.commonpath([folder, mount]) == mount and len(mount) >= len(best[0]):
            best = (mount, kind)
    return best[1]
