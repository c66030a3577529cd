import Testing

@testable import ScaffoldKit

@Suite("The names of modules")
struct NameCheckTests {
  /// A template of a source with two types and a test with one.
  private static func world(
    package: [String: String] = [:], frameworks: String = ""
  ) throws -> TemplateWorld {
    try TemplateWorld(
      TemplateWorld.manifest(
        files: """
          {"source": "V.swift", "path": "<<Module>>Presenter.swift", "role": "source"},
          {"source": "T.swift", "path": "<<Module>>Tests.swift", "role": "test"}
          """,
        frameworks: frameworks),
      files: [
        "V.swift": "protocol <<Module>>View {}\nclass <<Module>>Presenter {}\n",
        "T.swift": "struct <<Module>>Tests {}\n",
      ],
      package: package)
  }

  /// Files of the target, the module's name, and the place of the declaration that refuses it.
  static let taken: [(String, String, String, String)] = [
    ("Sources/App/A.swift", "\n struct SignInView {}", "SignInView", "Sources/App/A.swift:2"),
    (
      "Sources/App/d/B.swift", "enum SignInPresenter {}", "SignInPresenter",
      "Sources/App/d/B.swift:1"
    ),
    (
      "Sources/App/A.swift", "#if X\nactor SignIn {}\n#else\nenum SignIn {}\n#endif", "SignIn",
      "Sources/App/A.swift:2"
    ),
    ("Sources/App/A.swift", "typealias signin = Int", "signin", "Sources/App/A.swift:1"),
    ("Sources/App/A.swift", "protocol SIGNIN {}", "SIGNIN", "Sources/App/A.swift:1"),
    ("Tests/AppTests/T.swift", "class SignInTests {}", "SignInTests", "Tests/AppTests/T.swift:1"),
  ]

  @Test("are refused when a target declares one of their types already", arguments: taken)
  func takenTypes(file: String, text: String, type: String, place: String) throws {
    let world = try Self.world(package: [file: text])
    let problems = try world.refusals(["SignIn", "Other"])
    #expect(
      problems.map(\.message) == [
        "'SignIn' would declare '\(type)', which \(place) declares already"
      ])
    #expect(problems.first?.category == .usage)
  }

  static let harmless: [(String, String)] = [
    ("Sources/App/A.swift", "// struct SignInView {}\nlet a = \"class SignInView\""),
    ("Sources/App/A.swift", "enum Outer { struct SignInView {} }"),
    ("Sources/App/A.swift", "struct signinview {}"),
    ("Sources/App/A.txt", "struct SignInView {}"),
    ("Sources/App/.hidden/A.swift", "struct SignInView {}"),
    ("Sources/App/A.swift", "struct SignInTests {}"),
    ("Tests/AppTests/A.swift", "struct SignInView {}"),
    ("Sources/Other/A.swift", "struct SignInView {}"),
    ("Sources/App/SignIn/SignInPresenter.swift", "struct SignInView {}"),
  ]

  @Test("are free where the type is inner, commented out, or another target's", arguments: harmless)
  func freeTypes(file: String, text: String) throws {
    let world = try Self.world(package: [file: text])
    #expect(try world.refusals(["SignIn"]) == [])
  }

  @Test("are compared with the target's current code, however long the package is locked")
  func heldPackage() throws {
    let package = try TestPackage([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])
      """,
      "Sources/App/A.swift": "enum A {}\n",
    ])
    let scaffolder = try Scaffolder().locking(packagePath: package.path)
    var request = ScaffoldRequest(
      modules: [try ModulePath("SignIn")], packagePath: package.path)
    request.settings = [.init("testing", "none")]
    _ = try scaffolder.plan(request)
    try package.write("Sources/App/Later/B.swift", "enum SignInPresenter {}\n")
    let failure = #expect(throws: ScaffoldError.self) { try scaffolder.plan(request) }
    #expect(
      failure?.diagnostics.map(\.message) == [
        "'SignIn' would declare 'SignInPresenter', which Sources/App/Later/B.swift:1 declares already"
      ])
  }

  static let clashes: [([String], [String])] = [
    (
      ["SignIn", "SignInView"],
      ["'SignIn' would declare 'SignInView', the name of the module 'SignInView'"]
    ),
    (["SignIn", "SignUp", "SignInTests", "Sign"], []),
    (
      ["A/SignIn", "B/SignIn"],
      [
        "'A/SignIn' and 'B/SignIn' would both declare 'SignInView'",
        "'A/SignIn' and 'B/SignIn' would both declare 'SignInTests'",
      ]
    ),
    (
      ["SignIn", "SignIn"],
      ["'SignIn' is named twice"]
    ),
    (
      ["SignIn", "Signin"],
      ["'SignIn' and 'Signin' differ only in case"]
    ),
  ]

  @Test("are refused in a new package, too, where its folder has sources already")
  func newPackage() throws {
    let world = try Self.world()
    try world.folder.write("New/Sources/New/A.swift", "struct SignInView {}")
    var request = try world.request(["SignIn"])
    request.packagePath = world.folder.path + "/New"
    request.initializesPackage = true
    let failure = #expect(throws: ScaffoldError.self) { try Scaffolder().plan(request) }
    #expect(
      failure?.diagnostics.map(\.message) == [
        "'SignIn' would declare 'SignInView', which Sources/New/A.swift:1 declares already"
      ])
  }

  @Test("are refused once where the target has a module of the name in another place")
  func sameNameElsewhere() throws {
    let world = try TemplateWorld(
      files: ["V.swift": "class <<Module>>A {}\nclass <<Module>>B {}\n"])
    let scaffolder = Scaffolder()
    let first = try scaffolder.plan(world.request(["Account/SignIn"]))
    _ = try scaffolder.apply(try scaffolder.preview(first))
    #expect(
      try world.refusals(["SignIn", "Other"]).map(\.message) == [
        "'SignIn' clashes with module 'Account/SignIn': both declare the same types"
      ])
  }

  @Test("of one run must not get into each other's way", arguments: clashes)
  func clashesOfOneRun(names: [String], messages: [String]) throws {
    #expect(try Self.world().refusals(names).map(\.message) == messages)
  }

  @Test("of one run clash when one's type is the other's, as SignIn's view and SignInView")
  func clashByType() throws {
    let world = try TemplateWorld(
      files: ["V.swift": "class <<Module>> {}\nprotocol <<Module>>View {}\n"])
    #expect(
      try world.refusals(["SignIn", "SignInView", "SignInViewView"]).map(\.message) == [
        "'SignIn' and 'SignInView' would both declare 'SignInView'",
        "'SignInView' and 'SignInViewView' would both declare 'SignInViewView'",
      ])
  }

  @Test("are refused when a file of theirs has the name of another one in the target")
  func fileNames() throws {
    let template = TemplateWorld.manifest(
      files: """
        {"source": "V.swift", "path": "Protocols.swift", "role": "source"},
        {"source": "V.swift", "path": "Notes.md", "role": "source"}
        """)
    let world = try TemplateWorld(template, files: ["V.swift": "// <<Module>>\n"])
    #expect(
      try world.refusals(["A", "B"]).map(\.message) == [
        "'Sources/App/B/Protocols.swift' and 'Sources/App/A/Protocols.swift' have the same file name, "
          + "which Swift allows once in a target"
      ])
    try world.folder.write("Package/Sources/App/Shared/Protocols.swift", "// mine\n")
    try world.folder.write("Package/Tests/AppTests/Protocols.swift", "// mine\n")
    #expect(
      try world.refusals(["A"]).map(\.message) == [
        "'Sources/App/A/Protocols.swift' and 'Sources/App/Shared/Protocols.swift' have the same file name, "
          + "which Swift allows once in a target"
      ])
  }

  @Test("are refused when they would be types named like a module", arguments: ["App", "AppTests"])
  func targetNames(name: String) throws {
    let world = try TemplateWorld(
      TemplateWorld.manifest(), files: ["V.swift": "protocol <<Module>> {}\n"])
    #expect(
      try world.refusals([name]).map(\.message) == [
        "'\(name)' would declare a type with the name of the module '\(name)', and code that names "
          + "'\(name).Other' would no longer find the module"
      ])
  }

  @Test("may be a target's when no type has the bare name", arguments: ["App", "APP", "AppTests"])
  func freeTargetNames(name: String) throws {
    #expect(try Self.world().refusals([name]) == [])
  }

  private static func frameworkWorld(source: String, test: String = "") throws -> TemplateWorld {
    try TemplateWorld(
      TemplateWorld.manifest(
        files: #"""
          {"source": "V.swift", "path": "<<Module>>View.swift", "role": "source"},
          {"source": "T.swift", "path": "<<Module>>Tests.swift", "role": "test"}
          """#,
        options: #"{"name": "ui", "type": "string", "values": ["uikit", "none"], "help": "h"}"#,
        frameworks: #"{"name": "UIKit", "when": "ui == \"uikit\""}"#),
      files: ["V.swift": source, "T.swift": test])
  }

  @Test("must not hide a type of a framework that the module uses")
  func frameworkNames() throws {
    let world = try Self.frameworkWorld(
      source: "class <<Module>>View { let image = UIImageView() }\n")
    let problems = try world.refusals(["UIImage"])
    let message =
      "'UIImage' would declare 'UIImageView', but its files need the type of UIKit with this name"
    #expect(problems.map(\.message) == [message])
    #expect(try world.refusals(["UIImage"], settings: [.init("ui", "none")]) == [])
  }

  @Test("may be those of a framework's types that the module does not use")
  func freeFrameworkNames() throws {
    let world = try Self.frameworkWorld(
      source: "class <<Module>>View {}\n",
      test: "import Testing\nlet view = <<Module>>View()\n")
    #expect(try world.refusals(["UIImage"]) == [])
  }

  @Test("must not be ambiguous in the module's tests")
  func ambiguousFrameworkNames() throws {
    let world = try Self.frameworkWorld(
      source: "class <<Module>>View {}\n",
      test: "import UIKit\nlet view = <<Module>>View()\n")
    let message =
      "'UIImage' would declare 'UIImageView', but its tests see a type of UIKit with this name, too"
    #expect(try world.refusals(["UIImage"]).map(\.message) == [message])
  }
}
