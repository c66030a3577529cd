import ScaffoldSwift

/// Which types conform to which protocols, and which classes inherit from which.
package struct Conformances: Sendable {
  /// The types that conform to a protocol, without mocks and without the subclasses of those that conform.
  package struct Conforming: Sendable {
    package fileprivate(set) var entities: [Int] = []
    /// Where each of them says so.
    package fileprivate(set) var conformances: [Conformance] = []
  }

  /// The types that conform to a protocol, each once, in the order of the sources.
  private var conforming: [Int: Conforming] = [:]
  /// The same types, for the protocols to which many conform.
  private var sets: [Int: Set<Int>] = [:]
  /// The mocks that conform to a protocol.
  private var mocks: [Int: [Int]] = [:]
  /// The protocols that a type conforms to.
  private var protocols: [Int: Set<Int>] = [:]
  /// The superclasses of the classes that have one in the project.
  private var superclass: [Int: Int] = [:]
  /// The classes of tests that inherit from a class.
  private var testClasses: [Int: [Int]] = [:]
  /// The protocols that a protocol inherits from directly.
  private var parents: [Int: [Int]] = [:]
  /// The protocols that another one of the app inherits from.
  private var bases: Set<Int> = []

  init(_ types: ProjectTypes) {
    for entity in types.entities.indices where types.isProtocol(entity) {
      for reference in types.entities[entity].declarations {
        let declaration = types.declaration(reference)
        let bounds = declaration.inheritance + (declaration.bounds["Self"] ?? [])
        let used = types.types(bounds, in: types.scope(of: reference)).map(\.entity)
        parents[entity, default: []] += used.filter(types.isProtocol)
        if !types.files[reference.file].isTest { bases.formUnion(used.filter { $0 != entity }) }
      }
    }
    for entity in types.entities.indices where !types.isProtocol(entity) {
      add(entity, of: types)
    }
    for entity in superclass.keys.sorted() where types.file(of: entity).isTest {
      for ancestor in ancestors(of: entity) { testClasses[ancestor, default: []].append(entity) }
    }
    for found in Array(conforming.keys) { removeSubclasses(ofTypesConformingTo: found) }
    sets = conforming.filter { $0.value.entities.count > 16 }.mapValues { Set($0.entities) }
  }

  private mutating func add(_ entity: Int, of types: ProjectTypes) {
    guard types.entities[entity].kind != .typealias else { return }
    for reference in types.entities[entity].declarations {
      let declaration = types.declaration(reference)
      guard !declaration.inheritance.isEmpty else { continue }
      let scope = types.scope(of: reference)
      for use in types.types(declaration.inheritance, in: scope) where types.isProtocol(use.entity)
      {
        for found in [use.entity] + inherited(by: use.entity) {
          add(entity, conformingTo: found, by: reference, of: types)
        }
      }
      if superclass[entity] == nil,
        let parent = types.superclass(of: declaration, in: scope)?.entity, parent != entity
      {
        superclass[entity] = parent
      }
    }
  }

  private mutating func add(
    _ entity: Int, conformingTo found: Int, by reference: ProjectTypes.Reference,
    of types: ProjectTypes
  ) {
    guard protocols[entity, default: []].insert(found).inserted else { return }
    let name = types.entities[entity].name
    guard !types.files[reference.file].declaresMock(named: name) else {
      mocks[found, default: []].append(entity)
      return
    }
    let declaration = types.declaration(reference)
    conforming[found, default: Conforming()].entities.append(entity)
    conforming[found, default: Conforming()].conformances.append(
      Conformance(
        typeName: name, place: declaration.place, isInExtension: declaration.kind == .extension))
  }

  /// Removes the types that have their conformance from a superclass: by a protocol that inherits from another,
  /// they declare it a second time.
  private mutating func removeSubclasses(ofTypesConformingTo found: Int) {
    guard let all = conforming[found] else { return }
    var kept = Conforming()
    for (entity, conformance) in zip(all.entities, all.conformances)
    where !inheritsConformance(entity, to: found) {
      kept.entities.append(entity)
      kept.conformances.append(conformance)
    }
    conforming[found] = kept
  }

  /// Whether a superclass of a class conforms to a protocol, so that the class does, too.
  func inheritsConformance(_ entity: Int, to entityOfProtocol: Int) -> Bool {
    ancestors(of: entity).contains { conforms($0, to: entityOfProtocol) }
  }

  /// The protocols of the project that a type conforms to, in the order of the sources.
  package func protocols(of entity: Int) -> [Int] { protocols[entity, default: []].sorted() }

  /// Whether a type conforms to a protocol, by its own declaration or extensions.
  func conforms(_ entity: Int, to entityOfProtocol: Int) -> Bool {
    protocols[entity]?.contains(entityOfProtocol) ?? false
  }

  /// Whether a type is among those of ``conforming(to:)``.
  func isConforming(_ entity: Int, to entityOfProtocol: Int) -> Bool {
    sets[entityOfProtocol]?.contains(entity)
      ?? conforming(to: entityOfProtocol).entities.contains(entity)
  }

  package func conforming(to entityOfProtocol: Int) -> Conforming {
    conforming[entityOfProtocol] ?? Conforming()
  }

  package func mocks(conformingTo entityOfProtocol: Int) -> [Int] { mocks[entityOfProtocol] ?? [] }

  /// Whether another protocol of the app inherits from this one, so that several modules may share it.
  package func isBase(_ entity: Int) -> Bool { bases.contains(entity) }

  /// How many superclasses of a class, and how many inherited protocols of a protocol count. A longer chain would need
  /// time that grows with its square.
  static let (mostAncestors, mostInherited) = (32, 64)

  /// The protocols that a protocol inherits from, directly or not.
  package func inherited(by entity: Int) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = [entity]
    var open = parents[entity] ?? []
    while found.count < Self.mostInherited, let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      open += parents[next] ?? []
    }
    return found
  }

  /// The superclasses of a class, the nearest first.
  package func ancestors(of entity: Int) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = [entity]
    var current = entity
    while found.count < Self.mostAncestors, let next = superclass[current],
      seen.insert(next).inserted
    {
      found.append(next)
      current = next
    }
    return found
  }

  /// The classes of tests that inherit from a class, directly or not.
  package func testClasses(inheritingFrom entity: Int) -> [Int] { testClasses[entity] ?? [] }
}
