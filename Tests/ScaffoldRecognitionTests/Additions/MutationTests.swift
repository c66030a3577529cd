import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("An addition to damaged sources")
struct MutationTests {
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
    "/*", "*/", "//", ";", ",", ":", "=", "func ", "var ", "return", "`", "é", "\u{0}", ".", "...",
  ]

  private func mutated(_ text: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...3, using: &numbers) where !text.isEmpty {
      let start = Int.random(in: 0..<text.count, using: &numbers)
      let end = min(text.count, start + Int.random(in: 0...12, using: &numbers))
      let piece = Array(Self.pieces.randomElement(using: &numbers)?.utf8 ?? "".utf8)
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: text.removeSubrange(start..<end)
      case 1: text.replaceSubrange(start..<end, with: piece)
      default: text.insert(contentsOf: text[start..<end] + piece, at: start)
      }
    }
    return text
  }

  @Test("gives an edit that can be read, or an error", .timeLimit(.minutes(10)))
  func mutations() throws {
    var numbers = Numbers(state: 7)
    let signatures = [
      "back()", "signOut(everywhere: Bool) async throws -> Bool", "var title: String? { get set }",
      "load(_ id: Int, done: @escaping (Int) -> Void)",
    ]
    var (edits, errors) = (0, 0)
    for round in 0..<300 {
      let mock = MockFixtures.all[round % MockFixtures.all.count]
      let texts = sources(of: MockFixtures.module + mock).map { source in
        SourceText(
          path: source.path, text: mutated(source.text, &numbers), module: source.module,
          isTest: source.isTest)
      }
      guard let module = Recognition(of: texts).modules.first else { continue }
      do {
        let addition = try Addition(
          of: signatures[round % signatures.count], from: .presenter, to: .interactor, in: module,
          sources: texts)
        edits += 1
        #expect(
          Recognition(of: texts.with(addition.edits)).unread.allSatisfy { unread in
            !addition.edits.contains { $0.path == unread.path }
          })
      } catch {
        errors += 1
      }
    }
    #expect(edits > 50 && errors > 10, "\(edits) edits, \(errors) errors")
  }
}
