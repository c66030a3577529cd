import Testing

@testable import ScaffoldKit

@Suite("A diagnostic about a very long text")
struct LongTextTests {
  @Test("keeps a line of up to 64 KiB, and of a longer one the place in bytes alone")
  func lines() {
    for (count, isKept) in [(65_535, true), (65_536, false)] {
      let source = SourceText(path: "T", "\n" + String(repeating: "é", count: count / 2) + "xy")
      var position = SourceText.Position()
      position.advance(in: source.bytes)
      position.offset = 1 + count / 2 * 2
      let location = source.location(of: position)
      #expect(location.line == 2)
      #expect((location.text != nil) == isKept)
      #expect(location.column == 1 + (isKept ? count / 2 : count))
    }
  }

  @Test("cuts a value of thousands of letters short, and looks for no word like it")
  func messages() {
    let name = String(repeating: "x", count: 1_000_000)
    let problem = Diagnostic.unknown(
      "variable", name, known: ["Module", name + "y"], at: SourceLocation(path: "t"))
    #expect(problem.message.utf8.count < 1_100)
    #expect(problem.message.hasSuffix("x…"))
    #expect((problem.help?.utf8.count ?? 0) < 65_536)
    #expect(Suggestion.nearest(name, in: [name + "y"]) == nil)
    let word = String(repeating: "x", count: 255)
    #expect(Suggestion.nearest(word, in: [word + "y"]) == word + "y")
  }
}
