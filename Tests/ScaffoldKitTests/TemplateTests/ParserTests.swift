import Testing

@testable import ScaffoldKit

@Suite("An invalid template")
struct ParserTests {
  /// A text in which `^` is before the place of the error, its message, and its help.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    let help: String?

    init(_ text: String, _ message: String, _ help: String? = nil) {
      self.text = text
      self.message = message
      self.help = help
    }

    var testDescription: String { text }
  }

  static let cases = [
    Case("a\n<<^Modul>>", "unknown variable 'Modul'", "did you mean 'Module'?"),
    Case("<<^é>>", "unknown variable 'é'", known),
    Case("é <<Module|^snak>>", "unknown case style 'snak'", "did you mean 'snake'?"),
    Case(
      "<<for r in rows>><<r.^nam>><<end>>", "unknown field of 'r' 'nam'", "did you mean 'name'?"),
    Case("<<Module.^x>>", "'Module' is text and has no fields"),
    Case("<<^words>>", "'words' is a list and has no text", "use <<for x in words>>"),
    Case("<<for x in ^Module>><<end>>", "'Module' is text, not a list"),
    Case("<<for ^ui in words>><<end>>", "'ui' is already a variable", "choose another name"),
    Case(
      "<<for ^loop in words>><<end>>", "'loop' is a keyword of the template language",
      "choose another name"),
    Case("<<if ui == ^\"uikt\">><<end>>", "unknown value 'uikt'", "did you mean 'uikit'?"),
    Case("<<if words contains ^words>><<end>>", "words, a list, cannot be searched for a list"),
    Case("<<if ui == ^tests>><<end>>", "ui, text, cannot be compared with true or false"),
    Case("<<^loop.first>>", "'loop' is valid only inside <<for …>>"),
    Case(
      "<<for w in words>><<loop.^frst>><<end>>", "unknown field of 'loop' 'frst'",
      "did you mean 'first'?"),
    Case("x <<^if tests>> y", "<<if>> is never closed", "add <<end>>"),
    Case("<<^for w in words>>", "<<for>> is never closed", "add <<end>>"),
    Case("a\r\nb <<^end>>", "<<end>> without <<if …>> or <<for …>>"),
    Case("<<^else>>", "<<else>> without <<if …>> or <<for …>>"),
    Case("<<if tests>><<else>><<^else>><<end>>", "<<else>> after <<else>>"),
    Case("<<if tests>><<else>><<^elseif off>><<end>>", "<<elseif>> after <<else>>"),
    Case("<<for w in words>><<^else>><<end>>", "<<else>> without <<if …>> or <<for …>>"),
    Case("<<if ^>><<end>>", "expected a value before '>>'"),
    Case("<<if (tests ^>><<end>>", "expected ')' before '>>'"),
    Case("<<if tests ^off>><<end>>", "expected '>>', found 'off'"),
    Case("<<Module ^ui>>", "expected '>>', found 'ui'"),
    Case("<<Module|^>>", "expected a case style before '>>'"),
    Case("<<for x in ^wrds>><<x.y>><<end>>", "unknown variable 'wrds'", "did you mean 'words'?"),
    Case(
      "<<if tests>><<elseif ^tets>><<else>>a<<end>>", "unknown variable 'tets'",
      "did you mean 'tests'?"),
    Case("<<for w ^words>><<end>>", "expected 'in', found 'words'"),
    Case("<<Module ^$>>", "unexpected '$'", "write \\<< for a literal <<"),
    Case("<<if Module == \"a^\\n\">><<end>>", "only \\\" and \\\\ are escapes in a string"),
    Case("<<include ^name>>", "expected the name of a file in double quotes, found 'name'"),
    Case("<<^include \"hed\">>", "unknown include file 'hed'", "did you mean 'head'?"),
    Case("<<^include \"self\">>", "'self' includes itself"),
    Case("a\n^<<# never\n\n", "a comment that never ends", "close it with #>>"),
    Case("<<if ^and>><<end>>", "expected a value, found 'and'"),
  ]

  private static let known =
    "known: Module, ui, empty-models, tests, off, words, none, rows"

  @Test("is reported with its exact place and a help", arguments: cases)
  func problems(of example: Case) throws {
    let marker = try #require(example.text.firstIndex(of: "^"))
    let before = example.text[..<marker]
    let text = before + example.text[example.text.index(after: marker)...]
    let includes = ["head": "", "self": "<<include \"self\">>"]
    let problems = Sample.problems(String(text), includes: includes)
    try #require(problems.count == 1)
    #expect(problems[0].message == example.message)
    #expect(problems[0].help == example.help)
    #expect(problems[0].category == .data)
    if example.message != "'self' includes itself" {
      let lineStart = before.lastIndex(where: \.isNewline).map { before.index(after: $0) }
      #expect(problems[0].location?.path == "T.swift")
      #expect(problems[0].location?.line == before.count(where: \.isNewline) + 1)
      #expect(problems[0].location?.column == before[(lineStart ?? before.startIndex)...].count + 1)
    }
  }

  @Test("has all of its errors reported at once, in the order of their places")
  func severalErrors() {
    let problems = Sample.problems("<<A>>\n<<Module|b>>\n<<if c>>\n<<end>>\n<<end>>\n")
    #expect(problems.map { $0.location?.line } == [1, 2, 3, 5])
  }

  @Test("has an open comment reported within a block that is invalid itself")
  func commentInBrokenBlock() {
    let problems = Sample.problems("<<if absent>>\n<<unknown>> <<# never\n<<end>>\n")
    #expect(problems.map { $0.location?.line } == [1, 2])
    #expect(problems.last?.message == "a comment that never ends")
  }

  @Test("has no errors of an included file reported that follow from an invalid block around it")
  func includeInBrokenBlock() {
    let text = "<<for w in wrods>><<include \"head\">><<end>>\n<<include \"head\">>\n"
    let problems = Sample.problems(text, includes: ["head": "<<w>>"])
    #expect(problems.map(\.message) == ["unknown variable 'wrods'", "unknown variable 'w'"])
    #expect(problems.map { $0.location?.path } == ["T.swift", "head"])
    let inner = "<<for w in wrods>><<include \"head\">><<end>>\n"
    #expect(Sample.problems(inner, includes: ["head": "<<w>>"]).count == 1)
  }

  @Test("prints the line with a caret below the place, tabs and wide letters included")
  func picture() {
    let problems = Sample.problems("\tlet 名 = \"<<Modul>>\"\n")
    #expect(
      problems.map(\.description) == [
        """
        T.swift:1:13: error: unknown variable 'Modul'
          \tlet 名 = "<<Modul>>"
          \t            ^
        help: did you mean 'Module'?
        """
      ])
  }

  @Test("is refused when it is not UTF-8, at the first bad byte")
  func invalidUTF8() {
    let source = SourceText(
      path: "T", bytes: Array("ä\nab".utf8) + [0xFF] + Array("<<Module>>".utf8))
    let failure = #expect(throws: ScaffoldError.self) {
      try TemplateParser.parse(source, scope: Sample.scope)
    }
    #expect(failure?.diagnostics.map(\.code) == [.invalidUTF8])
    #expect(failure?.diagnostics[0].location.map { [$0.line, $0.column] } == [2, 3])
  }

  @Test(
    "is refused when it nests or grows without end",
    arguments: [
      LongText(
        String(repeating: "<<if tests>>", count: 100) + String(repeating: "<<end>>", count: 100)),
      LongText("<<if " + String(repeating: "(", count: 5000) + "tests>><<end>>"),
      LongText("<<if " + String(repeating: "tests or ", count: 5000) + "tests>><<end>>"),
      LongText(String(repeating: "<<Module>>", count: 210_000)),
    ])
  func limits(example: LongText) {
    #expect(Sample.problems(example.text).contains { $0.code == .limit })
  }

  @Test("names parentheses that nest too deeply")
  func parentheses() {
    let open = String(repeating: "(", count: 100)
    let close = String(repeating: ")", count: 100)
    #expect(
      Sample.problems("<<if \(open)tests\(close)>><<end>>").map(\.message)
        == ["blocks or parentheses nested deeper than 64 levels"])
  }

  @Test("cannot grow by includes that double", arguments: ["<<Module>>", "", "text"])
  func includeBomb(leaf: String) {
    var includes = ["f0": leaf]
    for level in 1...15 {
      let inner = "<<include \"f\(level - 1)\">>"
      includes["f\(level)"] = String(repeating: inner, count: 10)
    }
    #expect(
      Sample.problems("<<include \"f15\">>", includes: includes).contains { $0.code == .limit })
  }

  @Test("a condition may be negated any number of times")
  func negations() throws {
    let text = "<<if " + String(repeating: "not ", count: 901) + "off>>a<<end>>"
    #expect(try Sample.render(text) == "a")
  }
}
