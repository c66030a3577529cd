import Testing

@testable import ScaffoldKit

@Suite("Writing parts as a template")
struct TextWriterTests {
  private let place = SourceLocation(path: "T.swift")

  @Test("keeps any literal text")
  func literals() throws {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "<", "<<", ">>", "\\", "#", "a", "_", " ", "\n", "\r\n", "if", "end", "é", "|", "\"",
    ]
    for _ in 0..<5_000 {
      let text = (0..<12).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }
        .joined()
      let written = try TextWriter.text(of: [.literal(text)], at: place)
      #expect(try Sample.render(written) == text, "\(text.debugDescription)")
    }
  }

  @Test("keeps the line end of a line of directives")
  func lines() throws {
    let parts: [TextPart] = [
      .literal("a\n"), .directive("if tests"), .literal("\nb\n"), .directive("end"),
      .literal("\nc"),
    ]
    let written = try TextWriter.text(of: parts, at: place)
    #expect(written == "a\n<<if tests>>\n\nb\n<<end>>\n\nc")
    #expect(try Sample.render(written) == "a\n\nb\n\nc")
    let last = try TextWriter.text(
      of: [
        .literal("a\n"), .directive("if tests"), .literal("b\n"), .directive("end"),
      ], at: place)
    #expect(try Sample.render(last) == "a\nb\n")
  }

  @Test("has no text for a value directly after a backslash")
  func backslash() throws {
    #expect(throws: ScaffoldError.self) {
      try TextWriter.text(of: [.literal("\\"), .value("Module", nil)], at: place)
    }
    let text = try TextWriter.text(of: [.literal("\\ "), .value("Module", .upper)], at: place)
    #expect(text == "\\ <<Module|upper>>")
  }
}
