import Foundation
import Testing

@Suite("Insertions of a learnt template")
struct LearntInsertionTests {
  private let folder: TemporaryFolder

  private static let registry = """
    enum AppRoute {
      case home
      case signIn
    }

    enum Event {
      case opened
    }

    protocol ScreenMaker {
      func makeSignIn() -> SignInPresenter
    }

    struct Factory: ScreenMaker {}

    extension Factory {
      func makeSignIn() -> SignInPresenter {
        let presenter = SignInPresenter()
        return presenter
      }
    }

    func screen(for route: AppRoute) -> Any? {
      switch route {
      case .home: return nil
      case .signIn:
        return SignInPresenter()
      }
    }

    final class Container {
      var all: [Any] = []

      func register(_ part: Any) { all.append(part) }

      func registerAll() {
        register(1)
        register(SignInPresenter())
      }
    }

    enum Modules {
      static let all: [Any.Type] = [
        Int.self,
        SignInPresenter.self,
      ]
      static let paths: [String: Any.Type] = ["home": Int.self, "sign-in": SignInPresenter.self]
    }

    protocol HasHome {}
    typealias Needs = HasHome & SignInViewProtocol

    """

  private static func sources(_ name: String) -> [String: String] {
    [
      "Sources/Shop/\(name)/\(name)Presenter.swift": """
      protocol \(name)ViewProtocol: AnyObject {
        func show()
      }

      final class \(name)Presenter {
        weak var view: \(name)ViewProtocol?
      }

      """,
      "Sources/Shop/\(name)/\(name)View.swift": """
      final class \(name)View: \(name)ViewProtocol {
        func show() {}
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

      let package = Package(name: "Shop", targets: [.target(name: "Shop")])

      """, to: "Package.swift")
    for (path, text) in Self.sources("SignIn") { try folder.write(text, to: path) }
    try folder.write(Self.registry, to: "Sources/Shop/App/Registry.swift")
  }

  private func learn(_ names: String...) throws -> Outcome {
    let learnt = try Program.viperGen(
      ["templates", "learn"] + names + ["--id", "screen"], in: folder.url)
    let checked = try folder.viperGen("templates", "check", "Templates/screen", "--strict")
    #expect(checked.status == 0, "\(checked.errors)")
    return learnt
  }

  private func create(_ name: String) throws -> Outcome {
    try folder.viperGen("create", name, "--templates", "Templates", "--template", "screen")
  }

  private func registry() throws -> String {
    try folder.text(of: "Sources/Shop/App/Registry.swift")
  }

  private func errors() throws -> String {
    try folder.shell("swiftc -typecheck $(find Sources -name '*.swift') 2>&1").output
  }

  @Test("register a second module wherever the learnt one is, once, until it is removed")
  func createAndRemove() throws {
    let learnt = try learn("SignIn")
    #expect(learnt.status == 0, "\(learnt.errors)")
    let manifest = try folder.text(of: "Templates/screen/template.json")
    for place in [
      "enum AppRoute", "protocol ScreenMaker", "extension Factory", "switch screen(for:)",
      "func Container.registerAll()", "array Modules.all", "dictionary Modules.paths",
      "typealias Needs",
    ] {
      #expect(manifest.contains("\"into\": \"\(place)\""), "\(place) in \(manifest)")
      #expect(learnt.errors.contains("is added to '\(place)' for each module"))
    }
    #expect(manifest.contains(#""\"<<Module|kebab>>\": <<Module>>Presenter.self""#), "\(manifest)")
    #expect(try create("SignIn").status == 0)
    #expect(try registry() == Self.registry)
    let made = try create("MyCart")
    #expect(made.status == 0 && !made.errors.contains("warning"), "\(made.errors)")
    let text = try registry()
    for line in [
      "  case myCart\n", "  case .myCart:\n    return MyCartPresenter()\n",
      "    register(MyCartPresenter())\n", "    MyCartPresenter.self,\n",
      "\"my-cart\": MyCartPresenter.self]", "& MyCartViewProtocol\n",
      "  func makeMyCart() -> MyCartPresenter {\n    let presenter = MyCartPresenter()\n",
      "  func makeMyCart() -> MyCartPresenter\n",
    ] {
      #expect(text.contains(line), "\(line) in \(text)")
    }
    #expect(try errors() == "")
    #expect(try folder.viperGen("remove", "MyCart").status == 0)
    #expect(try registry() == Self.registry)
  }

  @Test("are what all of several modules have, and the others are reported")
  func several() throws {
    for (path, text) in Self.sources("Cart") { try folder.write(text, to: path) }
    try folder.write(
      """
      enum AppRoute {
        case signIn
        case cart
      }

      func start() {
        print(SignInPresenter())
        print(CartPresenter())
        let first = SignInPresenter()
        print(first)
      }

      """, to: "Sources/Shop/App/Registry.swift")
    let learnt = try learn("SignIn", "Cart")
    #expect(learnt.status == 0, "\(learnt.errors)")
    #expect(
      learnt.errors.contains(
        "Sources/Shop/App/Registry.swift:9:3: note: 'let first = SignInPresenter()' names the module, and is "
          + "not added for each module: not every module has it\n"), "\(learnt.errors)")
    #expect(try create("Profile").status == 0)
    let text = try registry()
    #expect(text.contains("  case cart\n  case profile\n"), "\(text)")
    #expect(text.contains("  print(first)\n  print(ProfilePresenter())\n"), "\(text)")
    #expect(try errors() == "")
  }

  @Test("are not guessed from code that only uses the module")
  func uses() throws {
    for (path, text) in Self.sources("Home") { try folder.write(text, to: path) }
    try folder.write(
      """
      extension HomePresenter {
        func showSignIn() { print(SignInPresenter()) }
      }

      """, to: "Sources/Shop/Home/HomePresenter+Navigation.swift")
    try folder.write(
      """
      final class App {
        var signInPresenter: SignInPresenter?
        var root: Any?

        init() {
          root = SignInPresenter()
          if root == nil {
            print(SignInPresenter())
          }
        }

        func signIn(email: String) {}
      }

      enum Event { case signIn }

      func makeSignIn() -> SignInPresenter { SignInPresenter() }

      """, to: "Sources/Shop/App/Registry.swift")
    let learnt = try learn("SignIn")
    #expect(learnt.status == 0, "\(learnt.errors)")
    #expect(try !folder.text(of: "Templates/screen/template.json").contains("insertions"))
    for note in [
      "'var signInPresenter: SignInPresenter?' names the module, and is not added for each module: no other",
      "'root = SignInPresenter()' names the module",
      "'func makeSignIn() -> SignInPresenter { SignInPresenter() }' names the module, and is not added "
        + "for each module: an insertion cannot be at this place",
      "'case signIn' names the module",
    ] {
      #expect(learnt.errors.contains(note), "\(note) in \(learnt.errors)")
    }
    #expect(!learnt.errors.contains("signIn(email"))
  }
}
