"""Trees with modules that are written by hand, which no record describes."""

import os

from packages import add, adopt, create, package, write

PROTOCOLS = """\
protocol PinViewProtocol: AnyObject {
    func show(error: String)
}

protocol PinPresenterProtocol: AnyObject {
    func didLoad(at place: String)
}
"""

VIEW = """\
final class PinView: PinViewProtocol {
    var presenter: PinPresenterProtocol?

    func show(error: String) { print(error) }  // mine
}
"""

PRESENTER = """\
final class PinPresenter: PinPresenterProtocol {
    weak var view: PinViewProtocol?

    func didLoad(at place: String) {
        view?.show(error: place)
    }
}
"""

MOCK = """\
@testable import App

final class PinViewMock: PinViewProtocol {
    var showCallsCount = 0
    var showReceivedError: String?

    func show(error: String) {
        showCallsCount += 1
        showReceivedError = error
    }
}
"""

# The tests have no mock of the presenter.
MODULE = {
    "Shop/Sources/App/Pin/PinProtocols.swift": PROTOCOLS,
    "Shop/Sources/App/Pin/PinView.swift": VIEW,
    "Shop/Sources/App/Pin/PinPresenter.swift": PRESENTER,
    "Shop/Tests/AppTests/Pin/PinViewMock.swift": MOCK,
}

REGISTRY = """\
enum AppRoute {
  case home
}

func title(of route: AppRoute) -> String {
  switch route {
  case .home: "Home"
  }
}

enum Modules {
  static let all: [Any.Type] = [
    Int.self
  ]
}
"""

INSERTING_TEMPLATE = """\
{
  "id": "screen", "description": "A view that the app knows",
  "files": [{"source": "View.swift", "path": "<<Module>>View.swift", "role": "source"}],
  "insertions": [
    {"into": "enum AppRoute", "text": "case <<Module|lowerCamel>>"},
    {
      "into": "switch title(of:)",
      "text": ["case .<<Module|lowerCamel>>:", "  \\"<<Module>>\\""]
    },
    {"into": "array Modules.all", "text": "<<Module>>View.self"}
  ]
}
"""

SCREEN = ("--templates", "templates", "--template", "screen")

# A requirement that the presenter calls and the view implements.
ADDITION = ("reset(email: String)", "--from", "presenter", "--to", "view")


def own_module(box, tool):
    package(box, tool)
    for path, text in MODULE.items():
        write(box, path, text)
    os.chmod(os.path.join(box, "Shop/Sources/App/Pin/PinView.swift"), 0o740)


def own_modules(box, tool):
    """Two that are alike but for a function of the view."""
    own_module(box, tool)
    write(box, "templates/README.md", "ours\n")
    for path, text in MODULE.items():
        text = text.replace("// mine", "// mine\n\n    func refresh() {}")
        write(box, path.replace("Pin", "Map"), text.replace("Pin", "Map"))


def adopted_and_own_module(box, tool):
    """One of two is recorded."""
    own_modules(box, tool)
    tool(*adopt("Map"))


def own_module_with_addition(box, tool):
    own_module(box, tool)
    tool(*add("Pin", *ADDITION))


def own_module_with_old_mock(box, tool):
    """The protocol has one requirement more and one less than its mock, and the mock has code of the user."""
    own_module(box, tool)
    write(
        box, "Shop/Sources/App/Pin/PinProtocols.swift",
        PROTOCOLS.replace("show(error: String)", "hide(after seconds: Int)\n    func close()"))
    write(
        box, "Shop/Sources/App/Pin/PinView.swift",
        VIEW.replace("    func show(error: String) { print(error) }  // mine\n", ""))
    write(
        box, "Shop/Tests/AppTests/Pin/PinViewMock.swift",
        MOCK.replace("    var showCalls", "    let mine = 42  // mine\n\n    var showCalls", 1))


def own_module_with_findings(box, tool):
    """A back reference that is not weak, to a protocol that is not one of classes."""
    own_module(box, tool)
    write(
        box, "Shop/Sources/App/Pin/PinProtocols.swift",
        PROTOCOLS.replace("PinViewProtocol: AnyObject", "PinViewProtocol"))
    write(
        box, "Shop/Sources/App/Pin/PinPresenter.swift",
        "import UIKit\n\n" + PRESENTER.replace("weak var", "var"))


def own_module_with_baseline(box, tool):
    """The baseline is one of a project that had other findings."""
    own_module_with_findings(box, tool)
    write(box, "Shop/.viper-gen-baseline.json", '{"version": 1, "findings": []}\n')


def registry(box, tool):
    """A template that registers its modules in a file of the user."""
    package(box, tool)
    write(box, "Shop/Sources/App/Registry.swift", REGISTRY)
    os.chmod(os.path.join(box, "Shop/Sources/App/Registry.swift"), 0o740)
    write(box, "templates/screen/template.json", INSERTING_TEMPLATE)
    write(box, "templates/screen/View.swift", "struct <<Module>>View {}\n")


def registered_module(box, tool):
    registry(box, tool)
    tool(*create("SignIn", *SCREEN))


def registered_modules(box, tool):
    registry(box, tool)
    tool(*create("SignIn", "LogOut", *SCREEN))
