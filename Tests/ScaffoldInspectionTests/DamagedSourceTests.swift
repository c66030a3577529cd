import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("The inspection of damaged sources")
struct DamagedSourceTests {
  /// Numbers that are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let pieces = [
    "{", "}", "(", ")", "<", ">", "\"", "?", "!", "->", "@", "#if A\n", "#endif\n", "\r\n", "\t",
    "/*", "*/",
    "//", ";", ",", ":", "=", "func ", "var ", "return", "`", "é", "\u{0}", ".", "class ",
    "protocol ", "\"\"\"",
  ]

  private func damaged(_ text: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where !text.isEmpty {
      let start = Int.random(in: 0..<text.count, using: &numbers)
      let end = min(text.count, start + Int.random(in: 0...20, using: &numbers))
      let piece = Array(Self.pieces.randomElement(using: &numbers)?.utf8 ?? "".utf8)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: text.removeSubrange(start..<end)
      case 1: text.replaceSubrange(start..<end, with: piece)
      case 2: text[start] = UInt8.random(in: 0...255, using: &numbers)
      default: text.insert(contentsOf: text[start..<end] + piece, at: start)
      }
    }
    return text
  }

  private static let router = """

    // file: App/Home.swift
    class HomePresenter {}
    class HomeRouter { let login: LoginRouter; func go() { let v = LoginRouter.createModule(); present(v) } }
    class LoginRouter { static func createModule() -> Int { 1 } }
    """

  @Test("ends, and its edits can be read", .timeLimit(.minutes(10)))
  func damage() {
    var numbers = Numbers(state: 11)
    var edits = 0
    for round in 0..<400 {
      let style = MockStyles.all[round % MockStyles.all.count].1
      let requirements =
        MockStyles.requirements.dropFirst(round % 3) + ["func new(a: Int) throws -> Bool"]
      let text = MockStyles.text(requiring: Array(requirements), mock: style) + Self.router
      var texts = sources(of: text)
      let index = Int.random(in: texts.indices, using: &numbers)
      texts[index] = SourceText(
        path: texts[index].path, text: damaged(texts[index].text, &numbers),
        module: texts[index].module, isTest: texts[index].isTest)
      let update = MockUpdate(of: texts, createMissing: round % 2 == 0)
      edits += update.edits.count
      let after = UpdatedMock.applied(update.edits, to: texts)
      let unread = Recognition(of: after).unread.map(\.path)
      #expect(update.edits.allSatisfy { !unread.contains($0.path) })
      let graph = ModuleGraph(of: texts)
      #expect(XMLTags.areBalanced(in: graph.svg))
      #expect(!graph.json.isEmpty && !graph.dot.isEmpty && !graph.mermaid.isEmpty)
      #expect(!Statistics(of: texts).table.isEmpty)
      for module in Recognition(of: texts).modules {
        #expect(XMLTags.areBalanced(in: ModulePartsGraph(of: module).svg))
      }
    }
    #expect(edits > 100)
  }

  @Test("ends for any bytes")
  func bytes() {
    var numbers = Numbers(state: 3)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...300, using: &numbers)).map { _ in
        UInt8.random(in: 0...255, using: &numbers)
      }
      let texts = [
        SourceText(path: "A.swift", text: bytes, module: "A"),
        SourceText(path: "ATests/A.swift", text: bytes.reversed(), module: "ATests", isTest: true),
      ]
      #expect(MockUpdate(of: texts, createMissing: true).edits.isEmpty)
      #expect(ModuleGraph(of: texts).edges.isEmpty)
      #expect(Statistics(of: texts).total.files == 2)
    }
  }
}
