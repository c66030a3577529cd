"""Finds functions, types and properties in formatted Swift text, and changes them."""

import functools
import re
from dataclasses import dataclass

FUNCTION = re.compile(
    r"^(?P<indent>[ \t]*)(?P<words>(?:@\w+ |override |private |static |nonisolated |fileprivate )*)"
    r"func (?P<name>\w+)", re.M)
TYPE = re.compile(
    r"^(?P<indent>[ \t]*)(?P<words>(?:final |private |public )*)"
    r"(?P<kind>class|struct|enum|protocol|extension) (?P<name>[\w.]+)", re.M)


@dataclass
class Block:
    """A declaration: where it begins and ends, with and without its comments."""

    start: int  # of the first comment or attribute line
    code: int
    opening: int  # of the brace; -1 without a body
    end: int  # after the closing brace and the line end
    indent: str
    name: str
    words: str
    head: str
    kind: str = "func"

    def body(self, text):
        return text[self.opening + 1:text.rindex("}", self.opening, self.end)]


STRING = re.compile(r'#"""[\s\S]*?"""#|"""[\s\S]*?"""|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"')


@functools.lru_cache(maxsize=64)
def masked(text):
    """The text with string literals blanked out."""
    return STRING.sub(lambda match: " " * len(match[0]), text)


def closing(text, opening):
    """The offset of the brace that closes the one at an offset."""
    text = masked(text)
    depth = 0
    for index in range(opening, len(text)):
        if text[index] == "{":
            depth += 1
        elif text[index] == "}":
            depth -= 1
            if depth == 0:
                return index
    raise ValueError("braces do not balance")


def with_comments(text, start):
    """The start of the comments and attributes directly above a line."""
    while start > 0:
        before = text.rfind("\n", 0, start - 1) + 1
        line = text[before:start].strip()
        if not (line.startswith("///") or line.startswith("@")):
            return start
        start = before
    return start


def head_end(text, start):
    """The offset of the brace of a declaration; -1 if it has no body."""
    depth = 0
    for index in range(start, len(text)):
        character = text[index]
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif character == "{" and depth == 0:
            return index
        elif character == "\n" and depth == 0:
            rest = text[index + 1:].lstrip(" \t")
            if not rest.startswith("{") and not text[start:index].rstrip().endswith((":", ",")):
                return -1
    return -1


def blocks(text, pattern):
    found = []
    for match in pattern.finditer(text):
        opening = type_brace(text, match) if "kind" in match.groupdict() else head_end(
            text, match.start("name"))
        line_end = text.find("\n", closing(text, opening) if opening >= 0 else match.end())
        end = len(text) if line_end < 0 else line_end + 1
        found.append(Block(
            with_comments(text, match.start()), match.start(), opening, end, match["indent"],
            match["name"], match["words"], text[match.start():opening if opening >= 0 else end],
            match.groupdict().get("kind", "func")))
    return found


def type_brace(text, match):
    return text.index("{", match.end())


def functions(text):
    """The functions with a body, outermost first."""
    found, end = [], 0
    for block in blocks(text, FUNCTION):
        if block.opening >= 0 and block.code >= end:
            found.append(block)
            end = block.end
    return found


def requirements(text):
    """The functions without a body."""
    return [block for block in blocks(text, FUNCTION) if block.opening < 0]


def types(text):
    return blocks(text, TYPE)


def main_type(text, name):
    """The last declaration of a class, which is the one without UIKit."""
    return [block for block in types(text) if block.name == name and block.kind != "extension"][-1]


def members(text, block):
    """The functions directly in a type."""
    return [each for each in functions(text) if block.opening < each.code < block.end
            and len(each.indent) == len(block.indent) + 2]


def insert(text, places):
    """Inserts texts at offsets, last one first."""
    for offset, added in sorted(places, key=lambda place: -place[0]):
        text = text[:offset] + added + text[offset:]
    return text
