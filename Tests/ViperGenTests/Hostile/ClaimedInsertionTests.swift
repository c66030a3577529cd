import Foundation
import Testing

/// A record is a text of the repository: a text that it names may be the user's own.
@Suite("A record that names texts of the user's own code")
struct ClaimedInsertionTests {
  private let folder: TemporaryFolder
  private static let path = "P/Sources/App/Gate.swift"
  private static let record = "P/.viper-gen/App/SignIn.json"
  private static let gate = """
    enum Gate {
      static func check(_ password: String) -> Bool {
        guard verify(password) else { return false }
        return true
      }
      static let all: [Any.Type] = [Int.self, String.self]
    }

    """
  private static let claims: [[String: String]] = [
    ["into": "func Gate.check(_:)", "text": "guard verify(password) else { return false }"],
    ["into": "array Gate.all", "text": "String.self"],
  ]

  init() throws {
    folder = try SmallPackage.folder()
    try folder.write(Self.gate, to: Self.path)
  }

  private func run(_ words: [String]) throws -> Outcome {
    try Program.viperGen(words, in: folder.url.appending(path: "P"))
  }

  private func edit(_ path: String, _ edit: (inout [String: Any]) -> Void) throws {
    let data = Data(try folder.text(of: path).utf8)
    var record = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    edit(&record)
    try folder.write(
      String(decoding: try JSONSerialization.data(withJSONObject: record), as: UTF8.self),
      to: path)
  }

  static let commands: [[String]] = [
    ["update"], ["update", "SignIn"], ["change", "SignIn", "--access", "public"],
    ["add", "SignIn", "signIn(username: String)"], ["rename", "SignIn", "LogIn"],
    ["rename", "SignIn", "LogIn", "--everywhere"], ["remove", "SignIn"],
    ["remove", "SignIn", "--force"], ["create", "SignIn", "--on-conflict", "overwrite"],
  ]

  @Test("changes none of them, and a warning names each", arguments: commands)
  func builtIn(words: [String]) throws {
    #expect(try run(["create", "SignIn", "--testing", "none", "-q"]).status == 0)
    try edit(Self.record) { $0["insertions"] = Self.claims }
    let outcome = try run(words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.text(of: Self.path) == Self.gate)
    for place in ["3:5", "6:43"] {
      #expect(
        outcome.errors.contains(
          "Sources/App/Gate.swift:\(place): warning: this text is kept: the record says that"),
        "\(outcome.errors)")
    }
    #expect(outcome.errors.contains("but its template does not add it"), "\(outcome.errors)")
    // The record that is written does not name them any more.
    guard words[0] != "remove" else { return }
    let again = try run(["update"])
    #expect(again.status == 0 && !again.errors.contains("Gate.swift"), "\(again.errors)")
  }

  @Test(
    "is not believed by a check or a preview",
    arguments: [["update", "--check"], ["remove", "SignIn", "-n"]])
  func previews(words: [String]) throws {
    #expect(try run(["create", "SignIn", "--testing", "none", "-q"]).status == 0)
    try edit(Self.record) { $0["insertions"] = Self.claims }
    let outcome = try run(words + ["--json"])
    #expect(!outcome.output.contains("Sources/App/Gate.swift\",\"action"), "\(outcome.output)")
    #expect(outcome.output.contains("claimed-insertion"), "\(outcome.output)")
    #expect(try folder.text(of: Self.path) == Self.gate)
  }

  // MARK: Templates with insertions

  /// A template with a text for the declaration.
  private func template(_ text: String = "audit(password)") throws {
    try folder.write("struct <<Module>>View {}\n", to: "P/Team/screen/View.swift")
    try folder.write(
      #"""
      {
        "id": "screen", "description": "A screen",
        "options": [
          {"name": "checked", "type": "boolean", "default": true, "help": "Check it"},
          {"name": "listed", "type": "boolean", "default": false, "help": "List it"}
        ],
        "files": [{"source": "View.swift", "path": "<<Module>>View.swift", "role": "source"}],
        "insertions": [
          {"into": "func Gate.check(_:)", "text": "\#(text)", "when": "checked", "at": "start"},
          {"into": "array Gate.all", "text": "<<Module>>View.self", "when": "listed"}
        ]
      }

      """#, to: "P/Team/screen/template.json")
  }

  private func create() throws -> String {
    try template()
    let made = try run(["create", "SignIn", "-t", "screen", "--templates", "Team", "-q"])
    #expect(made.status == 0, "\(made.errors)")
    let text = try folder.text(of: Self.path)
    #expect(text == Self.gate.replacing("    guard", with: "    audit(password)\n    guard"))
    return text
  }

  @Test("removes what its template has added, and nothing else")
  func ownText() throws {
    _ = try create()
    try edit(Self.record) { record in
      record["insertions"] = (record["insertions"] as? [[String: Any]] ?? []) + Self.claims
    }
    let removed = try run(["remove", "SignIn"])
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try folder.text(of: Self.path) == Self.gate)
    #expect(removed.errors.contains("Gate.swift:") && removed.errors.contains("'array Gate.all'"))
  }

  @Test("keeps what cannot be checked, because the version of the template is lost or was edited")
  func lostVersion() throws {
    let text = try create()
    try FileManager.default.removeItem(at: folder.url.appending(path: "P/.viper-gen/templates"))
    let removed = try run(["remove", "SignIn", "-n"])
    #expect(
      removed.errors.contains("the version of its template is not known"), "\(removed.errors)")
    // The folder of the template has the version that the record names.
    let unchanged = try run(["update", "--templates", "Team"])
    #expect(!unchanged.errors.contains("Gate.swift"), "\(unchanged.errors)")
    try FileManager.default.removeItem(at: folder.url.appending(path: "P/.viper-gen/templates"))
    try template("audit(password, twice: true)")
    let updated = try run(["update", "--templates", "Team"])
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(
      updated.errors.contains("the version of its template is not known"), "\(updated.errors)")
    let after = try folder.text(of: Self.path)
    #expect(
      after
        == text.replacing(
          "    audit(password)\n", with: "    audit(password, twice: true)\n    audit(password)\n"))
  }

  // MARK: Texts that the record lacks

  /// The text is taken out of the source and of the record.
  private func takeOut() throws {
    _ = try create()
    try folder.write(Self.gate, to: Self.path)
    try edit(Self.record) { $0["insertions"] = nil }
  }

  @Test(
    "gets no text back that someone has taken out",
    arguments: [
      ["rename", "SignIn", "LogIn"], ["change", "SignIn", "--set", "checked=true"],
      ["change", "SignIn", "--no-checked"], ["update", "--templates", "Team"], ["update", "-n"],
    ])
  func sameVersion(words: [String]) throws {
    try takeOut()
    if words.contains("-n") || words[0] != "update" {
      try FileManager.default.removeItem(at: folder.url.appending(path: "P/Team"))
    }
    _ = try run(words)
    #expect(try folder.text(of: Self.path) == Self.gate)
    // Another change of the name or the options does not add it either.
    let name = words[0] == "rename" ? "LogIn" : "SignIn"
    #expect(try run(["rename", name, "Entry"]).status == 0)
    #expect(try folder.text(of: Self.path) == Self.gate)
  }

  @Test(
    "gets no text in the place of one that is gone",
    arguments: [["rename", "SignIn", "LogIn"], ["change", "SignIn", "--set", "word=two"]])
  func goneText(words: [String]) throws {
    try template("audit(<<Module>>.self, <<word>>)")
    let manifest = try folder.text(of: "P/Team/screen/template.json").replacing(
      "\"options\": [",
      with: #""options": [{"name": "word", "type": "string", "default": "one", "help": "W"}, "#)
    try folder.write(manifest, to: "P/Team/screen/template.json")
    let made = try run(["create", "SignIn", "-t", "screen", "--templates", "Team", "-q"])
    #expect(made.status == 0, "\(made.errors)")
    #expect(try folder.text(of: Self.path).contains("audit(SignIn.self, one)"))
    let before = try folder.copy()
    try folder.write(Self.gate, to: Self.path)
    let outcome = try run(words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.text(of: Self.path) == Self.gate)
    // The text that is there gets the new name or the new value.
    let follows = try Program.viperGen(words, in: before.url.appending(path: "P"))
    #expect(follows.status == 0, "\(follows.errors)")
    let text = try before.text(of: Self.path)
    #expect(
      text.contains(words[0] == "rename" ? "(LogIn.self, one)" : "(SignIn.self, two)"), "\(text)")
  }

  @Test("gets what an option or another version of the template adds")
  func newTexts() throws {
    try takeOut()
    #expect(try run(["change", "SignIn", "--listed", "--templates", "Team"]).status == 0)
    #expect(try folder.text(of: Self.path).contains("String.self, SignInView.self]"))
    #expect(try !folder.text(of: Self.path).contains("audit"))
    #expect(try run(["rename", "SignIn", "LogIn"]).status == 0)
    #expect(try folder.text(of: Self.path).contains("String.self, LogInView.self]"))
    try template("audit(password, twice: true)")
    let preview = try run(["update", "--templates", "Team", "--diff"])
    #expect(preview.output.contains("+    audit(password, twice: true)\n"), "\(preview.output)")
    #expect(try run(["update", "--templates", "Team"]).status == 0)
    #expect(try folder.text(of: Self.path).contains("audit(password, twice: true)"))
  }
}
