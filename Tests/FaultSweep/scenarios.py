"""The commands that are swept, each with the tree that it starts from.

Everything lies in one folder, the box: the package `Shop`, and `outside` next to it, which nothing
may ever touch."""

import os

from workshop import Unfit

PACKAGE = "Shop"
LIST = ("list", "--package-path", PACKAGE)

MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
"""

SMALL_TEMPLATE = """\
{
  "id": "small", "description": "A view and its tests",
  "files": [
    {"source": "View.swift", "path": "<<Module>>View.swift", "role": "source"},
    {"source": "Tests.swift", "path": "<<Module>>Tests.swift", "role": "test"}
  ]
}
"""

# What SwiftPM makes of the manifest when it adds the targets of `create SignIn --new-target SignInFeature`.
NEW_TARGETS = MANIFEST.replace(
    '.testTarget(name: "AppTests", dependencies: ["App"])',
    '.testTarget(name: "AppTests", dependencies: ["App"]), .target(name: "SignInFeature"), '
    '.testTarget(name: "SignInFeatureTests", dependencies: ["SignInFeature"])')

NEW_TARGETS_DUMP = """\
{
  "name": "Shop", "toolsVersion": {"_version": "6.0.0"}, "dependencies": [], "platforms": [],
  "targets": [
    {"name": "App", "type": "regular", "dependencies": []},
    {"name": "AppTests", "type": "test", "dependencies": [{"byName": ["App", null]}]},
    {"name": "SignInFeature", "type": "regular", "dependencies": []},
    {"name": "SignInFeatureTests", "type": "test",
     "dependencies": [{"byName": ["SignInFeature", null]}]}
  ]
}
"""

# SwiftPM makes thousands of system calls itself, and the sweep asks only about those of the program.
SWIFT = """\
#!/bin/sh
tools=${0%/*}
case "$*" in
  *" add-target SignInFeature "*) exec cat "$tools/Package.swift" > "$3/Package.swift" ;;
  *" dump-package") exec cat "$tools/dump.json" ;;
  "format "*) exit 1 ;;
esac
"""

XCODE_TEMPLATE = """\
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
  <key>Kind</key><string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
  <key>Options</key><array><dict>
    <key>Identifier</key><string>productName</string>
    <key>Name</key><string>Name</string>
    <key>Type</key><string>text</string>
  </dict></array>
</dict></plist>
"""

# So many that several threads write them, all of them into folders that are new to each other.
CROWD = [f"Screen{number}" for number in range(1, 19)]


class Scenario:
    """A command on a prepared tree.

    `ground` is the folder in which leftovers of a killed run may lie until the next command, and
    `recovery` that command; `is_idle` says that the run finds nothing to do. A scenario that `has_tools`
    starts other programs, which meet the faults as well."""

    def __init__(
        self, name, *arguments, prepare=None, ground=PACKAGE, recovery=LIST, idle=False, tools=False
    ):
        self.name, self.arguments, self.ground = name, arguments, ground
        self.recovery, self.is_idle, self.has_tools = recovery, idle, tools
        self._prepare = prepare

    def prepare(self, box, tool):
        """Makes the tree before; `tool` runs a command of the program there."""
        os.makedirs(box)
        write(box, "outside/neighbour.txt", "not yours\n")
        os.symlink("../Shop", os.path.join(box, "outside/way-in"))
        (self._prepare or package)(box, tool)


def write(box, path, text):
    place = os.path.join(box, path)
    os.makedirs(os.path.dirname(place), exist_ok=True)
    with open(place, "w", encoding="utf-8") as file:
        file.write(text)


def create(*arguments):
    return ("create", *arguments, "--package-path", PACKAGE)


def remove(*arguments):
    return ("remove", *arguments, "--package-path", PACKAGE)


def add(*arguments):
    return ("add", *arguments, "--package-path", PACKAGE)


def change(*arguments):
    return ("change", *arguments, "--package-path", PACKAGE)


def rename(*arguments):
    return ("rename", *arguments, "--package-path", PACKAGE)


# MARK: Trees to start from


def package(box, tool):
    write(box, "Shop/Package.swift", MANIFEST)
    write(box, "Shop/.gitignore", ".build/\n")
    write(box, "Shop/Sources/App/App.swift", "public struct App {}\n")
    write(box, "Shop/Tests/AppTests/AppTests.swift", "@testable import App\n")


def package_with_another_module(box, tool):
    package(box, tool)
    tool(*create("LogOut"))


def module(box, tool):
    package(box, tool)
    tool(*create("SignIn"))


def modules(box, tool):
    package(box, tool)
    tool(*create("SignIn", "Account/LogIn", "LogOut"))


def edited_module(box, tool):
    """Two files edited, one of them executable and private."""
    module(box, tool)
    write(box, "Shop/Sources/App/SignIn/SignInView.swift", "// mine\n")
    write(box, "Shop/Sources/App/SignIn/SignInPresenter.swift", "// mine as well\n" * 2000)
    os.chmod(os.path.join(box, "Shop/Sources/App/SignIn/SignInPresenter.swift"), 0o740)


def incomplete_module(box, tool):
    """Two files edited and one deleted."""
    edited_module(box, tool)
    os.unlink(os.path.join(box, "Shop/Sources/App/SignIn/SignInInteractor.swift"))


def extended_module(box, tool):
    """The user has added to a file, one that a change merges."""
    module(box, tool)
    place = os.path.join(box, "Shop/Sources/App/SignIn/SignInPresenter.swift")
    with open(place, "a", encoding="utf-8") as file:
        file.write("\nextension SignInPresenter {\n    func mine() {}\n}\n")
    os.chmod(place, 0o740)


def added_module(box, tool):
    extended_module(box, tool)
    tool(*add("SignIn", "reset(email: String)"))


def moved_module(box, tool):
    """The user has moved one file and renamed another."""
    extended_module(box, tool)
    sources = os.path.join(box, "Shop/Sources/App")
    os.mkdir(os.path.join(sources, "Views"))
    view, presenter = "SignIn/SignInView.swift", "SignIn/SignInPresenter.swift"
    os.rename(os.path.join(sources, view), os.path.join(sources, "Views/SignInView.swift"))
    os.rename(os.path.join(sources, presenter), os.path.join(sources, "SignIn/Presenting.swift"))


def used_module(box, tool):
    """The module is edited, has a file of the user's own, and is used elsewhere."""
    extended_module(box, tool)
    write(box, "Shop/Sources/App/SignIn/Own/SignInPresenter+Own.swift", "extension SignInPresenter {}\n")
    write(box, "Shop/Sources/App/App.swift", "public struct App { var view: SignInView? }\n")


def modules_behind(box, tool):
    """The template has changed since: a file is new, one is gone, and one has another text."""
    package_and_template(box, tool)
    tool(*create("SignIn", "LogIn", "--templates", "templates", "--template", "small"))
    write(box, "templates/small/template.json", SMALL_TEMPLATE.replace("Tests.swift", "Spec.swift"))
    os.unlink(os.path.join(box, "templates/small/Tests.swift"))
    write(box, "templates/small/Spec.swift", "@testable import <<Target>>\n")
    write(box, "templates/small/View.swift", "struct <<Module>>View {\n  let title = 1\n}\n")
    write(box, "Shop/Sources/App/LogIn/LogInView.swift", "// mine\nstruct LogInView {}\n")


def module_with_company(box, tool):
    """The user has put a file of their own into the module's folder."""
    module(box, tool)
    write(box, "Shop/Sources/App/SignIn/Notes.md", "mine\n")


def package_with_links(box, tool):
    package(box, tool)
    os.mkdir(os.path.join(box, "Shop/code"))
    for name in ("Sources", "Tests"):
        os.rename(os.path.join(box, "Shop", name), os.path.join(box, "Shop/code", name))
        os.symlink(f"code/{name}", os.path.join(box, "Shop", name))


def package_and_template(box, tool):
    """A template of two files, so that many modules are few calls."""
    package(box, tool)
    write(box, "templates/small/template.json", SMALL_TEMPLATE)
    write(box, "templates/small/View.swift", "struct <<Module>>View {}\n")
    write(box, "templates/small/Tests.swift", "@testable import <<Target>>\n")


def nothing(box, tool):
    """No package yet."""


def template_folder(box, tool):
    package(box, tool)
    write(box, "templates/README.md", "ours\n")


def package_with_swift(box, tool):
    package(box, tool)
    write(box, "tools/Package.swift", NEW_TARGETS)
    write(box, "tools/dump.json", NEW_TARGETS_DUMP)
    write(box, "tools/swift", SWIFT)
    os.chmod(os.path.join(box, "tools/swift"), 0o755)


def module_in_new_target(box, tool):
    package_with_swift(box, tool)
    tool(*create("SignIn", "--new-target", "SignInFeature"))


def xcode_template(box, tool):
    template_folder(box, tool)
    write(box, "Screen.xctemplate/TemplateInfo.plist", XCODE_TEMPLATE)
    for part in ("View", "Presenter"):
        name = f"Screen.xctemplate/___FILEBASENAME___{part}.swift"
        write(box, name, f"final class ___FILEBASENAMEASIDENTIFIER___{part} {{}}\n")


# MARK: The list


def export(*arguments):
    return ("templates", "export", "viper", *arguments)


IMPORT = ("templates", "import", "Screen.xctemplate", "--into", "templates")


SCENARIOS = [
    Scenario("create-first", *create("SignIn")),
    Scenario("create-next", *create("SignIn"), prepare=package_with_another_module),
    Scenario("create-several", *create("SignIn", "Account/LogIn", "LogOut")),
    Scenario("create-into", *create("SignIn", "--into", "Sub/Folder")),
    Scenario(
        "create-overwrite",
        *create("SignIn", "--on-conflict", "overwrite"),
        prepare=incomplete_module,
    ),
    Scenario("create-skip", *create("SignIn", "--on-conflict", "skip"), prepare=incomplete_module),
    Scenario("create-again", *create("SignIn"), prepare=module, idle=True),
    Scenario("create-linked", *create("SignIn"), prepare=package_with_links),
    Scenario(
        "create-crowd",
        *create(*CROWD, "--templates", "templates", "--template", "small", "--into", "Sub/Folder"),
        prepare=package_and_template,
    ),
    Scenario("create-other", *create("SignIn", "--testing", "none"), prepare=module),
    Scenario("add", *add("SignIn", "reset(email: String)"), prepare=extended_module),
    Scenario("add-moved", *add("SignIn", "reset(email: String)"), prepare=moved_module),
    Scenario("add-again", *add("SignIn", "reset(email: String)"), prepare=added_module, idle=True),
    Scenario("change-removes", *change("SignIn", "--testing", "none"), prepare=module),
    Scenario("change-moves", *change("SignIn", "--layout", "layers"), prepare=module),
    Scenario(
        "update",
        "update",
        *("--package-path", PACKAGE, "--templates", "templates"),
        prepare=modules_behind,
    ),
    Scenario("rename", *rename("SignIn", "LogIn"), prepare=module),
    Scenario("rename-edited", *rename("SignIn", "LogIn", "--everywhere"), prepare=used_module),
    Scenario("rename-moves", *rename("Account/LogIn", "LogIn"), prepare=modules),
    Scenario("create-init", *create("SignIn", "--init"), prepare=nothing, ground=""),
    Scenario(
        "create-target",
        *create("SignIn", "--new-target", "SignInFeature"),
        prepare=package_with_swift,
        tools=True,
    ),
    Scenario("remove", *remove("SignIn"), prepare=module),
    Scenario("remove-target", *remove("SignIn"), prepare=module_in_new_target),
    Scenario("remove-one-of", *remove("SignIn"), prepare=modules),
    Scenario("remove-several", *remove("SignIn", "Account/LogIn", "LogOut"), prepare=modules),
    Scenario("remove-company", *remove("SignIn"), prepare=module_with_company),
    Scenario("remove-edited", *remove("SignIn"), prepare=edited_module),
    Scenario("remove-force", *remove("SignIn", "--force"), prepare=incomplete_module),
    Scenario("export-inside", *export("Shop/Own/viper"), prepare=package),
    # No command but the same one again can know of a folder that is not in a package.
    Scenario(
        "export-beside",
        *export("templates/viper"),
        prepare=template_folder,
        ground="templates",
        recovery=export("templates/viper"),
    ),
    Scenario(
        "import", *IMPORT, prepare=xcode_template, ground="templates", recovery=IMPORT),
]


def scenario(name):
    for known in SCENARIOS:
        if known.name == name:
            return known
    names = ", ".join(known.name for known in SCENARIOS)
    raise Unfit(f"there is no scenario '{name}'; there are: {names}")
