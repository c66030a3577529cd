import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("Lint")
struct LintTests {
  static let sources = Rule.all.enumerated().flatMap { index, rule in
    rule.wrong.sources.map {
      SourceText(
        path: "\(index)/\($0.path)", text: $0.text, module: "Module\(index)", isTest: $0.isTest)
    }
  }

  @Test("finds the same in the sources in any order, in the order of their places")
  func order() {
    let found = Lint(of: Self.sources).findings
    #expect(found == found.sorted())
    #expect(Set(found.map(\.rule)).count > 5)
    #expect(Lint(of: Self.sources.reversed()).findings == found)
    let third = Self.sources.count / 3
    #expect(Lint(of: Array(Self.sources[third...] + Self.sources[..<third])).findings == found)
  }

  @Test("names the module, the line and the column in characters and in scalars")
  func places() throws {
    let code =
      "\u{FEFF}protocol LoginViewInput {}; class LoginView: LoginViewInput { let p = LoginPresenter() }\r\n"
      + "class LoginPresenter { /* e\u{301}👩‍👩‍👧 */ var v: LoginViewInput? }\r\n"
    let source = SourceText(path: "A.swift", text: Array(code.utf8), module: "App")
    let found = try #require(
      Lint(of: [source]).findings.first { $0.rule == "strong-back-reference" })
    #expect(found.module == "Login")
    #expect(found.place == SourcePlace(path: "A.swift", line: 2, column: 37))
    #expect(found.scalarColumn == 42)
    #expect(found.line == "class LoginPresenter { /* e\u{301}👩‍👩‍👧 */ var v: LoginViewInput? }")
  }

  @Test("lists the files that are no Swift code, and checks the others")
  func unread() {
    let broken = SourceText(path: "Broken.swift", text: Array("class {".utf8), module: "App")
    let lint = Lint(of: Self.sources + [broken])
    #expect(lint.unread.map(\.path) == ["Broken.swift"])
    #expect(!lint.findings.isEmpty)
    #expect(Lint(of: []).findings.isEmpty)
  }

  @Test("leaves files alone whose fixes overlap or give no Swift code")
  func overlap() {
    let text = "class LoginPresenter {}\n"
    let source = SourceText(path: "a.swift", text: Array(text.utf8), module: "App")
    func unchanged(_ edits: [TextEdit]) -> [String] {
      let found = Lint(of: Self.sources).findings.first.map { $0.with(fix: edits) }
      return FixedSources(applying: [found].compactMap { $0 }, to: [source]).unchanged
    }
    func edit(_ range: Range<Int>, _ text: String) -> TextEdit {
      TextEdit(path: "a.swift", range: range, replacement: text)
    }
    #expect(unchanged([edit(0..<5, "struct"), edit(3..<8, "x")]) == ["a.swift"])
    #expect(unchanged([edit(0..<0, "}")]) == ["a.swift"])
    #expect(unchanged([edit(0..<900, "")]) == ["a.swift"])
    #expect(unchanged([edit(0..<0, "final "), edit(0..<0, "final ")]) == [])
  }
}

extension Finding {
  fileprivate func with(fix: [TextEdit]) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, note: note, place: place,
      scalarColumn: scalarColumn, line: line, fix: fix, module: module)
  }
}
