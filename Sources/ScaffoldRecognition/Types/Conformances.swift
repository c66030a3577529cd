import ScaffoldSwift

/// Which types conform to which protocols, and which classes inherit from which.
struct Conformances: Sendable {
  /// A type that conforms to a protocol, with the declaration or the extension that says so.
  struct Conforming: Sendable {
    let entity: Int
    let reference: ProjectTypes.Reference
  }

  /// The types that conform to a protocol, each once, in the order of the sources.
  private(set) var conforming: [Int: [Conforming]] = [:]
  /// The superclasses of the classes that have one in the project.
  private var superclass: [Int: Int] = [:]
  /// The classes that inherit from a class directly.
  private var subclasses: [Int: [Int]] = [:]
  /// The protocols that a protocol inherits from directly.
  private var parents: [Int: [Int]] = [:]

  init(_ types: ProjectTypes) {
    for entity in types.entities.indices where types.isProtocol(entity) {
      for reference in types.entities[entity].declarations {
        let declaration = types.declaration(reference)
        let bounds = declaration.inheritance + (declaration.bounds["Self"] ?? [])
        let used = types.types(bounds, in: types.scope(of: reference)).map(\.entity)
        parents[entity, default: []] += used.filter(types.isProtocol)
      }
    }
    for entity in types.entities.indices where !types.isProtocol(entity) {
      add(entity, of: types)
    }
  }

  private mutating func add(_ entity: Int, of types: ProjectTypes) {
    guard types.entities[entity].kind != .typealias else { return }
    var found: Set<Int> = []
    for reference in types.entities[entity].declarations {
      let declaration = types.declaration(reference)
      guard !declaration.inheritance.isEmpty else { continue }
      let scope = types.scope(of: reference)
      let used = types.types(declaration.inheritance, in: scope).map(\.entity)
      for direct in used where types.isProtocol(direct) {
        for entityOfProtocol in [direct] + inherited(by: direct)
        where found.insert(entityOfProtocol).inserted {
          conforming[entityOfProtocol, default: []].append(
            Conforming(entity: entity, reference: reference))
        }
      }
      if superclass[entity] == nil,
        let parent = types.superclass(of: declaration, in: scope)?.entity, parent != entity
      {
        superclass[entity] = parent
        subclasses[parent, default: []].append(entity)
      }
    }
  }

  /// The protocols that a protocol inherits from, directly or not.
  func inherited(by entity: Int) -> [Int] {
    var found: [Int] = []
    var open = parents[entity] ?? []
    while let next = open.popLast() {
      guard next != entity, !found.contains(next) else { continue }
      found.append(next)
      open += parents[next] ?? []
    }
    return found
  }

  /// The superclasses of a class, the nearest first.
  func ancestors(of entity: Int) -> [Int] {
    var found: [Int] = []
    var current = entity
    while let next = superclass[current], next != entity, !found.contains(next) {
      found.append(next)
      current = next
    }
    return found
  }

  /// The classes that inherit from a class, directly or not.
  func descendants(of entity: Int) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = [entity]
    var open = subclasses[entity] ?? []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      open += subclasses[next] ?? []
    }
    return found
  }
}
