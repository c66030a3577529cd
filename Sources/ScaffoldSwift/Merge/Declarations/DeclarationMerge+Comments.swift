// Comments between members, such as `// MARK:` and the header of a file.
extension DeclarationMerge {
  /// Takes the template's comments between members where the user has not changed them.
  mutating func mergeComments(of container: Int, _ mine: Int) {
    let (old, new, yours) = (sides.base, sides.new, sides.yours)
    for node in new[container].children {
      guard let base = sides.toNew.backward[node], let mine = sides.toYours.forward[base],
        areAligned(base, mine, node)
      else { continue }
      let comments = (
        old.tokens.comments(in: old.gap(before: base)),
        new.tokens.comments(in: new.gap(before: node))
      )
      guard comments.0 != comments.1,
        yours.tokens.comments(in: yours.gap(before: mine)) == comments.0
      else { continue }
      let indentation = yours.indentation(at: yours[mine].range.lowerBound)
      let gap = new.text(of: new.gap(before: node), indentedBy: indentation)
      replace(yours.gap(before: mine), with: gap)
    }
  }

  /// Whether the siblings before the three versions of a declaration are the same, too.
  private func areAligned(_ base: Int, _ mine: Int, _ node: Int) -> Bool {
    let before = sides.base.sibling(before: base)
    let beforeNew = sides.new.sibling(before: node)
    let beforeMine = sides.yours.sibling(before: mine)
    guard let before, let beforeNew, let beforeMine else {
      return before == nil && beforeNew == nil && beforeMine == nil
    }
    return sides.toNew.forward[before] == beforeNew && sides.toYours.forward[before] == beforeMine
  }
}
