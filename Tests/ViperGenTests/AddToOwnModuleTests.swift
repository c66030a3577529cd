import Foundation
import Testing

/// `viper-gen add` on modules that no record describes.
@Suite("viper-gen add to a module that was written by hand")
struct AddToOwnModuleTests {
  private let folder: TemporaryFolder

  private static let login = """
    protocol LoginViewInput: AnyObject {
      func show(error: String)
    }

    protocol LoginViewOutput {
      func didTapSignIn(username: String)
    }

    final class LoginViewController: LoginViewInput {
      var output: LoginViewOutput?

      func show(error: String) {}
    }

    final class LoginPresenter {
      weak var view: LoginViewInput?
    }

    extension LoginPresenter: LoginViewOutput {
      func didTapSignIn(username: String) {
        view?.show(error: "")
      }
    }

    """
  private static let mocks = """
    @testable import Shop

    final class LoginViewOutputMock: LoginViewOutput {
      var didTapSignInCallsCount = 0
      var didTapSignInReceivedUsername: String?

      func didTapSignIn(username: String) {
        didTapSignInCallsCount += 1
        didTapSignInReceivedUsername = username
      }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])

      """, to: "Package.swift")
    try folder.write(Self.login, to: "Sources/Shop/Login.swift")
    try folder.write(Self.mocks, to: "Tests/ShopTests/Mocks.swift")
  }

  private func add(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(["add", "Login"] + arguments, in: folder.url)
  }

  private static let signature = "didTapForgotPassword(email: String)"

  @Test("edits the protocol, the type that conforms and the mock, and takes it all out again")
  func addAndRemove() throws {
    let before = try folder.tree().mapValues(\.contents)
    let added = try add(Self.signature, "--from", "view", "--to", "presenter")
    #expect(added.status == 0, "\(added.errors)")
    #expect(
      added.output == """
        merged  Sources/Shop/Login.swift
        merged  Tests/ShopTests/Mocks.swift

        """)
    #expect(
      added.errors.contains(
        "note: nothing calls it yet: output?.didTapForgotPassword(email:) in LoginViewController"))
    let login = try folder.text(of: "Sources/Shop/Login.swift")
    #expect(login.contains("  func didTapSignIn(username: String)\n  func \(Self.signature)\n}"))
    let mocks = try folder.text(of: "Tests/ShopTests/Mocks.swift")
    #expect(mocks.contains("  var didTapForgotPasswordCallsCount = 0\n"))
    #expect(mocks.contains("    didTapForgotPasswordReceivedEmail = email\n"))
    try typeCheck()
    let removed = try add(
      "didTapForgotPassword(email:)", "--from", "view", "--to", "presenter", "--remove")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try folder.tree().mapValues(\.contents) == before)
  }

  @Test("a removal warns of a call that is left, with its place")
  func leftCall() throws {
    let added = try add("hide()", "--from", "presenter", "--to", "view")
    #expect(added.status == 0, "\(added.errors)")
    let path = "Sources/Shop/Login.swift"
    try folder.write(
      folder.text(of: path).replacing(
        "view?.show(error: \"\")\n", with: "view?.show(error: \"\")\n    view?.hide()\n"),
      to: path)
    let removed = try add("hide()", "--from", "presenter", "--to", "view", "--remove", "-q")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(
      removed.errors.hasPrefix("\(path):25:11: warning: hide() is still used\n"),
      "\(removed.errors)")
  }

  /// The compiler accepts the sources.
  private func typeCheck() throws {
    let outcome = try Program.tool(
      "swiftc", ["-frontend", "-typecheck", "-module-name", "Shop", "Sources/Shop/Login.swift"],
      in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("prints a command for each link if the parts are not named, and each command works")
  func links() throws {
    let before = try folder.tree()
    let outcome = try add(Self.signature)
    #expect(outcome.status == 64)
    let commands = outcome.errors.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("  viper-gen add ") }
    #expect(commands.count == 2, "\(outcome.errors)")
    #expect(try folder.tree() == before)
    for command in commands {
      let run = try folder.copy().shell(String(command.dropFirst(2)))
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  /// What is typed after the name, and a part of the error.
  static let refusals: [([String], String)] = [
    (["x()", "--from", "view", "--to", "router"], "'Login' has no protocol from view to router"),
    (
      ["didTapSignIn(username: String)", "--from", "view", "--to", "presenter"], "required already"
    ),
    (["x(", "--from", "view", "--to", "presenter"], "'x('"),
    (["x()", "--from", "view", "--to", "presenter", "--remove"], "does not require 'x()'"),
  ]

  @Test("is refused with the reason, and nothing is changed", arguments: refusals)
  func refuses(arguments: [String], message: String) throws {
    let before = try folder.tree()
    let outcome = try Program.viperGen(["add", "Login"] + arguments, in: folder.url)
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try folder.tree() == before)
  }

  @Test("names other types that conform, and edits all of them only with --all")
  func severalTypes() throws {
    try folder.write(
      "struct Other: LoginViewOutput { func didTapSignIn(username: String) {} }\n",
      to: "Sources/Shop/Other.swift")
    let arguments = ["add", "Login", "x()", "--from", "view", "--to", "presenter"]
    let refused = try Program.viperGen(arguments, in: folder.url)
    #expect(refused.status == 64)
    #expect(refused.errors.contains("Other (Sources/Shop/Other.swift:1)"), "\(refused.errors)")
    #expect(refused.errors.contains("add '--all' to edit all of them"))
    let all = try Program.viperGen(arguments + ["--all"], in: folder.url)
    #expect(all.status == 0, "\(all.errors)")
    #expect(try folder.text(of: "Sources/Shop/Other.swift").contains("func x()"))
  }

  @Test("writes nothing with --dry-run and --diff, and prints one object with --json")
  func previews() throws {
    let before = try folder.tree()
    for option in ["--dry-run", "--diff"] {
      let outcome = try add("x()", "--from", "view", "--to", "presenter", option)
      #expect(outcome.status == 0 && outcome.errors.contains("nothing was written"))
      #expect(outcome.output.contains("Sources/Shop/Login.swift"))
    }
    #expect(try folder.tree() == before)
    let json = try add("x()", "--from", "view", "--to", "presenter", "--json").json()
    let files = try #require(json["files"] as? [[String: Any]])
    #expect(files.map { $0["action"] as? String } == ["merged", "merged"])
    let found = try #require(json["diagnostics"] as? [[String: Any]])
    #expect(found.map { $0["code"] as? String }.contains("not-derived"))
  }

  @Test("works in the project of an app without a package", arguments: SmallProject.allCases)
  func projects(kind: SmallProject) throws {
    guard kind != .bazel else { return }
    let project = try kind.folder()
    try project.write(Self.login, to: "Shop/Login/Login.swift")
    let outcome = try Program.viperGen(
      ["add", "Login", "x()", "--from", "view", "--to", "presenter"],
      in: project.url.appending(path: "Shop"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try project.text(of: "Shop/Login/Login.swift").contains("  func x()\n"))
    #expect(outcome.errors.contains("next: "))
  }

  @Test("leaves recorded modules to their template")
  func recorded() throws {
    let made = try folder.viperGen("create", "SignIn", "--testing", "none", "-q")
    try #require(made.status == 0, "\(made.errors)")
    let added = try folder.viperGen("add", "SignIn", "reset()")
    #expect(added.status == 0, "\(added.errors)")
    #expect(!added.errors.contains("nothing calls it"))
  }
}
