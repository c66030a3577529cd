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
    var known = numbers.counts(of: sides.base.lines, 0..<sides.base.lines.count)
    for lines in goneWithComments.map(sides.yours.lineNumbers(of:)) {
      known.merge(numbers.counts(of: sides.yours.lines, lines), uniquingKeysWith: +)
    }
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

  /// The removed declarations to which the user has written comments, which go with them.
  private var goneWithComments: [Int] {
    gone.filter { mine in
      sides.toYours.backward[mine].map { !sides.isUnedited($0, in: mine) } ?? false
    }
  }

  private func hasYourTokens(_ result: MergeTree) -> Bool {
    func counts(_ tree: MergeTree) -> [Int: Int] {
      Dictionary(tree.tokens.numbers.map { ($0, 1) }, uniquingKeysWith: +)
    }
    var known = counts(sides.base)
    let found = counts(result)
    for node in goneWithComments {
      for token in sides.yours.tokens[sides.yours[node].range] { known[token, default: 0] += 1 }
    }
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

extension MergeTree {
  /// The lines of a declaration and of its comments.
  fileprivate func lineNumbers(of node: Int) -> Range<Int> {
    let range = nodes[node].range
    let last = max(range.lowerBound, range.upperBound - 1)
    return lines.line(at: range.lowerBound)..<lines.line(at: last) + 1
  }
}
