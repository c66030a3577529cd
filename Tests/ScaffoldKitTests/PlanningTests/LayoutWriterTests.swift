import Testing

@testable import ScaffoldKit

@Suite("The layout of a team")
struct LayoutWriterTests {
  private func text(_ text: String, _ indentation: String = "  ", length: Int = 100) -> String {
    LayoutWriter(layout: SwiftLayout(indentation: indentation, lineLength: length)).text(text)
  }

  private static let type = "final class A:\n  B,\n  C\n{\n  let a = 1\n}\n"

  @Test("puts conformances on the line of the type if they fit there")
  func conformances() {
    let joined = "final class A: B, C {\n  let a = 1\n}\n"
    #expect(text(Self.type) == joined)
    #expect(text(Self.type, length: joined.prefix { $0 != "\n" }.count) == joined)
    #expect(text(Self.type, length: 20) == Self.type)
    let inner = "#if os(iOS)\n  extension A:\n    B,\n    C\n  {\n  }\n#endif\n"
    #expect(text(inner, length: 21) == inner.replacing(":\n    B,\n    C\n  {", with: ": B, C {"))
    #expect(text(inner, "    ", length: 21).contains("extension A:\n"))
  }

  @Test(
    "leaves other lines that end with a colon alone",
    arguments: [
      "switch a {\ncase .b:\n  c\n}\n", "// class A:\n//   B\n", "let a =\n  b ? c :\n  d\n",
      "final class A:\n", "final class A:\n  B", "final class A:\n  B\n  {\n}\n",
    ])
  func others(text: String) {
    #expect(self.text(text) == text)
  }

  @Test("indents with the unit of the team", arguments: ["    ", "\t", ""])
  func indentation(unit: String) {
    let code = "struct A {\n  func a() {\n    b(\n      c)\n  }\n\n   // odd\n}\n"
    let expected =
      "struct A {\n\(unit)func a() {\n\(unit)\(unit)b(\n\(unit)\(unit)\(unit)c)\n\(unit)}\n\n\(unit) // odd\n}\n"
    #expect(text(code, unit) == expected)
  }

  @Test("does not indent what is between #if and #endif where the team does not")
  func conditions() {
    let code =
      "#if A\n  struct B {\n    #if C\n      let d = 1\n    #else\n      let d = 2\n    #endif\n  }\n#endif\n"
    let expected =
      "#if A\nstruct B {\n\t#if C\n\tlet d = 1\n\t#else\n\tlet d = 2\n\t#endif\n}\n#endif\n"
    let layout = SwiftLayout(indentation: "\t", indentsConditions: false)
    #expect(LayoutWriter(layout: layout).text(code) == expected)
  }

  @Test(
    "breaks a line that does not fit at its widest list, else at its comparison or its value",
    arguments: [
      (
        "let user = User(id: 1, name: \"a, b\", role: .admin)\n",
        "let user = User(\n  id: 1,\n  name: \"a, b\",\n  role: .admin\n)\n"
      ),
      (
        "  var all: [LongName: Task<Void, Never>] = [:]\n",
        "  var all:\n    [LongName: Task<Void, Never>] = [:]\n"
      ),
      (
        "  var all: [Name: Task<Void, Never>] = [:] {\n    didSet {}\n  }\n",
        "  var all: [Name: Task<Void, Never>] =\n    [:]\n  {\n    didSet {}\n  }\n"
      ),
      (
        "  var model: Sign.Authenticate.ViewModel? {\n    didSet { a() }\n  }\n",
        "  var model:\n    Sign.Authenticate.ViewModel?\n  {\n    didSet { a() }\n  }\n"
      ),
      (
        "  var make: @MainActor (Event) -> Screen?\n",
        "  var make:\n    @MainActor (Event) -> Screen?\n"
      ),
      (
        "  var calls:\n    [(\n      name: String,\n      password: String\n    )] = []\n",
        "  var calls:\n    [(\n      name: String,\n      password: String\n    )] = []\n"
      ),
      (
        "  name: field.text.isEmpty ? nil : field.text,\n",
        "  name: field.text.isEmpty\n    ? nil\n    : field.text,\n"
      ),
      (
        "    == nil\n    ? LongTexts.button : LongTexts.tryAgain,\n",
        "    == nil\n    ? LongTexts.button\n    : LongTexts.tryAgain,\n"
      ),
      (
        "  make: @escaping @MainActor (Int) -> View,\n",
        "  make:\n    @escaping @MainActor (Int) -> View,\n"
      ),
      (
        "  var message: String? { text ?? fallback }\n",
        "  var message: String? {\n    text ?? fallback\n  }\n"
      ),
      (
        "final class LongNamedMock: NamedProtocol {\n  let a = 1\n}\n",
        "final class LongNamedMock:\n  NamedProtocol\n{\n  let a = 1\n}\n"
      ),
      (
        "    field.accessibilityIdentifier = texts.label\n",
        "    field.accessibilityIdentifier =\n      texts.label\n"
      ),
      (
        "  func show(name: String, then: (Int) -> Void) {\n    run()\n  }\n",
        "  func show(\n    name: String,\n    then: (Int) -> Void\n  ) {\n    run()\n  }\n"
      ),
      (
        "  #expect(view.shownCalls.first?.name == User(id: 1, name: \"n\"))\n",
        "  #expect(\n    view.shownCalls.first?.name\n      == User(id: 1, name: \"n\")\n  )\n"
      ),
      (
        "let text = \"\\(name(of: [1, 2])) and a long text of words\"\n",
        "let text =\n  \"\\(name(of: [1, 2])) and a long text of words\"\n"
      ),
      (
        "final class SignInMock: SignInToPresenter {\n  let a = 1\n}\n",
        "final class SignInMock:\n  SignInToPresenter\n{\n  let a = 1\n}\n"
      ),
      (
        "  protocol SignInOut: SignIn, ToPresenter {}\n",
        "  protocol SignInOut:\n    SignIn,\n    ToPresenter\n  {}\n"
      ),
      (
        "var states: [SignInActivity: SignInState] = [:] {\n  didSet { update() }\n}\n",
        "var states:\n  [SignInActivity: SignInState] = [:]\n{\n  didSet { update() }\n}\n"
      ),
      (
        "  var states: [SignInKey: SignInState] = [:]\n",
        "  var states: [SignInKey: SignInState] =\n    [:]\n"
      ),
      (
        "  var states: [SignInActivity: Int] { get }\n",
        "  var states: [SignInActivity: Int] {\n    get\n  }\n"
      ),
      (
        "  text = state == .empty ? Texts.empty : nil\n",
        "  text =\n    state == .empty ? Texts.empty : nil\n"
      ),
      (
        "  failing: @escaping (any Error) -> Void,\n",
        "  failing:\n    @escaping (any Error) -> Void,\n"
      ),
      (
        "  var cal:\n    [(a: Int, b: Int, cd: Int)] = []\n",
        "  var cal: [(a: Int, b: Int, cd: Int)] =\n    []\n"
      ),
      (
        "  var calls:\n    [(\n      name: String,\n      text: String, more: Int\n    )] = []\n",
        "  var calls:\n    [(\n      name: String,\n      text: String, more: Int\n    )] = []\n"
      ),
      (
        "/// User(id: 1, name: \"name\", role: .admin, more: 1)\n",
        "/// User(id: 1, name: \"name\", role: .admin, more: 1)\n"
      ),
      (
        "\"\"\"\n  User(id: 1, name: \"name\", role: .admin, more)\n\"\"\"\n",
        "\"\"\"\n  User(id: 1, name: \"name\", role: .admin, more)\n\"\"\"\n"
      ),
      (
        "  let map: [String: [Int: String]] = loaded(from: one)\n",
        "  let map: [String: [Int: String]] = loaded(\n    from: one\n  )\n"
      ),
    ])
  func wraps(code: String, expected: String) {
    let writer = LayoutWriter(
      layout: SwiftLayout(indentation: "  ", lineLength: 40), joinsLists: true)
    #expect(writer.text(code) == expected)
    #expect(writer.text(expected) == expected)
  }

  @Test("keeps the value of a string of several lines")
  func strings() {
    let code = "let a = b(\n  \"\"\"\n  {\n    \"c\": \\(d(\n      e))\n\n  }\n  \"\"\")\n"
    let expected =
      "let a = b(\n\t\"\"\"\n\t{\n\t  \"c\": \\(d(\n\t    e))\n\n\t}\n\t\"\"\")\n"
    #expect(text(code, "\t") == expected)
  }

  @Test(
    "is what a .swift-format says, and the standard where it says nothing",
    arguments: [
      (#"{"indentation": {"spaces": 4}, "lineLength": 120}"#, "    ", 120),
      (#"{"indentation": {"tabs": 1}}"#, "\t", 100),
      (#"{"indentation": {"spaces": -1}, "lineLength": "wide"}"#, "  ", 100),
      (#"{"indentation": 3}"#, "  ", 100), ("[]", "  ", 100), ("{", "  ", 100),
      ("\u{0}", "  ", 100),
    ])
  func configuration(json: String, indentation: String, lineLength: Int) {
    #expect(
      SwiftLayout(swiftFormat: Array(json.utf8))
        == SwiftLayout(indentation: indentation, lineLength: lineLength))
  }
}
