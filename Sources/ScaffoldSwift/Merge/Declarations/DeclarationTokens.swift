/// The tokens of the parts of a declaration: comments, head, value and body.
struct DeclarationTokens: Sendable, Hashable {
  /// The tokens of each part; `nil` for a part that both sides of a merge changed.
  private let parts: [ArraySlice<Int>?]

  /// Accepts every declaration.
  static let unknown = DeclarationTokens(parts: [nil, nil, nil, nil])

  private init(parts: [ArraySlice<Int>?]) { self.parts = parts }

  /// The parts of a declaration. The members of a type are not part of it.
  init(_ tree: MergeTree, _ node: MergeNode) {
    let split = ValueSplit(tree, node)
    let before = tree.tokens[node.range.lowerBound..<node.code.lowerBound]
    let after = tree.tokens[node.code.upperBound..<node.range.upperBound]
    let body = node.isContainer ? [] : tree.tokens[node.bodyWithBraces]
    parts = [
      after.isEmpty ? before : before + after, tree.tokens[split.head], tree.tokens[split.value],
      body,
    ]
  }

  /// The parts that a merge must give: those of the side that changed them.
  init(base: DeclarationTokens, yours: DeclarationTokens, new: DeclarationTokens) {
    parts = base.parts.indices.map { index in
      if base.parts[index] == new.parts[index] { return yours.parts[index] }
      if base.parts[index] == yours.parts[index] { return new.parts[index] }
      return yours.parts[index] == new.parts[index] ? yours.parts[index] : nil
    }
  }

  /// The number of parts that are not known.
  var unknownCount: Int { parts.count { $0 == nil } }

  /// Whether a declaration has the parts that are known.
  func accepts(_ other: DeclarationTokens) -> Bool {
    zip(parts, other.parts).allSatisfy { $0 == nil || $0 == $1 }
  }
}
