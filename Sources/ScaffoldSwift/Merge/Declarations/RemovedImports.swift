/// The imports that the template removes from the user's file, and the declarations that may still need them.
///
/// Which names a module declares is not known. A declaration counts if the user wrote a name in it that the base
/// uses and that the new text, without the import, no longer uses. So `#expect` in a test of the user is
/// found when the template moves to another testing library.
struct RemovedImports {
  /// The names of the modules.
  private(set) var names: [String] = []
  /// The user's declarations that may need one of the modules.
  private(set) var users: [Int] = []

  private let sides: MergeSides
  /// The names that the base uses and the new text does not, as numbers.
  private var dropped: Set<Int> = []

  init(_ sides: MergeSides) {
    self.sides = sides
    let imports = sides.yours.nodes.indices.filter {
      sides.yours[$0].isDeclaration(.import) && sides.isRemoved($0)
    }
    if imports.isEmpty { return }
    names = imports.map { sides.yours[$0].name }
    dropped = Set(uses(in: sides.base.text.indices, of: sides.base)).subtracting(
      sides.new.tokens[sides.new.text.indices])
    users = sides.yours.nodes.indices.dropFirst().filter(isUser)
  }

  /// Why a declaration that may need one of the modules is a conflict.
  func reason(for node: Int) -> String {
    let modules = names.map { $0.replacing("import ", with: "") }.joined(separator: ", ")
    return "the template no longer imports \(modules), which '\(sides.yours[node].name)' may need"
  }

  private func isUser(_ node: Int) -> Bool {
    let mine = sides.yours[node]
    if mine.isTransparent || mine.isDeclaration(.import) || sides.isRemoved(node) { return false }
    let wanted = uses(in: mine.isContainer ? mine.head : mine.code, of: sides.yours)
      .filter(dropped.contains)
    guard !wanted.isEmpty, let base = sides.toYours.backward[node],
      sides.toNew.forward[base] != nil
    else { return !wanted.isEmpty }
    let old = sides.base[base]
    var known = Dictionary(
      uses(in: old.isContainer ? old.head : old.code, of: sides.base).map { ($0, 1) },
      uniquingKeysWith: +)
    for name in wanted {
      known[name, default: 0] -= 1
      if known[name, default: 0] < 0 { return true }
    }
    return false
  }

  /// The names that are called, or that begin with a capital letter, `@` or `#`.
  private func uses(in range: Range<Int>, of tree: MergeTree) -> [Int] {
    tree.tokens.indices(in: range).filter { index in
      let token = tree.tokens.ranges[index]
      let text = tree.text
      let first = text[token.lowerBound]
      if first == UInt8(ascii: "#") { return true }
      guard SwiftByte.isWord(first), !SwiftByte.isDigit(first) else { return false }
      let isCapital = (0x41...0x5A).contains(first)
      let isAttribute = token.lowerBound > 0 && text[token.lowerBound - 1] == UInt8(ascii: "@")
      let isCall = token.upperBound < text.count && text[token.upperBound] == UInt8(ascii: "(")
      return isCapital || isAttribute || isCall
    }.map { tree.tokens.numbers[$0] }
  }
}
