import Foundation
import Testing

/// Conflicts that are written between markers. The compiler judges both sides.
@Suite("A module with conflict markers")
struct MarkedModuleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What creates a module of each architecture, and the action that the tests change.
  static let architectures: [(template: String, action: String, type: String)] = [
    ("viper", "signIn(username: String)", "SignInInteractor"),
    ("vip", "signIn(username: String)", "SignInInteractor"),
    ("viper-closures", "signIn(username: String)", "SignInInteractor"),
    ("viper-contract", "signIn(username: String)", "SignInInteractor"),
    ("viper-list-detail", "archive(position: Int)", "SignInListInteractor"),
  ]

  private func create(_ template: String, _ action: String) throws {
    let made = try folder.viperGen(
      "create", "SignIn", "--init", "-C", "Demo", "-q", "-t", template, "--actions", action,
      "--testing", "none")
    #expect(made.status == 0, "\(made.errors)")
  }

  private func run(_ arguments: [String]) throws -> Outcome {
    try Program.viperGen(arguments, in: folder.url.appending(path: "Demo"))
  }

  private func sources() throws -> [String: String] {
    try folder.contents(below: "Demo/Sources").filter { $0.key.hasSuffix(".swift") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private func write(_ sources: [String: String]) throws {
    for (path, text) in sources { try folder.write(text, to: "Demo/Sources/" + path) }
  }

  /// What the compiler has against the sources.
  private func errors() throws -> String {
    let outcome = try Program.tool(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-module-name", "Demo"] + sources().keys.sorted(),
      in: folder.url.appending(path: "Demo/Sources"))
    return outcome.status == 0 ? "" : outcome.output + outcome.errors
  }

  /// The text with one side of each conflict.
  private static func resolved(_ text: String, _ side: String) -> String {
    var (part, lines): (String?, [Substring]) = (nil, [])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.prefix(7) {
      case "<<<<<<<": part = "yours"
      case "|||||||": part = "base"
      case "=======": part = "template"
      case ">>>>>>>": part = nil
      default: if part == nil || part == side { lines.append(line) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Runs a command on an edited module, and compiles both sides of the markers that it writes.
  private func expectSoundMarkers(_ command: [String]) throws {
    #expect(try errors() == "")
    let refused = try run(command)
    guard refused.status != 0 else {
      #expect(try errors() == "")
      return
    }
    #expect(refused.status == 73, "\(refused.errors)")
    let outcome = try run(command + ["--on-conflict", "markers"])
    #expect(outcome.status == 1, "\(outcome.errors)")
    let marked = try sources()
    #expect(marked.values.contains { $0.contains("<<<<<<< yours") })
    for side in ["yours", "template"] {
      try write(marked.mapValues { Self.resolved($0, side) })
      #expect(try errors() == "", "\(side)")
    }
  }

  @Test(
    "compiles with either side where the user's function is in the way", arguments: architectures)
  func ownFunction(template: String, action: String, type: String) throws {
    try create(template, action)
    let file = try #require(try sources().first { $0.key.hasSuffix("/\(type).swift") })
    let end = try #require(file.value.range(of: "\n}\n", options: .backwards))
    let own = "\n\n  func reset(email: String) async {\n  }\n}\n"
    try write([file.key: file.value.replacingCharacters(in: end, with: own)])
    try expectSoundMarkers(["add", "SignIn", "reset(email: String)"])
  }

  @Test(
    "compiles with either side where both changed a function everywhere",
    arguments: Array(architectures.prefix(2)))
  func ownLabel(template: String, action: String, type: String) throws {
    try create(template, action)
    let parts = action.split { "(:)".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
    let (name, label) = (parts[0], parts[1])
    let declaration = try Regex("func \(name)\\((\\s*)\(label):", as: (Substring, Substring).self)
    let call = try Regex("\\b\(name)\\((\\s*)\(label):", as: (Substring, Substring).self)
    try write(
      try sources().mapValues { text in
        text.replacing(declaration) { "func \(name)(\($0.1)own \(label):" }
          .replacing(call) { "\(name)(\($0.1)own:" }
      })
    let more = action.dropLast() + ", more: Int)"
    try expectSoundMarkers(
      ["change", "SignIn", "--actions-=\(action)", "--actions+=\(more)"])
  }

  @Test("has the markers inside the type to which the template adds something")
  func place() throws {
    try create("viper", "signIn(username: String)")
    let path = "Demo/Sources/Demo/SignIn/SignInInteractor.swift"
    let code = try folder.text(of: path)
    let end = try #require(code.range(of: "\n}\n", options: .backwards))
    let own = "\n\n  func reset(email: String) async {\n  }\n}\n"
    try folder.write(code.replacingCharacters(in: end, with: own), to: path)
    let marked = try run(["add", "SignIn", "reset(email: String)", "--on-conflict", "markers"])
    #expect(marked.status == 1)
    let protocols = try folder.text(
      of: "Demo/Sources/Demo/SignIn/SignInInteractorProtocols.swift")
    #expect(
      protocols.contains(
        "  func signIn(username: String)\n<<<<<<< yours\n||||||| base\n=======\n"
          + "  func reset(email: String)\n>>>>>>> template\n}\n"), "\(protocols)")
  }

  @Test("is not written if no conflict has a place for markers")
  func withoutPlace() throws {
    try create("viper", "signIn(username: String)")
    try folder.write(
      "import Foundation\n\nfunc own(_ presenter: some SignInViewToPresenterInterface) {\n"
        + "  presenter.signIn(username: \"\")\n}\n", to: "Demo/Sources/Demo/Own.swift")
    let before = try folder.contents(below: "Demo")
    let outcome = try run([
      "change", "SignIn", "--actions-=signIn(username: String)", "--on-conflict", "markers",
    ])
    if outcome.status == 1 {
      #expect(try sources().values.contains { $0.contains("<<<<<<< yours") })
    } else {
      #expect(outcome.status == 73, "\(outcome.errors)")
      #expect(try folder.contents(below: "Demo") == before)
    }
  }
}
