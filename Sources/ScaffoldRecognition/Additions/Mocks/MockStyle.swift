import ScaffoldSwift

/// How a mock records the calls of its functions.
struct MockStyle {
  /// The declaration of the mock and its extensions.
  let parts: [TypeBody]
  /// The functions that implement requirements, or that record their calls, in their order.
  private(set) var neighbours: [MockNeighbour] = []
  /// The names that the mock declares.
  var names: Set<String>
  /// Whether names have the labels of functions also where no other function has the name.
  private(set) var usesLabels = false

  /// - Parameters:
  ///   - parts: the declaration of the mock first.
  ///   - siblings: the requirements that it implements.
  init(_ parts: [TypeBody], among siblings: Set<RequirementKey>) {
    self.parts = parts
    names = Set(parts.flatMap { $0.members.flatMap(\.names) })
    let properties = parts.flatMap { part in
      part.declaration.members.filter { member in
        member.kind == .property && member.nameRanges.count == 1 && !member.isStatic
          && !member.requirementKeys.contains(where: siblings.contains)
      }
    }
    addNeighbours(with: properties) { $0.requirementKeys.contains(where: siblings.contains) }
    if neighbours.allSatisfy(\.properties.isEmpty) {
      // The mock may record the functions of another protocol.
      let own = neighbours
      neighbours = []
      addNeighbours(with: properties) { !$0.isPrivate && !$0.isStatic && !$0.isOverride }
      neighbours.removeAll(where: \.properties.isEmpty)
      if neighbours.isEmpty { neighbours = own }
    }
    usesLabels = neighbours.contains { neighbour in
      !isOverload(neighbour)
        && neighbour.properties.contains { property in
          !neighbour.mentionsParameter(in: property.name)
            && NameChange.hasLabels(
              of: neighbour.function, neighbour.parameters, in: property.name)
        }
    }
  }

  /// The part with the functions.
  var part: TypeBody { neighbours.last.flatMap { part(of: $0.function) } ?? parts[0] }

  private mutating func addNeighbours(
    with properties: [Declaration], where isIncluded: (Declaration) -> Bool
  ) {
    for part in parts {
      for member in part.declaration.members where member.kind == .function && isIncluded(member) {
        neighbours.append(MockNeighbour(member, in: part.file))
      }
    }
    for property in properties {
      if let owner = owner(of: property) { neighbours[owner].properties.append(property) }
    }
  }

  /// Whether another function has the name of one.
  func isOverload(_ neighbour: MockNeighbour) -> Bool {
    neighbours.count { $0.function.name == neighbour.function.name } > 1
  }

  /// Whether the mock has a function of a name, whatever its labels are.
  func hasFunction(named name: String) -> Bool {
    neighbours.contains { $0.function.name == name }
  }

  /// Whether the properties of a function are directly before it, and not those of all functions in one place.
  var isGrouped: Bool {
    guard let first = neighbours.first?.function else { return false }
    return neighbours.dropFirst().contains { neighbour in
      neighbour.properties.contains { property in
        property.range.lowerBound > first.range.upperBound
          && property.range.upperBound <= neighbour.function.range.lowerBound
      }
    }
  }

  /// Whether a function does more than return a name or nothing.
  var hasStatements: Bool {
    neighbours.contains { $0.statements.contains { $0.code.count > 1 } }
  }

  /// The part that a member is in.
  func part(of member: Declaration) -> TypeBody? {
    parts.first { part in part.declaration.members.contains { $0.code == member.code } }
  }

  /// The neighbours whose pattern a requirement may continue, the most similar first.
  func models(for requirement: Requirement) -> [MockNeighbour] {
    neighbours.enumerated().sorted { left, right in
      (left.element.likeness(to: requirement), left.offset)
        > (right.element.likeness(to: requirement), right.offset)
    }.map(\.element)
  }

  /// The function that a property belongs to: the one whose name it has, or the only one that uses it and
  /// gives it a value.
  private func owner(of property: Declaration) -> Int? {
    let users = neighbours.indices.filter { neighbours[$0].uses(property.name) }
    let named = neighbours.indices.map { index in
      let neighbour = neighbours[index]
      return (
        index: index,
        length: NameChange.match(
          of: neighbour.function, neighbour.parameters, in: property.name),
        isUsed: users.contains(index)
      )
    }.filter { $0.length > 0 && ($0.isUsed || users.isEmpty) }
    let best = named.max { ($0.length, $1.index) < ($1.length, $0.index) }
    if let best { return best.index }
    return users.count == 1 && neighbours[users[0]].assigns(property.name) ? users[0] : nil
  }
}

extension Declaration {
  fileprivate var isOverride: Bool { modifiers.contains { $0.text == "override" } }
}
