"""The packages that the commands start from, and how they are made."""

import os

PACKAGE = "Shop"

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


def adopt(*arguments):
    return ("adopt", *arguments, "--package-path", PACKAGE)


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
