import Testing

@testable import ScaffoldKit

@Suite("Marks in place of names")
struct MarksTests {
  @Test("are found as they were given, and no others", arguments: [0, 1, 2, 3, 100, 5_000])
  func membership(count: Int) {
    let names = (0..<count).map { "Module\($0)View" }
    let marks = Marks(names.map(\.mark))
    #expect(marks.areDistinct)
    #expect(names.allSatisfy { marks.contains($0.mark) })
    #expect(!(0..<1_000).contains { marks.contains("Other\($0)".mark) })
    #expect(!Marks((names + names.prefix(1)).map(\.mark)).areDistinct || names.isEmpty)
  }

  @Test("are equal where the names are, however these are made up")
  func equality() {
    #expect("é".mark == "e\u{301}".mark)
    #expect("e".mark != "é".mark)
    #expect("View".mark != "view".mark)
    #expect("View".markInLowerCase == "view".mark)
    #expect("ÉCRAN".markInLowerCase == "e\u{301}cran".mark)
    #expect("\u{212A}".markInLowerCase == "k".mark)
  }
}
