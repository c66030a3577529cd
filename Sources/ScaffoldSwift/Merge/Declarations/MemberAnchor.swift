/// Where a new member goes in a container of the user's file.
enum MemberAnchor: Sendable, Equatable {
  case after(Int)
  case before(Int)
  case end
}

/// Finds the place of members by their neighbours in another version of the file.
struct MemberPlacement {
  let sides: MergeSides
  /// The version in which the members have their neighbours.
  let tree: MergeTree
  /// The user's version of a declaration of the tree, if it can be a neighbour.
  let partner: (Int) -> Int?
  /// Whether the comments that the tree has before the members stand before the declaration after them, too.
  let hasComments: (Int, [Int]) -> Bool

  /// The place of consecutive members of the tree in a container of the user's file.
  func anchor(_ members: ClosedRange<Int>, in container: Int) -> MemberAnchor {
    let (first, last) = (members.lowerBound, members.upperBound)
    if tree[first].isDeclaration(.import), let anchor = sortedAnchor(first, in: container) {
      return anchor
    }
    let after = neighbour(tree.sibling(after: last), in: container)
    let comments = tree.tokens.comments(in: tree.gap(before: first))
    if let after, !comments.isEmpty, let next = tree.sibling(after: last),
      hasComments(next, comments)
    {
      return .before(after)
    }
    if let before = neighbour(tree.sibling(before: first), in: container) { return .after(before) }
    if let after { return .before(after) }
    return farAnchor(members, in: container)
  }

  /// The user's version of a neighbour, if it is in the container.
  private func neighbour(_ node: Int?, in container: Int) -> Int? {
    guard let node, let mine = partner(node), sides.yours[mine].parent == container else {
      return nil
    }
    return mine
  }

  /// The place beside the nearest sibling that the container has.
  private func farAnchor(_ members: ClosedRange<Int>, in container: Int) -> MemberAnchor {
    let siblings = tree[tree[members.lowerBound].parent].children
    for node in siblings.reversed() where node < members.lowerBound {
      if let mine = neighbour(node, in: container) { return .after(mine) }
    }
    for node in siblings where node > members.upperBound {
      if let mine = neighbour(node, in: container) { return .before(mine) }
    }
    return .end
  }

  /// The place of an import among the user's imports, if those are sorted.
  private func sortedAnchor(_ node: Int, in container: Int) -> MemberAnchor? {
    let yours = sides.yours
    let name = tree[node].name
    let isTestable = tree.isTestable(node)
    let imports = yours[container].children.filter {
      yours[$0].isDeclaration(.import) && yours.isTestable($0) == isTestable
        && yours[$0].name != name && !sides.isRemoved($0)
    }
    let names = imports.map { yours[$0].name }
    guard !imports.isEmpty, names == names.sorted() else { return nil }
    return imports.last { yours[$0].name < name }.map(MemberAnchor.after) ?? .before(imports[0])
  }
}

extension MergeTree {
  /// Whether an import has an attribute such as `@testable`, by which imports are grouped.
  func isTestable(_ node: Int) -> Bool { text[nodes[node].code.lowerBound] == UInt8(ascii: "@") }
}
