"""The parts of the benchmark, one method each; what they find is one value that JSON can hold."""

import dataclasses
import os
import shutil

import cases
import contenders
import figures
import machine
import peers
from rotation import Rotation
from workbench import Unfit

PARTS = ("start", "module", "package", "batch")
SLOW_ROUNDS = 5
BATCH_ROUNDS = 3
# How many contenders leave a tree, and what one module of it takes of a disk, blocks rounded up.
FAST, MODULE_BYTES = 4, 100 << 10


@dataclasses.dataclass(frozen=True)
class Place:
    """A file system to measure on, and a folder there that is thrown away."""

    label: str
    folder: str
    kind: str

    @property
    def is_memory(self):
        return self.kind == "tmpfs"

    def __str__(self):
        return f"{self.label} ({self.kind})"


class Suite:
    """Measures the chosen parts in all places."""

    def __init__(self, bench, places, chosen):
        self.bench, self.places, self.chosen = bench, places, chosen
        self.tables = []

    def run(self):
        self.refuse_small_disks()
        before = machine.description()
        if "start" in self.chosen.parts:
            self.start()
        package = cases.package(self.bench)
        if "module" in self.chosen.parts:
            self.module(package)
        if "package" in self.chosen.parts:
            self.package(package)
        fits = self.batches(package) if "batch" in self.chosen.parts else []
        return {
            "version": 1,
            "machine": {**before, "load_afterwards": machine.load()},
            "binary": {
                "says": self.bench.call([self.bench.binary, "--version"], None).stdout.strip(),
                "bytes": os.path.getsize(self.bench.binary),
            },
            "seed": self.chosen.seed,
            "tables": self.tables,
            "fits": fits,
            "notes": self.bench.notes,
        }

    def refuse_small_disks(self):
        """Tells beforehand that what is kept till the end has no room."""
        if "batch" not in self.chosen.parts:
            return
        trees = FAST * (self.batch_rounds + 1) + 1
        needed = sum(self.chosen.batch) * trees * MODULE_BYTES
        for place in self.places:
            free = shutil.disk_usage(place.folder).free
            wanted = needed if not place.is_memory else needed // trees * 2
            if free < wanted:
                raise Unfit(
                    f"{place}: {wanted / 2**30:.0f} GiB are needed, {free / 2**30:.0f} GiB are free; "
                    "choose another folder, or a smaller --batch")

    @property
    def batch_rounds(self):
        return min(self.chosen.rounds, BATCH_ROUNDS)

    def start(self):
        rivals = contenders.start_up(self.bench)
        place = self.places[0]
        self.measure("start", "Start-up", place, place.folder, rivals, self.chosen.rounds)

    def module(self, package):
        case = cases.module(self.bench, package)
        for place in self.places:
            anew = contenders.read_anew(self.bench, case)
            self.case("module", case, place, self.chosen.rounds, anew)

    def package(self, package):
        slow = contenders.swift_package_init(self.bench)
        if self.chosen.peers:
            slow += peers.peers(self.bench, package)
        for place in self.places:
            self.case("package", package, place, self.chosen.rounds, slow)

    def batches(self, package):
        """The tables, and through those of each place one fit for each contender."""
        points = {}
        for count in self.chosen.batch:
            case = cases.batch(self.bench, package, count)
            for place in self.places:
                table = self.case("batch", case, place, self.batch_rounds)
                for row in table["rows"]:
                    points.setdefault((str(place), row["name"]), []).append(
                        (count, row["median_ms"]))
        if len(self.chosen.batch) < 2:
            return []
        return [
            {"place": place, "name": name, **dataclasses.asdict(figures.fit(through))}
            for (place, name), through in points.items()
        ]

    def case(self, part, case, place, rounds, others=()):
        """One table, in a folder that is new for it."""
        folder = os.path.join(place.folder, case.name)
        os.makedirs(folder)
        rivals = [*contenders.fast(self.bench, case, folder), *others]
        table = self.measure(part, case.title, place, folder, rivals, rounds)
        table.update(modules=case.modules, files=case.files)
        if place.is_memory:
            shutil.rmtree(folder)
        return table

    def measure(self, part, title, place, folder, rivals, rounds):
        base = contenders.BASE if part != "start" else contenders.EMPTY
        rotation = Rotation(
            self.bench, folder, rounds, SLOW_ROUNDS, self.chosen.seed,
            keeps=not place.is_memory)
        samples = rotation.run(rivals, f"{title}, {place}")
        rows = [
            {**dataclasses.asdict(row), "nanoseconds": [run.nanoseconds for run in samples[row.name]]}
            for row in figures.rows(samples, base)
        ]
        table = {"part": part, "title": title, "place": str(place), "base": base, "rows": rows}
        self.tables.append(table)
        return table
