"""Edits of the code: bodies, functions, properties, sections, extensions."""

import re

from module import ACTION, CREATE, LABEL
from swifttext import functions, insert, main_type, members, requirements


def each_part(module, change):
    """Changes the file of each part; `change` gets the text and the type's name."""
    for path, name in module.parts():
        module.edit([path], lambda text, name=name: change(text, name))


def fill_bodies(module):
    def change(text, _):
        return insert(text, [(each.opening + 1, f'\n{each.indent}  debugPrint("Own {each.name}")')
                             for each in functions(text) if "->" not in each.head])
    each_part(module, change)


def wrap_bodies(module):
    """The body of each function moves to the right, into a scope of its own."""
    def change(text, _):
        for each in reversed(functions(text)):
            body = each.body(text)
            if "->" in each.head or not body.strip() or "Task" in body or "do {" in body:
                continue
            moved = re.sub(r"^(?=.)", "  ", body.strip("\n").rstrip(" "), flags=re.M)
            inner = f"\n{each.indent}  if isOwnScope {{\n{moved}{each.indent}  }}\n{each.indent}"
            if not moved.endswith("\n"):
                inner = f"\n{each.indent}  if isOwnScope {{\n{moved}\n{each.indent}  }}\n{each.indent}"
            text = text[:each.opening + 1] + inner + text[text.rindex("}", 0, each.end):]
        return text + "\nprivate var isOwnScope: Bool { true }\n"
    each_part(module, change)


def helper(indent, name):
    return f"{indent}private func {name}() {{\n{indent}  debugPrint(\"{name}\")\n{indent}}}\n"


def helpers_before(module):
    def change(text, name):
        each = members(text, main_type(text, name))[:1]
        return insert(text, [(one.start, helper(one.indent, "ownBefore") + "\n") for one in each])
    each_part(module, change)


def helpers_between(module):
    def change(text, name):
        found = members(text, main_type(text, name))
        return insert(text, [(one.end, "\n" + helper(one.indent, f"own{index}"))
                             for index, one in enumerate(found[:-1])])
    each_part(module, change)


def helpers_after(module):
    def change(text, name):
        block = main_type(text, name)
        place = text.rindex("\n", 0, text.rindex("}", 0, block.end)) + 1
        return insert(text, [(place, "\n" + helper(block.indent + "  ", "ownAfter"))])
    each_part(module, change)


def new_properties(module):
    def change(text, name):
        block = main_type(text, name)
        return insert(text, [(block.opening + 1, f"\n{block.indent}  private var ownCount = 0")])
    each_part(module, change)


def properties_at_end(module):
    def change(text, name):
        block = main_type(text, name)
        line = rf"^{block.indent}  (?:private |private\(set\) |weak )*(?:var|let) [^\n{{]*\n"
        found = [match for match in re.finditer(line, text, re.M)
                 if block.opening < match.start() < block.end]
        place = found[-1].end() if found else block.opening + 2
        return insert(text, [(place, f"{block.indent}  private var ownCount = 0\n")])
    each_part(module, change)


def renamed_parameters(module):
    """The inner names of parameters change in the classes."""
    def change(text, _):
        for each in reversed(functions(text)):
            match = re.search(r"\((\s*)(\w+): ", each.head)
            if not match:
                continue
            label = match[2]
            body = text[each.opening:each.end]
            body = re.sub(rf"(?<![.\w])(?<!var ){label}\b(?!:)", "own", body)
            if f"let {label}" in text[each.opening:each.end] or "let own" in body:
                continue
            head = each.head.replace(match[0], f"({match[1]}{label} own: ", 1)
            text = text[:each.code] + head + body + text[each.end:]
        return text
    each_part(module, change)


def renamed_labels(module):
    """A label changes in the whole module, tests included."""
    label = LABEL.get(module.architecture, "username")
    module.edit(module.files(), lambda text: re.sub(
        rf'(?<!")\b{label}\b(?! text)', f"own{label.capitalize()}", text))


def third_action(module):
    module.by_hand("add", "SignIn", "signOut(reason: String)")
    fill_bodies(module)


def action_before(module):
    """Two actions by hand, before the others."""
    texts = ["signOut(reason: String)", "ownQuit()", *CREATE[module.architecture][1::2]]
    module.by_hand("change", "SignIn", *[f"--actions={text}" for text in texts])


def deleted_action(module):
    module.by_hand("change", "SignIn", f"--actions-={ACTION[module.architecture]}")


def moved(text, name):
    """The text without the last functions of a type, and those functions."""
    block = main_type(text, name)
    private = set(re.findall(r"private (?:let|var|weak var|func) (\w+)", text))
    private |= set(re.findall(r"private\(set\) (?:weak )?(?:let|var) (\w+)", text))
    found = [each for each in members(text, block)
             if not private & set(re.findall(r"\w+", each.body(text))) and "private" not in each.words
             and "static" not in each.words and "override" not in each.words][-2:]
    taken = ""
    for each in reversed(found):
        lines = re.sub(rf"^{block.indent}", "", text[each.start:each.end], flags=re.M)
        taken = lines + ("\n" + taken if taken else "")
        start = each.start - 1 if text[:each.start].endswith("\n\n") else each.start
        text = text[:start] + text[each.end:]
    return text, taken


def moved_to_extension(module):
    def change(text, name):
        text, taken = moved(text, name)
        return text + f"\n// MARK: - Actions\n\nextension {name} {{\n{taken}}}\n" if taken else text
    each_part(module, change)


def moved_to_file(module):
    for path, name in module.parts():
        text, taken = moved(path.read_text(), name)
        if not taken:
            continue
        path.write_text(text)
        imports = "import Foundation\n\n"
        path.with_name(f"{name}+Actions.swift").write_text(
            f"{imports}extension {name} {{\n{taken}}}\n")


def own_async(module):
    def change(text, name):
        block = main_type(text, name)
        place = text.rindex("\n", 0, text.rindex("}", 0, block.end)) + 1
        added = (f"\n{block.indent}  func ownReload() async throws {{\n"
                 f"{block.indent}    try await Task.sleep(nanoseconds: 1)\n{block.indent}  }}\n")
        return insert(text, [(place, added)])
    each_part(module, change)
    module.edit(module.tests(), lambda text: re.sub(
        r"(@Test func \w+\(\)) \{", r"\1 async throws {", text))


def debug_block(module):
    def change(text, name):
        found = members(text, main_type(text, name))
        added = "#if DEBUG\n" + helper("  ", "ownDebug") + "#endif\n"
        added = re.sub(r"^(?=.)", found[-1].indent if found else "  ", added, flags=re.M)
        return insert(text, [(found[-1].end, "\n" + added)] if found else [])
    each_part(module, change)


def debug_around(module):
    """A function of the template is put into an `#if` with an `#else`."""
    def change(text, name):
        found = [each for each in members(text, main_type(text, name)) if not each.words]
        for each in found[-1:]:
            code = text[each.start:each.end]
            head = text[each.code:each.opening]
            end = "" if "->" in head else f"{head}{{\n{each.indent}}}\n"
            if not end:
                continue
            text = (text[:each.start] + f"{each.indent}#if OWN_FLAG\n{end}{each.indent}#else\n{code}"
                    + f"{each.indent}#endif\n" + text[each.end:])
        return text
    each_part(module, change)


def mark_sections(module):
    def change(text, name):
        found = members(text, main_type(text, name))
        return insert(text, [(one.start, f"{one.indent}// MARK: Own {one.name}\n\n") for one in found])
    each_part(module, change)


def doc_comments(module):
    def change(text):
        found = functions(text) + requirements(text)
        return insert(text, [(one.code, f"{one.indent}/// Own words about `{one.name}`.\n")
                             for one in found])
    module.edit(module.sources(), change)


def trailing_comments(module):
    def change(text):
        places = [(one.opening + 1, "  // Own.") for one in functions(text)
                  if text[one.opening + 1] == "\n"]
        places += [(one.end - 1, "  // Own requirement.") for one in requirements(text)
                   if text[:one.end].rstrip().endswith(")")]
        return insert(text, places)
    module.edit(module.sources(), change)


def own_extensions(module):
    def change(text, name):
        return text + (f"\nextension {name} {{\n  enum OwnState {{ case idle, busy }}\n\n"
                       f"  var ownState: OwnState {{ .idle }}\n}}\n")
    each_part(module, change)


def own_conformance(module):
    def change(text, name):
        block = main_type(text, name)
        colon = text.find(":", block.code, block.opening)
        place = (colon, ": OwnTracked" + name + ",") if colon >= 0 else (
            block.opening - 1, ": OwnTracked" + name)
        text = (text[:place[0]] + place[1] + text[place[0] + (1 if colon >= 0 else 0):])
        return text + f"\nprotocol OwnTracked{name} {{}}\n"
    each_part(module, change)


def sorted_members(module):
    """The functions of each type in reverse order."""
    def change(text, name):
        found = members(text, main_type(text, name))
        codes = [text[one.start:one.end] for one in found]
        for one, code in reversed(list(zip(found, reversed(codes)))):
            text = text[:one.start] + code + text[one.end:]
        return text
    each_part(module, change)
