import ScaffoldRecognition
import ScaffoldSwift

/// A member of a type, with the place that declares it.
struct TypeMember {
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

  /// The stored property of a link, in the part or in a superclass.
  func property(named name: String, of entity: Int) -> TypeMember? {
    for owner in [entity] + conformances.ancestors(of: entity) {
      for member in members(of: owner)
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
