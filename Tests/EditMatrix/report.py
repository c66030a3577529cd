"""The table at the end."""

import collections
from dataclasses import dataclass, field

KINDS = ["clean", "conflict", "wrong", "edit"]


@dataclass
class Cell:
    architecture: str
    edit: str
    operation: str
    kind: str
    details: list = field(default_factory=list)


def show(cells, verbose):
    """Prints the cells that went wrong."""
    for cell in cells:
        if cell.kind in ("wrong", "edit") or (verbose and cell.kind == "conflict"):
            details = "".join(f"\n    {line}" for line in cell.details)
            print(f"{cell.kind}: {cell.architecture}, {cell.edit}, {cell.operation}{details}", flush=True)


def write(cells):
    """Prints the table; returns the exit status."""
    print("\n| architecture | cells | clean | conflicts | conflicts % | silently wrong | invalid edit |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for name in sorted({cell.architecture for cell in cells}):
        row(name, [cell for cell in cells if cell.architecture == name])
    row("all", cells)
    by_edit = collections.Counter(cell.edit for cell in cells if cell.kind == "conflict")
    print("\nconflicts by edit: " + (", ".join(f"{n} {c}" for n, c in by_edit.most_common()) or "none"))
    return 1 if any(cell.kind in ("wrong", "edit") for cell in cells) else 0


def row(name, cells):
    counts = collections.Counter(cell.kind for cell in cells)
    judged = sum(counts[kind] for kind in KINDS[:3])
    share = 100 * counts["conflict"] / max(1, judged)
    print(f"| {name} | {judged} | {counts['clean']} | {counts['conflict']} | {share:.1f} "
          f"| {counts['wrong']} | {counts['edit']} |")
