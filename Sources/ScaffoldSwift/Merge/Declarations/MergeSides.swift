/// The declarations of the three versions of a file, and which of them are the same.
struct MergeSides: Sendable {
  let base: MergeTree
  let yours: MergeTree
  let new: MergeTree
  /// From the base to the template's new text.
  private(set) var toNew: TreeMatch
  /// From the base to the user's file.
  let toYours: TreeMatch
  /// The user's declarations that the template wants to add, too, by the number in `new`.
  private(set) var existing: [Int: Int] = [:]

  /// The containers of the new text that the user deleted with all that was in them.
  private(set) var deleted: Set<Int> = []

  init(base: MergeTree, yours: MergeTree, new: MergeTree) {
    self.base = base
    self.yours = yours
    self.new = new
    toNew = TreeMatch(from: base, to: new, findsMoved: false)
    toYours = TreeMatch(from: base, to: yours, findsMoved: true)
    matchMovedByTemplate()
    unmatchRenamedByTemplate()
    findExisting()
    findDeleted()
  }

  /// The user's version of a declaration of the new text.
  func yours(ofNew node: Int) -> Int? {
    if let base = toNew.backward[node] { return toYours.forward[base] }
    return existing[node]
  }

  /// Whether the user has not changed the declaration, except for its layout.
  func isUnedited(_ base: Int, in yours: Int) -> Bool {
    self.base.hasSameTokens(base, as: yours, in: self.yours)
  }

  /// Whether the template removes the user's declaration, because it was the template's and its code is unedited. The
  /// comments that the user has written to it go with it.
  func isRemoved(_ yours: Int) -> Bool {
    guard let base = toYours.backward[yours], toNew.forward[base] == nil else { return false }
    return self.base.hasSameCode(base, as: yours, in: self.yours)
  }

  /// Whether a declaration of the new text belongs to something that the user deleted.
  func isInDeleted(_ node: Int) -> Bool {
    var parent = new[node].parent
    while parent > 0 {
      if deleted.contains(parent) { return true }
      parent = new[parent].parent
    }
    return false
  }

  /// Finds the types, extensions and `#if` of the new text that the user deleted with all that was in them.
  private mutating func findDeleted() {
    var hasPartner = toYours.forward.map { $0 != nil }
    for node in base.nodes.indices.reversed().dropLast() where hasPartner[node] {
      hasPartner[base[node].parent] = true
    }
    deleted = Set(
      new.nodes.indices.filter { node in
        toNew.backward[node].map { new[node].isContainer && !hasPartner[$0] } ?? false
      })
  }

  /// A declaration that the template moved to another container stays where it is if the user edited, moved
  /// or deleted it.
  private mutating func matchMovedByTemplate() {
    let removed = MergeSides.unmatched(toNew.forward, in: base)
    let added = MergeSides.unmatched(toNew.backward, in: new)
    for (key, nodes) in removed where nodes.count == 1 {
      guard let partners = added[key], partners.count == 1, !new[partners[0]].isTransparent else {
        continue
      }
      if let mine = toYours.forward[nodes[0]], isUnedited(nodes[0], in: mine),
        toYours.forward[base[nodes[0]].parent] == yours[mine].parent
      {
        continue
      }
      toNew.match(nodes[0], partners[0])
    }
  }

  /// A function that the template renamed counts as removed and added if the user has one of the new name.
  private mutating func unmatchRenamedByTemplate() {
    let own = MergeSides.unmatched(toYours.backward, in: yours) { $0.fullSelectorKey }
    for (node, partner) in toNew.forward.enumerated() {
      guard let partner, base[node].selectorKey != new[partner].selectorKey,
        !new[partner].isContainer, let found = own[new[partner].fullSelectorKey],
        found.contains(where: { yours.isRequirement($0) == new.isRequirement(partner) })
      else { continue }
      toNew.unmatch(node, partner)
    }
  }

  /// Finds the user's own versions of what the template adds: those of the same container first.
  private mutating func findExisting() {
    let byKey = MergeSides.unmatched(toYours.backward, in: yours)
    let bySelector = MergeSides.unmatched(toYours.backward, in: yours) { $0.fullSelectorKey }
    let added = new.nodes.indices.filter {
      toNew.backward[$0] == nil && !new[$0].isTransparent
    }
    var taken: Set<Int> = []
    for isSameContainer in [true, false] {
      for node in added where existing[node] == nil {
        let found = byKey[new[node].fullKey] ?? bySelector[new[node].fullSelectorKey] ?? []
        let parent = yours(ofNew: new[node].parent)
        let free = found.first {
          !taken.contains($0) && (!isSameContainer || yours[$0].parent == parent)
            && yours.isRequirement($0) == new.isRequirement(node) && canHold(node, $0)
        }
        guard let free else { continue }
        existing[node] = free
        taken.insert(free)
      }
    }
  }

  /// Whether an own declaration is the one that the template adds. A function with other types is another one.
  ///
  /// An extension can if it has the same conditions and all conformances of the new one. If the new one has no
  /// conformances, the modifiers must be the same, too.
  private func canHold(_ node: Int, _ mine: Int) -> Bool {
    guard new[node].isDeclaration(.extension) else {
      return new[node].declaration?.parameterTypes == yours[mine].declaration?.parameterTypes
    }
    let heads = (TypeHead(new, new[node].head), TypeHead(yours, yours[mine].head))
    guard new.tokens[heads.0.rest] == yours.tokens[heads.1.rest] else { return false }
    if new[node].inheritance.isEmpty {
      return new.tokens[heads.0.start] == yours.tokens[heads.1.start]
    }
    return Set(new[node].inheritance).isSubset(of: yours[mine].inheritance)
  }

  /// An own extension that has one of the conformances of an extension which the template adds, but cannot take
  /// its place: a conformance must not be declared twice.
  func clashing(with node: Int) -> Int? {
    guard new[node].isDeclaration(.extension), !new[node].inheritance.isEmpty,
      toNew.backward[node] == nil, existing[node] == nil
    else { return nil }
    let key = new[node].fullSelectorKey
    return yours.nodes.indices.first {
      !yours[$0].isForeign && toYours.backward[$0] == nil && yours[$0].fullSelectorKey == key
        && !Set(yours[$0].inheritance).isDisjoint(with: new[node].inheritance)
    }
  }

  /// Those without a partner that may be the template's.
  private static func unmatched(
    _ partners: [Int?], in tree: MergeTree, by key: (MergeNode) -> String = { $0.fullKey }
  ) -> [String: [Int]] {
    var groups: [String: [Int]] = [:]
    for node in partners.indices where partners[node] == nil && !tree[node].isForeign {
      groups[key(tree[node]), default: []].append(node)
    }
    return groups
  }
}
