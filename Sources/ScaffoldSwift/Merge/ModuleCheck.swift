/// Checks the merged files of a module together: what a merge of one file cannot see.
///
/// A member that the template adds to a type must be in that type, wherever the user has moved it, and in every type
/// that conforms to a protocol with it. Code of the user that calls a function whose types or effects the template
/// changes would not compile. Neither would new code that uses what the user has deleted or renamed.
package struct ModuleCheck {
  /// What does not fit, with its place.
  package struct Problem: Sendable, Equatable {
    /// The index of the file.
    package let file: Int
    package let line: Int
    package let reason: String
  }

  /// A Swift file of the module.
  package struct File: Sendable {
    package let text: [UInt8]
    /// The text before the merge; `nil` for a new file.
    package let former: [UInt8]?
    package let isTest: Bool

    package init(_ text: [UInt8], former: [UInt8]? = nil, isTest: Bool) {
      (self.text, self.former, self.isTest) = (text, former, isTest)
    }
  }

  let base: [File]
  let new: [File]
  let baseTypes: TypeTable
  let newTypes: TypeTable
  /// The calls in each declaration of the new files, by its name with its type.
  private let newUses: [String: [String: Int]]
  /// The code of each declaration of the base and of the new files. Branches of `#if` may declare the same.
  private let baseCode: [String: Set<[String]>]
  private let newCode: [String: Set<[String]>]

  /// - Parameters:
  ///   - base: the files as they were generated.
  ///   - new: the files as they are generated now.
  package init(base: [File], new: [File]) {
    (self.base, self.new) = (base, new)
    let old = base.compactMap { SwiftFile(ifReadable: $0.text) }
    let files = new.compactMap { SwiftFile(ifReadable: $0.text) }
    baseTypes = TypeTable(old)
    newTypes = TypeTable(files)
    let units = files.flatMap(CodeUnit.all)
    newUses = units.reduce(into: [:]) { uses, unit in
      uses[unit.name, default: [:]].merge(unit.uses) { max($0, $1) }
    }
    newCode = units.reduce(into: [:]) { $0[$1.name, default: []].insert($1.words) }
    baseCode = old.flatMap(CodeUnit.all).reduce(into: [:]) {
      $0[$1.name, default: []].insert($1.words)
    }
  }

  /// What is wrong with these files, which have been merged.
  package func problems(in files: [File]) -> [Problem] {
    let read = files.enumerated().compactMap { index, file in
      SwiftFile(ifReadable: file.text).map { (index: index, file: $0) }
    }
    let table = TypeTable(read.map(\.file))
    let found =
      missingMembers(in: table) + missingRequirements(in: table) + renamedTypes(in: table)
    let missing = found.map { name, reason in
      let place = table.types[name]?.place ?? (0, 0)
      return problem(read[place.file], at: place.offset, reason)
    }
    let lost = lostNames(in: files)
    let removed = usesOfRemovedNames(in: files, table)
    let changed = changedNames.sorted()
    return missing
      + read.flatMap { read in
        let units = CodeUnit.all(in: read.file)
        let wrong =
          usesOfLostNames(in: files[read.index], lost) + changedCalls(in: units, changed)
          + oldCode(in: units)
          + removed.filter { $0.file == read.index }.map { ($0.offset, $0.reason) }
        return wrong.map { problem(read, at: $0.offset, $0.reason) }
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
    newTypes.types.keys.sorted().compactMap { name in
      guard let entry = table.types[name], entry.isDeclared, let former = baseTypes.types[name]
      else {
        return nil
      }
      // A test that the user has deleted may have another name in another testing library.
      let deleted = Set(former.members.keys).subtracting(entry.members.keys).map(Self.testName)
      let missing = added(to: name).subtracting(entry.members.keys)
        .filter { !deleted.contains(Self.testName($0)) }.min()
      return missing.map {
        (name, "the template adds '\($0)' to '\(name)', and it is missing here")
      }
    }
  }

  /// The types that the user seems to have renamed, and to which the template adds a member: those with most of the
  /// members of a type that is gone.
  private func renamedTypes(in table: TypeTable) -> [(type: String, reason: String)] {
    newTypes.types.keys.sorted().compactMap { name in
      guard let former = baseTypes.types[name], table.types[name] == nil,
        let missing = added(to: name).min()
      else { return nil }
      let members = Set(former.members.keys)
      let renamed = table.types.keys.sorted().first { other in
        guard newTypes.types[other] == nil, baseTypes.types[other] == nil,
          let entry = table.types[other],
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
    let changed = newTypes.types.keys.filter {
      newTypes.types[$0]?.isProtocol == true && !added(to: $0).isEmpty
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

  private static func testName(_ selector: String) -> String {
    let name = selector.lowercased()
    return name.hasPrefix("test") ? String(name.dropFirst(4)) : name
  }

  private func added(to type: String) -> Set<String> {
    let former = baseTypes.types[type]?.members ?? [:]
    return Set((newTypes.types[type]?.members ?? [:]).keys.filter { former[$0] == nil })
  }
}

// MARK: - Functions that the template changes

extension ModuleCheck {
  /// The names of functions whose types or effects the template changes, and of types whose initializers it changes.
  private var changedNames: Set<String> {
    var names: Set<String> = []
    for (type, entry) in newTypes.types {
      guard let former = baseTypes.types[type] else { continue }
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
  private func changedCalls(
    in units: [CodeUnit], _ changed: [String]
  ) -> [(offset: Int, reason: String)] {
    guard !changed.isEmpty else { return [] }
    return units.compactMap { unit in
      let known = newUses[unit.name] ?? [:]
      let name = changed.first { unit.uses[$0, default: 0] > known[$0, default: 0] }
      return name.map { (unit.offset, "the template changes '\($0)', which '\(unit.name)' uses") }
    }
  }
}

extension ModuleCheck {
  /// The code that the template changes and that the user has moved, so that it is as it was.
  private func oldCode(in units: [CodeUnit]) -> [(offset: Int, reason: String)] {
    units.compactMap { unit in
      guard let new = newCode[unit.name], !new.contains(unit.words),
        baseCode[unit.name]?.contains(unit.words) == true
      else { return nil }
      return (unit.offset, "the template changes '\(unit.name)', which has moved")
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
  /// Its tokens.
  let words: [String]

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
            code: Array(text[declaration.code]))
        ]
      }
    }
  }

  /// The words before an opening parenthesis count as calls, but not the name of a function that is declared.
  private init(name: String, offset: Int, code: [UInt8]) {
    self.name = name
    self.offset = offset
    words = SwiftLexer(code).tokens.map { String(decoding: code[$0.range], as: UTF8.self) }
    var uses: [String: Int] = [:]
    for (index, word) in words.enumerated().dropLast()
    where words[index + 1] == "(" && (index == 0 || words[index - 1] != "func") {
      uses[word, default: 0] += 1
    }
    self.uses = uses
  }
}
