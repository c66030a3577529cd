// The declarations of the result.
extension MergeCheck {
  /// Whether the result has the expected declarations, and no others. Those that can only be the user's own are
  /// compared by ``hasForeignDeclarations(_:)``.
  func hasExpectedDeclarations(_ result: MergeTree) -> Bool {
    var found: [String: [DeclarationTokens]] = [:]
    var baseKeys: [String: String] = [:]
    for node in result.nodes where !node.isForeign {
      let keys = MergeCheck.keys(of: node)
      if keys.isEmpty { continue }
      let text = DeclarationTokens(result, node)
      for key in keys {
        found[key, default: []].append(text)
        baseKeys[key] = node.baseKey
      }
    }
    var heads = expectedHeads
    for (key, texts) in found {
      var wanted = expected[key] ?? []
      while wanted.count < texts.count, let base = baseKeys[key], let count = heads[base], count > 0
      {
        heads[base] = count - 1
        wanted.append(.unknown)
      }
      guard MergeCheck.hold(wanted, in: texts) else { return false }
    }
    return heads.values.allSatisfy { $0 == 0 } && expected.keys.allSatisfy { found[$0] != nil }
  }

  /// Whether each expected text is there, those that are wholly known first.
  private static func hold(_ texts: [DeclarationTokens], in found: [DeclarationTokens]) -> Bool {
    guard texts.count == found.count else { return false }
    if texts.count == 1 { return texts[0].accepts(found[0]) }
    var counts = Dictionary(found.map { ($0, 1) }, uniquingKeysWith: +)
    for text in texts where text.unknownCount == 0 {
      guard let count = counts[text], count > 0 else { return false }
      counts[text] = count - 1
    }
    var rest = counts.flatMap { Array(repeating: $0.key, count: $0.value) }
    guard rest.count <= 1_000 else { return false }
    let unsure = texts.filter { $0.unknownCount > 0 }
    for text in unsure.sorted(by: { $0.unknownCount < $1.unknownCount }) {
      guard let index = rest.firstIndex(where: text.accepts) else { return false }
      rest.remove(at: index)
    }
    return true
  }

  /// Whether what the template adds is in no `#if` that the user has put around its neighbours.
  func hasAdditionsBesideConditions(_ result: MergeTree) -> Bool {
    var depths: [String: Int] = [:]
    for node in sides.new.nodes.indices.dropFirst()
    where sides.toNew.backward[node] == nil && sides.existing[node] == nil
      && !sides.isInDeleted(node)
    {
      for key in MergeCheck.keys(of: sides.new[node]) {
        depths[key] = sides.new.conditions(around: node)
      }
    }
    guard !depths.isEmpty else { return true }
    return result.nodes.indices.dropFirst().allSatisfy { node in
      result[node].isForeign
        || MergeCheck.keys(of: result[node]).allSatisfy { key in
          depths[key].map { $0 == result.conditions(around: node) } ?? true
        }
    }
  }

  /// Whether a declaration is there more often than on either side.
  ///
  /// That happens if the template renames a function to a name that the user gave to another one.
  func hasDoubles(_ result: MergeTree) -> Bool {
    let (yours, new) = (MergeCheck.keyCounts(sides.yours), MergeCheck.keyCounts(sides.new))
    return MergeCheck.keyCounts(result).contains { key, count in
      count > 1 && count > max(yours[key, default: 0], new[key, default: 0])
    }
  }

  private static func keyCounts(_ tree: MergeTree) -> [String: Int] {
    var counts: [String: Int] = [:]
    for index in tree.nodes.indices
    where !tree[index].isForeign && !tree[index].isDeclaration(.extension) {
      let role = tree.isRequirement(index) ? "requirement " : ""
      for key in keys(of: tree[index]) { counts[role + key, default: 0] += 1 }
    }
    return counts
  }

  /// Whether the template adds a declaration that it also removes, while the user's version stays.
  func hasKeptDoubles() -> Bool {
    var kept: Set<String> = []
    for (base, mine) in sides.toYours.forward.enumerated() where sides.toNew.forward[base] == nil {
      if let mine, !gone.contains(mine), !sides.yours[mine].isTransparent {
        kept.insert(sides.yours[mine].fullKey)
      }
    }
    if kept.isEmpty { return false }
    return sides.new.nodes.indices.contains {
      sides.toNew.backward[$0] == nil && kept.contains(sides.new[$0].fullKey)
    }
  }
}
