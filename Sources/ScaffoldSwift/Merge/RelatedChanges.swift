/// The declarations of a module that change together with those of a conflict.
///
/// A conflict about a function is one about its requirement, its callers and its mock, too: with the version of one
/// side in one place, and that of the other side in another place, the module would not compile.
package struct RelatedChanges: Sendable {
  /// The names that change with the conflicts. What uses or declares one of them belongs to the conflicts.
  package let names: Set<String>

  /// What is known of a declaration in the three versions of a module.
  private struct Unit {
    /// The names that it declares.
    var names: Set<String> = []
    /// Its code in the base, the user's files and the new files.
    var code: [Set<[String]>] = [[], [], []]
    /// What other code sees of it, in the same order.
    var heads: [Set<[String]>] = [[], [], []]

    var isChanged: Bool { code[0] != code[1] || code[0] != code[2] }
    /// Whether code that uses it may have to change with it.
    var changesOthers: Bool { heads[0] != heads[1] || heads[0] != heads[2] }
    var words: Set<String> { Set(code.joined().joined()) }
  }

  /// - Parameters:
  ///   - base: the files as they were generated.
  ///   - yours: the files of the user.
  ///   - new: the files as they are generated now.
  ///   - words: the words in the lines of the conflicts.
  package init(base: [SwiftFile], yours: [SwiftFile], new: [SwiftFile], words: Set<String>) {
    var units: [String: Unit] = [:]
    for (index, files) in [base, yours, new].enumerated() {
      for file in files { Self.add(file.declarations, of: file, in: "", index, to: &units) }
    }
    var open = units.values.filter(\.isChanged).map { (unit: $0, words: $0.words) }
    let changing = Set(open.filter(\.unit.changesOthers).flatMap(\.unit.names))
    var names = words.intersection(changing)
    var isComplete = false
    while !isComplete {
      let related = open.filter { !$0.words.isDisjoint(with: names) }
      open.removeAll { !$0.words.isDisjoint(with: names) }
      for unit in related { names.formUnion(unit.words.intersection(changing)) }
      isComplete = related.isEmpty
    }
    self.names = names
  }

  /// Whether a file uses or declares one of the names.
  package func isUsed(in file: SwiftFile?) -> Bool {
    guard let file else { return false }
    return file.tokens.contains { token in
      token.kind == .word
        && names.contains(String(decoding: file.text[token.range], as: UTF8.self))
    }
  }

  private static func add(
    _ declarations: [Declaration], of file: SwiftFile, in path: String, _ version: Int,
    to units: inout [String: Unit]
  ) {
    // A declaration is large, so that it is not copied.
    for index in declarations.indices {
      let kind = declarations[index].kind
      if kind == .conditional || kind == .extension {
        let name = kind == .extension ? path + "." + declarations[index].name : path
        add(declarations[index].children, of: file, in: name, version, to: &units)
        continue
      }
      let name = path + "." + declarations[index].unitName
      let isType = declarations[index].isType
      let code = isType ? declarations[index].head : declarations[index].code
      let hidesBody = [.function, .initializer].contains(kind)
      units[name, default: Unit()].names.formUnion(declarations[index].declaredNames)
      units[name]?.code[version].insert(file.words(in: code))
      units[name]?.heads[version].insert(
        file.words(in: hidesBody ? declarations[index].head : code))
      if isType { add(declarations[index].children, of: file, in: name, version, to: &units) }
    }
  }
}

extension Declaration {
  /// What tells it from the other declarations of its type.
  fileprivate var unitName: String { selector.isEmpty ? name : selector }

  /// The names by which other code uses it.
  fileprivate var declaredNames: [String] {
    switch kind {
    case .property, .enumCase: names
    case .function, .struct, .class, .enum, .actor, .protocol, .typealias: [name]
    default: []
    }
  }
}
