// Declarations that the template adds.
extension DeclarationMerge {
  /// Inserts the members that the template adds to a container.
  mutating func insertMembers(of container: Int) {
    let new = sides.new
    var run: [Int] = []
    var reason: String?
    for node in new[container].children {
      let isAdded = sides.toNew.backward[node] == nil && sides.existing[node] == nil
      guard isAdded, !clashes(node) else {
        insert(run, disputed: reason)
        run = []
        continue
      }
      let next = reasonAgainst(node)
      if next != reason || new[node].isDeclaration(.import) {
        insert(run, disputed: reason)
        run = []
      }
      (run, reason) = (run + [node], next)
    }
    insert(run, disputed: reason)
  }

  /// Why the declaration cannot be added without a conflict; `nil` if it can.
  private func reasonAgainst(_ node: Int) -> String? {
    let new = sides.new
    if new[node].isDeclaration(.statement) || new[node].kind == .branch {
      return "the template adds code that is no declaration"
    }
    if let reason = renamed.reason(for: node) { return reason }
    if let member = firstKnownMember(of: node) {
      return "'\(new[member].name)', which the template adds or moves here, exists already"
    }
    return usesDisputed(node, in: new) ? Self.belongsToConflict : nil
  }

  /// Whether the user has a declaration that the added one clashes with; then the conflict is reported.
  private mutating func clashes(_ node: Int) -> Bool {
    guard let mine = variant(of: node) ?? sides.clashing(with: node) else { return false }
    dispute(
      mine, base: nil, new: node,
      reason: "the template adds '\(sides.new[node].name)', and you have "
        + "'\(sides.yours[mine].name)'")
    return true
  }

  /// A function of the user with the same base name and other labels. One with the same labels has other types.
  private func variant(of node: Int) -> Int? {
    DeclarationMerge.functionKeys(sides.new[node]).compactMap { ownFunctions[$0] }.first {
      sides.yours[$0].selectorKey != sides.new[node].selectorKey
    }
  }

  /// A member of a declaration to be added that another part of the user's file has.
  private func firstKnownMember(of node: Int) -> Int? {
    var open = sides.new[node].children
    while let child = open.popLast() {
      let isKnown = sides.toNew.backward[child] != nil || sides.existing[child] != nil
      if isKnown { return child }
      open += sides.new[child].children
    }
    return nil
  }

  /// Inserts consecutive members; with a reason, as a conflict.
  private mutating func insert(_ run: [Int], disputed reason: String?) {
    guard let first = run.first, let last = run.last else { return }
    let sides = sides
    let placement = MemberPlacement(
      sides: sides, tree: sides.new, partner: { sides.yours(ofNew: $0) },
      hasComments: { next, comments in
        sides.yours(ofNew: next).map { mine in
          let found = sides.yours.tokens.comments(in: sides.yours.gap(before: mine))
          return comments.allSatisfy(found.contains)
        } ?? false
      })
    guard let container = container(for: first...last, placement) else {
      for node in run {
        let path = sides.new[node].path.joined(separator: ".")
        disputeAtEnd(
          base: nil, new: node,
          reason: "the template adds it to '\(path)', which is not in your file")
      }
      return
    }
    let insertion = MemberInsertion(sides, layout, container: container)
    let anchor = placement.anchor(first...last, in: container)
    if let reason {
      add(dispute(run, insertion.edit(run, at: anchor), reason: reason))
    } else if anchor == .end, let first = insertion.firstOfRemoved {
      add(insertion.edit(run, insteadOf: first, isFirst: !refill(container)))
    } else {
      add(insertion.edit(run, at: anchor))
    }
  }

  /// The container in the user's file for members that the template adds.
  private func container(for run: ClosedRange<Int>, _ placement: MemberPlacement) -> Int? {
    let (yours, new) = (sides.yours, sides.new)
    if let mine = sides.yours(ofNew: new[run.lowerBound].parent) { return mine }
    let neighbours = [new.sibling(before: run.lowerBound), new.sibling(after: run.upperBound)]
    for case let neighbour? in neighbours {
      if let mine = sides.yours(ofNew: neighbour) { return yours[mine].parent }
    }
    let path = new[run.lowerBound].path
    return path.isEmpty ? 0 : yours.nodes.indices.first { yours[$0].isContainer(of: path) }
  }
}
