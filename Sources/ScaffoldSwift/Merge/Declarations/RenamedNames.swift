/// Uses of names that the user renamed or removed: code that the template adds and that would not compile.
///
/// Only names that a file itself gives count: parameters of the function that uses them, and stored properties
/// of the type that uses them. What else may be declared in another file is not known.
struct RenamedNames: Sendable {
  private let sides: MergeSides
  /// The properties that the user's file no longer has, as numbers of tokens, by the path of their type.
  private let properties: [[String]: Set<Int>]

  init(_ sides: MergeSides) {
    self.sides = sides
    properties = RenamedNames.lostProperties(sides)
  }

  /// The declarations of the new text that use a name that the user's file no longer has.
  var users: [Int] { sides.new.nodes.indices.dropFirst().filter { firstName(in: $0) != nil } }

  /// Why a declaration of the new text is a conflict; `nil` if it is none.
  func reason(for node: Int) -> String? {
    firstName(in: node).map {
      "the template uses '\($0)' in '\(sides.new[node].name)'; you renamed or removed it"
    }
  }

  /// The first name that a declaration of the new text uses, more often than the base, and that is lost.
  private func firstName(in node: Int) -> String? {
    let (new, base) = (sides.new, sides.toNew.backward[node])
    guard !new[node].isContainer, !new[node].isDeclaration(.import), sides.existing[node] == nil,
      base == nil || base.flatMap({ sides.toYours.forward[$0] }) != nil, !sides.isInDeleted(node)
    else { return nil }
    // A parameter of the same name hides a property.
    var lost = (properties[new[node].path] ?? []).subtracting(parameters(of: node, in: new))
    if let base, let mine = sides.toYours.forward[base] {
      lost.formUnion(
        parameters(of: base, in: sides.base).subtracting(parameters(of: mine, in: sides.yours)))
    }
    guard !lost.isEmpty else { return nil }
    var known: [Int: Int] = [:]
    for name in base.map({ uses(in: $0, of: sides.base) }) ?? [] {
      known[name.number, default: 0] += 1
    }
    for name in uses(in: node, of: new) where lost.contains(name.number) {
      known[name.number, default: 0] -= 1
      if known[name.number, default: 0] < 0 { return name.text }
    }
    return nil
  }

  // MARK: Names

  private static func lostProperties(_ sides: MergeSides) -> [[String]: Set<Int>] {
    var lost: [[String]: Set<Int>] = [:]
    for node in sides.base.nodes.indices {
      let old = sides.base[node]
      guard old.isDeclaration(.property), !old.path.isEmpty else { continue }
      // Where the template declares it, too, the user's file has it only if the user kept it.
      let isLost = sides.toNew.forward[node] != nil && isMissing(node, sides)
      guard isLost, let number = number(of: old.name, declaredBy: node, in: sides.base) else {
        continue
      }
      lost[old.path, default: []].insert(number)
    }
    return lost
  }

  private static func isMissing(_ node: Int, _ sides: MergeSides) -> Bool {
    let (old, yours) = (sides.base[node], sides.yours)
    return !yours.nodes.contains {
      !$0.isForeign && $0.isDeclaration(.property) && $0.path == old.path
        && !Set($0.looseKeys).isDisjoint(with: old.looseKeys)
    } && yours.nodes.contains { !$0.isForeign && $0.isType && $0.innerPath == old.path }
      && !mayInherit(old.path, sides)
  }

  /// Whether the user has given a type a superclass or a conformance, which may have what the type has no longer.
  private static func mayInherit(_ path: [String], _ sides: MergeSides) -> Bool {
    func inheritance(_ tree: MergeTree) -> Set<String> {
      tree.nodes.reduce(into: []) { names, node in
        if node.isType, node.innerPath == path { names.formUnion(node.inheritance) }
      }
    }
    return !inheritance(sides.yours).isSubset(of: inheritance(sides.base))
  }

  private static func number(of name: String, declaredBy node: Int, in tree: MergeTree) -> Int? {
    tree.tokens.indices(in: tree[node].head).first { tree.isWord(name, $0) }
      .map { tree.tokens.numbers[$0] }
  }

  /// The names by which the body of a function knows its parameters.
  private func parameters(of node: Int, in tree: MergeTree) -> Set<Int> {
    let kinds = [Declaration.Kind.function, .initializer, .subscript]
    guard kinds.contains(where: tree[node].isDeclaration) else { return [] }
    let found = tree.tokens.indices(in: tree[node].head)
    return Set(
      found.dropFirst().filter { tree.isMark(":", $0) }.map { tree.tokens.numbers[$0 - 1] })
  }

  /// The words of a body that are neither labels nor members of something else.
  private func uses(in node: Int, of tree: MergeTree) -> [(number: Int, text: String)] {
    guard tree[node].body != nil else { return [] }
    return tree.tokens.indices(in: tree[node].bodyWithBraces).compactMap { index in
      let range = tree.tokens.ranges[index]
      guard SwiftByte.isWord(tree.text[range.lowerBound]) else { return nil }
      let isLabel = range.upperBound < tree.text.count && tree.text[range.upperBound] == 0x3A
      let isMember = range.lowerBound > 0 && tree.text[range.lowerBound - 1] == 0x2E
      if isLabel || isMember && !isOfSelf(index, tree) { return nil }
      return (tree.tokens.numbers[index], String(decoding: tree.text[range], as: UTF8.self))
    }
  }

  private func isOfSelf(_ index: Int, _ tree: MergeTree) -> Bool {
    index >= 2 && tree.isWord("self", index - 2)
  }
}
