import Foundation
import Testing

@Suite("viper-gen templates learn")
struct TemplatesLearnTests {
  private let folder: TemporaryFolder

  private static func sources(_ name: String, extra: String = "") -> [String: String] {
    [
      "Sources/Shop/\(name)/\(name)Protocols.swift": """
      protocol \(name)ViewProtocol: AnyObject {
        func show(message: String)
      }

      protocol \(name)PresenterProtocol {
        func didLoad()
      }

      """,
      "Sources/Shop/\(name)/\(name)ViewController.swift": """
      /// The screen. Its login text is a word.
      final class \(name)ViewController: \(name)ViewProtocol {
        var presenter: \(name)PresenterProtocol?
        let title = "\(name)"

        func show(message: String) {}
        func login(email: String) {}
      }

      """,
      "Sources/Shop/\(name)/\(name)Presenter.swift": """
      final class \(name)Presenter: \(name)PresenterProtocol {
        weak var view: \(name)ViewProtocol?

        func didLoad() {
          view?.show(message: "")
      \(extra)  }
      }

      """,
      "Tests/ShopTests/\(name)/\(name)ViewMock.swift": """
      @testable import Shop

      final class \(name)ViewMock: \(name)ViewProtocol {
        var messages: [String] = []

        func show(message: String) { messages.append(message) }
      }

      """,
    ]
  }

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
    for (path, text) in Self.sources("Login") { try folder.write(text, to: path) }
  }

  private func learn(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(["templates", "learn"] + arguments, in: folder.url)
  }

  @Test("makes a template that passes its check and gives the module back byte for byte")
  func roundTrip() throws {
    let learnt = try learn("Login")
    #expect(learnt.status == 0, "\(learnt.errors)")
    #expect(learnt.output.contains("created  template.json\n"), "\(learnt.output)")
    #expect(learnt.errors.contains("next: viper-gen templates check Templates/login\n"))
    let checked = try folder.viperGen("templates", "check", "Templates/login", "--strict")
    #expect(checked.status == 0, "\(checked.errors)")
    let before = try folder.contents(below: "Sources")
    let tests = try folder.contents(below: "Tests")
    for path in ["Sources/Shop/Login", "Tests/ShopTests/Login"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: path))
    }
    try folder.write("", to: "Sources/Shop/Other.swift")
    let made = try folder.viperGen(
      "create", "Login", "--templates", "Templates", "--template", "login", "-q")
    #expect(made.status == 0, "\(made.errors)")
    var after = try folder.contents(below: "Sources")
    after["Shop/Other.swift"] = nil
    #expect(after == before)
    #expect(try folder.contents(below: "Tests") == tests)
  }

  @Test("keeps words that are not the module's name under another name")
  func words() throws {
    #expect(try learn("Sources/Shop/Login", "--id", "screen", "-q").status == 0)
    let made = try folder.viperGen(
      "create", "Profile", "--templates", "Templates", "--template", "screen", "-q")
    #expect(made.status == 0, "\(made.errors)")
    let view = try folder.text(of: "Sources/Shop/Profile/ProfileViewController.swift")
    #expect(view.contains("final class ProfileViewController: ProfileViewProtocol {"))
    #expect(view.contains("func login(email: String) {}") && view.contains("Its login text"))
  }

  @Test("takes from several modules what all of them have")
  func several() throws {
    for (path, text) in Self.sources("Cart", extra: "    view?.show(message: \"cart\")\n") {
      try folder.write(text, to: path)
    }
    let learnt = try learn("Login", "Cart", "--id", "common")
    #expect(learnt.status == 0, "\(learnt.errors)")
    let check = try folder.viperGen("templates", "check", "Templates/common", "--strict")
    #expect(check.status == 0, "\(check.errors)")
    let presenter = try folder.contents(below: "Templates/common").first {
      $0.key.hasSuffix("Presenter.swift")
    }
    let text = String(decoding: try #require(presenter).value, as: UTF8.self)
    #expect(text.contains("view?.show(message: \"\")") && !text.contains("\"cart\""))
  }

  @Test("takes functions in any style for its lists, with a warning")
  func anyStyle() throws {
    for (name, function) in [("Login", "VerifyCode(with pin: String)"), ("Cart", "pay()")] {
      for (path, text) in Self.sources(name) {
        let more = text.replacing("func didLoad()\n", with: "func didLoad()\n  func \(function)\n")
          .replacing("  func didLoad() {", with: "  func \(function) {}\n  func didLoad() {")
        try folder.write(more, to: path)
      }
    }
    #expect(try learn("Login", "Cart", "--id", "screen", "-q").status == 0)
    let check = try folder.viperGen("templates", "check", "Templates/screen", "--strict")
    #expect(check.status == 0, "\(check.errors)")
    let adopted = try folder.viperGen(
      "adopt", "--all", "--template", "screen", "--templates", "Templates", "-q")
    #expect(adopted.status == 0, "\(adopted.errors)")
    let made = try folder.viperGen(
      "create", "Profile", "--templates", "Templates", "--template", "screen",
      "--view-to-presenter", "Delete_all(then done: () -> Void)", "--view-to-presenter",
      "show(_ name: String)", "--view-to-presenter", "show(_ age: Int)")
    #expect(made.status == 0, "\(made.errors)")
    #expect(
      made.errors.contains("warning: 'Delete_all' is not in lowerCamelCase"), "\(made.errors)")
    #expect(!made.errors.contains("'show'"))
    let text = try folder.text(of: "Sources/Shop/Profile/ProfileProtocols.swift")
    #expect(text.contains("  func Delete_all(then done: () -> Void)\n"), "\(text)")
  }

  @Test("is refused with the reason, and nothing is written")
  func refusals() throws {
    let before = try folder.tree()
    for (arguments, status, message) in [
      (["Logn"], Int32(66), "did you mean 'Login'?"), ([], 64, "no module"),
      (["Login", "--id", "Log In"], 65, "is not a valid id"),
    ] {
      let outcome = try Program.viperGen(["templates", "learn"] + arguments, in: folder.url)
      #expect(outcome.status == status, "\(outcome.errors)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(try folder.tree() == before)
    }
    try folder.write("mine", to: "Templates/login/Own.txt")
    #expect(try learn("Login").status == 73)
  }
}
