/// Checks the merged files of a module together: what a merge of one file cannot see.
///
/// A member that the template adds to a type must be in that type, once, wherever the user has moved it. What conformed
/// to a protocol must conform afterwards. Code of the user that calls a function whose types or effects the template
/// changes would not compile. Neither would new code that uses what the user has deleted or renamed, nor code of the
/// user that uses what the template removes.
package struct ModuleCheck {
  /// What does not fit, with its place.
  package struct Problem: Sendable, Equatable {
    /// The index of the file.
    package let file: Int
    package let line: Int
    package let reason: String
  }

  /// A Swift file of the module, or one of its target that uses the module.
  package struct File: Sendable {
    /// What was read of it; `nil` if it cannot be read.
    package let file: SwiftFile?
    /// The same before the merge; `nil` for a new file, too.
    package let former: SwiftFile?
    package let isTest: Bool
    /// Whether it is not in a folder of the module. Its other names have nothing to do with the module.
    package private(set) var isOutside = false

    package init(_ text: [UInt8], former: [UInt8]? = nil, isTest: Bool) {
      self.init(
        SwiftFile(ifReadable: text), former: former.flatMap(SwiftFile.init(ifReadable:)),
        isTest: isTest)
    }

    /// A file that has been read.
    package init(_ file: SwiftFile?, former: SwiftFile? = nil, isTest: Bool) {
      (self.file, self.former, self.isTest) = (file, former, isTest)
    }

    /// A file that has been read, and that stays as it is.
    package init(unchanged file: SwiftFile?, isTest: Bool, isOutside: Bool) {
      self.init(file, former: file, isTest: isTest)
      self.isOutside = isOutside
    }
  }

  let base: [File]
  let new: [File]
  let baseTypes: TypeTable
  let newTypes: TypeTable
  /// The selectors of the members that the template adds to each type.
  private let added: [String: Set<String>]
  /// The calls in each declaration of the new files, by its name with its type.
  let newUses: [String: [String: Int]]
  /// The code of each declaration of the base and of the new files. Branches of `#if` may declare the same.
  let baseCode: [String: Set<[String]>]
  let newCode: [String: Set<[String]>]

  /// - Parameters:
  ///   - base: the files as they were generated.
  ///   - new: the files as they are generated now.
  package init(base: [File], new: [File]) {
    (self.base, self.new) = (base, new)
    let old = base.compactMap(\.file)
    let files = new.compactMap(\.file)
    baseTypes = TypeTable(old)
    newTypes = TypeTable(files)
    added = Dictionary(
      uniqueKeysWithValues: newTypes.types.map { [baseTypes] name, entry in
        (name, entry.selectors.subtracting(baseTypes.types[name]?.selectors ?? []))
      })
    var newUses: [String: [String: Int]] = [:]
    var newCode: [String: Set<[String]>] = [:]
    for file in files {
      for unit in CodeUnit.all(in: file) {
        newUses[unit.name, default: [:]].merge(unit.uses(in: file)) { max($0, $1) }
        newCode[unit.name, default: []].insert(unit.words(in: file))
      }
    }
    (self.newUses, self.newCode) = (newUses, newCode)
    baseCode = old.reduce(into: [:]) { code, file in
      for unit in CodeUnit.all(in: file) {
        code[unit.name, default: []].insert(unit.words(in: file))
      }
    }
  }

  /// What is wrong with these files, which have been merged.
  ///
  /// - Parameters:
  ///   - isOfBranches: whether git has merged the files of two branches.
  ///   - isDeclaredElsewhere: whether other files of the package declare a name, too.
  package func problems(
    in files: [File], isOfBranches: Bool = false,
    isDeclaredElsewhere: (String) -> Bool = { _ in false }
  ) -> [Problem] {
    let read = files.enumerated().compactMap { index, file in
      file.file.map { (index: index, file: $0) }
    }
    let table = TypeTable(read.map(\.file))
    let former = TypeTable(files.compactMap(\.former))
    let found =
      missingMembers(in: table) + missingRequirements(in: table, former)
      + renamedTypes(in: table)
    let lines = read.map { LineCounter($0.file.text) }
    let missing = found.map { name, reason in
      let place = table.types[name]?.place ?? (0, 0)
      return Problem(
        file: read[place.file].index, line: lines[place.file].line(at: place.offset),
        reason: reason)
    }
    let lost = lostNames(in: files)
    let removed = Dictionary(
      grouping: usesOfRemovedNames(in: files, table)
        + outsideUsesOfRemovedNames(in: files, isDeclaredElsewhere)
        + keptCode(in: files) + (isOfBranches ? repeatedMembers(in: files) : [])
        + doubleMembers(in: files) + doubleTypes(in: files), by: \.file)
    let changed = changedNames.sorted()
    return missing
      + zip(read, lines).flatMap { read, lines in
        let units = CodeUnit.all(in: read.file)
        let wrong =
          usesOfLostNames(in: files[read.index], lost, isDeclaredElsewhere)
          + changedCalls(in: units, read.file, changed)
          + oldCode(in: units, read.file)
          + (removed[read.index] ?? []).map { ($0.offset, $0.reason) }
        return wrong.map {
          Problem(file: read.index, line: lines.line(at: $0.offset), reason: $0.reason)
        }
      }
  }
}

/// Finds the lines of places in a text.
private struct LineCounter {
  /// The offsets of the line feeds.
  private let ends: [Int]

  init(_ text: [UInt8]) {
    ends = text.indices.filter { text[$0] == UInt8(ascii: "\n") }
  }

  /// The line of an offset, from 1.
  func line(at offset: Int) -> Int { 1 + ends.partitionIndex { $0 >= offset } }
}

// MARK: - Members that the template adds

extension ModuleCheck {
  /// The types that lack a member which the template adds to them.
  private func missingMembers(in table: TypeTable) -> [(type: String, reason: String)] {
    added.sorted { $0.key < $1.key }.compactMap { name, added in
      guard !added.isEmpty, let entry = table.types[name], entry.isDeclared,
        let former = baseTypes.types[name]
      else {
        return nil
      }
      let selectors = entry.selectors
      // A test that the user has deleted may have another name in another testing library.
      let deleted = former.selectors.subtracting(selectors).map(Self.testName)
      let missing = added.subtracting(selectors)
        .filter { !deleted.contains(Self.testName($0)) }.min()
      return missing.map {
        (name, "the template adds '\($0)' to '\(name)', and it is missing here")
      }
    }
  }

  /// The types that the user seems to have renamed, and to which the template adds a member: those with most of the
  /// members of a type that is gone.
  private func renamedTypes(in table: TypeTable) -> [(type: String, reason: String)] {
    let gone = added.filter { name, added in
      !added.isEmpty && baseTypes.types[name] != nil && table.types[name] == nil
    }
    guard !gone.isEmpty else { return [] }
    let own = table.types.filter { name, entry in
      entry.isDeclared && newTypes.types[name] == nil && baseTypes.types[name] == nil
    }.sorted { $0.key < $1.key }
    return gone.sorted { $0.key < $1.key }.compactMap { name, added in
      let members = baseTypes.types[name]?.selectors ?? []
      guard !members.isEmpty, let missing = added.min() else { return nil }
      let renamed = own.first { 2 * $0.value.count(of: members) >= members.count }
      return renamed.map {
        ($0.key, "the template adds '\(missing)' to '\(name)', which seems to be '\($0.key)' now")
      }
    }
  }

  /// The types that conform to a protocol and lack a requirement of it, which they had or which the template adds.
  private func missingRequirements(
    in table: TypeTable, _ former: TypeTable
  ) -> [(type: String, reason: String)] {
    let protocols = table.types.filter { name, entry in
      entry.isProtocol && entry.isDeclared && newTypes.types[name] != nil
    }.mapValues(\.members).sorted { $0.key < $1.key }
    guard protocols.contains(where: { !$0.value.isEmpty }) else { return [] }
    let (members, before) = (
      MemberIndex(of: protocols, in: table), MemberIndex(of: protocols, in: former)
    )
    var found: [String: String] = [:]
    for (name, requirements) in protocols {
      let added = added[name] ?? []
      for type in table.types(conformingTo: [name]) where found[type] == nil {
        guard let entry = table.types[type], entry.isDeclared, !entry.isProtocol else { continue }
        let missing = requirements.keys.filter { selector in
          let isExpected =
            added.contains(selector)
            || former.types[type].map { before.has(selector, of: name, type, $0) } ?? false
          return isExpected && !members.has(selector, of: name, type, entry)
        }.min()
        guard let missing else { continue }
        found[type] =
          added.contains(missing)
          ? "the template adds '\(missing)' to '\(name)', and '\(type)' does not have it"
          : "'\(name)' still has '\(missing)', and '\(type)' does not have it any more"
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func testName(_ selector: String) -> String {
    let name = selector.lowercased()
    return name.hasPrefix("test") ? String(name.dropFirst(4)) : name
  }
}

/// The types that have some members: themselves, by a superclass, or by extensions of their protocols.
private struct MemberIndex {
  /// A requirement of a protocol. Another protocol may have one of the same selector in another form, such as an
  /// asynchronous one.
  private struct Requirement: Hashable {
    let owner: String
    let selector: String
  }

  /// The types other than protocols that declare a member for a requirement.
  private var owners: [Requirement: Set<String>] = [:]
  /// The types to which extensions of protocols give a member for a requirement.
  private var given: [Requirement: Set<String>] = [:]

  /// - Parameter protocols: the protocols with their members by their selectors.
  init(of protocols: [(key: String, value: [String: Declaration])], in table: TypeTable) {
    var forms: [String: [(owner: String, declaration: Declaration)]] = [:]
    for (owner, members) in protocols {
      for (selector, declaration) in members {
        forms[selector, default: []].append((owner, declaration))
      }
    }
    var givers: [Requirement: Set<String>] = [:]
    for (name, entry) in table.types {
      // Of several members with one selector, the last one counts.
      var bodies: [Requirement: Bool] = [:]
      entry.visitMembers { member in
        for selector in member.selectors {
          for form in forms[selector] ?? [] where member.canStandFor(form.declaration) {
            bodies[Requirement(owner: form.owner, selector: selector)] = member.body != nil
          }
        }
      }
      for (requirement, hasBody) in bodies {
        if !entry.isProtocol {
          owners[requirement, default: []].insert(name)
        } else if hasBody {
          givers[requirement, default: []].insert(name)
        }
      }
    }
    given = givers.mapValues { table.types(conformingTo: $0) }
  }

  /// Whether a type that is not a protocol has a member for the requirement of a protocol.
  func has(
    _ selector: String, of owner: String, _ type: String, _ entry: TypeTable.Entry
  ) -> Bool {
    let requirement = Requirement(owner: owner, selector: selector)
    let owners = owners[requirement] ?? []
    return owners.contains(type) || given[requirement]?.contains(type) == true
      || !owners.isDisjoint(with: entry.inheritance)
  }
}
