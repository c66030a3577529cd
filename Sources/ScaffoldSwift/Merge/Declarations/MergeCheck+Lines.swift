// The lines that the user wrote.
extension MergeCheck {
  /// Whether all lines that the user wrote are there.
  ///
  /// A line may have changed if both sides changed parts of it; then all tokens that the user wrote are
  /// there.
  func hasYourLines(_ result: MergeTree) -> Bool {
    let (mine, found) = MergeCheck.differingLines(of: sides.yours.lines, result.lines)
    var numbers = LineNumbers()
    let wanted = numbers.counts(of: sides.yours.lines, mine)
    let known = numbers.counts(of: sides.base.lines, 0..<sides.base.lines.count)
    let present = numbers.counts(of: result.lines, found)
    let isComplete = wanted.allSatisfy { line, count in
      present[line, default: 0] >= count - known[line, default: 0]
    }
    return isComplete || hasYourTokens(result)
  }

  /// The lines of two texts without those that both have at their beginning and at their end.
  private static func differingLines(
    of lines: TextLines, _ others: TextLines
  ) -> (Range<Int>, Range<Int>) {
    let most = min(lines.count, others.count)
    let start = (0..<most).prefix { lines[$0] == others[$0] }.count
    let end = (0..<most - start).prefix {
      lines[lines.count - 1 - $0] == others[others.count - 1 - $0]
    }.count
    return (start..<lines.count - end, start..<others.count - end)
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
}

extension LineNumbers {
  /// How often each line occurs that is not blank, without the white space around it.
  fileprivate mutating func counts(of lines: TextLines, _ range: Range<Int>) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for index in range {
      var line = lines[index].drop { $0 <= 0x20 }
      while let last = line.last, last <= 0x20 { line.removeLast() }
      if !line.isEmpty { counts[number(of: line), default: 0] += 1 }
    }
    return counts
  }
}
