"""What was found, as Markdown for people and as JSON for programs."""

import json
import sys


def print_markdown(result):
    machine = result["machine"]
    print(f"{machine['date']}, {machine['processor']}, {machine['cores']} cores, "
          f"{machine['system']}, {machine['swift']}")
    print(f"{result['binary']['says']}, {result['binary']['bytes'] / 2**20:.1f} MiB; "
          f"load before {machine['load'][0]}, after {machine['load_afterwards'][0]}")
    for table in result["tables"]:
        print_table(table)
    if result["fits"]:
        print_fits(result["fits"])
    for note in result["notes"]:
        print(f"\nnote: {note}")


def print_table(table):
    files = f", {table['files']:,} files" if "files" in table else ""
    print(f"\n### {table['title']}{files}, {table['place']}\n")
    base = table["base"]
    print_grid(
        ["", "median", "minimum", f"median / {base}", f"minimum / {base}", "peak memory", "runs"],
        [[row["name"], milliseconds(row["median_ms"]), milliseconds(row["minimum_ms"]),
          f"{row['ratio_of_medians']:.2f} ×", f"{row['ratio_of_minima']:.2f} ×",
          f"{row['peak_mib']:.1f} MiB", f"{row['runs']}"] for row in table["rows"]])


def print_fits(fits):
    print("\n### From the fewest modules to the most: time = factor × modules ^ exponent\n")
    print_grid(
        ["", "place", "exponent", "R²", "each further module"],
        [[fit["name"], fit["place"], f"{fit['exponent']:.3f}", f"{fit['r_squared']:.4f}",
          milliseconds(fit["ms_per_module"])] for fit in fits])


def print_counts(counts):
    print(f"{counts['toolchain']}; instructions by {counts['counter']}, the kernel's left out; system "
          "calls by strace,\nthose for memory and threads left out; for each file, those of "
          "--version left out\n")
    print_grid(
        ["", "instructions", "system calls", "files written", "for each file"],
        [[name, f"{found['instructions']:,}", f"{found['system_calls']:,}",
          f"{found.get('files', '-')}", f"{found.get('system_calls_per_file', '-')}"]
         for name, found in counts["commands"].items()])
    for name, found in counts["commands"].items():
        if "files" in found:
            print(f"\n{name}: " + ", ".join(f"{n} {call}" for call, n in found["calls"].items()))


def print_verdict(verdict, path):
    """What the check found, and what to do about it."""
    print()
    for line in verdict.notes:
        print(f"note: {line}")
    for line in verdict.better:
        print(f"better: {line}")
    for line in verdict.worse:
        print(f"failure: {line}", file=sys.stderr)
    record = f"Tests/Benchmarks/bench.py --record {path}"
    if verdict.worse:
        print("help: see what is new with 'strace -f' or 'valgrind --tool=callgrind'; if it is worth "
              f"its price, record it: {record}", file=sys.stderr)
    else:
        print(f"the counts are within what {path} allows")
        if verdict.better:
            print(f"help: hold on to what is better: {record}")


def print_grid(head, rows):
    """A Markdown table whose columns are aligned in plain text, too."""
    widths = [max(map(len, column)) for column in zip(head, *rows)]
    for line in (head, None, *rows):
        if line is None:
            cells = ["-" * widths[0]] + ["-" * (width - 1) + ":" for width in widths[1:]]
        else:
            cells = [line[0].ljust(widths[0])] + [
                text.rjust(width) for text, width in zip(line[1:], widths[1:])]
        print("| " + " | ".join(cells) + " |")


def milliseconds(value):
    return f"{value:,.0f} ms" if value >= 100 else f"{value:.2f} ms"


def write_json(value, path):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file, indent=2)
        file.write("\n")
