import Testing

@testable import ScaffoldKit

@Suite("Rendering any text")
struct RenderingPropertyTests {
  private static let pieces = [
    "<<", ">>", "<<if ", "<<elseif ", "<<else>>", "<<end>>", "<<for w in words>>", "<<for ",
    "<<Module",
    "<<Module>>", "<<rows.name>>", "<<r.name>>", "<<for r in rows>>", "<<loop.index>>", "<<loop.",
    "|",
    "|snake", "<<include \"a\">>", "<<include \"", "<<#", "#>>", "<<# c #>>", "\\<<", "\\", "\"",
    "\\\"",
    "tests", " and ", " or ", " not ", "(", ")", " == ", " != ", " contains ", "words", "\"uikit\"",
    "ui",
    "\n", "\r\n", "\r", "\t", " ", "<", ">", "a", "é", "e\u{301}", "\u{FEFF}", "\u{0}", "登", "12",
    ".", "-",
    "<<if tests>>\n", "<<end>>\n", "<<if off>>x<<else>>y<<end>>",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<24, using: &random)).map { _ in
      Int.random(in: 0..<8, using: &random) == 0
        ? random.text() : pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  @Test("ends with an output or with a diagnostic that has a place, and always with the same")
  func total() {
    var random = SeededGenerator(seed: 11)
    var (outputs, refusals) = (0, 0)
    for _ in 0..<5_000 {
      let text = Self.text(&random)
      let include = Self.text(&random)
      do throws(ScaffoldError) {
        let output = try Sample.render(text, includes: ["a": include])
        let again = try Sample.render(text, includes: ["a": include])
        #expect(again.utf8.elementsEqual(output.utf8))
        outputs += 1
      } catch {
        refusals += 1
        #expect(!error.diagnostics.isEmpty)
        #expect(error.diagnostics.allSatisfy { $0.category == .data && $0.location?.line != nil })
        #expect(error.description.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isDeceptive })
      }
    }
    // Both results are frequent.
    #expect(outputs > 500 && refusals > 500)
  }

  @Test("ends just so for bytes that are no text")
  func bytes() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<5_000 {
      var bytes = Array(Self.text(&random).utf8)
      for _ in 0..<Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let source = SourceText(path: "T", bytes: bytes)
      do throws(ScaffoldError) {
        let tree = try TemplateParser.parse(source, scope: Sample.scope)
        var renderer = TemplateRenderer(scope: Sample.scope, values: Sample.values)
        let output = try renderer.render(tree)
        #expect(output.utf8.count <= TemplateLimits.outputBytes)
      } catch {
        #expect(error.diagnostics.allSatisfy { $0.location != nil })
      }
    }
  }

  /// The text as a template that renders to it: every `<<` is escaped.
  private static func escaped(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: "<<".utf8) {
        result += "\\<<".utf8
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  @Test("leaves literal text as it is, around placeholders and between conditions")
  func literals() throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<10_000 {
      // A backslash before a placeholder would escape it, and a line of directives alone goes.
      let texts = (0..<3).map { _ in "x" + Self.text(&random) + "x" }
      let parts = texts.map { Self.escaped($0) }
      var template: [UInt8] = parts[0]
      for (between, part) in zip(
        ["<<Module>>", "<<if off>>", "<<else>>"], [parts[1], parts[0], parts[2]])
      {
        template += Array(between.utf8)
        template += part
      }
      template += Array("<<end>>".utf8)
      let tree = try TemplateParser.parse(
        SourceText(path: "T", bytes: template), scope: Sample.scope)
      var renderer = TemplateRenderer(scope: Sample.scope, values: Sample.values)
      let expected = texts[0] + "SignIn" + texts[1] + texts[2]
      #expect(try renderer.render(tree).utf8.elementsEqual(expected.utf8), "\(texts)")
    }
  }

  @Test("leaves a text without an opener as it is, to the last byte")
  func plainTexts() throws {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<10_000 {
      let text = String(
        decoding: Self.text(&random).utf8.flatMap { $0 == UInt8(ascii: "<") ? [$0, 0x20] : [$0] },
        as: UTF8.self)
      #expect(try Sample.render(text).utf8.elementsEqual(text.utf8))
    }
  }
}
