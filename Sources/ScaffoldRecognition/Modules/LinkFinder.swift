import ScaffoldSwift

/// Finds the links of a module: the stored properties of its parts that hold protocols or other parts.
struct LinkFinder {
  /// A link, with what the next steps need of its types.
  struct Found {
    let link: Link
    /// The protocol or the part that the property holds.
    let held: Int
  }

  /// What differs between two links.
  private struct Key: Hashable {
    let held: Int
    let property: String
    let member: Int
  }

  private let group: ModuleFinder.Group
  private let types: ProjectTypes
  private let conformances: Conformances
  private let roles: RoleTable
  /// The layers of the module, with their superclasses in the project.
  private let lineages: [(member: ModuleFinder.Member, classes: [Int])]
  private(set) var links: [Found] = []
  private var known: Set<Key> = []

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
    while seen.count <= Conformances.mostAncestors, seen.insert(entity).inserted {
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
    let key = Key(held: held, property: property.name, member: member.entity)
    guard known.insert(key).inserted else { return }
    let link = Link(
      from: member.role, fromType: fromType, to: end.role, toType: end.type,
      isInModule: end.isInModule, property: property.name, place: property.place,
      strength: property.strength, isInherited: isInherited,
      namedProtocol: types.isProtocol(held) ? namedProtocol(held) : nil,
      inheritedProtocols: conformances.inherited(by: held).map(namedProtocol),
      conformances: end.conformances, state: end.state)
    links.append(Found(link: link, held: held))
  }

  private func namedProtocol(_ entity: Int) -> Link.NamedProtocol {
    Link.NamedProtocol(name: types.entities[entity].name, place: types.first(of: entity).place)
  }
}

// MARK: The other end

extension LinkFinder {
  private struct End {
    var role: Role?
    var type: String?
    var isInModule = false
    let state: Link.State
    var conformances: [Conformance] = []
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
    let conforming = conformances.conforming(to: held)
    let entities = conforming.entities
    // A part that conforms itself is a better end than one that only inherits the conformance.
    let others = lineages.filter { $0.member.entity != member.entity }
    let direct = others.first { conformances.isConforming($0.member.entity, to: held) }
    let inheriting = others.first { lineage in
      lineage.classes.contains { conformances.conforms($0, to: held) }
    }
    let state: Link.State =
      switch entities.count {
      case 0: .unknown
      case 1: direct == nil && inheriting != nil ? .inherited : .served
      default: .severalConformingTypes
      }
    var end = End(state: state, conformances: conforming.conformances)
    if let part = (direct ?? inheriting)?.member {
      (end.role, end.isInModule) = (part.role, true)
      end.type = types.entities[part.entity].name
    } else if entities.count == 1 {
      let only = types.entities[entities[0]]
      (end.role, end.type) = (ModuleFinder.part(only.path, roles)?.role, only.name)
    } else if entities.isEmpty {
      end.role = guessedRole(of: held)
      end.isInModule = end.role != nil
    }
    return end
  }

  /// The role of the part that a protocol's name says: `LoginViewInput` is that of a view.
  private func guessedRole(of held: Int) -> Role? {
    guard let name = types.entities[held].path.last, name.hasPrefix(group.name),
      let role = roles.role(atStartOf: name.dropFirst(group.name.count))
    else { return nil }
    return group.layers.contains { $0.role == role } ? role : nil
  }
}
