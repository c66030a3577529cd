"""Runs contenders in turn, so that whatever slows the machine slows all of them alike."""

import os
import random
import shutil
import sys

import trees
from workbench import Unfit


def rounds_of(contender, rounds, slow_rounds):
    """The numbers of the rounds that a contender takes part in: all, or some evenly spread."""
    if not contender.is_slow or slow_rounds >= rounds:
        return set(range(rounds))
    return {number * rounds // slow_rounds for number in range(slow_rounds)}


def schedule(contenders, rounds, slow_rounds, seed):
    """For each round its contenders in random order; the order is the same for the same seed."""
    dice = random.Random(seed)
    for number in range(rounds):
        order = [c for c in contenders if number in rounds_of(c, rounds, slow_rounds)]
        dice.shuffle(order)
        yield order


class Rotation:
    """Measures contenders below `folder`, each run in a folder of its own that is new.

    With `keeps`, what they wrote stays till the end of the whole benchmark. ext4 wants that: for some
    minutes it gives the number of a removed file to no new one, and looks for a free number past all
    of them, so that removing thousands of files makes writing the next ones many times slower."""

    def __init__(self, bench, folder, rounds, slow_rounds, seed, keeps):
        self.bench, self.folder, self.keeps = bench, folder, keeps
        self.rounds, self.slow_rounds, self.seed = rounds, slow_rounds, seed

    def run(self, contenders, title):
        """The samples of each contender by name."""
        samples = {contender.name: [] for contender in contenders}
        for contender in contenders:
            self.warm_up(contender)
        plan = schedule(contenders, self.rounds, self.slow_rounds, self.seed)
        for number, order in enumerate(plan, start=1):
            progress(f"{title}: round {number} of {self.rounds}")
            for contender in order:
                samples[contender.name].append(self.once(contender, f"round-{number}"))
        progress("")
        return samples

    def warm_up(self, contender):
        """A run that is not counted, but looked at: whoever writes something else is no baseline."""
        box = self.lay_out(contender, "warm-up")
        self.bench.time(contender.command, box)
        if contender.after is not None:
            differences = trees.differences(contender.after, trees.snapshot(box))
            if differences:
                raise Unfit(f"{contender.name} writes other files:\n  " + "\n  ".join(differences))
        self.discard(box)

    def once(self, contender, label):
        box = self.lay_out(contender, label)
        sample = self.bench.time(contender.command, box)
        self.discard(box)
        return sample

    def discard(self, box):
        if not self.keeps:
            shutil.rmtree(box)

    def lay_out(self, contender, label):
        """A folder with what the contender starts from; its parent is new in each round, too, since
        a folder that has seen thousands of entries come and go gets slow."""
        parent = os.path.join(self.folder, label)
        os.makedirs(parent, exist_ok=True)
        box = os.path.join(parent, "".join(c for c in contender.name if c.isalnum()))
        trees.lay_out(contender.before, box)
        return box


def progress(text):
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
