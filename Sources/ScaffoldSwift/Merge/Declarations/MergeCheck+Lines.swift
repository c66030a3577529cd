// The lines that the user wrote.
extension MergeCheck {
  /// Whether all lines that the user wrote are there.
  ///
  /// A line may have changed if both sides changed parts of it; then all tokens that the user wrote are
  /// there.
  func hasYourLines(_ result: MergeTree) -> Bool {
    let known = MergeCheck.counts(of: sides.base.text)
    let found = MergeCheck.counts(of: result.text)
    let isComplete = MergeCheck.counts(of: sides.yours.text).allSatisfy { line, count in
      found[line, default: 0] >= count - known[line, default: 0]
    }
    return isComplete || hasYourTokens(result)
  }

  private func hasYourTokens(_ result: MergeTree) -> Bool {
    func counts(_ tree: MergeTree) -> [Int: Int] {
      Dictionary(tree.tokens.numbers.map { ($0, 1) }, uniquingKeysWith: +)
    }
    let (known, found) = (counts(sides.base), counts(result))
    return counts(sides.yours).allSatisfy { token, count in
      found[token, default: 0] >= count - known[token, default: 0]
    }
  }

  /// How often each line occurs that is not blank, without the white space around it.
  private static func counts(of text: [UInt8]) -> [ArraySlice<UInt8>: Int] {
    let lines = TextLines(text)
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for index in 0..<lines.count {
      var line = lines[index].drop { $0 <= 0x20 }
      while let last = line.last, last <= 0x20 { line.removeLast() }
      if !line.isEmpty { counts[line, default: 0] += 1 }
    }
    return counts
  }
}
