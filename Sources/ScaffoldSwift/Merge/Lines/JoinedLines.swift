/// Lines that both sides inserted at one place of a function's body and whose order is clear.
struct JoinedLines {
  let lines: [UInt8]

  /// Joins the insertions, or returns `nil` if their order matters or is unknown.
  init?(base: ArraySlice<UInt8>, yours: ArraySlice<UInt8>, new: ArraySlice<UInt8>) {
    guard base.isEmpty, let mine = FirstLine(yours), let theirs = FirstLine(new) else { return nil }
    let depth = mine.isCase ? mine.depth : theirs.depth
    let labels = (
      CaseLabels(in: yours, depth: depth).found, CaseLabels(in: new, depth: depth).found
    )
    guard labels.0.isDisjoint(with: labels.1) else { return nil }
    // A case after `default` does not compile.
    let hasDefault = (labels.0.contains("default"), labels.1.contains("default"))
    switch (mine.isCase, theirs.isCase) {
    case (true, true):
      guard mine.depth == theirs.depth else { return nil }
      lines = Array(hasDefault.0 ? new + yours : yours + new)
    case (false, true):
      // The user's lines end the clause before, because they are deeper than the new clause.
      guard mine.depth > theirs.depth, !hasDefault.0 else { return nil }
      lines = Array(yours + new)
    case (true, false):
      guard theirs.depth > mine.depth, !hasDefault.1 else { return nil }
      lines = Array(new + yours)
    case (false, false):
      guard mine.isTest, theirs.isTest, mine.depth == theirs.depth else { return nil }
      lines = Array(yours + new)
    }
  }
}

/// What the clauses of a `switch` match, without names and conditions: `.two` for `case let .two(x) where x > 0:`.
private struct CaseLabels {
  private(set) var found: Set<String> = []
  private let code: [UInt8]
  private let tokens: [SwiftToken]

  /// The labels of the clauses whose lines have an indentation of this length.
  init(in text: ArraySlice<UInt8>, depth: Int) {
    code = Array(text)
    tokens = SwiftLexer(code).tokens
    let lines = TextLines(code)
    for (index, token) in tokens.enumerated() {
      guard lines.indentation(of: lines.line(at: token.range.lowerBound)).count == depth else {
        continue
      }
      if word(index) == "case", token.startsLine {
        add(from: index + 1)
      } else if word(index) == "default", token.startsLine || word(index - 1) == "unknown" {
        found.insert("default")
      }
    }
  }

  /// Adds the patterns before the colon.
  private mutating func add(from start: Int) {
    var (place, label, isComplete) = (start, "", false)
    while place < tokens.count, word(place) != ":" {
      switch word(place) {
      case ",":
        found.insert(label)
        (label, isComplete) = ("", false)
      case "where": isComplete = true
      case "let", "var": break
      case "." where !isComplete: label = "."
      case "(" where !isComplete && !label.isEmpty: isComplete = true
      default: if !isComplete { label += text(place) }
      }
      place = min(tokens[place].partner ?? place, tokens.count) + 1
    }
    found.insert(label)
  }

  private func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: code[tokens[index].range], as: UTF8.self) : ""
  }

  /// A token, with what is between the brackets that it opens.
  private func text(_ index: Int) -> String {
    guard let partner = tokens[index].partner else { return word(index) }
    let end = min(partner, tokens.count - 1)
    let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
    return String(decoding: code[range].filter { $0 > 0x20 }, as: UTF8.self)
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

  var isCase: Bool { word == "case" || word == "default" || word == "@unknown" }
  /// Whether the lines begin with an example of a Quick specification.
  var isTest: Bool { FirstLine.tests.contains(word) }
}
