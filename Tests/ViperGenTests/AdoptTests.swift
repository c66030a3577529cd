import Foundation
import Testing

@Suite("viper-gen adopt")
struct AdoptTests {
  private let folder: TemporaryFolder

  /// The files of a module, with an interactor whose file has no module's name, and tests in a folder of their own.
  private static func sources(_ name: String, request: String) -> [String: String] {
    [
      "Modules/\(name)/\(name)Contract.swift": """
      protocol \(name)ViewProtocol: AnyObject {
          func show(error: String)
      }

      protocol \(name)PresenterProtocol: AnyObject {
          func \(request)
      }

      """,
      "Modules/\(name)/View/\(name)View.swift": """
      final class \(name)View: \(name)ViewProtocol {
          var presenter: \(name)PresenterProtocol?

          func show(error: String) { print(error) }
      }

      """,
      "Modules/\(name)/Logic/\(name)Presenter.swift": """
      final class \(name)Presenter: \(name)PresenterProtocol {
          weak var view: \(name)ViewProtocol?

          func \(request) {
              view?.show(error: "no")
          }
      }

      """,
    ]
  }

  private static func tests(_ name: String) -> String {
    """
    import XCTest
    @testable import App

    final class \(name)PresenterTests: XCTestCase {
        private final class ViewMock: \(name)ViewProtocol {
            var showCallsCount = 0
            func show(error: String) {
                showCallsCount += 1
            }
        }

        func testMock() {
            ViewMock().show(error: "")
        }
    }

    """
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "App",
        targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])],
        swiftLanguageModes: [.v5])

      """, to: "Package.swift")
    for (name, request) in [("Login", "signIn(user: String)"), ("Home", "reload()")] {
      for (path, text) in Self.sources(name, request: request) {
        try folder.write(text, to: "Sources/App/\(path)")
      }
      try folder.write(Self.tests(name), to: "Tests/AppTests/\(name)Tests/\(name)Tests.swift")
    }
  }

  private func files() throws -> [String: Data] {
    try folder.contents(below: "Sources").merging(folder.contents(below: "Tests")) { $1 }
  }

  /// What the compiler reports about the sources and the tests.
  private func errors() throws -> String {
    try folder.shell(
      """
      mkdir -p .module && swiftc -swift-version 5 -module-name App -enable-testing -emit-module \\
        -emit-module-path .module/App.swiftmodule $(find Sources -name '*.swift') 2>&1 \\
        && swiftc -swift-version 5 -typecheck -I .module $(find Tests -name '*.swift') 2>&1
      """
    ).output
  }

  @Test("writes a record, and no file of the module changes")
  func record() throws {
    let before = try files()
    let adopted = try folder.viperGen("adopt", "Login")
    #expect(adopted.status == 0, "\(adopted.errors)")
    #expect(
      adopted.errors.contains(
        "note: 'Login' has 4 of 4 files of the template, and 100 % of their lines\n"))
    #expect(try files() == before)
    let list = try folder.viperGen("list")
    #expect(
      list.output == """
        Modules/Login  login  App  4 files
        Home           –      App  3 files  view presenter

        """, "\(list.output)")
    let update = try folder.viperGen("update")
    #expect(update.status == 0 && update.errors == "unchanged\n", "\(update.errors)")
    #expect(try files() == before)
    let again = try folder.viperGen("adopt", "Login")
    #expect(again.status == 64, "\(again.errors)")
    #expect(
      again.errors == """
        error: 'Modules/Login' has a record already: change, rename and remove it as it is
        help: 'viper-gen show Modules/Login' describes it

        """)
    #expect(try folder.viperGen("adopt", "Home", "-q").status == 0)
    let all = try folder.viperGen("adopt", "--all")
    #expect(all.status == 66 && all.errors.contains("every module that is found has a record"))
  }

  @Test("a module in a subfolder has its plain name, too, where it is the only one")
  func plainName() throws {
    #expect(try folder.viperGen("adopt", "Modules/Login", "-q").status == 0)
    for name in ["Login", "Modules/Login"] {
      for command in [["show"], ["lint"], ["graph"], ["mocks"], ["update"]] {
        let outcome = try Program.viperGen(command + [name], in: folder.url)
        #expect(outcome.status <= 1, "\(command) \(name): \(outcome.errors)")
      }
      for command in [["show"], ["lint"], ["graph"], ["mocks"]] {
        let home = name.replacing("Login", with: "Home")
        let outcome = try Program.viperGen(command + [home], in: folder.url)
        #expect(outcome.status <= 1, "\(command) \(home): \(outcome.errors)")
      }
    }
    let renamed = try folder.viperGen("rename", "Login", "SignIn", "--dry-run")
    #expect(renamed.output.contains("Sources/App/Modules/SignIn/"), "\(renamed.errors)")
    // What is deleted is named as `list` does.
    #expect(try folder.viperGen("remove", "Login").status == 66)
    let manifest = try folder.text(of: "Package.swift")
    try folder.write(
      manifest.replacing("targets: [", with: "targets: [.target(name: \"Other\"), "),
      to: "Package.swift")
    try folder.write("", to: "Sources/Other/Other.swift")
    let made = try folder.viperGen(
      "create", "Screens/Login", "--target", "Other", "--testing", "none", "-q")
    #expect(made.status == 0, "\(made.errors)")
    let several = try folder.viperGen("change", "Login", "--set", "x=y")
    #expect(
      several.status == 64
        && several.errors.contains("choose one: 'Modules/Login' or 'Screens/Login'"),
      "\(several.errors)")
  }

  @Test("a record is all that is written, in JSON too, and nothing with --dry-run")
  func preview() throws {
    let before = try folder.tree()
    let outcome = try folder.viperGen("adopt", "Login", "--dry-run", "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"path\": \".viper-gen/App/Modules/Login.json\""))
    #expect(outcome.output.contains("\"action\": \"identical\""))
    #expect(try folder.tree() == before)
  }

  @Test("rename moves an adopted module with its tests, and the package compiles")
  func rename() throws {
    #expect(try folder.viperGen("adopt", "Login", "-q").status == 0)
    let renamed = try folder.viperGen("rename", "Modules/Login", "Modules/SignIn")
    #expect(renamed.status == 0, "\(renamed.errors)")
    let paths = Set(try files().keys)
    #expect(
      paths == [
        "App/Modules/SignIn/SignInContract.swift", "App/Modules/SignIn/View/SignInView.swift",
        "App/Modules/SignIn/Logic/SignInPresenter.swift",
        "AppTests/SignInTests/SignInTests.swift",
        "App/Modules/Home/HomeContract.swift", "App/Modules/Home/View/HomeView.swift",
        "App/Modules/Home/Logic/HomePresenter.swift", "AppTests/HomeTests/HomeTests.swift",
      ], "\(paths)")
    #expect(try errors() == "")
    let back = try folder.viperGen("rename", "Modules/SignIn", "Modules/Login", "-q")
    #expect(back.status == 0, "\(back.errors)")
    #expect(try folder.viperGen("list").output.hasPrefix("Modules/Login  login  App  4 files\n"))
  }

  @Test(
    "add edits an adopted module at the places of a hand-written one, and rename keeps the edit")
  func add() throws {
    #expect(try folder.viperGen("adopt", "Home", "-q").status == 0)
    let open = try folder.viperGen("add", "Modules/Home", "signOut()")
    #expect(open.status == 64, "\(open.errors)")
    #expect(
      open.errors.contains("viper-gen add Home 'signOut()' --from view --to presenter"),
      "\(open.errors)")
    let added = try folder.viperGen(
      "add", "Modules/Home", "show(text: String)", "--from", "presenter", "--to", "view")
    #expect(added.status == 0, "\(added.errors)")
    let tests = try folder.text(of: "Tests/AppTests/HomeTests/HomeTests.swift")
    #expect(tests.contains("func show(text: String) {"), "\(tests)")
    #expect(try errors() == "")
    #expect(try folder.viperGen("list").output.contains("3 edited"))
    let renamed = try folder.viperGen("rename", "Modules/Home", "Modules/Start")
    #expect(renamed.status == 0, "\(renamed.errors)")
    let view = try folder.text(of: "Sources/App/Modules/Start/View/StartView.swift")
    #expect(view.contains("func show(text: String)"), "\(view)")
    #expect(try errors() == "")
  }

  @Test("remove deletes an adopted module, and leaves the others")
  func remove() throws {
    #expect(try folder.viperGen("adopt", "Login", "-q").status == 0)
    let removed = try folder.viperGen("remove", "Modules/Login")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try files().keys.allSatisfy { $0.contains("Home") })
    #expect(try errors() == "")
  }

  @Test(
    "all modules that are like a template are adopted, and a change of the template reaches them")
  func template() throws {
    try folder.write("final class Unlike {}\n", to: "Sources/App/Modules/Cart/Cart.swift")
    try folder.write(
      "final class CartView {}\nfinal class CartPresenter {}\n",
      to: "Sources/App/Modules/Cart/CartView.swift")
    let learnt = try folder.viperGen("templates", "learn", "Login", "Home", "--id", "screen", "-q")
    #expect(learnt.status == 0, "\(learnt.errors)")
    let before = try files()
    let adopted = try folder.viperGen(
      "adopt", "--all", "--template", "screen", "--templates", "Templates")
    #expect(adopted.status == 0, "\(adopted.errors)")
    #expect(
      adopted.errors.contains("warning: 'Cart' is not like the template 'screen'"),
      "\(adopted.errors)")
    #expect(try files() == before)
    let record = try folder.text(of: ".viper-gen/App/Modules/Login.json")
    #expect(record.contains("\"signIn(user: String)\""), "\(record)")
    let view = try #require(
      try folder.contents(below: "Templates/screen").keys.first { $0.hasSuffix("View.swift") })
    let text = try folder.text(of: "Templates/screen/\(view)")
    try folder.write(
      text.replacing("final class", with: "/// A screen.\nfinal class"),
      to: "Templates/screen/\(view)")
    let updated = try folder.viperGen("update", "--templates", "Templates")
    #expect(updated.status == 0, "\(updated.errors)")
    for name in ["Login", "Home"] {
      let text = try folder.text(of: "Sources/App/Modules/\(name)/View/\(name)View.swift")
      #expect(text.hasPrefix("/// A screen.\nfinal class \(name)View"), "\(text)")
    }
    #expect(try errors() == "")
    let changed = try folder.viperGen(
      "add", "Modules/Login", "signOut()", "--from", "view", "--to", "presenter", "--templates",
      "Templates")
    #expect(changed.status == 0, "\(changed.errors)")
    #expect(try errors() == "")
  }

  @Test("a project without a package, and a module without a folder of its own")
  func project() throws {
    let project = try TemporaryFolder()
    try project.write("", to: "Shop.xcodeproj/.keep")
    for (path, text) in Self.sources("Login", request: "signIn(user: String)") {
      let name = path.split(separator: "/").last ?? ""
      let layer = path.contains("View/") ? "Views" : "Logic"
      try project.write(text, to: "Shop/\(layer)/\(name)")
    }
    try project.write(
      Self.tests("Login").replacing("App", with: "Shop"), to: "ShopTests/Unit/LoginTests.swift")
    let adopted = try project.viperGen("adopt", "Login")
    #expect(adopted.status == 0, "\(adopted.errors)")
    #expect(adopted.errors.contains("4 of 4 files of the template, and 100 %"))
    let renamed = try project.viperGen("rename", "Login", "SignIn")
    #expect(renamed.status == 0, "\(renamed.errors)")
    #expect(
      try project.contents(below: "Shop").keys.sorted() == [
        "Logic/SignInContract.swift", "Logic/SignInPresenter.swift", "Views/SignInView.swift",
      ])
    #expect(
      try project.text(of: "ShopTests/Unit/SignInTests.swift").contains("@testable import Shop"))
  }

  @Test("a project whose sources have the name of a module, and a declaration with any name")
  func sameName() throws {
    let project = try TemporaryFolder()
    try project.write("", to: "Login.xcodeproj/.keep")
    for (path, text) in Self.sources("Login", request: "signIn(user: String)") {
      let more = path.contains("View/") ? "struct Failure {}\n" : ""
      try project.write(text + more, to: "Login/\(path)")
    }
    try project.write(
      "final class HomeView {}\nfinal class HomePresenter {}\n", to: "Core/Home/Home.swift")
    let adopted = try project.viperGen("adopt", "--all")
    #expect(adopted.status == 0, "\(adopted.errors)")
    let list = try project.viperGen("list", "--recorded")
    #expect(
      list.output == """
        Core/Home            home   Login  1 file
        Login/Modules/Login  login  Login  3 files

        """, "\(list.output)\(list.errors)")
    let update = try project.viperGen("update")
    #expect(update.status == 0 && update.errors.hasSuffix("\nunchanged\n"), "\(update.errors)")
  }

  @Test("is refused with the reason, and nothing is written")
  func refusals() throws {
    let before = try folder.tree()
    for (arguments, status, message) in [
      (["Logn"], Int32(66), "did you mean 'Login'?"), ([], 64, "NAME is missing"),
      (["Login", "--all"], 64, "'--all' and names are given"),
      (["Login", "--template", "nope"], 66, "no template 'nope'"),
      (["Login", "--template", "viper"], 64, "'Login' is not like the template 'viper'"),
      (["--all", "--template", "vip"], 64, "is not like the template 'vip'"),
    ] {
      let outcome = try Program.viperGen(["adopt"] + arguments, in: folder.url)
      #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(try folder.tree() == before)
    }
  }
}
