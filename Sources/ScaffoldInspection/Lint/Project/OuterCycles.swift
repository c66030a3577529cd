import ScaffoldRecognition
import ScaffoldSwift

/// Retain cycles through types that are no parts of a module: a service whose delegate is a part, a view with another name
/// than the module, or a property that has only the class `UIViewController` as its type.
struct OuterCycles {
  /// A property with a strong reference to the owner of its type.
  struct Cycle {
    let spot: Spot
    let property: String
    let fromType: String
    let chain: [String]
  }

  private let module: InspectedModule
  private let project: InspectedProject
  private(set) var found: [Cycle] = []

  init(in module: InspectedModule, of project: InspectedProject) {
    (self.module, self.project) = (module, project)
    for part in module.module.parts where part.kind == .class {
      guard let entity = module.entity(named: part.typeName) else { continue }
      addCycles(of: part, entity)
      if part.role != .view { addController(of: part, entity) }
    }
  }

  // MARK: Other classes

  /// Adds the cycles of a part and a class that it holds, and that holds it.
  private mutating func addCycles(of part: RecognizedModule.Part, _ entity: Int) {
    let types = project.types
    var backs: [Int: [String]] = [:]
    var added: Set<Int> = []
    for owned in ownedTypes(of: entity) where owned.type != entity && !isPart(owned.type) {
      let properties =
        backs[owned.type]
        ?? ownedTypes(of: owned.type).filter { $0.type == entity }.map(\.property)
      backs[owned.type] = properties
      guard !properties.isEmpty, isPlain(owned.property, of: entity) else { continue }
      let name = types.entities[owned.type].name
      // A part must not hold a view, and nothing else must hold the part.
      if project.roles.part(named: name)?.role == .view && part.role != .view {
        add(owned.property, of: entity, named: part.typeName, chain: [name, part.typeName])
      } else if added.insert(owned.type).inserted {
        for property in properties {
          add(property, of: owned.type, named: name, chain: [part.typeName, name])
        }
      }
    }
  }

  private func isPart(_ entity: Int) -> Bool {
    module.module.parts.contains { module.entity(named: $0.typeName) == entity }
  }

  /// The classes to which the stored properties of a class certainly refer, without those of its superclasses.
  private func ownedTypes(of entity: Int) -> [(property: String, type: Int)] {
    let types = project.types
    return types.entities[entity].declarations.flatMap { reference in
      let scope = types.scope(of: reference)
      return types.declaration(reference).properties.compactMap { property -> (String, Int)? in
        guard property.strength == .strong, property.type.count == 1 else { return nil }
        let uses = types.types(property.type, in: scope)
        guard uses.count == 1, let type = onlyClass(uses[0].entity) else { return nil }
        return (property.name, type)
      }
    }
  }

  /// The type, or the only one that conforms to it, if it is a class that keeps what it refers to.
  private func onlyClass(_ entity: Int) -> Int? {
    let types = project.types
    let all =
      types.isProtocol(entity) ? project.conformances.conforming(to: entity).entities : [entity]
    guard all.count == 1, types.entities[all[0]].kind == .class, !project.mayChange(entity),
      types.fileCount(of: all[0]) == 1, types.first(of: all[0]).parameterCount == 0,
      !OwnershipCycles.isProxy(types.entities[all[0]].name)
    else { return nil }
    return all[0]
  }

  // MARK: Controllers

  private static let controllers: Set<String> = ["UIViewController", "NSViewController"]
  private static let names: Set<String> = [
    "view", "viewController", "userInterface", "vc", "controller",
  ]

  /// Adds a property that holds the module's view as a controller, if references lead from the view to the part.
  private mutating func addController(of part: RecognizedModule.Part, _ entity: Int) {
    let views = module.module.parts.filter { $0.role == .view && $0.kind == .class }
    guard views.count == 1, let way = way(from: views[0].typeName, to: part.typeName) else {
      return
    }
    for reference in project.types.entities[entity].declarations {
      for property in project.types.declaration(reference).properties
      where property.strength == .strong && Self.names.contains(property.name)
        && property.type.count == 1 && Self.controllers.contains(property.type[0].path.last ?? "")
      {
        add(property.name, of: entity, named: part.typeName, chain: way)
      }
    }
  }

  /// The types on the shortest way along strong links.
  private func way(from start: String, to end: String) -> [String]? {
    var ways = [start: [start]]
    var open = [start]
    while !open.isEmpty {
      let current = open.removeFirst()
      guard let way = ways[current] else { continue }
      if current == end { return way }
      for link in module.module.links
      where link.fromType == current && link.isInModule && link.strength == .strong
        && module.hasClearEnd(link)
      {
        guard let next = link.toType, ways[next] == nil else { continue }
        ways[next] = way + [next]
        open.append(next)
      }
    }
    return nil
  }

  /// Whether no wrapper may keep the value of a property in another way.
  private func isPlain(_ name: String, of entity: Int) -> Bool {
    project.property(named: name, of: entity)?.declaration.attributes.isEmpty ?? false
  }

  private mutating func add(_ name: String, of entity: Int, named type: String, chain: [String]) {
    guard let member = project.property(named: name, of: entity),
      member.declaration.attributes.isEmpty, !member.declaration.isStatic
    else { return }
    found.append(
      Cycle(
        spot: Spot(file: member.file, offset: member.declaration.nameOffset(of: name)),
        property: name, fromType: type, chain: chain))
  }
}
