import Testing

@testable import ScaffoldKit

@Suite struct ModuleNameTests {
  @Test(
    "a usable name is accepted as it is",
    arguments: [
      "SignIn", "HTTPServer", "A", "Übersicht", "登录", "设置View", "🚀Launch", "Sign_In", "X1", "Å",
      "Кнопка", "ابتسامة", "ⅫView", "Ⓐ", "Ǆ", "ǅep", "·A", "Sign$In", "Con1", "Console", "Com10",
      "Nullable",
    ]) func aUsableNameIsAcceptedAsIt(_ text: String) throws
  {
    let name = try ModuleName(text)
    #expect(name.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(name.description == text)
  }

  @Test("ASCII in the name of a target follows the tables of Unicode")
  func asciiOfATarget() {
    for scalar in (0..<0x80).map({ Unicode.Scalar($0 as UInt8) }) {
      let properties = scalar.properties
      #expect(Identifier.isInImportName(scalar) == properties.isXIDContinue, "\(scalar.value)")
      #expect(
        Identifier.isHeadOfImportName(scalar) == (properties.isXIDStart || scalar == "_"),
        "\(scalar.value)")
    }
  }

  @Test(
    "a target is imported by its name without what no identifier has",
    arguments: [
      ("App", "App"), ("my-app", "my_app"), ("2D", "_2D"), ("a$b", "a_b"),
      ("Übersicht", "Übersicht"),
      ("-", "_"), ("_x", "_x"), ("a b\u{301}", "a_b\u{301}"), ("\u{301}x", "_\u{301}x"), ("", ""),
    ])
  func importNames(name: String, imported: String) {
    let found = Planner.Destination(name: name, folder: []).importName
    #expect(found.unicodeScalars.elementsEqual(imported.unicodeScalars))
  }

  @Test("the text is in normal form C") func theTextIsInNormalFormC() throws {
    let name = try ModuleName("E\u{301}tude")
    #expect(name.text.unicodeScalars.map(\.value) == [0xC9, 0x74, 0x75, 0x64, 0x65])
    #expect(try ModuleName("\u{212A}ey").text.utf8.elementsEqual("Key".utf8))
    #expect(try name == ModuleName("Étude"))
  }

  @Test(
    "the help names a valid name",
    arguments: [
      ("sign-in", "SignIn"), ("sign in", "SignIn"), ("signIn", "SignIn"), ("sign_in", "SignIn"),
      ("_SignIn", "SignIn"), ("  SignIn ", "SignIn"), ("Sign\u{200B}In", "SignIn"),
      ("Sign\u{202E}In", "SignIn"), ("Sign.In", "SignIn"), ("éclair", "Éclair"), ("class", "Class"),
      ("ßeta", "Sseta"), ("აბ", "\u{1C90}ბ"), ("Sign\u{FE0F}", "Sign"),
    ]) func theHelpSaysWhatToType(_ text: String, _ suggestion: String)
  {
    let failure = #expect(throws: ScaffoldError.self) { try ModuleName(text) }
    #expect(failure?.diagnostics.first?.help == "use '\(suggestion)'")
    #expect(failure?.category == .usage)
  }

  @Test(
    "an unusable name is refused",
    arguments: [
      ("", "name-empty"), (".", "name-path"), ("..", "name-path"), ("A/B", "name-syntax"),
      ("A\\B", "name-syntax"), ("2DView", "name-syntax"), ("Type", "name-reserved"),
      ("Protocol", "name-reserved"), ("self", "name-reserved"), ("Self", "name-reserved"),
      ("Any", "name-reserved"), ("Swift", "name-reserved"), ("String", "name-reserved"),
      ("Task", "name-reserved"), ("Regex", "name-reserved"), ("MainActor", "name-reserved"),
      ("Testing", "name-reserved"), ("UIKit", "name-reserved"), ("Observation", "name-reserved"),
      ("CON", "name-reserved"), ("Nul", "name-reserved"), ("COM1", "name-reserved"),
      ("Lpt9", "name-reserved"), ("LPT\u{B9}", "name-reserved"), ("CONIN$", "name-reserved"),
      ("A\u{200D}B", "name-invisible"), ("A\u{AD}", "name-invisible"),
      ("A\u{3164}", "name-invisible"),
      ("A\u{E0001}", "name-invisible"), ("A\u{E000}", "name-invisible"),
      ("A\u{378}", "name-invisible"),
      ("A\u{0}", "name-invisible"), ("A\n", "name-invisible"), ("\u{483}A", "name-syntax"),
      ("\u{301}A", "name-syntax"), ("$A", "name-syntax"), ("A`", "name-syntax"),
      ("A\u{37E}", "name-syntax"), ("A\u{FFFD}", "name-syntax"), ("+", "name-syntax"),
    ]) func anUnusableNameIsRefused(_ text: String, _ code: String)
  {
    let failure = #expect(throws: ScaffoldError.self) { try ModuleName(text) }
    #expect(failure?.diagnostics.map(\.code.rawValue) == [code])
    #expect(failure?.category == (code == "name-path" ? .containment : .usage))
    #expect(failure?.diagnostics.first?.help != nil)
  }

  @Test("at most 200 bytes") func atMost200Bytes() throws {
    #expect(try ModuleName(String(repeating: "A", count: 200)).text.count == 200)
    #expect(try ModuleName(String(repeating: "É", count: 100)).text.count == 100)
    #expect(throws: ScaffoldError.self) { try ModuleName(String(repeating: "A", count: 201)) }
    #expect(throws: ScaffoldError.self) { try ModuleName(String(repeating: "É", count: 101)) }
  }

  @Test("control characters are escaped in the message")
  func controlCharactersAreEscapedInTheMessage() {
    let failure = #expect(throws: ScaffoldError.self) { try ModuleName("A\u{1B}[31m") }
    #expect(
      failure?.description == """
        error: 'A\\u{1B}[31m' contains the invisible character U+001B
        help: use 'A31m'
        """)
  }

  @Test("every suggestion is a valid name, for any text") func everySuggestionIsAValidNameFor()
    throws
  {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let text = random.text()
      guard let help = NameRules.problem(in: text)?.help, help.hasPrefix("use '") else { continue }
      let suggestion = String(help.dropFirst(5).dropLast())
      #expect(throws: Never.self, "\(text.debugDescription)") { try ModuleName(suggestion) }
    }
  }

  @Test("names sort by their scalars") func namesSortByTheirScalars() throws {
    let names = try ["B", "É", "A", "Aa"].map { try ModuleName($0) }
    #expect(names.sorted().map(\.text) == ["A", "Aa", "B", "É"])
  }
}
