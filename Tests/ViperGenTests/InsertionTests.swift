import Foundation
import Testing

@Suite("Insertions of a template")
struct InsertionTests {
  private let folder: TemporaryFolder
  private static let registry = """
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

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Other")])

      """, to: "Package.swift")
    try folder.write(Self.registry, to: "Sources/App/Registry.swift")
    // The registry of another target does not count beside one of the module's own.
    try folder.write("enum AppRoute {\n  case other\n}\n", to: "Sources/Other/Other.swift")
    try folder.write("struct <<Module>>View {}\n", to: "Templates/screen/View.swift")
    try folder.write(
      #"""
      {
        "id": "screen", "description": "A screen",
        "options": [{"name": "routed", "type": "boolean", "default": true, "help": "Register it"}],
        "files": [{"source": "View.swift", "path": "<<Module>>View.swift", "role": "source"}],
        "insertions": [
          {"into": "enum AppRoute", "text": "case <<Module|lowerCamel>>", "when": "routed"},
          {
            "into": "switch title(of:)", "when": "routed",
            "text": ["case .<<Module|lowerCamel>>:", "  \"<<Module>>\""]
          },
          {"into": "array Modules.all", "text": "<<Module>>View.self"}
        ]
      }

      """#, to: "Templates/screen/template.json")
  }

  private func create(_ names: String...) throws -> Outcome {
    try Program.viperGen(
      ["create"] + names + [
        "--template", "screen", "--templates", "Templates", "--target", "App",
      ], in: folder.url)
  }

  private func run(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(arguments + ["--templates", "Templates"], in: folder.url)
  }

  private func registry() throws -> String { try folder.text(of: "Sources/App/Registry.swift") }

  private func errors() throws -> String {
    try folder.shell("swiftc -typecheck $(find Sources/App -name '*.swift') 2>&1").output
  }

  @Test("pass the check, which finds a place that is none")
  func check() throws {
    let check = try folder.viperGen("templates", "check", "Templates/screen", "--strict")
    #expect(check.status == 0, "\(check.errors)")
    let manifest = try folder.text(of: "Templates/screen/template.json")
    for (wrong, message) in [
      ("enumeration AppRoute", "does not name a declaration"),
      ("enum <<Module>>.", "does not name a declaration"),
      ("enum <<Nope>>", "unknown"),
    ] {
      try folder.write(
        manifest.replacing("enum AppRoute", with: wrong), to: "Templates/screen/template.json")
      let check = try folder.viperGen("templates", "check", "Templates/screen")
      #expect(check.status != 0 && check.errors.contains(message), "\(check.errors)")
    }
  }

  @Test("register modules once, and the project compiles; removal restores each byte")
  func createAndRemove() throws {
    let made = try create("Login", "Cart")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("merged   Sources/App/Registry.swift\n"), "\(made.output)")
    let text = try registry()
    for line in [
      "  case login\n", "  case .cart:\n    \"Cart\"\n", "    LoginView.self,\n    CartView.self\n",
    ] {
      #expect(text.contains(line), "\(text)")
    }
    #expect(try errors() == "")
    #expect(
      try folder.text(of: "Sources/Other/Other.swift") == "enum AppRoute {\n  case other\n}\n")
    #expect(try create("Login", "Cart").status == 0)
    #expect(try registry() == text)
    #expect(try run("update").errors == "unchanged\n")
    #expect(try folder.viperGen("remove", "Login").status == 0)
    #expect(try errors() == "")
    #expect(try folder.viperGen("remove", "Cart").status == 0)
    #expect(try registry() == Self.registry)
  }

  @Test("a dry run shows the edit, and writes nothing")
  func preview() throws {
    let before = try folder.tree()
    let diff = try Program.viperGen(
      [
        "create", "Login", "--template", "screen", "--templates", "Templates", "--target", "App",
        "--diff",
      ], in: folder.url)
    #expect(diff.status == 0 && diff.output.contains("+  case login\n"), "\(diff.output)")
    #expect(try folder.tree() == before)
  }

  @Test("follow a rename and a change of options")
  func rename() throws {
    #expect(try create("Login", "Cart").status == 0)
    let text = try registry()
    let renamed = try run("rename", "Login", "SignIn")
    #expect(renamed.status == 0 && !renamed.errors.contains("old name"), "\(renamed.errors)")
    let expected = text.replacing("login", with: "signIn").replacing("Login", with: "SignIn")
    #expect(try registry() == expected)
    #expect(try errors() == "")
    #expect(try run("change", "SignIn", "--no-routed").status == 0)
    #expect(try !registry().contains("case signIn"))
    #expect(try registry().contains("SignInView.self"))
    #expect(try run("change", "SignIn", "--routed").status == 0)
    #expect(try registry().contains("  case signIn\n"))
    #expect(try errors() == "")
    #expect(try run("rename", "SignIn", "Entry", "--everywhere").status == 0)
    #expect(try registry().contains("EntryView.self") && registry().contains("case entry\n"))
    #expect(try errors() == "")
  }

  @Test("follow the template with update")
  func update() throws {
    #expect(try create("Login").status == 0)
    let manifest = try folder.text(of: "Templates/screen/template.json")
    try folder.write(
      manifest.replacing("\\\"<<Module>>\\\"", with: "\\\"The <<Module>>\\\""),
      to: "Templates/screen/template.json")
    let updated = try run("update")
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(try registry().contains("    \"The Login\"\n"))
    #expect(try !registry().contains("    \"Login\"\n"))
    #expect(try errors() == "")
  }

  @Test("without a place, or with several, are a warning with the text to add")
  func noPlace() throws {
    try folder.write(
      "extension Modules {}\nlet other = 1\n", to: "Sources/App/Registry.swift")
    try folder.write("enum AppRoute { case a }\n", to: "Sources/App/Two/A.swift")
    try folder.write(
      "extension B { enum AppRoute { case b } }\nenum B {}\n", to: "Sources/App/B.swift")
    let made = try create("Login")
    #expect(made.status == 0, "\(made.errors)")
    #expect(
      made.errors.contains(
        """
        warning: 'Login' is not added to a declaration: 'switch title(of:)' is not found
        help: add this by hand:
          case .login:
            "Login"

        """), "\(made.errors)")
    #expect(
      try folder.text(of: "Sources/App/Two/A.swift")
        == "enum AppRoute {\n    case a\n    case login\n}\n")
    #expect(try folder.text(of: "Sources/App/B.swift").contains("{ case b }"))
    #expect(try folder.viperGen("list").status == 0)
    try folder.write("enum AppRoute { case c }\n", to: "Sources/App/Two/C.swift")
    let second = try create("Cart")
    #expect(second.errors.contains("'enum AppRoute' is declared several times: Sources/App/Two/"))
  }

  @Test("a text that the user has edited stays, and so does one that is gone")
  func edited() throws {
    #expect(try create("Login").status == 0)
    let edited = try registry().replacing("  case login\n", with: "")
      .replacing("    \"Login\"", with: "    \"My login\"")
    try folder.write(edited, to: "Sources/App/Registry.swift")
    let removed = try folder.viperGen("remove", "Login")
    #expect(removed.status == 0, "\(removed.errors)")
    let text = try registry()
    #expect(text.contains("\"My login\"") && !text.contains("LoginView.self"), "\(text)")
  }

  @Test("of a damaged record are reported with their place")
  func record() throws {
    #expect(try create("Login").status == 0)
    let path = ".viper-gen/App/Login.json"
    let record = try folder.text(of: path)
    try folder.write(record.replacing("enum AppRoute", with: "enum ../x"), to: path)
    let list = try folder.viperGen("list")
    #expect(list.status == 65 && list.errors.contains("does not name a declaration"))
  }
}
