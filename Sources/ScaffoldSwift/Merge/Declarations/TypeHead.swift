/// The parts of a type's head: what is before the conformances, those, and what is after them.
struct TypeHead {
  let start: Range<Int>
  /// The conformances with their colon; `nil` if there are none.
  let list: Range<Int>?
  let elements: [Range<Int>]
  /// From `where` on.
  let rest: Range<Int>

  init(_ tree: MergeTree, _ head: Range<Int>) {
    let scan = HeadScan(tree, head)
    let end = scan.index { tree.isWord("where", $0) } ?? scan.indices.upperBound
    guard let colon = scan.index({ tree.isMark(":", $0) }), colon < end else {
      let middle = scan.end(before: end)
      (start, list, elements) = (head.lowerBound..<middle, nil, [])
      rest = middle..<head.upperBound
      return
    }
    let last = scan.end(before: end)
    start = head.lowerBound..<scan.end(before: colon)
    list = start.upperBound..<last
    elements = scan.elements(in: colon + 1..<end)
    rest = last..<head.upperBound
  }
}

/// The names that one `case`, `let` or `var` declares.
struct NameList {
  let start: Range<Int>
  let elements: [Range<Int>]

  init(_ tree: MergeTree, _ head: Range<Int>) {
    let scan = HeadScan(tree, head)
    let keyword = scan.index {
      tree.isWord("case", $0) || tree.isWord("let", $0) || tree.isWord("var", $0)
    }
    guard let keyword else {
      (start, elements) = (head, [])
      return
    }
    start = head.lowerBound..<tree.tokens.ranges[keyword].upperBound
    elements = scan.elements(in: keyword + 1..<scan.indices.upperBound)
  }
}

/// The tokens of a head that are outside of brackets.
private struct HeadScan {
  let tree: MergeTree
  let head: Range<Int>
  let indices: Range<Int>
  private let outside: [Int]

  init(_ tree: MergeTree, _ head: Range<Int>) {
    self.tree = tree
    self.head = head
    indices = tree.tokens.indices(in: head)
    var depth = 0
    var outside: [Int] = []
    for index in indices {
      switch tree.text[tree.tokens.ranges[index].lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where !tree.isArrow(index): depth -= 1
      default: if depth == 0 { outside.append(index) }
      }
    }
    self.outside = outside
  }

  /// The first token outside of brackets that satisfies the condition.
  func index(_ isWanted: (Int) -> Bool) -> Int? { outside.first(where: isWanted) }

  /// The end of the token before another one.
  func end(before index: Int) -> Int {
    index > indices.lowerBound ? tree.tokens.ranges[index - 1].upperBound : head.lowerBound
  }

  /// The ranges between commas.
  func elements(in range: Range<Int>) -> [Range<Int>] {
    let commas = outside.filter { range.contains($0) && tree.isMark(",", $0) }
    var start = range.lowerBound
    var elements: [Range<Int>] = []
    for end in commas + [range.upperBound] {
      if start < end {
        elements.append(
          tree.tokens.ranges[start].lowerBound..<tree.tokens.ranges[end - 1].upperBound)
      }
      start = end + 1
    }
    return elements
  }
}

extension MergeTree {
  func isWord(_ word: String, _ index: Int) -> Bool {
    text[tokens.ranges[index]].elementsEqual(word.utf8)
  }

  func isMark(_ mark: String, _ index: Int) -> Bool { isWord(mark, index) }

  /// Whether a `>` is the end of `->`.
  func isArrow(_ index: Int) -> Bool {
    let start = tokens.ranges[index].lowerBound
    return start > 0 && text[start - 1] == UInt8(ascii: "-")
  }
}
