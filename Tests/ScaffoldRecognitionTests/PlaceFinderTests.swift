import ScaffoldRecognition
import Testing

@Suite("The places of a text")
struct PlaceFinderTests {
  static let lines = [
    String(repeating: "a", count: 9_000), String(repeating: "aé", count: 4_000),
    String(repeating: "é", count: 4_000), String(repeating: "e\u{301} ", count: 3_000),
    String(repeating: "🇩🇪 x", count: 1_500), "short",
  ]

  @Test("have the column of each character, in long lines, too", arguments: lines)
  func columns(_ line: String) {
    let finder = PlaceFinder(path: "a", text: Array("\n\(line)\nend".utf8))
    for (count, index) in line.indices.enumerated() where count % 97 == 0 {
      let offset = 1 + line.utf8.distance(from: line.startIndex, to: index)
      let place = finder.place(at: offset)
      #expect(place.line == 2 && place.column == count + 1)
      #expect(finder.scalarColumn(at: offset) == line[..<index].unicodeScalars.count + 1)
    }
    #expect(finder.place(at: line.utf8.count + 2).line == 3)
  }

  @Test("have the text of their line, of which an absurdly long one is cut")
  func lineText() {
    let finder = PlaceFinder(
      path: "a", text: Array("\u{FEFF}  first\t\r\n\r\n second \n\(Self.lines[2])".utf8))
    #expect(finder.lineText(at: 6) == "first")
    #expect(finder.lineText(at: 16) == "second")
    #expect(finder.lineText(at: 13) == "")
    #expect(finder.lineText(at: 400) == String(repeating: "é", count: 1_000))
  }
}
