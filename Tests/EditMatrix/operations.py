"""The commands that are run on an edited module."""

import json
import re
import shutil
from dataclasses import dataclass

from module import PROJECT

SHAPES = ["refreshBadge(count: Int)", "isReady(id: Int) -> Bool", "noteChange()",
          "replace(items: [String], animated: Bool)"]
ADDED = "resetPassword(email: String)"
CHANGES = {
    "viper": ["--with+=service"], "vip": ["--worker"], "viper-closures": ["--next+=Detail"],
    "viper-contract": ["--next+=Home"], "viper-list-detail": ["--detail-actions+=share(count: Int)"],
}
# A newer version of each template: file, old text, new text.
NEW_MEMBER = "\n  /// Marks the state as out of date.\n  func markOutOfDate() {\n  }\n"


@dataclass(frozen=True)
class Operation:
    name: str
    words: tuple
    variant: str = "full"
    # The base name that the operation adds.
    adds: str = ""
    # The operation that restores every byte.
    back: tuple = ()


def operations(architecture, templates):
    """All operations for an architecture."""
    manifest = json.loads((PROJECT / "Templates" / architecture / "template.json").read_text())
    names = {option["name"] for option in manifest["options"]}
    found = [Operation("add", ("add", "SignIn", ADDED), adds="resetPassword")]
    for link in manifest["links"]:
        ends = [link[end].lower().replace(" ", "-") for end in ("from", "to")]
        if "-to-".join(ends) not in names:
            continue
        shape = SHAPES[len(found) % len(SHAPES)]
        found.append(Operation(
            f"add {ends[0]} to {ends[1]}",
            ("add", "SignIn", shape, "--from", ends[0], "--to", ends[1]), adds=shape.split("(")[0]))
    found.append(Operation("change testing", ("change", "SignIn", "--testing", "xctest")))
    found.append(Operation("change part", ("change", "SignIn", *CHANGES[architecture]), "plain"))
    found.append(Operation("rename and back", ("rename", "SignIn", "LogIn", "--also-own"),
                           back=("rename", "LogIn", "SignIn", "--also-own")))
    found.append(Operation("move and back", ("rename", "SignIn", "Account/SignIn"),
                           back=("rename", "Account/SignIn", "SignIn")))
    found.append(Operation("update", ("update", "SignIn", "--templates", str(templates))))
    return found


def write_templates(folder):
    """Copies the templates and makes the small changes of a newer version."""
    for template in (PROJECT / "Templates").iterdir():
        if not (template / "template.json").exists() or template.name.startswith("_"):
            continue
        copy = folder / template.name
        shutil.copytree(template, copy)
        for path in copy.glob("*.swift"):
            path.write_text(newer(path.stem, path.read_text()))
        for path in copy.glob("Mocks/*.swift"):
            path.write_text(re.sub(r"(@MainActor\n)?final class", r"/// Records its calls.\n\g<0>",
                                   path.read_text(), count=1))


def newer(stem, text):
    """A newer version of a template's file: another comment, and a new member."""
    if stem.endswith(("Interactor", "Presenter")):
        text = add_member(text)
    return re.sub(r"^/// (\w+)", r"/// In short: \1", text, count=1, flags=re.M)


def add_member(text):
    """Adds a member at the end of the first class."""
    start = re.search(r"^\S*final class ", text, re.M)
    if not start:
        return text
    end = text.index("\n}\n", start.start()) + 1
    return text[:end] + NEW_MEMBER + text[end:]
