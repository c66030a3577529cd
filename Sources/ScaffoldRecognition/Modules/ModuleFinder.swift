import ScaffoldSwift

/// Finds the modules of a project: the names that types with different roles begin with.
struct ModuleFinder {
  /// The types of a target whose names have the same beginning.
  struct Group {
    let name: String
    let target: String
    var members: [Member] = []

    var layers: [Member] { members.filter { !$0.isHelper } }
  }

  /// A type with a role.
  struct Member {
    let entity: Int
    let role: Role
    let isHelper: Bool
  }

  private struct Key: Hashable {
    let target: String
    let name: String
  }

  let modules: [RecognizedModule]

  init(
    _ types: ProjectTypes, _ conformances: Conformances, _ roles: RoleTable,
    isCancelled: () -> Bool = { false }
  ) {
    let groups = Self.groups(of: types, roles)
    let files = ModuleFiles(groups, types, roles)
    modules = groups.compactMap { group in
      if isCancelled() { return nil }
      let links = LinkFinder(group, types, conformances, roles).links
      func parts(_ members: [Member]) -> [RecognizedModule.Part] {
        members.compactMap { Self.part($0, types) }
      }
      return RecognizedModule(
        name: group.name, target: group.target, parts: parts(group.layers),
        helpers: parts(group.members.filter(\.isHelper)), links: links.map(\.link),
        mocks: MockFinder(types, conformances).mocks(of: links),
        files: files.paths(of: group, links))
    }
  }

  /// The modules, ordered by target and name, with their types in the order of the roles.
  private static func groups(of types: ProjectTypes, _ roles: RoleTable) -> [Group] {
    var groups: [Key: Group] = [:]
    for entity in types.entities.indices {
      guard kind(of: entity, types) != nil, !types.file(of: entity).isTest,
        let (name, role) = part(types.entities[entity].path, roles)
      else { continue }
      let target = types.file(of: entity).module
      let member = Member(entity: entity, role: role, isHelper: roles.helpers.contains(role))
      let key = Key(target: target, name: name)
      groups[key, default: Group(name: name, target: target)].members.append(member)
    }
    return groups.values.filter { isModule($0, roles) }
      .sorted { ($0.target, $0.name) < ($1.target, $1.name) }
      .map { group in
        var group = group
        group.members.sort {
          let places = (types.first(of: $0.entity).place, types.first(of: $1.entity).place)
          return (roles.order(of: $0.role), places.0) < (roles.order(of: $1.role), places.1)
        }
        return group
      }
  }

  private static func isModule(_ group: Group, _ roles: RoleTable) -> Bool {
    let found = Set(group.layers.map(\.role))
    return found.count > 1 && !found.isDisjoint(with: roles.required)
  }

  /// The module and the role of a type, by its name or, if that is only a suffix, by the type around it.
  static func part(_ path: [String], _ roles: RoleTable) -> (name: String, role: Role)? {
    guard let (name, role) = path.last.flatMap(roles.part) else { return nil }
    if !name.isEmpty { return (name, role) }
    guard let outer = path.dropLast().last else { return nil }
    // `enum LoginModule { class Presenter {} }` belongs to `Login`.
    if let builder = roles.part(named: outer), roles.helpers.contains(builder.role),
      !builder.module.isEmpty
    {
      return (builder.module, role)
    }
    return (outer, role)
  }

  private static func part(_ member: Member, _ types: ProjectTypes) -> RecognizedModule.Part? {
    kind(of: member.entity, types).map {
      RecognizedModule.Part(
        role: member.role, typeName: types.entities[member.entity].name, kind: $0,
        place: types.first(of: member.entity).place)
    }
  }

  private static func kind(
    of entity: Int, _ types: ProjectTypes
  ) -> RecognizedModule.Part.Kind? {
    types.entities[entity].kind.flatMap { RecognizedModule.Part.Kind(rawValue: $0.rawValue) }
  }
}
