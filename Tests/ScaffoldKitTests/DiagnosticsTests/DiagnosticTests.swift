import Foundation
import Testing

@testable import ScaffoldKit

// Swift Testing has a type of that name, too.
typealias Place = ScaffoldKit.SourceLocation

@Suite("A diagnostic")
struct DiagnosticTests {
  @Test("prints place, message, the line with a caret, and the help")
  func wholePicture() {
    let place = Place(path: "T.swift", line: 3, column: 5, text: "let <<Modul>>")
    let diagnostic = Diagnostic(
      .data, .unknownVariable, "unknown variable 'Modul'", at: place,
      help: "did you mean 'Module'?")
    #expect(
      diagnostic.description == """
        T.swift:3:5: error: unknown variable 'Modul'
          let <<Modul>>
              ^
        help: did you mean 'Module'?
        """)
  }

  static let partial: [(Place?, String?, String)] = [
    (nil, nil, "warning: m"),
    (nil, "type 'x'", "warning: m\nhelp: type 'x'"),
    (Place(path: "A"), nil, "A: warning: m"),
    (Place(path: "A", line: 2), nil, "A:2: warning: m"),
    (Place(path: "A", line: 2, text: "x"), nil, "A:2: warning: m"),
    (Place(path: "A", line: 2, column: 1, text: ""), nil, "A:2:1: warning: m\n  \n  ^"),
  ]

  @Test("prints as much of its place as is known", arguments: partial)
  func partialPlaces(place: Place?, help: String?, expected: String) {
    let diagnostic = Diagnostic(.usage, .limit, "m", at: place, help: help, severity: .warning)
    #expect(diagnostic.description == expected)
  }

  /// A line in which `^` is before the place, and the caret's line.
  static let carets = [
    ("^abc", "^"),
    ("ab^c", "  ^"),
    ("abc^", "   ^"),
    ("\t^x", "\t^"),
    ("名前^x", "    ^"),
    ("e\u{301}^x", " ^"),
    ("\u{1B}[31m^x", "          ^"),
    ("a\u{202E}b^x", "          ^"),
    ("👩\u{200D}👧^x", "            ^"),
    ("e\u{200D}^x", "         ^"),
  ]

  @Test("puts the caret below its character, however wide the text before it is", arguments: carets)
  func caret(marked: String, expected: String) {
    let parts = marked.split(separator: "^", omittingEmptySubsequences: false)
    let place = Place(
      path: "A", line: 1, column: parts[0].count + 1, text: String(parts[0] + parts[1]))
    let caret = Diagnostic(.data, .limit, "m", at: place).description.split(separator: "\n").last
    #expect(caret.map(String.init) == "  \(expected)")
  }

  @Test("shows the part of a long line around the place", arguments: [0, 100, 300, 100_000])
  func longLines(count: Int) throws {
    let text = String(repeating: "a", count: count) + "X" + String(repeating: "b", count: 100_000)
    let place = Place(path: "A", line: 1, column: count + 1, text: text)
    let lines = Diagnostic(.data, .limit, "m", at: place).description.split(separator: "\n")
    let caret = try #require(lines.last.flatMap { Array($0).firstIndex(of: "^") })
    #expect(lines[1].count < 250 && lines[1].hasSuffix("b…"))
    #expect(Array(lines[1])[caret] == "X")
    #expect(lines[1].hasPrefix("  …a") == (count > 200))
  }

  @Test("has the same text for Foundation as for print")
  func localizedText() {
    let diagnostic = Diagnostic(.usage, .limit, "m", help: "h")
    let failure = ScaffoldError([diagnostic, Diagnostic(.data, .invalidUTF8, "n")])
    let refusal = SystemError(operation: "write", path: "A", number: ENOSPC)
    #expect((diagnostic as any Error).localizedDescription == "error: m\nhelp: h")
    #expect((failure as any Error).localizedDescription == "error: m\nhelp: h\nerror: n")
    #expect((refusal as any Error).localizedDescription == refusal.description)
    #expect(refusal.description == "cannot write 'A': No space left on device")
  }

  @Test("escapes what could control a terminal, in all of its parts")
  func escapes() {
    let place = Place(path: "a\u{1B}b", line: 1, column: 2, text: "x\u{9B}y")
    let text = Diagnostic(
      .usage, .limit, "bad '\u{202E}'\rand\nmore", at: place, help: "type \u{7F}\nor this"
    ).description
    #expect(
      text == #"""
        a\u{1B}b:1:2: error: bad '\u{202E}'\rand
        more
          x\u{9B}y
           ^
        help: type \u{7F}
        or this
        """#)
  }
}

@Suite("The exit status")
struct CategoryTests {
  @Test("of each category is the documented one")
  func statuses() {
    let statuses = Dictionary(
      uniqueKeysWithValues: Diagnostic.Category.allCases.map { ("\($0)", $0.rawValue) })
    #expect(
      statuses == [
        "check": 1, "usage": 64, "data": 65, "notFound": 66, "internalFault": 70, "conflict": 73,
        "inputOutput": 74, "busy": 75, "containment": 77, "configuration": 78,
        "interrupted": 130,
      ])
  }

  @Test("of a failure is that of its first error, not of a warning before it")
  func firstError() {
    let warning = Diagnostic(.conflict, .conflict, "w", severity: .warning)
    let first = Diagnostic(.data, .invalidUTF8, "a")
    let second = Diagnostic(.usage, .limit, "b")
    #expect(ScaffoldError([warning, first, second]).category == .data)
    #expect(ScaffoldError([warning]).category == .internalFault)
  }
}
