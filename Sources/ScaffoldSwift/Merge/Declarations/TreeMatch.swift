/// Which declarations of two files are the same.
///
/// A declaration is looked for in the container where it was, and then in every container of the same type, so
/// that one that was moved to an extension or into an `#if` is found. What is left is found by its base name
/// if no other declaration has it, as is a function whose parameters were renamed.
struct TreeMatch: Sendable {
  /// The partner in `new` of each declaration of `old`.
  private(set) var forward: [Int?]
  /// The partner in `old` of each declaration of `new`.
  private(set) var backward: [Int?]

  private let old: MergeTree
  private let new: MergeTree
  /// Matched containers whose members are still to be matched.
  private var open: [(old: Int, new: Int)] = []

  /// - Parameter findsMoved: whether a declaration is found in other containers than its own.
  init(from old: MergeTree, to new: MergeTree, findsMoved: Bool) {
    self.old = old
    self.new = new
    forward = Array(repeating: nil, count: old.nodes.count)
    backward = Array(repeating: nil, count: new.nodes.count)
    match(0, 0)
    matchMembers()
    if findsMoved {
      matchEverywhere { $0.fullKey }
      matchEverywhere { $0.fullSelectorKey }
      matchEverywhere { $0.isType ? $0.selectorKey : nil }
    }
    matchRenamed()
  }

  /// Makes two declarations partners.
  mutating func match(_ first: Int, _ second: Int) {
    forward[first] = second
    backward[second] = first
    if old[first].isContainer, new[second].isContainer { open.append((first, second)) }
  }

  /// Makes two declarations without members strangers again.
  mutating func unmatch(_ first: Int, _ second: Int) {
    forward[first] = nil
    backward[second] = nil
  }

  /// Matches the members of all matched containers.
  private mutating func matchMembers() {
    while let pair = open.popLast() {
      match(old[pair.old].children, new[pair.new].children) { $0.key }
      match(old[pair.old].children, new[pair.new].children) { $0.selectorKey }
    }
  }

  /// Matches those of the candidates that are without a partner and have equal keys.
  private mutating func match(
    _ candidates: [Int], _ others: [Int], by key: (MergeNode) -> String?
  ) {
    let groups = TreeMatch.grouped(candidates.filter { forward[$0] == nil }, in: old, by: key)
    let partners = TreeMatch.grouped(others.filter(isOpen), in: new, by: key)
    for (key, group) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let partner = partners[key] else { continue }
      matchGroup(group, partner)
    }
  }

  /// Whether a declaration of `new` is without a partner, and may be one of the template's.
  private func isOpen(_ node: Int) -> Bool { backward[node] == nil && !new[node].isForeign }

  private static func grouped(
    _ nodes: [Int], in tree: MergeTree, by key: (MergeNode) -> String?
  ) -> [String: [Int]] {
    var groups: [String: [Int]] = [:]
    for node in nodes {
      if let key = key(tree[node]) { groups[key, default: []].append(node) }
    }
    return groups
  }
}

// MARK: Declarations with the same key

extension TreeMatch {
  /// Matches declarations that have the same key, most similar ones first.
  private mutating func matchGroup(_ group: [Int], _ partners: [Int]) {
    if group.count == 1, partners.count == 1 { return match(group[0], partners[0]) }
    guard group.count * partners.count <= 10_000 else {
      for (first, second) in zip(group, partners) { match(first, second) }
      return
    }
    var pairs: [(score: Int, first: Int, second: Int)] = []
    for first in group {
      for second in partners { pairs.append((similarity(first, second), first, second)) }
    }
    pairs.sort { ($1.score, $0.first, $0.second) < ($0.score, $1.first, $1.second) }
    for pair in pairs where forward[pair.first] == nil && backward[pair.second] == nil {
      match(pair.first, pair.second)
    }
  }

  /// How many members two declarations share; more for equal texts.
  private func similarity(_ first: Int, _ second: Int) -> Int {
    if old.hasSameTokens(first, as: second, in: new) { return Int.max }
    let keys = Set(TreeMatch.members(of: first, in: old))
    return TreeMatch.members(of: second, in: new).filter(keys.contains).count
  }

  /// The keys of at most 200 members, those inside an `#if` included.
  private static func members(of node: Int, in tree: MergeTree) -> [String] {
    var keys: [String] = []
    var open = tree[node].children
    while let child = open.popLast(), keys.count < 200 {
      keys.append(tree[child].key)
      if tree[child].isTransparent { open += tree[child].children }
    }
    return keys
  }
}

// MARK: Moved and renamed declarations

extension TreeMatch {
  /// Matches what is left by a key that only one declaration of each side has.
  private mutating func matchEverywhere(by key: (MergeNode) -> String?) {
    // What is matched in one round can make a key of another declaration the only one.
    for _ in 0..<4 {
      let before = unmatchedCount
      let groups = TreeMatch.grouped(unmatched(forward), in: old, by: key)
      let partners = TreeMatch.grouped(new.nodes.indices.filter(isOpen), in: new, by: key)
      for (key, group) in groups.sorted(by: { $0.value[0] < $1.value[0] }) where group.count == 1 {
        guard let partner = partners[key], partner.count == 1, isFindable(group[0]),
          haveSameRole(group[0], partner[0])
        else { continue }
        match(group[0], partner[0])
      }
      matchMembers()
      if before == unmatchedCount { return }
    }
  }

  private func isFindable(_ node: Int) -> Bool {
    old[node].kind != .branch && !old[node].isDeclaration(.statement)
  }

  /// Whether both are requirements of a protocol, or neither is.
  private func haveSameRole(_ first: Int, _ second: Int) -> Bool {
    old.isRequirement(first) == new.isRequirement(second)
  }

  private var unmatchedCount: Int { forward.count { $0 == nil } }

  private func unmatched(_ partners: [Int?]) -> [Int] {
    partners.indices.filter { partners[$0] == nil }
  }

  /// Matches functions and lists of names that have a name in common with exactly one other: first in matched
  /// containers, then in all containers of the same type.
  private mutating func matchRenamed() {
    for container in old.nodes.indices {
      guard let partner = forward[container] else { continue }
      matchRenamed(old[container].children, new[partner].children)
      match(old[container].children, new[partner].children) { $0.testName }
    }
    matchRenamed(Array(old.nodes.indices), Array(new.nodes.indices))
  }

  private mutating func matchRenamed(_ candidates: [Int], _ others: [Int]) {
    let groups = looseGroups(candidates.filter { forward[$0] == nil }, in: old)
    if groups.isEmpty { return }
    let partners = looseGroups(others.filter(isOpen), in: new)
    for (key, group) in groups.sorted(by: { $0.key < $1.key }) where group.count == 1 {
      guard let partner = partners[key], partner.count == 1, forward[group[0]] == nil,
        backward[partner[0]] == nil, haveSameRole(group[0], partner[0])
      else { continue }
      match(group[0], partner[0])
    }
  }

  private func looseGroups(_ nodes: [Int], in tree: MergeTree) -> [String: [Int]] {
    var groups: [String: [Int]] = [:]
    for node in nodes {
      for key in tree[node].looseKeys {
        groups[(tree[node].path + [key]).joined(separator: "\u{0}"), default: []].append(node)
      }
    }
    return groups
  }
}
