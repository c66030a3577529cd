import ScaffoldSwift

/// Finds the types of tests that replace the parts of a module.
struct MockFinder {
  let types: ProjectTypes
  let conformances: Conformances

  init(_ types: ProjectTypes, _ conformances: Conformances) {
    (self.types, self.conformances) = (types, conformances)
  }

  func mocks(of links: [LinkFinder.Found]) -> [Mock] {
    var replaced: [Int: [String]] = [:]
    var seen: Set<Int> = []
    for held in links.map(\.held) where seen.insert(held).inserted {
      let name = types.entities[held].name
      for entity in mocks(of: held) { replaced[entity, default: []].append(name) }
    }
    return replaced.map { entity, names in
      Mock(
        typeName: types.entities[entity].name, replaces: names.sorted(),
        place: types.first(of: entity).place, isNested: types.entities[entity].path.count > 1,
        generator: types.file(of: entity).generator)
    }.sorted { $0.place < $1.place }
  }

  private func mocks(of held: Int) -> [Int] {
    guard types.isProtocol(held) else {
      return conformances.testClasses(inheritingFrom: held)
    }
    // What a superclass has is not written again.
    return conformances.mocks(conformingTo: held).filter {
      !conformances.inheritsConformance($0, to: held)
    }
  }
}

extension FileDeclarations {
  /// Whether a type of the file is a mock: one of tests, or one that a tool has written into another target.
  func declaresMock(named name: String) -> Bool {
    if isTest { return true }
    return generator != nil && ["Mock", "Stub", "Spy", "Fake"].contains { name.contains($0) }
  }
}
