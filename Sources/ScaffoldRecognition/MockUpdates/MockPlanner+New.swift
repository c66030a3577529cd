import ScaffoldSwift

// Mocks for protocols that have none.
extension MockPlanner {
  /// Finds the protocols of links that no type of tests conforms to, without those that modules share: of properties of
  /// superclasses, and those that other protocols inherit from.
  mutating func findMissingMocks() {
    let types = project.types
    let linked = modules.flatMap(\.links).filter { !$0.isInherited }.compactMap(\.namedProtocol)
    let places = Set(linked.map(\.place))
    let entities = types.entities.indices.filter { entity in
      types.isProtocol(entity) && places.contains(types.first(of: entity).place)
        && !types.file(of: entity).isTest && !project.conformances.isBase(entity)
        && project.conformances.mocks(conformingTo: entity).isEmpty
    }
    missingEntities = entities.sorted { types.first(of: $0).place < types.first(of: $1).place }
    missing = missingEntities.map { entity in
      MockUpdate.MissingMock(
        protocolName: types.entities[entity].name, place: types.first(of: entity).place)
    }
  }

  /// Creates a mock for each protocol without one.
  mutating func createMocks() {
    let style = self.style()
    var names = MockNames(of: project)
    var places = MockPlaces(of: project)
    let modules = modules
    for (index, entity) in missingEntities.enumerated() {
      let protocolName = missing[index].protocolName
      do throws(MockRefusal) {
        let requirements = MockRequirements(ofProtocol: entity, in: &project)
        let name = try names.name(forProtocol: protocolName)
        let code = try NewMock(
          name, ofProtocol: protocolName, entity, requirements, style, project)
        let place = try places.place(of: name, forProtocol: entity, modules)
        try insert(code, at: place, entity)
        missing[index].createdType = place.typeName(name)
        missing[index].createdPath = place.path
        for part in code.missing {
          add(.unrecorded(part, typeName: name), at: missing[index].place)
        }
      } catch {
        add(
          .notCreated(protocolName: protocolName, reason: error.reason), at: missing[index].place)
      }
    }
  }

  private mutating func insert(
    _ mock: NewMock, at place: MockPlace, _ entity: Int
  ) throws(MockRefusal) {
    guard let outer = place.outerType else {
      guard project.text(at: place.path) == nil else {
        throw MockRefusal("\(place.path) exists")
      }
      let imports = MockImports(forProtocol: entity, in: &project).lines
      let unit = style().unit ?? layoutUnit(of: entity)
      let text =
        (imports + [""] + mock.lines(isNested: false, unit: unit)).joined(separator: "\n") + "\n"
      guard SwiftFile(ifReadable: Array(text.utf8)) != nil else {
        throw MockRefusal("the mock would not be Swift code")
      }
      return project.replace(place.path, with: Array(text.utf8))
    }
    guard
      let body = project.bodies(at: place.path).first(where: {
        $0.typeName == outer && !$0.isExtension
      })
    else { throw MockRefusal("\(outer) is not found") }
    let anchor = body.declaration.members.last { [.class, .struct].contains($0.kind) }
    var edits = SourceEdits()
    MemberPlacement(body).insert(
      mock.codeLines(isNested: true), after: anchor, blankLines: 1, into: &edits)
    guard apply([place.path: edits], at: body.place) else {
      throw MockRefusal("\(place.path) cannot be edited")
    }
  }
}

extension MockPlanner {
  private mutating func layoutUnit(of entity: Int) -> String {
    let body = project.parts(of: entity).first
    return body.map { String(decoding: $0.layout.unit, as: UTF8.self) } ?? "  "
  }
}

/// Why a protocol gets no mock.
struct MockRefusal: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
