/// Checks the merged files of a module together: what a merge of one file cannot see.
///
/// A member that the template adds to a type must be in that type, wherever the user has moved it, and in every type
/// that conforms to a protocol with it. Code of the user that calls a function whose types or effects the template
/// changes would not compile.
package struct ModuleCheck {
  /// What does not fit, with its place.
  package struct Problem: Sendable, Equatable {
    /// The index of the file.
    package let file: Int
    package let line: Int
    package let reason: String
  }

  private let base: TypeTable
  private let new: TypeTable
  /// The code of each declaration of the new files, by its name with its type.
  private let newUses: [String: [String: Int]]

  /// - Parameters:
  ///   - base: the files as they were generated.
  ///   - new: the files as they are generated now.
  package init(base: [[UInt8]], new: [[UInt8]]) {
    let files = new.compactMap(Self.read)
    self.base = TypeTable(base.compactMap(Self.read))
    self.new = TypeTable(files)
    newUses = files.reduce(into: [:]) { uses, file in
      // Branches of `#if` may declare the same.
      for unit in CodeUnit.all(in: file) {
        uses[unit.name, default: [:]].merge(unit.uses) { max($0, $1) }
      }
    }
  }

  /// What is wrong with these files, which have been merged.
  package func problems(in texts: [[UInt8]]) -> [Problem] {
    let read = texts.enumerated().compactMap { index, text in
      Self.read(text).map { (index: index, file: $0) }
    }
    let table = TypeTable(read.map(\.file))
    let found =
      missingMembers(in: table) + missingRequirements(in: table) + renamedTypes(in: table)
    let missing = found.map { name, reason in
      let place = table.types[name]?.place ?? (0, 0)
      return problem(read[place.file], at: place.offset, reason)
    }
    return missing
      + read.flatMap { read in
        changedCalls(in: read.file).map { problem(read, at: $0.offset, $0.reason) }
      }
  }

  private static func read(_ text: [UInt8]) -> SwiftFile? {
    do {
      return try SwiftFile(reading: text)
    } catch {
      return nil
    }
  }

  private func problem(
    _ read: (index: Int, file: SwiftFile), at offset: Int, _ reason: String
  ) -> Problem {
    let line = 1 + read.file.text[..<offset].count { $0 == UInt8(ascii: "\n") }
    return Problem(file: read.index, line: line, reason: reason)
  }
}

// MARK: - Members that the template adds

extension ModuleCheck {
  /// The types that lack a member which the template adds to them.
  private func missingMembers(in table: TypeTable) -> [(type: String, reason: String)] {
    new.types.keys.sorted().compactMap { name in
      guard let entry = table.types[name], entry.isDeclared, base.types[name] != nil else {
        return nil
      }
      let missing = added(to: name).subtracting(entry.members.keys).min()
      return missing.map {
        (name, "the template adds '\($0)' to '\(name)', and it is missing here")
      }
    }
  }

  /// The types that the user seems to have renamed, and to which the template adds a member: those with most of the
  /// members of a type that is gone.
  private func renamedTypes(in table: TypeTable) -> [(type: String, reason: String)] {
    new.types.keys.sorted().compactMap { name in
      guard let former = base.types[name], table.types[name] == nil,
        let missing = added(to: name).min()
      else { return nil }
      let members = Set(former.members.keys)
      let renamed = table.types.keys.sorted().first { other in
        guard new.types[other] == nil, base.types[other] == nil, let entry = table.types[other],
          entry.isDeclared
        else { return false }
        return !members.isEmpty
          && 2 * members.intersection(entry.members.keys).count >= members.count
      }
      return renamed.map {
        ($0, "the template adds '\(missing)' to '\(name)', which seems to be '\($0)' now")
      }
    }
  }

  /// The types that conform to a protocol and lack a requirement which the template adds to it.
  private func missingRequirements(in table: TypeTable) -> [(type: String, reason: String)] {
    let changed = new.types.keys.filter {
      new.types[$0]?.isProtocol == true && !added(to: $0).isEmpty
    }
    guard !changed.isEmpty else { return [] }
    return table.types.keys.sorted().compactMap { type in
      guard let entry = table.types[type], entry.isDeclared, !entry.isProtocol else { return nil }
      let protocols = table.protocols(of: type)
      let members = members(of: type, in: table)
      for name in changed.sorted() where protocols.contains(name) {
        guard let missing = added(to: name).subtracting(members).min() else { continue }
        return (type, "the template adds '\(missing)' to '\(name)', and '\(type)' does not have it")
      }
      return nil
    }
  }

  /// The members of a type, those of its superclasses, and those that extensions of its protocols give it.
  private func members(of type: String, in table: TypeTable) -> Set<String> {
    guard let entry = table.types[type] else { return [] }
    var members = Set(entry.members.keys)
    for name in entry.inheritance where table.types[name]?.isProtocol == false && name != type {
      members.formUnion(table.types[name]?.members.keys.map { $0 } ?? [])
    }
    for name in table.protocols(of: type) {
      let given = table.types[name]?.members.filter { $0.value.body != nil } ?? [:]
      members.formUnion(given.keys)
    }
    return members
  }

  private func added(to type: String) -> Set<String> {
    let former = base.types[type]?.members ?? [:]
    return Set((new.types[type]?.members ?? [:]).keys.filter { former[$0] == nil })
  }
}

// MARK: - Functions that the template changes

extension ModuleCheck {
  /// The names of functions whose types or effects the template changes, and of types whose initializers it changes.
  private var changedNames: Set<String> {
    var names: Set<String> = []
    for (type, entry) in new.types {
      guard let former = base.types[type] else { continue }
      for (selector, declaration) in entry.members where declaration.kind == .function {
        guard let old = former.members[selector], old.contract != declaration.contract else {
          continue
        }
        names.insert(declaration.name)
      }
      let initializers = { (entry: TypeTable.Entry) in
        entry.members.filter { $0.value.kind == .initializer }.mapValues(\.contract)
      }
      if !initializers(former).isEmpty, initializers(former) != initializers(entry) {
        names.insert(type)
      }
    }
    return names
  }

  /// The code of the user that calls a function which the template changes.
  private func changedCalls(in file: SwiftFile) -> [(offset: Int, reason: String)] {
    let changed = changedNames
    guard !changed.isEmpty else { return [] }
    return CodeUnit.all(in: file).compactMap { unit in
      let known = newUses[unit.name] ?? [:]
      let name = changed.sorted().first { unit.uses[$0, default: 0] > known[$0, default: 0] }
      return name.map { (unit.offset, "the template changes '\($0)', which '\(unit.name)' uses") }
    }
  }
}

/// A function, an initializer or a property with the calls in its code.
private struct CodeUnit {
  /// The name with that of its type: `SignInView.load()`.
  let name: String
  let offset: Int
  /// How often each name is called.
  let uses: [String: Int]

  static func all(in file: SwiftFile) -> [CodeUnit] {
    units(file.declarations, in: [], file.text)
  }

  private static func units(
    _ declarations: [Declaration], in path: [String], _ text: [UInt8]
  ) -> [CodeUnit] {
    declarations.flatMap { declaration -> [CodeUnit] in
      switch declaration.kind {
      case .conditional: return units(declaration.children, in: path, text)
      case .struct, .class, .enum, .actor, .protocol, .extension:
        return units(declaration.children, in: path + [declaration.name], text)
      default:
        let name = (path + [declaration.selector.isEmpty ? declaration.name : declaration.selector])
        return [
          CodeUnit(
            name: name.joined(separator: "."), offset: declaration.code.lowerBound,
            uses: calls(in: Array(text[declaration.code])))
        ]
      }
    }
  }

  /// The words before an opening parenthesis, but not the name of a function that is declared.
  private static func calls(in code: [UInt8]) -> [String: Int] {
    let tokens = SwiftLexer(code).tokens
    var calls: [String: Int] = [:]
    for (token, next) in zip(tokens, tokens.dropFirst())
    where token.kind == .word && code[next.range].elementsEqual("(".utf8) {
      calls[String(decoding: code[token.range], as: UTF8.self), default: 0] += 1
    }
    let declared = zip(tokens, tokens.dropFirst()).first { first, _ in
      code[first.range].elementsEqual("func".utf8)
    }
    if let declared { calls[String(decoding: code[declared.1.range], as: UTF8.self)]? -= 1 }
    return calls
  }
}
