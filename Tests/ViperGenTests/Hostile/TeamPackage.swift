import Foundation
import Testing

/// A package in `Shop` with modules of a team's templates, one of which has the id of a built-in one.
struct TeamPackage {
  let folder: TemporaryFolder

  static let configuration = #"{"templates": ["Team"], "into": "Features"}"#
  static let signIn = "Shop/Sources/App/Features/SignIn/SignInPresenter.swift"
  static let record = "Shop/.viper-gen/App/Features/SignIn.json"

  private static let manifest = #"""
    {
      "id": "ID",
      "description": "a screen of the team",
      "options": [{"name": "text", "type": "string", "help": "what it says", "default": "hello"}],
      "files": [
        {"source": "Presenter.swift", "path": "<<Module>>Presenter.swift", "role": "source"},
        {"source": "View.swift", "path": "<<Module>>View.swift", "role": "source"}
      ]
    }

    """#

  /// A package with the module `SignIn` of the team's `viper` and the module `Cart` of its `pair`.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop", platforms: [.iOS(.v18)],
        targets: [
          .target(name: "App"), .target(name: "Other"),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ])

      """, to: "Shop/Package.swift")
    try folder.write("", to: "Shop/Sources/App/App.swift")
    try folder.write("", to: "Shop/Sources/Other/Other.swift")
    try folder.write("", to: "Shop/Tests/AppTests/AppTests.swift")
    for id in ["viper", "pair"] {
      try folder.write(
        Self.manifest.replacing("ID", with: id), to: "Shop/Team/\(id)/template.json")
      try folder.write(
        "struct <<Module>>Presenter { let team = \"<<text>>\" }\n",
        to: "Shop/Team/\(id)/Presenter.swift")
      try folder.write(
        "struct <<Module>>View {}\n", to: "Shop/Team/\(id)/View.swift")
    }
    try configure(Self.configuration)
    try create("SignIn", "--template", "viper")
    try create("Cart", "--template", "pair")
  }

  func configure(_ text: String) throws { try folder.write(text, to: "Shop/.viper-gen.json") }

  func create(_ words: String...) throws {
    let made = try run(["create"] + words + ["--target", "App"])
    #expect(made.status == 0, "\(made.errors)")
  }

  /// Moves the folder of the team's templates away.
  func loseTemplates() throws {
    try FileManager.default.moveItem(
      at: url("Shop/Team"), to: url("Away"))
  }

  /// Changes the team's templates, so that the modules are behind them.
  func changeTemplates() throws {
    for id in ["viper", "pair"] {
      try folder.write("struct <<Module>>View { /* new */ }\n", to: "Shop/Team/\(id)/View.swift")
    }
  }

  func url(_ path: String) -> URL { folder.url.appending(path: path) }

  func run(_ words: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(words, environment: environment)
  }

  func run(_ words: [String], environment: [String: String] = [:]) throws -> Outcome {
    try Program.viperGen(words, in: url("Shop"), environment: environment)
  }

  /// Whether the module still has the team's text.
  func isOfTeam(_ module: String = "SignIn") throws -> Bool {
    try folder.text(of: "Shop/Sources/App/Features/\(module)/\(module)Presenter.swift")
      .contains("let team")
  }
}
