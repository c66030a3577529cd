/// The head of a declaration without the value that follows `=`, and that value.
struct ValueSplit {
  let head: Range<Int>
  /// The value with its `=`; empty if there is none.
  let value: Range<Int>

  init(_ tree: MergeTree, _ node: MergeNode) {
    let end = node.head.upperBound
    guard node.isDeclaration(.property), let equals = ValueSplit.equals(in: tree, node.head) else {
      head = node.head
      value = end..<end
      return
    }
    let start = tree.tokens.ranges[equals - 1].upperBound
    head = node.head.lowerBound..<start
    value = start..<end
  }

  /// The index of the first `=` outside of brackets; `nil` if nothing is before it.
  private static func equals(in tree: MergeTree, _ range: Range<Int>) -> Int? {
    let indices = tree.tokens.indices(in: range)
    var depth = 0
    var found: [Int] = []
    for index in indices {
      switch tree.text[tree.tokens.ranges[index]].first.map(Unicode.Scalar.init) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "=" where depth == 0 && tree.isSingle(index): found.append(index)
      default: break
      }
    }
    guard let first = found.first, first > indices.lowerBound else { return nil }
    return first
  }
}

extension MergeTree {
  /// Whether an operator character is an operator of its own.
  func isSingle(_ index: Int) -> Bool {
    func isOperator(at offset: Int) -> Bool {
      text.indices.contains(offset) && SwiftByte.isOperator(text[offset])
    }
    let range = tokens.ranges[index]
    return !isOperator(at: range.lowerBound - 1) && !isOperator(at: range.upperBound)
  }

  /// The lines of a range without its first and its last one; `nil` if it has only one line.
  func innerLines(of range: Range<Int>) -> Range<Int>? {
    let start = lineEnd(of: range.lowerBound)
    let end = lineStart(of: range.upperBound)
    return start <= end && start > range.lowerBound && end <= range.upperBound ? start..<end : nil
  }
}

extension MergeNode {
  /// The body with its braces, or the empty range at the end of the code.
  var bodyWithBraces: Range<Int> {
    body == nil ? code.upperBound..<code.upperBound : head.upperBound..<code.upperBound
  }
}
