import Testing

@testable import ScaffoldSwift

struct LineMergeTests {
  @Test func `Changes of different lines are both taken`() {
    let merge = FileMerge.lines(base: "a\nb\nc\n", yours: "A\nb\nc\n", new: "a\nb\nC\n")
    #expect(String(merge.text) == "A\nb\nC\n")
    #expect(merge.conflicts.isEmpty)
  }

  @Test func `Different changes of one line are a conflict`() {
    let merge = FileMerge.lines(base: "a\nb\nc\n", yours: "a\nB\nc\n", new: "a\nX\nc\n")
    #expect(String(merge.text) == "a\nB\nc\n")
    #expect(merge.conflicts.map(\.line) == [2])
    #expect(
      String(merge.marked)
        == "a\n<<<<<<< yours\nB\n||||||| base\nb\n=======\nX\n>>>>>>> template\nc\n")
  }

  @Test func `Equal changes are taken once`() {
    let merge = FileMerge.lines(base: "a\nb\n", yours: "a\nx\nb\n", new: "a\nx\nb\n")
    #expect(String(merge.text) == "a\nx\nb\n")
  }

  @Test(arguments: [
    ("a\r\nb\r\n", "a\r\nb\r\nc\r\n"), ("a\nb", "a\nb\nc"), ("\u{FEFF}a\nb\n", "\u{FEFF}a\nb\nc\n"),
  ])
  func `Line ends, the last line end and the byte order mark stay the user's`(
    yours: String, merged: String
  ) {
    let merge = FileMerge.lines(base: "a\nb\n", yours: yours, new: "a\nb\nc\n")
    #expect(String(merge.text) == merged)
  }

  @Test func `A side without changes returns the other side's bytes`() {
    let texts = ["", "a", "a\r\nb\n\tc", "\u{FEFF}x\r", "a\n\n"]
    for base in texts {
      for other in texts {
        #expect(String(FileMerge.lines(base: base, yours: other, new: base).text) == other)
        #expect(String(FileMerge.lines(base: base, yours: base, new: other).text) == other)
        #expect(String(FileMerge.lines(base: base, yours: other, new: other).text) == other)
      }
    }
  }
}
