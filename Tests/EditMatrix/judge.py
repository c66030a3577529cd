"""Judges what an operation has made of an edited module."""

import collections
import pathlib
import re
import subprocess
import tempfile

# Stand for the macros of Swift Testing, which take most of the compiler's time.
MACROS = """
@discardableResult func ownExpect(_ value: Bool, _ note: String? = nil) -> Bool { value }
func ownRequire<T>(_ value: T?) throws -> T { value! }
func ownRequire(_ value: Bool) throws { }
@discardableResult
func ownExpect<E: Error & Equatable, R>(throws error: E, performing: () throws -> R) -> E? { nil }
@discardableResult
func ownExpect<E: Error, R>(throws error: E.Type, performing: () throws -> R) -> E? { nil }
@discardableResult
func ownExpect<E: Error & Equatable, R>(
  throws error: E, isolation: isolated (any Actor)? = #isolation,
  performing: () async throws -> R) async -> E? { nil }
@discardableResult
func ownExpect<E: Error, R>(
  throws error: E.Type, isolation: isolated (any Actor)? = #isolation,
  performing: () async throws -> R) async -> E? { nil }
"""
TEST = re.compile(r"@Test(?:\([^)]*\))?\s+(?:static )?func (\w+)|\bfunc test(\w+)\(\)")


def compiles(module, compiler):
    """The errors of the module's files, sources and tests as one module."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for index, (name, text) in enumerate(module.texts().items()):
            path = pathlib.Path(folder) / f"{index}_{pathlib.Path(name).name}"
            path.write_bytes(plain(text).encode())
            paths.append(str(path))
        macros = pathlib.Path(folder) / "macros.swift"
        macros.write_text(MACROS)
        ran = subprocess.run(
            [*compiler, "-frontend", "-typecheck", "-swift-version", "6", "-module-name", "P",
             "-D", "DEBUG", "-parse-as-library", *paths, str(macros)],
            capture_output=True, text=True, check=False)
        if ran.returncode == 0:
            return []
        found = [line for line in ran.stderr.splitlines() if "error:" in line]
        return [re.sub(r"^.*/\d+_", "", line) for line in found] or [ran.stderr[-300:]]


def plain(text):
    """A test file without macros. Without an import of Testing the macros stay, and are errors."""
    text = re.sub(r"^@testable import P(\r?)$", r"\1", text, flags=re.M)
    if re.search(r"^import Testing\b", text, re.M):
        text = re.sub(r"^import Testing\b", "", text, flags=re.M)
        text = re.sub(r"@Test\b|@Suite\b", "", text)
        text = text.replace("#expect", "ownExpect").replace("#require", "ownRequire")
    return text


def tests(texts):
    """The names of the tests, equal for every testing library."""
    return {(first or second).lower() for text in texts.values()
            for first, second in TEST.findall(text)}


def lost_lines(base, edited, result):
    """The user's lines that are not in the result.

    Lines that only another layout makes are not the user's. Where both sides changed a line, the words that the
    user added to a similar line of the base must be in a similar line of the result.
    """
    flat_base, flat = flattened(base), flattened(result)
    own = {line for text in edited.values() for line in text.splitlines()
           if "".join(line.split()) not in flat_base and "".join(line.split()) not in flat}
    old = [words(line) for text in base.values() for line in text.splitlines()]
    new = [words(line) for text in result.values() for line in text.splitlines()]
    return [line.strip() for line in sorted(own) if not is_combined(line, old, new)]


def is_combined(line, old, new):
    mine = words(line)
    similar = [other for other in old if 2 * len(mine & other) >= len(mine)]
    kept = [other for other in new if 2 * len(mine & other) >= len(mine)]
    return any(mine - former <= other for former in similar for other in kept)


def words(line):
    return set(re.findall(r"\w+", line))


def flattened(texts):
    return "\n".join("".join(text.split()) for text in texts.values())


def missing(word, plain_result, plain_base, edited, result):
    """The files that have no mention of a new name although the unedited module would have one."""
    found = []
    pattern = re.compile(rf"{word}", re.I)
    anywhere = collections.Counter()
    for name, text in result.items():
        anywhere[name] = len(pattern.findall(text))
    total = sum(anywhere.values())
    for name, text in plain_result.items():
        count = len(pattern.findall(text)) - len(pattern.findall(plain_base.get(name, "")))
        if count <= 0:
            continue
        if name not in edited and name in plain_base:
            continue  # Deleted or moved by the user.
        if anywhere[name] == 0 and not total:
            found.append(name)
        elif anywhere[name] < count and len(result) == len(plain_result):
            found.append(name)
    return found
