import ScaffoldSwift

/// Finds the links of a module: the stored properties of its parts that hold protocols or other parts.
struct LinkFinder {
  /// A link, with what the next steps need of its types.
  struct Found {
    let link: Link
    /// The protocol or the part that the property holds.
    let held: Int
  }

  private let group: ModuleFinder.Group
  private let types: ProjectTypes
  private let conformances: Conformances
  private let roles: RoleTable
  /// The layers of the module, with their superclasses in the project.
  private let lineages: [(member: ModuleFinder.Member, classes: [Int])]
  private(set) var links: [Found] = []

  init(
    _ group: ModuleFinder.Group, _ types: ProjectTypes, _ conformances: Conformances,
    _ roles: RoleTable
  ) {
    (self.group, self.types, self.conformances) = (group, types, conformances)
    self.roles = roles
    lineages = group.layers.map { ($0, [$0.entity] + conformances.ancestors(of: $0.entity)) }
    for member in group.layers { addLinks(of: member) }
  }

  /// Adds the links of a part: those of its own properties, and those of its superclasses.
  private mutating func addLinks(of member: ModuleFinder.Member) {
    var (entity, arguments) = (member.entity, [String: [TypeUse]]())
    var seen: Set<Int> = []
    while seen.insert(entity).inserted {
      var parent: TypeUse?
      for reference in types.entities[entity].declarations {
        let declaration = types.declaration(reference)
        let scope = types.scope(of: reference, arguments)
        for property in declaration.properties {
          for use in types.types(property.type, in: scope) {
            add(property, holding: use.entity, of: member, isInherited: entity != member.entity)
          }
        }
        parent = parent ?? types.superclass(of: declaration, in: scope)
      }
      guard let parent else { return }
      (entity, arguments) = (parent.entity, types.arguments(of: parent))
    }
  }

  private mutating func add(
    _ property: StoredProperty, holding held: Int, of member: ModuleFinder.Member,
    isInherited: Bool
  ) {
    let end = types.isProtocol(held) ? otherEnd(of: held, from: member) : part(held, from: member)
    guard let end else { return }
    let fromType = types.entities[member.entity].name
    // The branches of an `#if` may declare a property twice.
    let isKnown = links.contains {
      $0.held == held && $0.link.property == property.name && $0.link.fromType == fromType
    }
    guard !isKnown else { return }
    let link = Link(
      from: member.role, fromType: fromType, to: end.role, toType: end.type,
      isInModule: end.isInModule, property: property.name, place: property.place,
      strength: property.strength, isInherited: isInherited,
      namedProtocol: types.isProtocol(held) ? namedProtocol(held) : nil,
      inheritedProtocols: conformances.inherited(by: held).map(namedProtocol),
      conformances: end.conforming.map(conformance), state: end.state)
    links.append(Found(link: link, held: held))
  }

  private func namedProtocol(_ entity: Int) -> Link.NamedProtocol {
    Link.NamedProtocol(name: types.entities[entity].name, place: types.first(of: entity).place)
  }

  private func conformance(_ conforming: Conformances.Conforming) -> Conformance {
    let declaration = types.declaration(conforming.reference)
    return Conformance(
      typeName: types.entities[conforming.entity].name, place: declaration.place,
      isInExtension: declaration.kind == .extension)
  }
}

// MARK: The other end

extension LinkFinder {
  private struct End {
    let role: Role?
    let type: String?
    let isInModule: Bool
    let state: Link.State
    var conforming: [Conformances.Conforming] = []
  }

  /// The other end of a property that holds a part of the module itself.
  private func part(_ held: Int, from member: ModuleFinder.Member) -> End? {
    guard let part = group.layers.first(where: { $0.entity == held }), part.role != member.role
    else { return nil }
    return End(
      role: part.role, type: types.entities[held].name, isInModule: true, state: .concreteType)
  }

  /// The other end of a property that holds a protocol.
  private func otherEnd(of held: Int, from member: ModuleFinder.Member) -> End {
    let conforming = (conformances.conforming[held] ?? []).filter {
      !isMock($0, types)
    }
    // A part that conforms itself is a better end than one that only inherits the conformance.
    let entities = conforming.map(\.entity)
    let direct = group.layers.first { $0.entity != member.entity && entities.contains($0.entity) }
    let inheriting = lineages.first { lineage in
      lineage.member.entity != member.entity && lineage.classes.contains(where: entities.contains)
    }
    let part = direct ?? inheriting?.member
    let state: Link.State =
      switch conforming.count {
      case 0: .unknown
      case 1: part != nil && direct == nil ? .inherited : .served
      default: .severalConformingTypes
      }
    if let part {
      return End(
        role: part.role, type: types.entities[part.entity].name, isInModule: true, state: state,
        conforming: conforming)
    }
    guard conforming.count == 1 else {
      let role = conforming.isEmpty ? guessedRole(of: held) : nil
      return End(
        role: role, type: nil, isInModule: role != nil, state: state, conforming: conforming)
    }
    let path = types.entities[entities[0]].path
    return End(
      role: ModuleFinder.part(path, roles)?.role, type: types.entities[entities[0]].name,
      isInModule: false, state: state, conforming: conforming)
  }

  /// The role of the part that a protocol's name says: `LoginViewInput` is that of a view.
  private func guessedRole(of held: Int) -> Role? {
    guard let name = types.entities[held].path.last, name.hasPrefix(group.name),
      let role = roles.role(atStartOf: name.dropFirst(group.name.count))
    else { return nil }
    return group.layers.contains { $0.role == role } ? role : nil
  }
}
