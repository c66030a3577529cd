/// Checks the result of a merge against what the changes of both sides must give.
///
/// The declarations of the result are those of the user, with those that the template added, without those that
/// it removed and that the user had not edited. What one side alone changed is as that side has it. No line
/// that the user wrote is lost.
struct MergeCheck {
  let sides: MergeSides
  private let names: TemplateNames
  /// The parts that each declaration with a name of the template must have, by key.
  private(set) var expected: [String: [DeclarationTokens]] = [:]
  /// The number of declarations whose head both sides changed, by base name.
  private(set) var expectedHeads: [String: Int] = [:]
  /// The user's declarations that the template removed, with their members.
  private(set) var gone: Set<Int> = []

  /// - Parameter names: the names that the template declares.
  init(_ sides: MergeSides, among names: TemplateNames) {
    (self.sides, self.names) = (sides, names)
    gone = removedDeclarations()
    expectYours()
    expectAdditions()
  }

  /// Whether the merged file is as expected.
  func accepts(_ file: SwiftFile, numbering: inout LineNumbers) -> Bool {
    let result = MergeTree(file, among: names, numbering: &numbering)
    return !hasKeptDoubles() && !hasDoubles(result) && RemovedImports(sides).users.isEmpty
      && RenamedNames(sides).users.isEmpty
      && !sides.new.nodes.indices.contains { sides.clashing(with: $0) != nil }
      && hasForeignDeclarations(result) && hasExpectedDeclarations(result)
      && hasAdditionsBesideConditions(result) && hasYourLines(result)
  }

  /// Whether a merged file that holds conflicts has all lines that the user wrote.
  func keepsYourLines(_ file: SwiftFile, numbering: inout LineNumbers) -> Bool {
    hasYourLines(MergeTree(file, among: names, numbering: &numbering))
  }

  // MARK: Declarations

  private mutating func expect(_ node: MergeNode, _ text: DeclarationTokens) {
    // The text of a list of names is compared once, however many names it has.
    for (index, key) in MergeCheck.keys(of: node).enumerated() {
      expected[key, default: []].append(index == 0 ? text : .unknown)
    }
  }

  /// The keys that count a declaration: one for each name that it declares.
  static func keys(of node: MergeNode) -> [String] {
    if node.isTransparent || node.isDeclaration(.statement) { return [] }
    if node.isDeclaration(.extension) { return [node.fullSelectorKey] }
    let keys = node.isList ? node.looseKeys : [node.key]
    return keys.map { (node.path + [$0]).joined(separator: "\u{0}") }
  }

  private mutating func expectYours() {
    for mine in sides.yours.nodes.indices
    where !sides.yours[mine].isForeign && !gone.contains(mine) {
      let node = sides.yours[mine]
      guard let base = sides.toYours.backward[mine], let new = sides.toNew.forward[base] else {
        expect(node, text(of: mine, in: sides.yours))
        continue
      }
      let text = DeclarationTokens(
        base: text(of: base, in: sides.base), yours: text(of: mine, in: sides.yours),
        new: text(of: new, in: sides.new))
      if sides.base[base].key == sides.new[new].key {
        expect(node, text)
      } else if sides.base[base].key == node.key {
        expect(sides.new[new].moved(to: node.path), text)
      } else {
        expectMergedHead(mine, new)
      }
    }
  }

  /// Both sides changed what tells the declaration from others; lists of names have all names then.
  private mutating func expectMergedHead(_ mine: Int, _ new: Int) {
    let (first, second) = (sides.yours[mine], sides.new[new])
    if !first.isList {
      expectedHeads[first.baseKey, default: 0] += 1
      return
    }
    for key in Set(MergeCheck.keys(of: first) + MergeCheck.keys(of: second)) {
      expected[key, default: []].append(.unknown)
    }
  }

  private func removedDeclarations() -> Set<Int> {
    var removed: Set<Int> = []
    for (base, mine) in sides.toYours.forward.enumerated() {
      guard let mine, sides.isRemoved(mine) else { continue }
      let parent = sides.base[base].parent
      let isTop = sides.toNew.forward[parent] != nil
      if isTop || sides.toYours.forward[parent].map(removed.contains) == true {
        removed.insert(mine)
      }
    }
    return removed
  }

  private mutating func expectAdditions() {
    for node in sides.new.nodes.indices where sides.toNew.backward[node] == nil {
      if sides.existing[node] == nil, !sides.isInDeleted(node) {
        expect(sides.new[node], text(of: node, in: sides.new))
      }
    }
  }

  func text(of node: Int, in tree: MergeTree) -> DeclarationTokens {
    DeclarationTokens(tree, tree[node])
  }
}

extension MergeNode {
  /// Whether it may declare several names.
  var isList: Bool { isDeclaration(.property) || isDeclaration(.enumCase) }

  /// The path and the name without what tells overloads apart.
  var baseKey: String { (path + [looseKeys.first ?? selectorKey]).joined(separator: "\u{0}") }

  /// The declaration as a member of another type.
  fileprivate func moved(to path: [String]) -> MergeNode {
    var node = self
    node.path = path
    return node
  }
}
