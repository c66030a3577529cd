"""cookiecutter and copier, from PyPI, with a template that writes the very files of a case."""

import os
import subprocess
import sys

import trees
from cases import FIRST, PACKAGE
from contenders import Contender

TOOLS = ("cookiecutter", "copier")


def peers(bench, case):
    """Both as contenders, or none of them and a note, where they cannot be had."""
    environment = install(bench)
    if environment is None:
        return []
    commands = {
        "cookiecutter": cookiecutter(bench, case),
        "copier": copier(bench, case),
    }
    return [
        Contender(
            name, (os.path.join(environment, "bin", name), *commands[name]), case.before,
            case.after, is_slow=True)
        for name in TOOLS
    ]


def install(bench):
    """A virtual environment with both, or `None`."""
    folder = os.path.join(bench.folder, "venv")
    print("fetching:", *TOOLS, file=sys.stderr)
    steps = (
        [sys.executable, "-m", "venv", folder],
        [os.path.join(folder, "bin", "pip"), "install", "--quiet", "--disable-pip-version-check",
         *TOOLS],
    )
    for step in steps:
        try:
            done = subprocess.run(step, timeout=600, text=True, capture_output=True)
        except (OSError, subprocess.TimeoutExpired) as reason:
            return left_out(bench, str(reason))
        if done.returncode != 0:
            return left_out(bench, (done.stderr or done.stdout).strip())
    return folder


def left_out(bench, reason):
    last = reason.splitlines()[-1] if reason else "no reason given"
    bench.notes.append(f"{' and '.join(TOOLS)} are left out: {last}")
    return None


def cookiecutter(bench, case):
    """Its template is a folder whose name is a placeholder, beside the values' defaults."""
    folder = os.path.join(bench.folder, "cookiecutter")
    values = {"package": "{{ cookiecutter.package }}", "module": "{{ cookiecutter.module }}"}
    trees.lay_out(template(case, values), folder)
    write(folder, "cookiecutter.json", f'{{"package": "{PACKAGE}", "module": "{FIRST}"}}\n')
    return ("--no-input", "--output-dir", ".", folder)


def copier(bench, case):
    folder = os.path.join(bench.folder, "copier")
    trees.lay_out(template(case, {"package": "{{ package }}", "module": "{{ module }}"}), folder)
    # Without a suffix every file is a template.
    write(folder, "copier.yml", '_templates_suffix: ""\n')
    return ("copy", "--quiet", "--defaults", "--data", f"package={PACKAGE}",
            "--data", f"module={FIRST}", folder, ".")


def template(case, values):
    """The result with the names in it, in paths too, turned back into placeholders."""
    def generalised(text):
        text = text.replace(FIRST, "\0").replace(PACKAGE, values["package"])
        return text.replace("\0", values["module"])

    return {
        generalised(path): (kind, mode, generalised(content.decode()).encode())
        for path, (kind, mode, content) in case.added.items()
    }


def write(folder, name, text):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)
