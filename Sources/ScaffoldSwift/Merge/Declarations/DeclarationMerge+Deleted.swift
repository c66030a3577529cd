// Declarations that the template has and the user's file has not.
extension DeclarationMerge {
  /// Handles a declaration that the user deleted or renamed.
  mutating func mergeDeleted(_ node: Int, _ base: Int, into open: inout [Int]) {
    let (new, old) = (sides.new, sides.base)
    if new[node].isContainer, !new[node].isType, !sides.deleted.contains(node) {
      return mergeMissingContainer(node, base, into: &open)
    }
    if old.hasSameTokens(base, as: node, in: new) { return }
    let name = new[node].name
    if new[node].isType, mayBeRenamed(base) {
      return disputeAtEnd(
        base: base, new: node,
        reason: "'\(name)' is not in your file; was it renamed or moved?")
    }
    if !new[node].isContainer, let mine = ownDeclarations[old[base].fullSelectorKey] {
      return dispute(
        mine, base: base, new: node,
        reason: "the template changes '\(old[base].name)', which your file has more than once")
    }
    note("'\(name)' was deleted; it stays deleted", at: placeOfContainer(of: base))
  }

  /// Handles an `#if` or an extension that the user took away; its members may be elsewhere.
  private mutating func mergeMissingContainer(_ node: Int, _ base: Int, into open: inout [Int]) {
    let new = sides.new[node]
    if new.isDeclaration(.extension), !hasSameHead(base, node) {
      return disputeAtEnd(
        base: base, new: node,
        reason: "the template changes the declaration of '\(new.name)', which is not in your file")
    }
    insertMembers(of: node)
    for child in sides.new[node].children {
      guard let before = sides.toNew.backward[child] else { continue }
      if sides.toYours.forward[before] == nil {
        mergeDeleted(child, before, into: &open)
      } else {
        merge(child, into: &open)
      }
    }
  }

  private func hasSameHead(_ base: Int, _ node: Int) -> Bool {
    sides.base.tokens[sides.base[base].head] == sides.new.tokens[sides.new[node].head]
  }

  /// Whether the user's file has a type of the same kind that the base has not, or none of the base's types.
  private func mayBeRenamed(_ base: Int) -> Bool {
    let (old, yours) = (sides.base[base], sides.yours)
    let hasOwn = yours.nodes.indices.contains {
      yours[$0].isType && yours[$0].kind == old.kind && sides.toYours.backward[$0] == nil
        && yours[$0].path == old.path
    }
    return hasOwn
      || sides.base.nodes.indices.allSatisfy {
        !sides.base[$0].isType || sides.toYours.forward[$0] == nil
      }
  }

  private func placeOfContainer(of base: Int) -> Int {
    var parent = sides.base[base].parent
    while parent > 0, sides.toYours.forward[parent] == nil { parent = sides.base[parent].parent }
    return sides.toYours.forward[parent].map { sides.yours[$0].code.lowerBound } ?? 0
  }
}
