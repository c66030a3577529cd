/// Lines that both sides inserted at one place of a function's body and whose order is clear.
struct JoinedLines {
  let lines: [UInt8]

  /// Joins the insertions, or returns `nil` if their order matters or is unknown.
  init?(base: ArraySlice<UInt8>, yours: ArraySlice<UInt8>, new: ArraySlice<UInt8>) {
    guard base.isEmpty, let mine = FirstLine(yours), let theirs = FirstLine(new) else { return nil }
    switch (mine.isCase, theirs.isCase) {
    case (true, true):
      guard mine.depth == theirs.depth else { return nil }
      // A case after `default` is never reached.
      lines = Array(JoinedLines.hasDefault(yours) ? new + yours : yours + new)
    case (false, true):
      // The user's lines end the clause before, because they are deeper than the new clause.
      guard mine.depth > theirs.depth else { return nil }
      lines = Array(yours + new)
    case (true, false):
      guard theirs.depth > mine.depth else { return nil }
      lines = Array(new + yours)
    case (false, false):
      guard mine.isTest, theirs.isTest, mine.depth == theirs.depth else { return nil }
      lines = Array(yours + new)
    }
  }

  private static func hasDefault(_ text: ArraySlice<UInt8>) -> Bool {
    let lines = TextLines(Array(text))
    return (0..<lines.count).contains { FirstLine(lines[$0])?.isDefault == true }
  }
}

/// What the first line of some lines that is not blank begins with.
private struct FirstLine {
  private static let tests: Set<String> = [
    "it", "xit", "fit", "context", "xcontext", "fcontext", "describe", "xdescribe", "fdescribe",
    "itBehavesLike",
  ]

  let depth: Int
  let word: String

  init?(_ text: ArraySlice<UInt8>) {
    let lines = TextLines(Array(text))
    for index in 0..<lines.count {
      let line = lines[index]
      let code = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let first = code.first, first != 0x0A, first != 0x0D else { continue }
      depth = line.count - code.count
      word = String(decoding: code.prefix { SwiftByte.isWord($0) || $0 == 0x40 }, as: UTF8.self)
      return
    }
    return nil
  }

  var isCase: Bool { word == "case" || isDefault }
  var isDefault: Bool { word == "default" || word == "@unknown" }
  /// Whether the lines begin with an example of a Quick specification.
  var isTest: Bool { FirstLine.tests.contains(word) }
}
