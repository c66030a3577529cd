"""The arithmetic of the benchmark: samples of a contender become a row, rows become a fit."""

import dataclasses
import math
import statistics


@dataclasses.dataclass(frozen=True)
class Sample:
    """One run, from before its start to after its end."""

    nanoseconds: int
    peak_kibibytes: int


@dataclasses.dataclass(frozen=True)
class Row:
    """What all runs of a contender come to; no run is left out. `peak_mib` is the largest."""

    name: str
    runs: int
    median_ms: float
    minimum_ms: float
    ratio_of_medians: float
    ratio_of_minima: float
    peak_mib: float


def rows(samples, base):
    """A row for each contender of `{name: [Sample]}`, its ratios taken to the one named `base`."""
    medians = {name: median_ms(runs) for name, runs in samples.items()}
    minima = {name: minimum_ms(runs) for name, runs in samples.items()}
    return [
        Row(name, len(runs), medians[name], minima[name], medians[name] / medians[base],
            minima[name] / minima[base], max(run.peak_kibibytes for run in runs) / 1024)
        for name, runs in samples.items()
    ]


def median_ms(runs):
    return statistics.median(run.nanoseconds for run in runs) / 1e6


def minimum_ms(runs):
    return min(run.nanoseconds for run in runs) / 1e6


@dataclasses.dataclass(frozen=True)
class Fit:
    """`time = factor * count ** exponent`: an exponent of 1 is linear, 2 is quadratic, and below 1
    the start of the process still shows."""

    exponent: float
    factor_ms: float
    r_squared: float
    # What each further module costs between the smallest and the largest count.
    ms_per_module: float


def fit(points):
    """Least squares through `[(count, ms)]`, both on a logarithmic scale; two counts at least."""
    xs = [math.log(count) for count, _ in points]
    ys = [math.log(ms) for _, ms in points]
    mean_x, mean_y = statistics.fmean(xs), statistics.fmean(ys)
    spread = sum((x - mean_x) ** 2 for x in xs)
    exponent = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / spread
    level = mean_y - exponent * mean_x
    unexplained = sum((y - level - exponent * x) ** 2 for x, y in zip(xs, ys))
    total = sum((y - mean_y) ** 2 for y in ys)
    r_squared = 1 - unexplained / total if total else 1.0
    (few, least), (many, most) = min(points), max(points)
    return Fit(exponent, math.exp(level), r_squared, (most - least) / (many - few))
