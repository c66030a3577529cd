"""Edits of whole files: layout, tests, mocks, names, and everything together."""

import json
import re
import subprocess

import edits_code as code
from operations import operations
from swifttext import blocks, insert, types

TEST = re.compile(r"^(?P<indent>[ ]+)(?P<words>@Test )func (?P<name>\w+)", re.M)


def tabs(module):
    module.edit(module.files(), lambda text: re.sub(
        r"^(?:  )+", lambda match: "\t" * (len(match[0]) // 2), text, flags=re.M))


def four_spaces(module):
    module.edit(module.files(), lambda text: re.sub(r"^(?:  )+", lambda m: m[0] * 2, text, flags=re.M))


def crlf(module):
    code.fill_bodies(module)
    module.edit(module.files(), lambda text: text.replace("\n", "\r\n"))


def no_final_newline(module):
    code.helpers_after(module)
    module.edit(module.files(), lambda text: text.rstrip("\n"))


def compact(module):
    """No blank lines between members."""
    module.edit(module.files(), lambda text: re.sub(r"\}\n\n(?=  )", "}\n", text))


def airy(module):
    """Two blank lines between members, one after each opening brace of a type."""
    module.edit(module.files(), lambda text: re.sub(r"\}\n\n(?=  )", "}\n\n\n", text))


def braces_below(module):
    """The opening brace of each function on its own line."""
    module.edit(module.files(), lambda text: re.sub(
        r"^( +)((?:private |@Test |override )*func [^\n]*) \{$", r"\1\2\n\1{", text, flags=re.M))


def formatted(module, **settings):
    options = {"version": 1, "indentation": {"spaces": 2}, **settings}
    options["rules"] = {"OrderedImports": False, "NeverForceUnwrap": False}
    file = module.folder / "format.json"
    file.write_text(json.dumps(options))
    subprocess.run(["swift", "format", "-i", "--configuration", str(file),
                    *map(str, module.files())], check=True, capture_output=True)
    file.unlink()


def wrapped(module):
    formatted(module, lineLength=70, lineBreakBeforeEachArgument=True)


def joined(module):
    formatted(module, lineLength=160, respectsExistingLineBreaks=False)


def google_style(module):
    code.fill_bodies(module)
    formatted(module, lineLength=100, respectsExistingLineBreaks=False,
              indentation={"spaces": 4}, maximumBlankLines=1)


def headers_and_imports(module):
    def change(text):
        return "// Copyright Own Company.\n// All rights reserved.\n\nimport Dispatch\n" + text
    module.edit(module.files(), change)


def rewritten_mocks(module):
    """Mocks with a function to start again, other access, and code before each recording."""
    def change(text):
        text = text.replace("private(set) var", "var")
        found = [each for each in types(text) if each.kind == "class"]
        return insert(text, [
            (text.rindex("}", 0, each.end), "\n  func ownReset() {\n    debugPrint(\"reset\")\n  }\n")
            for each in found])
    module.edit(module.mocks(), change)


def mocks_in_one_file(module):
    mocks = module.mocks()
    if len(mocks) < 3:  # Already in one file: cut it up instead.
        return split_mocks(module)
    imports = sorted({line for path in mocks for line in path.read_text().splitlines()
                      if re.match(r"(@testable )?import ", line)}, reverse=True)
    texts = [re.sub(r"^(@testable )?import .*\n", "", path.read_text(), flags=re.M).strip("\n")
             for path in mocks]
    for path in mocks:
        path.unlink()
    mocks[0].with_name("SignInAllMocks.swift").write_text(
        "\n".join(imports) + "\n\n" + "\n\n".join(texts) + "\n")
    return None


def split_mocks(module):
    for path in module.mocks():
        text = path.read_text()
        found = [each for each in types(text) if each.kind == "class"]
        if len(found) < 2:
            continue
        head = text[:found[0].start]
        for each in found[1:]:
            path.with_name(f"{each.name}.swift").write_text(head + text[each.start:each.end])
        path.write_text(text[:found[0].end])


def deleted_tests(module):
    tests = module.tests()
    tests[0].unlink()
    def change(text):
        for each in reversed(blocks(text, TEST)[1::2]):
            text = text[:each.start] + text[each.end:].lstrip("\n")
        return text
    module.edit(tests[1:], change)


def deleted_mocks_and_tests(module):
    for path in module.mocks() + module.tests():
        path.unlink()


def own_tests(module):
    def change(text):
        found = [each for each in types(text) if each.kind in ("struct", "class")
                 and "@Test" in text[each.opening:each.end]]
        return insert(text, [
            (text.rindex("}", 0, each.end),
             f"\n  @Test func ownTest{each.name}() {{\n    #expect(1 + 1 == 2)\n  }}\n")
            for each in found])
    module.edit(module.tests(), change)


def edited_tests(module):
    """Statements before and after those of each test."""
    def change(text):
        found = blocks(text, TEST)
        return insert(text, [(each.opening + 1, "\n    debugPrint(\"Given\")") for each in found])
    module.edit(module.tests(), change)


def renamed_tests(module):
    module.edit(module.tests(), lambda text: re.sub(r"@Test func (\w+)", r"@Test func own_\1", text))


def renamed_type(module):
    path, name = module.parts()[1]
    module.edit(module.files(), lambda text: re.sub(rf"\b{name}\b", "OwnPresenter", text))
    path.rename(path.with_name("OwnPresenter.swift"))


def moved_folder(module):
    """The sources in sub-folders."""
    code.helpers_after(module)
    for path, name in module.parts():
        folder = path.parent / name[-4:]
        folder.mkdir(exist_ok=True)
        path.rename(folder / path.name)


def sources_in_one_file(module):
    """Presenter and interactor in the file of the presenter."""
    (interactor, _), (presenter, _) = module.parts()[:2]
    text = interactor.read_text()
    module.edit([presenter], lambda mine: (
        "import Foundation\n\n" + mine.replace("import Foundation\n\n", "") + "\n"
        + text.replace("import Foundation\n\n", "")))
    interactor.unlink()


def weeks_of_work(module):
    code.third_action(module)
    code.helpers_between(module)
    code.doc_comments(module)
    code.own_conformance(module)
    code.own_extensions(module)
    code.new_properties(module)
    own_tests(module)
    edited_tests(module)


def weeks_then_reformatted(module):
    own_requirement(module)
    code.fill_bodies(module)
    code.mark_sections(module)
    code.debug_block(module)
    rewritten_mocks(module)
    formatted(module, lineLength=80, respectsExistingLineBreaks=False, indentation={"spaces": 4})


def protocol_defaults(module):
    def change(text):
        names = re.findall(r"^(?:\w+ )?protocol (\w+)", text, re.M)
        return text + "".join(
            f"\nextension {name} {{\n  func own{name}Default() {{}}\n}}\n" for name in names)
    module.edit(module.sources(), change)


def own_requirement(module):
    """A requirement on the first link, by hand."""
    first = next(each for each in operations(module.architecture, "") if each.name.startswith("add "))
    words = list(first.words)
    words[2] = "ownNotice(text: String)"
    module.by_hand(*words)
    code.doc_comments(module)
