import ScaffoldRecognition
import ScaffoldSwift

/// A member of a type, with the place that declares it.
struct TypeMember: Sendable {
  let declaration: Declaration
  /// The type or the extension around it.
  let owner: TypeDeclaration
  let reference: ProjectTypes.Reference
  /// Whether it is in a branch of an `#if`.
  let isConditional: Bool

  var file: Int { reference.file }
}

extension ProjectIndex {
  /// The members that the declarations and extensions of a type have.
  func members(of entity: Int) -> [TypeMember] {
    types.entities[entity].declarations.flatMap(members)
  }

  /// The members of one declaration or extension.
  func members(of reference: ProjectTypes.Reference) -> [TypeMember] {
    let owner = types.declaration(reference)
    guard let declaration = declaration(at: owner.offset, in: reference.file) else { return [] }
    var found: [TypeMember] = []
    func add(_ members: [Declaration], isConditional: Bool) {
      // A declaration is large, so that it is not copied.
      for index in members.indices {
        if members[index].kind == .conditional {
          for branch in members[index].branches {
            add(branch.declarations, isConditional: true)
          }
        } else {
          found.append(
            TypeMember(
              declaration: members[index], owner: owner, reference: reference,
              isConditional: isConditional))
        }
      }
    }
    add(declaration.members, isConditional: false)
    return found
  }

  /// The declaration whose code begins at an offset.
  func declaration(at offset: Int, in file: Int) -> Declaration? {
    var level = files[file].declarations
    while let place = Self.place(of: offset, in: level) {
      if level[place].code.lowerBound == offset, level[place].kind != .conditional {
        return level[place]
      }
      level = level[place].children
    }
    return nil
  }

  /// The index of the declaration whose code has an offset.
  private static func place(of offset: Int, in level: [Declaration]) -> Int? {
    var (low, high) = (0, level.count)
    while low < high {
      let middle = (low + high) / 2
      if level[middle].code.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < level.count && level[low].code.contains(offset) ? low : nil
  }

}

/// The properties of types, by their names. Only a type with many members has a table: in others, they are searched.
struct PropertyTable: Sendable {
  private static let fewMembers = 32

  private let index: ProjectIndex
  private var tables: [Int: [String: TypeMember]] = [:]

  init(_ index: ProjectIndex) {
    self.index = index
    for entity in index.types.entities.indices {
      let references = index.types.entities[entity].declarations
      let count = references.reduce(0) { count, reference in
        let offset = index.types.declaration(reference).offset
        return count + (index.declaration(at: offset, in: reference.file)?.members.count ?? 0)
      }
      guard count > Self.fewMembers || references.count > Self.fewMembers else { continue }
      var table: [String: TypeMember] = [:]
      for member in index.members(of: entity) where member.declaration.kind == .property {
        for name in member.declaration.names where table[name] == nil { table[name] = member }
      }
      tables[entity] = table
    }
  }

  /// A stored property of a type or of one of its superclasses.
  func property(named name: String, of entity: Int) -> TypeMember? {
    for owner in [entity] + index.conformances.ancestors(of: entity) {
      if let table = tables[owner] {
        if let member = table[name] { return member }
        continue
      }
      for member in index.members(of: owner)
      where member.declaration.kind == .property && member.declaration.names.contains(name) {
        return member
      }
    }
    return nil
  }
}

extension Declaration {
  /// Where its name is, or its first byte.
  var nameOffset: Int { nameRanges.first?.lowerBound ?? code.lowerBound }

  func nameOffset(of name: String) -> Int {
    guard let place = names.firstIndex(of: name), nameRanges.indices.contains(place) else {
      return nameOffset
    }
    return nameRanges[place].lowerBound
  }

  /// The names of the attributes, without `@` and arguments.
  var attributeNames: [String] {
    attributes.map { String($0.text.dropFirst().prefix { $0 != "(" && $0 != "<" }) }
  }

  func has(_ modifier: String) -> Bool { modifiers.contains { $0.text == modifier } }

  /// Whether other packages may use it.
  var isPublic: Bool { has("public") || has("open") }
}
